import { numberInWords, oneOf, type Size, sizeCalled, unitsCalled } from './order-words.ts';

/** What a piece of an order is made of. A number is a quantity once it is known what it counts. */
export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'number'; value: number; text: string; is_word: boolean }
  | { kind: 'unit'; units: readonly string[]; text: string }
  | { kind: 'size'; size: Size; text: string }
  | { kind: 'times' };

/** Not begun in the middle of a number, and no longer than one is: what is pasted may be nothing but digits and dots. */
const amount = String.raw`(?<![\d.,])\d[\d.,]{0,20}`;
const scale = String.raw`\s{0,3}(?:rb|ribu|k|jt|juta)?\b`;
const prices = [
  // "Rp 110.000", "harga 15rb"
  new RegExp(
    String.raw`(?:\brp\b\.?|\bidr\b|\bharga\b|\bhrg\b)\s{0,3}:?\s{0,3}(?:rp\.?\s{0,3})?\d[\d.,]{0,20}${scale}`,
    'g',
  ),
  // "@ 110.000", "= 550.000"; "= 5 dus" is how many.
  new RegExp(String.raw`[@=]\s{0,3}(?:rp\.?\s{0,3})?\d[\d.,]{0,20}${scale}(?!\s{0,3}[a-z])`, 'g'),
  new RegExp(String.raw`\brp\.?\d[\d.,]{0,20}${scale}`, 'g'),
  // "15rb", "1,2 jt", "15k"
  new RegExp(String.raw`${amount}\s{0,3}(?:rb|ribu|jt|juta)\b`, 'g'),
  new RegExp(String.raw`${amount}k\b`, 'g'),
  // "110.000" counts nothing unless a unit stands behind it.
  /(?<![\d.,])[1-9]\d{0,2}(?:[.,]\d{3}){1,4}(?:[.,]\d{2})?-?(?![\d.,])(?!\s{0,3}[a-z])/g,
];
const contents =
  /\bisi\s{0,3}\d{1,6}\s{0,3}(?:pcs|pc|bks|sct|sachet)?\b|\(\s?\d{1,6}\s?[a-z]{2,10}\s?\)|\b\d{1,6}\s?[a-z]{2,10}\s?[x×*]\s?(?=\d{1,6}\s?[a-z])/g;

/** Prices and what a pack holds say nothing about what is wanted. */
export const withoutPrices = (text: string): string =>
  prices.reduce((left, pattern) => left.replace(pattern, ' '), text).replace(contents, ' ');

const piece =
  /(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|(\d{1,3}(?:\.\d{3}){1,3})(?![\d.])|(\d+(?:[.,]\d+)?)|([a-z]+(?:['&-][a-z]+)*\d*)|([×*])/g;

export function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(piece)].map((match): Token => {
    const [whole, ones, over, under, thousands, plain, word] = match;
    const number = (value: number): Token => ({
      kind: 'number',
      value,
      text: whole,
      is_word: false,
    });
    if (over && under)
      return number(Number(under) === 0 ? 0 : Number(ones ?? 0) + Number(over) / Number(under));
    if (thousands) return number(Number(thousands.replaceAll('.', '')));
    if (plain) return number(Number(plain.replace(',', '.')));
    return word === undefined || word === 'x' ? { kind: 'times' } : { kind: 'word', text: word };
  });
  return meant(found.flatMap(splitTimes));
}

/** "x3" is written without a blank, too. */
function splitTimes(token: Token): Token[] {
  const digits = token.kind === 'word' ? /^x(\d{1,7})$/.exec(token.text)?.[1] : undefined;
  return digits
    ? [{ kind: 'times' }, { kind: 'number', value: Number(digits), text: digits, is_word: false }]
    : [token];
}

/** Numbers in words, measures behind numbers, and units. */
function meant(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind !== 'word') {
      const size = token.kind === 'number' && sizeBehind(token.value, tokens[at + 1]);
      if (size) at += 1;
      out.push(size ? { kind: 'size', size, text: 'size' } : token);
      continue;
    }
    const one = oneOf(token.text);
    const size = one ? sizeCalled(1, one) : undefined;
    const units = unitsCalled(one ?? token.text);
    const inWords = numberInWords(tokens.slice(at, at + 3).map(textOf));
    if (inWords) {
      const next = tokens[at + inWords.taken];
      const measured = sizeBehind(inWords.value, next);
      at += inWords.taken - (measured ? 0 : 1);
      out.push(
        measured
          ? { kind: 'size', size: measured, text: 'size' }
          : { kind: 'number', value: inWords.value, text: token.text, is_word: true },
      );
    } else if (size) out.push({ kind: 'size', size, text: token.text });
    else {
      if (one && units) out.push({ kind: 'number', value: 1, text: '1', is_word: false });
      out.push(units ? { kind: 'unit', units, text: token.text } : token);
    }
  }
  return out;
}

const textOf = (token: Token): string => (token.kind === 'word' ? token.text : '');
const sizeBehind = (value: number, next: Token | undefined): Size | undefined =>
  next?.kind === 'word' ? sizeCalled(value, next.text) : undefined;
