import { expect, it } from 'vitest';
import { goodsCategories } from './goods-categories.ts';

it('names the first two kinds of goods, each once', () => {
  const of = (...names: string[]) =>
    goodsCategories(names.map((category_name) => ({ category_name })));
  expect(of('Mie Instan', 'Mie Instan', 'Sembako', 'Minuman')).toEqual(['Mie Instan', 'Sembako']);
  expect(of()).toEqual([]);
});
