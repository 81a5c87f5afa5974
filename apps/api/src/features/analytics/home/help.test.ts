import { expect, it } from 'vitest';
import { answer, greet, lift, offer, restock, whatHelps } from './help.ts';

const of = { store_id: '1', store_name: 'Toko Maju' };
const scarce = restock({
  ...of,
  inventory_id: '5',
  product_name: 'Sunlight 755 ml',
  free_pieces: 0,
  buyers_looking: 9,
  amount: 1_100_000,
});
const buyer = greet({
  ...of,
  buyer_store_id: '7',
  buyer_name: 'Toko Sumber Rejeki',
  usual_days: 6,
  days_since: 9,
  amount: 2_000_000,
});
const demand = offer({
  ...of,
  tender_id: '8',
  buyer_name: 'Warung Ani',
  amount: 1_500_000_000_000,
  until: '2026-11-20T10:00:00.000Z',
});
const complaints = answer({ ...of, count: 2, amount: 0, until: null });
const numberOf = (points: number, level: 'EMAS' | null) => ({
  kind: 'ON_TIME' as const,
  value: 0.9,
  before: null,
  target: 0.95,
  points: 80,
  weight: 0.2,
  good: 9,
  of: 10,
  lift: points > 0 ? { missing: 3, points, level } : null,
});
const kinds = (help: ReturnType<typeof whatHelps>) => help.map(({ kind }) => kind);

it('what is worth most comes first, also past 10^12, and two are enough', () => {
  expect(kinds(whatHelps([scarce, buyer, demand], []))).toEqual(['DEMAND', 'BUYER']);
});

it('what is worth nothing is left out', () => {
  expect(kinds(whatHelps([complaints], []))).toEqual([]);
});

it('a score takes the second place when it lifts the level or by much, and waits behind rupiah otherwise', () => {
  const levelled = lift([numberOf(0, null), numberOf(2, 'EMAS')], '1');
  expect(kinds(whatHelps([scarce, buyer], levelled))).toEqual(['BUYER', 'PERFORMANCE']);
  const much = lift([numberOf(5, null), numberOf(2, null)], '1');
  expect(kinds(whatHelps([scarce, buyer], much))).toEqual(['BUYER', 'PERFORMANCE']);
  expect(much[0]?.lift?.points).toBe(5);
  const little = lift([numberOf(4.9, null)], null);
  expect(kinds(whatHelps([scarce, buyer], little))).toEqual(['BUYER', 'RESTOCK']);
  expect(kinds(whatHelps([scarce], little))).toEqual(['RESTOCK', 'PERFORMANCE']);
  expect(lift([numberOf(0, null)], '1')).toEqual([]);
  const far = numberOf(9, 'EMAS');
  expect(lift([{ ...far, lift: { missing: 31, points: 9, level: 'EMAS' } }], '1')).toEqual([]);
});
