import type { ChatOrderDoubt } from '@marketplace/contract/chat-order-words';
import type { OrderLine } from '../reading/read-order-text.ts';
import type { Goods } from './find-goods.sql.ts';
import { byFit, type Fit, fitOf, isAsGood, isSame, sizesIn, type Word } from './name-fit.ts';

const mostCandidates = 12;
/** With no more of its words it is another product, unless its brand is among them. */
const leastCovered = 0.5;
const leastWithBrand = 0.34;

export type Judged = {
  goods: Goods | undefined;
  quantity: number | null;
  doubt: ChatOrderDoubt | null;
  candidates: Goods[];
};

const nothing: Judged = { goods: undefined, quantity: null, doubt: null, candidates: [] };

/** Which listing a line means, and how many of it: only what can mean nothing else is sure. */
export function judgeLine(
  line: OrderLine,
  words: readonly Word[],
  found: readonly Goods[],
): Judged {
  const variants = [...Map.groupBy(found, ({ variant_id }) => variant_id).values()];
  const fits = variants
    .map((goods) => fitOf(goods, words, line.sizes))
    .filter(isLikely)
    .sort(byFit);
  const [best] = fits;
  if (!best) return { ...nothing, quantity: wholeOf(line.quantity) };
  const equals = fits.filter((fit) => isAsGood(best, fit));
  const one = theOne(equals, line.units);
  const others = fits.slice(0, mostCandidates).flatMap((fit) => fit.goods);
  if (!one) return several(equals, line);
  const chosen = chooseUnit(line, one.goods);
  const candidates = unique([...(chosen.goods ? [chosen.goods] : []), ...one.goods, ...others]);
  return {
    goods: chosen.goods,
    quantity: chosen.quantity,
    doubt: chosen.doubt ?? doubtOfName(one) ?? doubtOfNumbers(line, one) ?? doubtOfBounds(chosen),
    candidates: candidates.slice(0, mostCandidates),
  };
}

const isLikely = ({ covered, has_brand }: Fit): boolean =>
  covered > leastCovered || (has_brand && covered >= leastWithBrand);

/** The only one, the one with nothing in its name that was not said, or the only one that is sold in the unit that was. */
function theOne(equals: readonly Fit[], units: readonly string[] | null): Fit | undefined {
  const [first] = equals;
  if (equals.length === 1) return first;
  const exact = equals.filter(({ extra }) => extra === 0);
  if (exact.length === 1) return exact[0];
  const sold = equals.filter(({ goods }) => goods.some((each) => isAsked(units, each)));
  return sold.length === 1 ? sold[0] : undefined;
}

const isAsked = (units: readonly string[] | null, { uom_name }: Goods): boolean =>
  units !== null && (uom_name === units[0] || isBox(units[0], uom_name));

/** Nobody can tell which: in the unit that was asked for, where any is, and a dozen in pieces. */
function several(equals: readonly Fit[], { quantity, units }: OrderLine): Judged {
  const all = equals.flatMap((fit) => fit.goods);
  const asked = units ? all.filter(({ uom_name }) => units.includes(uom_name)) : [];
  const pieces = all.filter(({ base_quantity }) => base_quantity === 1);
  const isDozen = units?.[0] === 'lusin' && asked.length === 0 && pieces.length > 0;
  const candidates = isDozen ? pieces : asked.length > 0 ? asked : all;
  return {
    // Only one of them is sold in that unit: likely, and still to be looked at.
    goods: candidates.length === 1 ? candidates[0] : undefined,
    quantity: wholeOf(isDozen && quantity !== null ? quantity * 12 : quantity),
    doubt: 'SEVERAL_PRODUCTS',
    candidates: candidates.slice(0, mostCandidates),
  };
}

function doubtOfName({ covered, is_spelled, size }: Fit): ChatOrderDoubt | null {
  if (covered < 1) return 'NAME';
  if (size < 0) return 'SIZE';
  return is_spelled ? null : 'NAME';
}

