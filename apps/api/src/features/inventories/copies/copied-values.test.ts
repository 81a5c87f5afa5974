import { expect, it } from 'vitest';
import { type Copied, type CopyTerms, copiedRow } from './copied-values.ts';

const listing: Copied = {
  product_unit_id: '7',
  price: 10_200,
  cost_price: 9_000,
  minimum_order: 3,
  state: 'INACTIVE',
  price_tiers: [
    { min_qty: 10, price: 10_100 },
    { min_qty: 20, price: 9_400 },
  ],
};
const everything = ['PRICE', 'COST_PRICE', 'MINIMUM_ORDER', 'PRICE_TIERS', 'STATE'] as const;
const terms = (more: Partial<CopyTerms> = {}): CopyTerms => ({
  takes: ['LISTINGS', ...everything],
  percent: 0,
  round_to: null,
  known: 'CHANGE',
  ...more,
});

it('takes over what is asked for, and never stock', () => {
  const { product_unit_id: _unit, ...all } = listing;
  expect(copiedRow(listing, terms(), 4, true)).toEqual({ place: 4, product_unit_id: '7', ...all });
  expect(copiedRow(listing, terms({ takes: ['COST_PRICE'] }), 1, true)).toEqual({
    place: 1,
    product_unit_id: '7',
    cost_price: 9_000,
  });
});

it('moves price and tiers by the same share, and drops tiers that rounding has left no cheaper', () => {
  const up = copiedRow(listing, terms({ percent: 5, round_to: 100 }), 1, true);
  expect(up).toMatchObject({
    price: 10_700,
    cost_price: 9_000,
    price_tiers: [
      { min_qty: 10, price: 10_600 },
      { min_qty: 20, price: 9_900 },
    ],
  });
  const coarse = copiedRow(listing, terms({ round_to: 500 }), 1, true);
  expect(coarse).toMatchObject({ price: 10_000, price_tiers: [{ min_qty: 20, price: 9_500 }] });
});

it('a new listing has a price whatever is taken, and is not on sale where it is off here; one that is to be left alone is told of without values', () => {
  expect(copiedRow(listing, terms({ takes: ['LISTINGS'] }), 1, false)).toEqual({
    place: 1,
    product_unit_id: '7',
    price: 10_200,
    state: 'INACTIVE',
  });
  expect(copiedRow(listing, terms({ takes: ['PRICE'] }), 1, false)).toBeUndefined();
  expect(copiedRow(listing, terms({ known: 'LEAVE' }), 1, true)).toEqual({
    place: 1,
    product_unit_id: '7',
  });
});
