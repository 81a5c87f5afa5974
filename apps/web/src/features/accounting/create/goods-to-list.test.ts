import type { UnregisteredItem } from '@marketplace/contract/accounting-mapping';
import { expect, it } from 'vitest';
import {
  isSellable,
  priceProblem,
  suggestedPrice,
  whyNot,
  wishOf,
  withGoods,
} from './goods-to-list.ts';

const item = (more: Partial<UnregisteredItem>): UnregisteredItem => ({
  ...{ item_no: 'A-1', name: 'MI GORENG', upc: '899', category: 'Umum', price: 2_500, stock: 80 },
  units: [
    { name: 'PCS', ratio: 1 },
    { name: 'KRT', ratio: 40 },
  ],
  is_suspended: false,
  catalogue: {
    ...{ product_unit_id: '7', product_name: 'Mi Goreng', uom_name: 'Dus', pieces: 40 },
    ...{ unit_name: 'KRT', is_listed: false, barrier: null },
  },
  ...more,
});
const catalogue = item({}).catalogue;
if (!catalogue) throw new Error('the catalogue has it');

it('what the catalogue has, and nothing stops, can be sold here, for the price of its unit [RT-56]', () => {
  const good = item({});
  expect(whyNot(good)).toBeUndefined();
  if (!isSellable(good)) throw new Error('it can be sold');
  expect(suggestedPrice(good)).toBe('100.000');
  expect(wishOf({ item: good, price: '98.500' }, true)).toEqual({
    ...{ item_no: 'A-1', unit_name: 'KRT', product_unit_id: '7', price: 98_500 },
    takes_stock: true,
  });
});

it.each([
  [null, 'katalog'],
  [{ ...catalogue, is_listed: true }, 'Sudah Anda jual'],
  [{ ...catalogue, barrier: { code: 'UNIT_MISMATCH' as const, explanation: 'isi 24' } }, 'isi 24'],
])('what cannot be sold here says why [RT-56]', (catalogue, why) => {
  expect(isSellable(item({ catalogue }))).toBe(false);
  expect(whyNot(item({ catalogue }))).toContain(why);
});

it('without a price there is none to begin with, and one has to be typed [RT-56]', () => {
  const good = item({ price: 0 });
  if (!isSellable(good)) throw new Error('it can be sold');
  expect(suggestedPrice(good)).toBe('');
  expect(priceProblem('')).toBeDefined();
  expect(priceProblem('1.250')).toBeUndefined();
  expect(priceProblem('1,5')).toBeDefined();
});

it('of two items of one barcode the first is ticked, and a hundred at most [RT-56]', () => {
  const twins = withGoods([], [item({}), item({ item_no: 'A-2' })]);
  expect(twins.map((good) => good.item.item_no)).toEqual(['A-1']);
  const many = Array.from({ length: 120 }, (_, index) =>
    item({ item_no: `B-${index}`, catalogue: { ...catalogue, product_unit_id: `${index + 100}` } }),
  );
  expect(withGoods(twins, many).length).toBe(100);
});
