import { expect, it } from 'vitest';
import { filled, openFields } from './reply-fields.ts';

it('fields are filled in with what is known, and the others stay to be seen [API-80]', () => {
  const text = 'Halo {nama}, pesanan {nomor pesanan} dari {toko} sudah dikirim. {Nama}, {lain}';
  expect(openFields(text)).toEqual(['nama', 'nomor pesanan', 'toko']);
  const some = filled(text, { nama: 'Bu Siti', toko: 'Grosir Maju' });
  expect(some).toBe(
    'Halo Bu Siti, pesanan {nomor pesanan} dari Grosir Maju sudah dikirim. Bu Siti, {lain}',
  );
  expect(openFields(some)).toEqual(['nomor pesanan']);
  expect(filled(some, { 'nomor pesanan': '#12' })).toContain('pesanan #12 dari');
});

it('what is filled in is text, whatever stands in it', () => {
  expect(filled('{nama}', { nama: '$& {toko}' })).toBe('$& {toko}');
  expect(openFields('Halo { nama }')).toEqual([]);
});
