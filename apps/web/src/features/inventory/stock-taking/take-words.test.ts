import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { expect, it } from 'vitest';
import { lookAgain, takeSummary } from './take-words.ts';

const plan = (
  state: InventoryPlan['state'],
  [CHANGED, REFUSED, APPLIED]: [number, number, number],
  is_waiting = false,
) =>
  ({
    state,
    is_waiting,
    verdicts: { NEW: 0, CHANGED, UNCHANGED: 0, REFUSED },
    outcomes: { APPLIED, SKIPPED: 0, UNDONE: 0, KEPT: 0 },
  }) as InventoryPlan;

it.each([
  [plan('APPLIED', [1, 39, 1]), '1 produk diubah. 39 tidak diterapkan, lihat alasannya.'],
  [plan('APPLIED', [2, 0, 2]), '2 produk diubah.'],
  [plan('READY', [0, 40, 0]), '40 tidak diterapkan, lihat alasannya.'],
  [plan('READY', [0, 0, 0]), 'Tidak ada yang berubah.'],
  [plan('READY', [3, 0, 0]), lookAgain],
  [plan('READY', [3, 0, 0], true), 'Menunggu perubahan lain selesai, lalu diterapkan sendiri.'],
])('says what has become of a stock taking, refused ones as well', (taken, words) => {
  expect(takeSummary(taken)).toBe(words);
});
