import { expect, it } from 'vitest';
import { sampleOrder, samplePage } from '../../../testing/samples.ts';
import { uniqueRows } from './unique-rows.ts';

const page = (...ids: string[]) => samplePage(ids.map((id) => sampleOrder({ id })));
const idsOf = (...pages: ReturnType<typeof page>[]) => uniqueRows(pages).map(({ id }) => id);

it('an order that was pushed onto the next page is shown once, where it was first', () => {
  expect(idsOf(page('9', '8', '7'), page('7', '6', '5'), page('5', '4'))).toEqual([
    ...['9', '8', '7', '6', '5', '4'],
  ]);
});

it('pages without overlap follow one another, ids in any order', () => {
  expect(idsOf(page('10', '2'), page('33', '1'))).toEqual(['10', '2', '33', '1']);
  expect(idsOf()).toEqual([]);
});
