import { expect, it } from 'vitest';
import { orderRefusalWords } from './order-refusal.ts';

const refusal = {
  code: 'order_state_conflict',
  error_message: 'kata server',
  current_status: 'DELIVERED',
} as const;
const ids = { store_id: '1', order_id: '2' };
const stands = 'Tidak jadi dikirim: pesanan ini sudah berstatus “Sampai”.';

it('says where the order stands, and what of the person’s was not sent', () => {
  const photos = [{ field: 'photo_id', photo_id: 'p' }];
  const delivered = { refusal, body: { ...ids, receiver_name: 'Bu Tini' }, photos };
  expect(orderRefusalWords(delivered)).toBe(
    `${stands} Isian Anda yang tidak terkirim: nama penerima Bu Tini, foto.`,
  );
  const lines = [{ line_id: '3', quantity: 5 }];
  const accepted = { refusal, body: { ...ids, processing_days: 2, lines }, photos: [] };
  expect(orderRefusalWords(accepted)).toBe(
    `${stands} Isian Anda yang tidak terkirim: lama menyiapkan 2 hari, jumlah 1 barang yang dikurangi.`,
  );
});

it('tells the note that was written to a reason', () => {
  const rejected = { refusal, body: { ...ids, reason_id: '4', note: 'Truk mogok' }, photos: [] };
  expect(orderRefusalWords(rejected)).toBe(
    `${stands} Isian Anda yang tidak terkirim: keterangan “Truk mogok”.`,
  );
});

it('lists nothing where nothing was written', () => {
  expect(orderRefusalWords({ refusal, body: { ...ids, processing_days: 0 }, photos: [] })).toBe(
    stands,
  );
  const { current_status: _, ...plain } = refusal;
  expect(orderRefusalWords({ refusal: plain, body: ids, photos: [] })).toBe('kata server');
});
