import { expect, it } from 'vitest';
import { shelfByBarcode, shelvesNamed, withoutScan } from './find.ts';
import {
  type Amounts,
  addedTo,
  bodyOf,
  type Counted,
  countedWords,
  differencesOf,
  type KnownShelf,
  latestOf,
  piecesOf,
  type Take,
  withCount,
  withoutCount,
} from './take.ts';

const unit = (inventory_id: string, uom_name: string, base_quantity: number, barcode: string) => ({
  inventory_id,
  uom_name,
  base_quantity,
  barcodes: [barcode],
});
const told_at = '2026-11-18T02:00:00.000Z';
const shelf = (more: Partial<KnownShelf> = {}): KnownShelf => ({
  variant_id: '7',
  product_name: 'Kecap Manis',
  variant_name: 'Pouch',
  stock_pieces: 100,
  reserved_pieces: 0,
  inventory_id: '1',
  mark: '40',
  told_at,
  heard_at: 1_000,
  cost_per_piece: 900,
  units: [unit('2', 'Dus', 40, '8991234567897'), unit('1', 'Pcs', 1, '0012345678905')],
  ...more,
});
const amounts = (dus: number, pcs: number): Amounts => ({
  1: { amount: pcs, base_quantity: 1, uom_name: 'Pcs' },
  2: { amount: dus, base_quantity: 40, uom_name: 'Dus' },
});
const counted = (dus: number, pcs: number, more: Partial<KnownShelf> = {}): Counted => ({
  shelf: shelf(more),
  amounts: amounts(dus, pcs),
  counted_at: 61_000,
});
const take = (...all: Counted[]): Take => ({ take_id: 't', name: 'Rak depan', counted: all });

it('cartons and loose pieces add up, also of a unit that the shelf does not know', () => {
  expect(piecesOf(amounts(3, 10))).toBe(130);
  expect(countedWords(counted(3, 10))).toBe('3 dus + 10 pcs = 130 pcs');
  expect(countedWords(counted(0, 10))).toBe('10 pcs');
  expect(countedWords(counted(0, 0))).toBe('0 pcs');
  expect(bodyOf(take(counted(3, 10, { units: [] })), '5', []).counts[0]?.counted).toBe(130);
});

it('the same shelf again takes the place of the first, or adds to it and keeps what that had seen', () => {
  const first = counted(1, 0);
  const again = { ...counted(0, 5, { stock_pieces: 80 }), counted_at: 90_000 };
  expect(withCount(take(first), again).counted).toEqual([again]);
  const sum = addedTo(first, amounts(1, 5), 90_000);
  expect(sum).toEqual({ ...first, amounts: amounts(2, 5), added_at: 90_000 });
  expect(bodyOf(take(sum), '5', []).counts[0]).toMatchObject({
    counted: 85,
    counted_after: 60_000,
    added_after: 89_000,
  });
  expect(withoutCount(take(first), '7').counted).toEqual([]);
});

it('a stock goes with the mark it was told with, whichever was told last', () => {
  const old = shelf();
  const young = shelf({ stock_pieces: 70, mark: '41', told_at: '2026-11-18T02:30:00.000Z' });
  expect(latestOf(old, young, undefined)).toBe(young);
  expect(latestOf(young, old)).toBe(young);
});

it('finds a shelf and its unit by barcode, with or without noughts in front, and by words', () => {
  const all = [shelf({ variant_id: '9', units: [] }), shelf()];
  expect(shelfByBarcode(all, '8991234567897')).toEqual({ shelf: all[1], inventory_id: '2' });
  expect(shelfByBarcode(all, '12345678905')).toEqual({ shelf: all[1], inventory_id: '1' });
  expect(shelfByBarcode(all, '8990000000001')).toBeUndefined();
  expect(shelvesNamed(all, 'pouch kec')).toHaveLength(2);
  expect(shelvesNamed(all, ' ')).toEqual([]);
  expect(shelvesNamed(all, 'kecap botol')).toEqual([]);
});

it('what a hand scanner has typed into a quantity is taken out of it again', () => {
  expect(withoutScan('128991234567897', '8991234567897')).toBe('12');
  expect(withoutScan('128991234567', '8991234567897')).toBe('12');
  expect(withoutScan('00123457', '00123457')).toBe('');
  expect(withoutScan('12', '96385074')).toBe('12');
});

it('tells differences and what they cost, by what the server says where it was asked', () => {
  const less = counted(0, 93);
  const more = counted(3, 0, { inventory_id: '3', cost_per_piece: null });
  const found = differencesOf(take(less, more));
  expect(found.map(({ pieces, value }) => [pieces, value])).toEqual([
    [-7, -6_300],
    [20, null],
  ]);
  const judged = [{ inventory_id: '1', stock_pieces: 93, change: 0, reason: null }];
  expect(differencesOf(take(less, more), judged)).toMatchObject([
    { pieces: 0, value: 0, now: 93 },
    { pieces: 20, now: null },
  ]);
});

it('hands in pieces with what was told, how long after it was counted, and the difference that was looked at', () => {
  const session = take(counted(3, 10));
  const judged = [{ inventory_id: '1', stock_pieces: 90, change: 40, reason: null }];
  expect(bodyOf(session, '5', differencesOf(session, judged))).toEqual({
    store_id: '5',
    take_id: 't',
    name: 'Rak depan',
    counts: [
      {
        inventory_id: '1',
        counted: 130,
        seen: 100,
        mark: '40',
        told_at,
        counted_after: 60_000,
        looked_at: 40,
      },
    ],
  });
});
