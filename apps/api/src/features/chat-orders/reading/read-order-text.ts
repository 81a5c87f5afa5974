import { isFiller, joiners, qualifiers, type Size, writtenOut } from './order-words.ts';
import { type Token, tokensOf, withoutPrices } from './tokens.ts';

/** One line of an order as it was written: what is meant by it, and how many. */
export type OrderLine = {
  text: string;
  words: string[];
  sizes: Size[];
  quantity: number | null;
  /** Of our own units those that may be meant; null where none was said. */
  units: readonly string[] | null;
  /** It asks, refuses or depends on something, or more was said than was understood. */
  is_unclear: boolean;
};

export type ReadText = { lines: OrderLine[]; ignored: string[]; is_cut: boolean };

/** So many lines are read; what comes after is left to another order. */
const mostLines = 100;
const mostIgnored = 100;
const mostWords = 8;
const mostQuantity = 9_999_999;

/** A pasted chat as lines of an order. Greetings are dropped; what names nothing at all is ignored. */
export function readOrderText(text: string): ReadText {
  const lines: OrderLine[] = [];
  const ignored: string[] = [];
  let is_cut = false;
  for (const said of piecesOf(text)) {
    const read = linesOf(said);
    if (read.length === 0 && ignored.length < mostIgnored) ignored.push(said.slice(0, 200));
    for (const line of read) {
      if (lines.length < mostLines) lines.push(line);
      else is_cut = true;
    }
  }
  return { lines, ignored, is_cut };
}

/** "[19/11/26 08.12] Toko Budi: " and "19/11/26, 08:12 - Toko Budi: " stand before each message of a chat. */
const date = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const stamp = new RegExp(
  String.raw`^\s*\[?(?:${date}[, ]+${time}|${time}[, ]+${date})\]?\s*-?\s*[^:\n]{1,60}:\s*`,
  'i',
);
const bullet = /^\s*(?:[-*•·>–—]+|\d{1,2}[.)](?=\s|\p{L}))\s*/u;
/** Said of goods it is no order, or not yet. */
const asking =
  /\?|\b(?:ga?k|ga|nggak|engg?ak|engga|tidak|jangan|kalau|kalo|klo|kl|ada|adakah|bisa|bs|berapa|brp|ganti|atau|batal|kecuali)\b|\d\s?[-–]\s?\d/i;
const phone = /(?:\+?62|\b0)8\d[\d\s-]{6,13}\d\b/g;
const address = /https?:\S+/g;

const piecesOf = (text: string): string[] =>
  text
    .replaceAll('½', ' 1/2 ')
    .normalize('NFKC')
    .replace(address, ' ')
    .split(/[\n\r;]+/)
    .map((line) => line.replace(stamp, '').replace(bullet, '').replace(phone, ' '))
    .flatMap((line) => line.split(/,(?!\d)|(?<!\d),/))
    .map((piece) =>
      piece
        .replace(/[^\p{L}\p{N}\p{P}\p{Sc}+=×]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

type Item = { kind: 'quantity'; value: number; units: readonly string[] | null } | Token;

function linesOf(text: string): OrderLine[] {
  const tokens = tokensOf(withoutPrices(text.toLowerCase()));
  const items = quantitiesIn(tokens);
  const first = items.find((item) => item.kind !== 'word' || !isFiller(item.text));
  const groups = first?.kind === 'quantity' ? eachBefore(items) : eachBehind(items);
  const lines = groups.map(lineOf);
  // A quantity whose goods nobody could tell belongs to something that was said beside it.
  const isLeft = groups.some((group, at) => group.some(isQuantity) && lines[at]?.length === 0);
  const is_unclear = isLeft || asking.test(text);
  const isWhole = groups.length === 1 || is_unclear;
  return lines.flat().map((line) => ({
    ...line,
    ...(isWhole && { text: text.slice(0, 200) }),
    is_unclear,
  }));
}

/** A number counts what stands beside it: "5 dus", "x 3", "3x", "dus 5". */
function quantitiesIn(tokens: readonly Token[]): Item[] {
  const out: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (!token) break;
    const take = (value: number, units: readonly string[] | null, more: number) => {
      out.push({ kind: 'quantity', value, units });
      at += more;
    };
    if (token.kind === 'number' && next?.kind === 'unit') take(token.value, next.units, 1);
    else if (token.kind === 'number' && next?.kind === 'times' && after?.kind === 'unit')
      take(token.value, after.units, 2);
    else if (token.kind === 'times' && next?.kind === 'number')
      after?.kind === 'unit' ? take(next.value, after.units, 2) : take(next.value, null, 1);
    else if (token.kind === 'number' && next?.kind === 'times') take(token.value, null, 1);
    else if (
      token.kind === 'unit' &&
      next?.kind === 'number' &&
      after?.kind !== 'unit' &&
      out.length > 0
    )
      take(next.value, token.units, 1);
    else out.push(token);
  }
  return out.some(isQuantity) ? out : withBareNumber(out);
}

const isQuantity = (item: Item) => item.kind === 'quantity';

/** Of numbers without a unit the one at the end counts, or else the one at the beginning; of several names each its own. */
function withBareNumber(items: readonly Item[]): Item[] {
  const said = items.filter((item) => item.kind !== 'word' || !isFiller(item.text));
  const ends = [said.at(-1), said[0]].filter((item) => item?.kind === 'number');
  if (ends[0]?.kind !== 'number' || said.length < 2) return [...items];
  const counting = isEachCounted(said) ? said : ends.slice(0, 1);
  return items.map((item) =>
    item.kind === 'number' && counting.includes(item)
      ? { kind: 'quantity', value: item.value, units: null }
      : item,
  );
}

/** "indomie goreng 5 kopi abc 2": two words and a number, again and again. A name may have one, but seldom behind two words. */
function isEachCounted(said: readonly Item[]): boolean {
  let words = 0;
  let numbers = 0;
  for (const item of said) {
    if (item.kind === 'word') words += 1;
    if (item.kind !== 'number') continue;
    if (words < 2 || item.value >= 100) return false;
    numbers += 1;
    words = 0;
  }
  return numbers > 1 && words === 0;
}

/** "5 dus indomie 2 pak kopi": each quantity begins a line. Two of them in a row are of the same goods. */
function eachBefore(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (!group || (isQuantity(item) && hasGoods(group))) groups.push([item]);
    else group.push(item);
  }
  return groups;
}

