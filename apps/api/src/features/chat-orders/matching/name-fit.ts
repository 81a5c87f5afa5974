import { type Size, sizeCalled, writtenOut } from '../reading/order-words.ts';
import type { Goods } from './find-goods.sql.ts';

/** A word of an order, and what it may stand for: itself, or what it was mistyped for. */
export type Word = { typed: string; texts: readonly string[]; is_guessed: boolean };

/** How well a variant's name is what somebody wrote. */
export type Fit = {
  goods: Goods[];
  /** The share of the words that are in its name. */
  covered: number;
  /** Whether no word had to be guessed. */
  is_spelled: boolean;
  /** Whether one of them is its brand. */
  has_brand: boolean;
  /** 1 where the size is the one that was said, -1 where it is another. */
  size: -1 | 0 | 1;
  /** What its name has that nobody wrote. */
  extra: number;
};

/** In the middle of a word it may be by chance: “gula” is in “regular”. */
const withinWord = 0.6;

/** Nobody writes these, and everybody means them. */
const unsaid = new Set([
  'mi',
  'mie',
  'original',
  'ori',
  'regular',
  'reguler',
  'biasa',
  'isi',
  'rasa',
  'dan',
]);

export function fitOf(goods: Goods[], words: readonly Word[], sizes: readonly Size[]): Fit {
  const [first] = goods;
  const name = first
    ? `${first.brand_name} ${first.product_name} ${first.variant_name}`.toLowerCase()
    : '';
  const brand = first?.brand_name.toLowerCase() ?? '';
  const sized = sizesIn(name);
  const parts = partsOf(name);
  const coveredBy = (text: string) =>
    parts.some((part) => part.startsWith(text)) || name.startsWith(text)
      ? 1
      : name.includes(text)
        ? withinWord
        : 0;
  const said = words.reduce((sum, { texts }) => sum + Math.max(0, ...texts.map(coveredBy)), 0);
  const isSaid = (part: string) =>
    words.some(({ texts }) => texts.some((text) => part.startsWith(text) || text.startsWith(part)));
  return {
    goods,
    covered: words.length === 0 ? 0 : said / words.length,
    is_spelled: words.every(({ is_guessed }) => !is_guessed),
    has_brand: words.some(({ texts }) => texts.some((text) => partsOf(brand).includes(text))),
    size: sizeFit(sizes, sized),
    extra: parts.filter((part) => !unsaid.has(part) && !isSaid(part)).length,
  };
}

/** Any of the sizes that were said: one of two may be how much is wanted. */
const sizeFit = (asked: readonly Size[], own: readonly Size[]): Fit['size'] => {
  if (asked.length === 0 || own.length === 0) return 0;
  return asked.some((each) => own.some((size) => isSame(each, size))) ? 1 : -1;
};
export const isSame = (a: Size, b: Size): boolean =>
  a.kind === b.kind && Math.abs(a.amount - b.amount) < 0.01;

export const sizesIn = (name: string): Size[] =>
  [...name.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)\b/g)].flatMap(
    ([, amount = '', unit = '']) => {
      const size = sizeCalled(Number(amount.replace(',', '.')), unit);
      return size ? [size] : [];
    },
  );

/** The words of a name without its size, each once: brand and product often say the same. */
const partsOf = (name: string): string[] => [
  ...new Set(
    name
      .replace(/\d+(?:[.,]\d+)?\s*(?:kg|gr?|ml|l|gram|liter)\b/g, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(writtenOut),
  ),
];

/** The best first. */
export const byFit = (a: Fit, b: Fit): number =>
  b.covered - a.covered || b.size - a.size || a.extra - b.extra;

/** As good as the best, as far as can be told. */
export const isAsGood = (best: Fit, fit: Fit): boolean =>
  fit.covered === best.covered && fit.size === best.size;
