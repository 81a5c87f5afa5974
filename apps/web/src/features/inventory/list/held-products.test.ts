import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { usualPageSize as pageSize } from '@marketplace/contract/page-size';
import { expect, it } from 'vitest';
import { type Held, productAt, rowsOf, withHeld } from './held-products.ts';

const product = (product_id: string, store_id = '1') => ({ store_id, product_id }) as ProductGroup;
const of = (product_id: string): Held => ({ store_id: '1', product_id });

/** A list of `count` products, named by their places but for those that are given; these pages of it are on hand. */
function list(count: number, numbers: number[], given: Record<number, string> = {}) {
  const pages = new Map(
    numbers.map((number) => {
      const from = (number - 1) * pageSize;
      const size = Math.max(0, Math.min(pageSize, count - from));
      const names = Array.from({ length: size }, (_, at) => given[from + at] ?? `p${from + at}`);
      return [number, names.map((name) => product(name))] as const;
    }),
  );
  return { pages, count };
}

/** What is on the page when nothing is in view, and how many rows there are. */
function shown(held: readonly Held[], of: ReturnType<typeof list>, last = new Map()) {
  const rows = rowsOf(held, { ...of, last });
  const nameAt = (row: number) => {
    const { place, key } = rows.at(row);
    return (place !== undefined && productAt(of.pages, place)?.product_id) || key;
  };
  return { stays: rows.stay.map((row) => [row, nameAt(row)]), count: rows.count };
}

it('what is open stands where the next list has it, and over it where it has not', () => {
  const held = [of('x'), of('y')];
  expect(shown(held, list(3, [1], { 2: 'y' }))).toEqual({
    stays: [
      [0, '1 x'],
      [3, 'y'],
    ],
    count: 4,
  });
  expect(shown(held, list(0, [1]))).toEqual({
    stays: [
      [0, '1 x'],
      [1, '1 y'],
    ],
    count: 2,
  });
});

it('another store may list the same product', () => {
  const pages = new Map([[1, [product('x', '2')]]]);
  expect(shown([of('x')], { pages, count: 1 }).stays).toEqual([[0, '1 x']]);
});

it('what is open on a page that is not on hand stays where it was, and is counted once', () => {
  const last = new Map();
  shown([of('x')], list(100, [1, 3], { 45: 'x' }), last);
  expect(shown([of('x')], list(100, [1]), last)).toEqual({ stays: [[45, '1 x']], count: 100 });
});

it('what slips to the next page stays where it was until that has come, and then goes there', () => {
  const last = new Map();
  shown([of('x')], list(100, [1, 2], { 19: 'x' }), last);
  expect(shown([of('x')], list(100, [1, 2]), last)).toEqual({ stays: [[19, '1 x']], count: 101 });
  const after = list(100, [1, 2], { 20: 'x' });
  expect(shown([of('x')], after, last)).toEqual({ stays: [[20, 'x']], count: 100 });
});

it('what is gone from its list stays in its place until it is closed, at its end at most', () => {
  const last = new Map();
  shown([of('x')], list(10, [1], { 7: 'x' }), last);
  expect(shown([of('x')], list(9, [1]), last)).toEqual({ stays: [[7, '1 x']], count: 10 });
  expect(shown([of('x')], list(2, [1]), last)).toEqual({ stays: [[2, '1 x']], count: 3 });
  expect(shown([], list(9, [1]), last)).toEqual({ stays: [], count: 9 });
});

it('what is gone stays gone when its page is no longer on hand, until it is found again', () => {
  const last = new Map();
  shown([of('x')], list(100, [1, 3], { 45: 'x' }), last);
  const gone = { stays: [[45, '1 x']], count: 100 };
  expect(shown([of('x')], list(99, [1, 3]), last)).toEqual(gone);
  expect(shown([of('x')], list(99, [1]), last)).toEqual(gone);
  const found = list(100, [1, 3], { 50: 'x' });
  expect(shown([of('x')], found, last)).toEqual({ stays: [[50, 'x']], count: 100 });
  expect(shown([of('x')], list(100, [1]), last)).toEqual({ stays: [[50, '1 x']], count: 100 });
});

it('two that are open have a row each, also where one took the place of the other', () => {
  const last = new Map();
  const held = [of('x'), of('y')];
  shown(held, list(100, [1, 3], { 45: 'x', 46: 'y' }), last);
  shown(held, list(99, [1, 3], { 45: 'y' }), last);
  expect(shown(held, list(99, [1]), last)).toEqual({
    stays: [
      [45, '1 x'],
      [46, '1 y'],
    ],
    count: 100,
  });
});

it('what the next list has on a later page goes there once that has come, and stands nowhere twice', () => {
  const last = new Map();
  expect(shown([of('x')], list(100, [1]), last).stays).toEqual([[0, '1 x']]);
  const after = list(100, [1, 2, 3], { 45: 'x' });
  expect(shown([of('x')], after, last)).toEqual({ stays: [[45, 'x']], count: 100 });
});

it('a product with two open forms is held until both are closed, in one place', () => {
  const two = withHeld(withHeld([], of('x'), true), of('x'), true);
  expect(shown(two, list(0, [1])).stays).toEqual([[0, '1 x']]);
  const one = withHeld(two, of('x'), false);
  expect(shown(one, list(0, [1])).stays).toEqual([[0, '1 x']]);
  expect(withHeld(one, of('x'), false)).toEqual([]);
});