/** "surya 12" is no Surya 16, and the 16 of "surya 16" counts nothing. */
function doubtOfNumbers(line: OrderLine, { goods }: Fit): ChatOrderDoubt | null {
  if (line.is_unclear) return 'WORDS';
  const [own] = goods;
  const named = new Set(`${own?.product_name} ${own?.variant_name}`.match(/\d+/g));
  if (line.words.some((word) => /^\d+$/.test(word) && !named.has(word))) return 'NAME';
  return line.units === null && named.has(String(line.quantity)) ? 'QUANTITY' : null;
}

const doubtOfBounds = ({ goods, quantity }: Chosen): ChatOrderDoubt | null => {
  if (!goods || quantity === null) return null;
  if (quantity < goods.minimum_order) return 'BELOW_MINIMUM';
  return quantity > goods.available ? 'STOCK' : null;
};

type Chosen = { goods: Goods | undefined; quantity: number | null; doubt: ChatOrderDoubt | null };

function chooseUnit({ quantity, units, sizes }: OrderLine, goods: readonly Goods[]): Chosen {
  const smallest = goods.toSorted((a, b) => a.base_quantity - b.base_quantity)[0];
  if (quantity === null && sizes.length > 0 && !units) return byWeight(sizes, smallest);
  if (!units) {
    const doubt = quantity === null ? 'QUANTITY' : goods.length > 1 ? 'UNIT_NOT_SAID' : null;
    return inWhole(
      { goods: goods.length === 1 || doubt ? smallest : undefined, quantity, doubt },
      smallest,
    );
  }
  const [first, ...rest] = units;
  const meant =
    goods.find(({ uom_name }) => uom_name === first) ??
    goods.find(({ uom_name }) => rest.includes(uom_name));
  if (meant) {
    const isSure = meant.uom_name === first || isBox(first, meant.uom_name);
    const doubt = quantity === null ? 'QUANTITY' : isSure ? null : 'UNIT_NOT_SOLD';
    return inWhole({ goods: meant, quantity, doubt }, smallest);
  }
  // A dozen is twelve of what is sold by the piece.
  if (first === 'lusin' && smallest?.base_quantity === 1 && quantity !== null)
    return { goods: smallest, quantity: wholeOf(quantity * 12), doubt: null };
  return { goods: smallest, quantity: wholeOf(quantity), doubt: 'UNIT_NOT_SOLD' };
}

/** One says dus where another says karton. */
const isBox = (asked: string | undefined, sold: string): boolean =>
  (asked === 'dus' && sold === 'karton') || (asked === 'karton' && sold === 'dus');

/** Half a box is so many pieces, where they are sold by the piece. */
function inWhole(chosen: Chosen, smallest: Goods | undefined): Chosen {
  const { goods, quantity, doubt } = chosen;
  if (!goods || quantity === null || Number.isInteger(quantity))
    return { ...chosen, quantity: wholeOf(quantity) };
  const pieces = quantity * goods.base_quantity;
  if (smallest && smallest.base_quantity === 1 && Number.isInteger(pieces))
    return { goods: smallest, quantity: pieces, doubt: doubt ?? 'HALF' };
  return { goods, quantity: null, doubt: 'HALF' };
}

/** "gula 10 kg" of what is sold by the kilo: so many of them. A bag of that very size is one. */
function byWeight(sizes: OrderLine['sizes'], goods: Goods | undefined): Chosen {
  const asked = sizes.at(-1);
  const own = goods && sizesIn(`${goods.product_name} ${goods.variant_name}`)[0];
  if (!goods || !asked || !own || own.kind !== asked.kind || isSame(own, asked))
    return { goods, quantity: null, doubt: 'QUANTITY' };
  const count = asked.amount / (own.amount * goods.base_quantity);
  return { goods, quantity: wholeOf(count), doubt: 'WEIGHT' };
}

const wholeOf = (quantity: number | null): number | null =>
  quantity !== null && Number.isInteger(quantity) && quantity > 0 && quantity <= 9_999_999
    ? quantity
    : null;

const unique = (goods: readonly Goods[]): Goods[] => [
  ...new Map(goods.map((each) => [each.inventory_id, each])).values(),
];
