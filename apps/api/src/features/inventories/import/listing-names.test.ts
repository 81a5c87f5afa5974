import { describe, expect, it } from 'vitest';
import { nameFinder } from './listing-names.ts';

const listing = (product_unit_id: string, uom_name: string, base_quantity: number, more = {}) => ({
  product_unit_id,
  brand_name: 'Indofood',
  product_name: 'Mi Goreng 85 g',
  variant_name: '',
  uom_name,
  base_quantity,
  ...more,
});
const find = nameFinder([
  listing('1', 'pcs', 1),
  listing('2', 'dus', 40),
  listing('3', 'pcs', 1, { product_name: 'Kopi', variant_name: 'Hitam' }),
  listing('4', 'dus', 20, { product_name: 'Teh' }),
  listing('5', 'karton', 40, { product_name: 'Teh' }),
  listing('6', 'sak', 1, { product_name: 'Beras Rojolele 25 kg' }),
  listing('7', 'pcs', 1, { product_name: 'Minyak 1,5 L' }),
  listing('8', 'pcs', 1, { product_name: 'Kecap 600 ml', brand_name: 'ABC' }),
  listing('9', 'dus', 12, { product_name: 'Sirup' }),
]);
const named = (name: string, unit = '', unit_size = '', variant = '', brand = '') =>
  find({ brand, name, variant, unit, unit_size });

describe('names of a price list [API-15]', () => {
  it.each([
    [named('mi goreng 85G', 'PCS'), '1'],
    [named('Indofood Mi Goreng 85 g', 'Dus', '40'), '2'],
    [named('Mi Goreng 85 g', 'Dus isi 40 pcs'), '2'],
    [named('Mi Goreng 85 g', 'dos/40'), '2'],
    [named('Mi Goreng 85 g dus isi 40'), '2'],
    [named('Mi Goreng 85 g (dus 40)'), '2'],
    [named('Mi Goreng 85 g'), 'several'],
    [named('Kopi Hitam'), '3'],
    [named('Kopi', '', '', 'Hitam'), '3'],
    [named('Kopi'), undefined],
    [named('Teh', 'karton'), '5'],
    [named('Teh', 'dus'), '4'],
    [named('Teh', 'box', '20'), '4'],
    [named('Minyak 1.5 liter', 'pcs'), undefined],
    [named('MINYAK 1.5 L', 'bh'), '7'],
  ])('case %#', (found, expected) => expect(found).toBe(expected));

  it.each([
    ['a dus of another size', named('Teh', 'dus', '24')],
    ['a size where only pieces are listed', named('Kopi Hitam', '', '24')],
    ['a karton of a size nobody says', named('Sirup', 'karton')],
    ['a tenth of it', named('Beras Rojolele 2,5 kg', 'sak')],
    ['half a litre and twelve', named('Minyak 1/5 L')],
    ['another brand', named('Kecap 600 ml', 'pcs', '', '', 'Bango')],
    ['a bungkus, which is a piece or a pack', named('Mi Goreng 85 g', 'bks')],
  ])('no price is put on %s', (_what, found) => expect(found).toBeUndefined());

  it('a size tells a dus from a karton, and the brand from another', () => {
    expect(named('Sirup', 'karton', '12')).toBe('9');
    expect(named('Kecap 600 ml', 'pcs', '', '', 'abc')).toBe('8');
  });
});
