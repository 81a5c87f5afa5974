import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/samples.ts';
import { steadied, stillGone } from './steady-rows.ts';

const rows = (ids: string) => [...ids].map((id) => sampleOrder({ id }));

const after = (before: string, live: string) => {
  const { rows: shown, arrivals, left } = steadied(rows(before), rows(live));
  const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id).join('');
  return [idsOf(shown), arrivals, idsOf(left)];
};

it.each([
  ['nothing has happened', 'abc', 'abc', ['abc', 0, '']],
  ['one has come on top', 'abc', 'nabc', ['abc', 1, '']],
  ['two have come in between', 'abc', 'anbmc', ['abc', 2, '']],
  ['more were loaded', 'abc', 'abcde', ['abcde', 0, '']],
  ['one has come on top and pushed the last onto the next page', 'abc', 'nab', ['abc', 1, '']],
  ['one has left, and the first of the next page has come up', 'abc', 'acd', ['abcd', 0, 'b']],
  ['the last has left', 'abc', 'ab', ['abc', 0, 'c']],
  ['one has left and another has come', 'abc', 'nac', ['abc', 1, 'b']],
  ['they stand in another order', 'abc', 'cab', ['abc', 0, '']],
  ['all of them are others', 'abc', 'xyz', ['xyz', 0, '']],
  ['none is left', 'abc', '', ['', 0, '']],
  ['there were none', '', 'abc', ['abc', 0, '']],
])('%s', (_what, before, live, shown) => {
  expect(after(before, live)).toEqual(shown);
});

it('a row that has changed is changed in its place', () => {
  const [a, b] = rows('ab') as [ReturnType<typeof sampleOrder>, ReturnType<typeof sampleOrder>];
  const moved = { ...a, fulfilment_status: 'CANCELLED' } as const;
  expect(steadied([a, b], [moved, b]).rows).toEqual([moved, b]);
});

it('twice the same comes to the same', () => {
  const once = steadied(rows('abc'), rows('nacd'));
  expect(steadied(once.rows, rows('nacd'))).toEqual(once);
});

it('a row that was seen to go is seen again once the list was without it', () => {
  const dropped = new Set(['a OPEN', 'b OPEN']);
  const stale = stillGone(dropped, ['a OPEN', 'c OPEN']);
  expect([...stale]).toEqual(['a OPEN']);
  const renewed = stillGone(stale, ['c OPEN']);
  expect([...stillGone(renewed, ['a OPEN', 'c OPEN'])]).toEqual([]);
});
