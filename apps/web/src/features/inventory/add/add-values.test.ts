import { expect, it } from 'vitest';
import { openingOf } from './add-values.ts';

const pcs = { product_unit_id: '1', variant_id: '7', uom_name: 'PCS', base_quantity: 1 };
const dus = { product_unit_id: '2', variant_id: '7', uom_name: 'DUS', base_quantity: 240 };
const other = { product_unit_id: '3', variant_id: '8', uom_name: 'PCS', base_quantity: 1 };
const units = [pcs, dus, other];
const value = (stock: number, isTicked = true) => ({ isTicked, price: '', stock });

it('units of one shelf that are added together say what they come to together', () => {
  const values = { 1: value(240), 2: value(1), 3: value(5) };
  expect(openingOf(dus, units, values)).toEqual({ label: 'dus', sum: undefined });
  expect(openingOf(pcs, units, values)).toEqual({
    label: 'pcs lepas',
    sum: '1 dus + 240 pcs = 480 pcs',
  });
  expect(openingOf(other, units, values)).toEqual({ label: 'pcs', sum: undefined });
});

it('a unit whose neighbour is not ticked is counted alone', () => {
  expect(openingOf(pcs, units, { 1: value(240), 2: value(1, false) })).toEqual({
    label: 'pcs',
    sum: undefined,
  });
});