/** "indomie 5 dus kopi 2 pak": each quantity ends a line, unless what follows is more about the same. */
function eachBehind(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let isOpen = false;
  let ended = 0;
  for (const [at, item] of items.entries()) {
    const group = groups.at(-1);
    const joins = item.kind === 'word' && joiners.has(item.text);
    const begins =
      group &&
      ended > 0 &&
      !isOpen &&
      !isQuantity(item) &&
      (joins || isAnother(items.slice(at))) &&
      hasGoods(items.slice(at));
    if (item.kind === 'word' && qualifiers.has(item.text)) isOpen = true;
    if (!group || begins) {
      groups.push([item]);
      [isOpen, ended] = [false, 0];
    } else group.push(item);
    if (isQuantity(item)) {
      ended += 1;
      isOpen = false;
    }
  }
  return groups;
}

/** Whether the rest is goods of their own: they have a quantity, or more than one word. */
function isAnother(rest: readonly Item[]): boolean {
  const [first] = rest;
  if (first?.kind !== 'word' || isFiller(first.text)) return false;
  return rest.some(isQuantity) || namesIn(rest).length > 1;
}

const namesIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.kind === 'word' && !isFiller(item.text) ? [item.text] : []));
const hasGoods = (items: readonly Item[]): boolean => namesIn(items).length > 0;

const packed = /^(?:botol|kaleng|pouch|cup|batang|jerigen|galon|sachet|saset|bungkus|lembar)$/;

function lineOf(group: readonly Item[]): Omit<OrderLine, 'is_unclear'>[] {
  const counted = group.filter((item) => item.kind === 'quantity');
  const names = group.flatMap((item) => {
    // Beside what was counted in another unit it is how the goods are packed: "kecap botol 2 dus".
    if (
      item.kind === 'unit' &&
      packed.test(item.text) &&
      counted.some(({ units }) => units !== null)
    )
      return [item.text];
    if (item.kind === 'word') return isFiller(item.text) ? [] : [writtenOut(item.text)];
    return item.kind === 'number' ? [item.text] : [];
  });
  if (names.filter((name) => /[a-z]{2}/.test(name)).length === 0) return [];
  const sizes = group.flatMap((item) => (item.kind === 'size' ? [item.size] : []));
  const words = [...new Set(names)].slice(0, mostWords);
  const text = group.map(written).filter(Boolean).join(' ');
  const unit = group.find((item) => item.kind === 'unit');
  const of = (quantity: number | null, units: readonly string[] | null) => ({
    ...{ text: text.slice(0, 200), words, sizes, units },
    quantity: quantity !== null && quantity > 0 && quantity <= mostQuantity ? quantity : null,
  });
  return counted.length > 0
    ? counted.map(({ value, units }) => of(value, units))
    : [of(null, unit?.units ?? null)];
}

function written(item: Item): string {
  if (item.kind === 'quantity') return `${item.value} ${item.units?.[0] ?? ''}`.trim();
  if (item.kind === 'times') return '';
  if (item.kind !== 'size') return item.text;
  const { kind, amount } = item.size;
  const isLarge = amount >= 1000;
  const unit = kind === 'g' ? (isLarge ? 'kg' : 'g') : isLarge ? 'L' : 'ml';
  return `${isLarge ? amount / 1000 : amount} ${unit}`;
}
