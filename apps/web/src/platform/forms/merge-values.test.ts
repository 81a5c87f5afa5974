import { expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const before = { price: '10.000', counted: 201, tiers: [{ min_qty: 2, price: '9.000' }] };

it('what nobody touched follows the record, what was typed stays', () => {
  const typed = { ...before, price: '12.000' };
  const now = { ...before, price: '11.000', counted: 150 };
  expect(mergeValues(typed, before, now)).toEqual({ ...now, price: '12.000' });
});

it('a list is one thing: typed, it stays whole', () => {
  const typed = { ...before, tiers: [] };
  const now = { ...before, tiers: [{ min_qty: 3, price: '8.000' }] };
  expect(mergeValues(typed, before, now).tiers).toEqual([]);
  expect(mergeValues(before, before, now).tiers).toEqual(now.tiers);
});

it('reaches into records by id, and takes what is new there', () => {
  const rows = { 1: { price: '1', counted: 1 }, 2: { price: '2', counted: 2 } };
  const typed = { ...rows, 1: { price: '9', counted: 1 } };
  const now = { ...rows, 1: { price: '5', counted: 7 }, 3: { price: '3', counted: 3 } };
  expect(mergeValues<Record<string, object>>(typed, rows, now)).toEqual({
    1: { price: '9', counted: 7 },
    2: rows[2],
    3: now[3],
  });
});
