import { expect, it } from 'vitest';
import { whenWords } from './payout-words.ts';

const payout = {
  state: 'SCHEDULED',
  day: '2026-11-18',
  time_zone: 'Asia/Makassar',
  held_until: null,
  sent_at: null,
  arrived_at: null,
  failed_at: null,
} as const;
const at = '2026-11-18T02:42:00.000Z';

it.each([
  [payout, 'Dikirim 18 Nov 2026'],
  [{ ...payout, held_until: at }, 'Rekening baru: paling cepat 18 Nov 2026 10:42 WITA'],
  [{ ...payout, state: 'WAITING_ACCOUNT' as const }, 'Dikirim setelah toko punya rekening'],
  [{ ...payout, state: 'SENT' as const, sent_at: at }, 'Dikirim 18 Nov 2026 10:42 WITA'],
  [{ ...payout, state: 'ARRIVED' as const, arrived_at: at }, 'Masuk 18 Nov 2026 10:42 WITA'],
  [{ ...payout, state: 'FAILED' as const, failed_at: at }, 'Gagal 18 Nov 2026 10:42 WITA'],
])('says when money goes, went or came', (payout, words) => {
  expect(whenWords(payout)).toBe(words);
});
