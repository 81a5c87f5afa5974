import { beforeEach, expect, it } from 'vitest';
import { type ChosenPair, choosePairs, chosenIn, dropPairs } from './chosen-links.ts';

const pair = (inventory_id: string, item_no: string): ChosenPair => ({
  ...{ inventory_id, item_no, product_name: 'Mi', uom_name: 'Dus', pieces: 40 },
  ...{ item_name: 'MI', unit_name: 'KRT', unit_ratio: 40, first_unit: 'PCS' },
});
const said = (store_id: string) =>
  chosenIn(store_id).map(({ inventory_id, item_no }) => `${inventory_id} ${item_no}`);

beforeEach(() => dropPairs('1', []));

it('a listing is paired once, with what was chosen last [RT-54]', () => {
  choosePairs('1', [pair('10', 'A'), pair('11', 'B')]);
  choosePairs('1', [pair('10', 'C')]);
  expect(said('1')).toEqual(['11 B', '10 C']);
  dropPairs('1', ['11']);
  expect(said('1')).toEqual(['10 C']);
  dropPairs('1', ['10']);
  expect(said('1')).toEqual([]);
});

it('what was chosen for one store is nothing of another [RT-55]', () => {
  choosePairs('1', [pair('10', 'A')]);
  expect(said('2')).toEqual([]);
  choosePairs('2', [pair('20', 'A')]);
  expect(said('2')).toEqual(['20 A']);
  expect(said('1')).toEqual([]);
});
