import { expect, it } from 'vitest';
import { readOrderText } from '../reading/read-order-text.ts';
import type { Goods } from './find-goods.sql.ts';
import { judgeLine } from './judge-line.ts';

let last = 0;
/** A variant in its units: [unit, pieces, price]. */
const listed = (
  brand_name: string,
  product_name: string,
  variant_name: string,
  ...units: [string, number][]
): Goods[] => {
  const variant_id = `v${++last}`;
  return units.map(([uom_name, base_quantity]) => ({
    ...{ brand_name, product_name, variant_name, uom_name, base_quantity, variant_id },
    inventory_id: `${variant_name || product_name}/${uom_name}`,
    product_id: product_name,
    ...{ minimum_order: 1, price: 1_000 * base_quantity, available: 500 },
  }));
};

const shelf = [
  ...listed('Indomie', 'Indomie Mi Goreng', 'Original 85 g', ['pcs', 1], ['dus', 40]),
  ...listed('Indomie', 'Indomie Mi Goreng', 'Pedas 79 g', ['pcs', 1], ['dus', 40]),
  ...listed('Indomie', 'Indomie', 'Soto Mie 70 g', ['dus', 40]),
  ...listed('Kapal Api', 'Kopi Kapal Api', 'Special 65 g', ['pcs', 1], ['renteng', 10]),
  ...listed('Bimoli', 'Minyak Goreng Bimoli', '1 L', ['pcs', 1], ['dus', 12]),
  ...listed('Bimoli', 'Minyak Goreng Bimoli', '2 L', ['pcs', 1]),
  ...listed('Gulaku', 'Gulaku', 'Premium 1 kg', ['pcs', 1]),
  ...listed('Bayclin', 'Bayclin Pemutih', '1 L Regular', ['pcs', 1]),
  ...listed('Nongshim', 'Shin Ramyun', '120 g', ['karton', 20]),
  ...listed('Gudang Garam', 'Surya', '16', ['slop', 10]),
  ...listed('Bango', 'Kecap Bango', 'Pouch 520 ml', ['dus', 12]),
  ...listed('Rojolele', 'Beras Rojolele', '10 kg', ['sak', 1]),
];

const judge = (text: string, isLookedUp = (_word: string) => true) => {
  const [line] = readOrderText(text).lines;
  if (!line) throw new Error(`nothing was read of ${text}`);
  const words = line.words
    .filter(isLookedUp)
    .map((typed) => ({ typed, texts: [typed], is_guessed: false }));
  const { goods, quantity, doubt } = judgeLine(line, words, shelf);
  return [goods?.inventory_id, quantity, doubt];
};

it.each<[string, (string | number | null | undefined)[]]>([
  ['indomie goreng 5 dus', ['Original 85 g/dus', 5, null]],
  ['indomie goreng 5 dus ada gak?', ['Original 85 g/dus', 5, 'WORDS']],
  ['surya 16 5 slop', ['16/slop', 5, null]],
  ['surya 16', ['16/slop', 16, 'QUANTITY']],
  ['kecap bango botol 2 dus', ['Pouch 520 ml/dus', 2, 'NAME']],
  ['indomie goreng pedas 2 dus', ['Pedas 79 g/dus', 2, null]],
  ['2 krt indomie soto', ['Soto Mie 70 g/dus', 2, null]],
  ['kopi kapal api 2 renteng', ['Special 65 g/renteng', 2, null]],
  ['minyak bimoli 2L x 3', ['2 L/pcs', 3, null]],
  ['bimoli 5 liter 2 pcs', [undefined, 2, 'SEVERAL_PRODUCTS']],
  ['gula gulaku 10kg', ['Premium 1 kg/pcs', 10, 'WEIGHT']],
  ['gulaku 10kg', ['Premium 1 kg/pcs', 10, 'WEIGHT']],
  ['beras rojolele 10kg', ['10 kg/sak', null, 'QUANTITY']],
  ['shin ramyun 3 dus', ['120 g/karton', 3, null]],
  ['gulaku selusin', ['Premium 1 kg/pcs', 12, null]],
  ['setengah dus indomie goreng', ['Original 85 g/pcs', 20, 'HALF']],
  ['setengah dus shin ramyun', ['120 g/karton', null, 'HALF']],
  ['kapal api 4', ['Special 65 g/pcs', 4, 'UNIT_NOT_SAID']],
  ['kapal api', ['Special 65 g/pcs', null, 'QUANTITY']],
  ['kapal api 4 sak', ['Special 65 g/pcs', 4, 'UNIT_NOT_SOLD']],
  ['gulaku 900 pcs', ['Premium 1 kg/pcs', 900, 'STOCK']],
  ['bimoli 3 pcs', [undefined, 3, 'SEVERAL_PRODUCTS']],
  ['bimoli 3 dus', ['1 L/dus', 3, null]],
  ['bimoli 2 lusin', [undefined, 24, 'SEVERAL_PRODUCTS']],
  ['gula 3 pcs', ['Premium 1 kg/pcs', 3, null]],
  ['gula bubuk 3 pcs', [undefined, 3, null]],
  ['sampo lain 3 pcs', [undefined, 3, null]],
])('%s', (text, judged) => expect(judge(text)).toEqual(judged));

it('names those in the unit that was asked for, and a guessed word is looked at', () => {
  const [line] = readOrderText('bimoli 3 pcs').lines;
  const word = { typed: 'bimoli', texts: ['bimoli'], is_guessed: false };
  const judgedAs = (words: (typeof word)[]) => judgeLine(line ?? expect.fail(), words, shelf);
  const ids = judgedAs([word]).candidates.map(({ inventory_id }) => inventory_id);
  expect(ids).toEqual(['1 L/pcs', '2 L/pcs']);
  const [other] = readOrderText('gulakuu 3 pcs').lines;
  const guessed = { typed: 'gulakuu', texts: ['gulaku'], is_guessed: true };
  expect(judgeLine(other ?? expect.fail(), [guessed], shelf).doubt).toBe('NAME');
});

it('a number that is too short to be looked up is held against the name all the same', () => {
  const isLookedUp = (word: string) => word.length > 2;
  expect(judge('surya 12 5 slop', isLookedUp)).toEqual(['16/slop', 5, 'NAME']);
  expect(judge('surya 16 5 slop', isLookedUp)).toEqual(['16/slop', 5, null]);
});
