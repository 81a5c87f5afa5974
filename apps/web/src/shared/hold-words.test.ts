import { holdReasons } from '@marketplace/contract/money-words';
import { expect, it } from 'vitest';
import { reasonWords } from './hold-words.ts';

const until = '2026-11-18T03:42:00.000Z';
const held = { until, name: 'Joko', time_zone: 'Asia/Jakarta' };

it('a hold says why and until when, by the clock of the store', () => {
  expect(reasonWords({ ...held, reason: 'WAITS_FOR_CONFIRMATION' })).toBe(
    'Ditahan sampai pembeli konfirmasi, paling lambat 18 Nov 2026 10:42 WIB',
  );
  expect(reasonWords({ ...held, reason: 'WAITS_FOR_DELIVERY', until: null })).toBe(
    'Ditahan sampai barang sampai di pembeli',
  );
  // A term ends with its day: the midnight behind it is not the next one.
  const midnight = { ...held, until: '2026-11-18T17:00:00.000Z' };
  expect(reasonWords({ ...midnight, reason: 'TERM_RUNS' })).toBe('Jatuh tempo 18 Nov 2026');
  expect(reasonWords({ ...midnight, reason: 'PAYOUT_SCHEDULED' })).toBe(
    'Pesanan selesai, dijadwalkan cair 18 Nov 2026',
  );
  expect(reasonWords({ ...held, reason: 'WITH_DRIVER' })).toBe('Tunai dibawa Joko, belum disetor');
});

it('every reason has its own words', () => {
  const words = holdReasons.map((reason) => reasonWords({ ...held, reason }));
  expect(new Set(words).size).toBe(holdReasons.length);
});
