import { expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';

const catalogue = readCatalogue();

it('has about 1,500 products, none twice', () => {
  const keys = catalogue.map(({ brand, name }) => `${brand} | ${name}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.length).toBeGreaterThan(1_400);
  expect(catalogue.every(({ brand, category, name }) => brand && category && name)).toBe(true);
});

it('stacks each unit evenly into the next', () => {
  const uneven = catalogue.filter(({ units }) =>
    units.some(({ baseQuantity }, index) => {
      const below = units[index - 1]?.baseQuantity;
      return below === undefined
        ? baseQuantity !== 1
        : baseQuantity <= below || baseQuantity % below !== 0;
    }),
  );
  expect(uneven).toEqual([]);
});

it('calls the variants of a product apart, and names the only one nothing', () => {
  const wrong = catalogue.filter(({ variants }) =>
    variants.length === 1 ? variants[0] !== '' : new Set(variants).size < variants.length,
  );
  expect(wrong).toEqual([]);
});
