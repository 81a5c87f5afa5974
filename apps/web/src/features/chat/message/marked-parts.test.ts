import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (line: string, query: string) =>
  markedParts(line, query)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Beras 5 kg masih ada?', 'beras ada', '[Beras] 5 kg masih [ada]?'],
  ['Harga (promo)?', '(promo)', 'Harga [(promo)]?'],
  ['Tidak ada', 'gula', 'Tidak ada'],
  ['Apa saja', '', 'Apa saja'],
  [`${'a '.repeat(40)}gula pasir`, 'gula', '…a a a a a a a a a a [gula] pasir'],
])('in %j the words %j are marked, and seen [RT-28]', (line, query, words) => {
  expect(marked(line, query)).toBe(words);
});
