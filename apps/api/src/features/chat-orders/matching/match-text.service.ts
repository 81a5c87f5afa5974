import type { ReadChatOrder } from '@marketplace/contract/chat-orders';
import type { Db } from '../../../platform/db/handle.ts';
import { isTooShort } from '../../../platform/search/query-pieces.ts';
import { similarToEach } from '../../../platform/search/similar-words.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { spellingsOf } from '../reading/order-words.ts';
import { type OrderLine, readOrderText } from '../reading/read-order-text.ts';
import {
  countsOfEach,
  findProducts,
  type Goods,
  mostParts,
  readGoods,
  type Wanted,
} from './find-goods.sql.ts';
import { type Judged, judgeLine } from './judge-line.ts';
import type { Word } from './name-fit.ts';

/** What a pasted chat orders from this store. Five statements at most, however many lines it has. */
export async function readChatOrder(
  db: Db,
  scope: StoreScope,
  { store_id, text }: { store_id: string; text: string },
): Promise<ReadChatOrder> {
  const store = storeIn(scope, store_id);
  const { lines, ignored, is_cut } = readOrderText(text);
  const known = await knownWords(db, store, lines);
  const found = await goodsOfLines(db, store, lines, known);
  const judged = lines.map((line, at) => ({
    line,
    ...judgeLine(line, wordsOf(line, known), found[at] ?? []),
  }));
  // Without a number and without goods it was said beside the order.
  const isOrder = ({ line, candidates }: Judged & { line: OrderLine }) =>
    candidates.length > 0 || line.quantity !== null;
  return {
    lines: judged.filter(isOrder).map(({ line, ...rest }) => toLine(line.text, rest)),
    ignored: [...ignored, ...judged.filter((each) => !isOrder(each)).map(({ line }) => line.text)],
    is_cut,
  };
}

const toLine = (text: string, { goods, quantity, doubt, candidates }: Judged) => ({
  text,
  state:
    candidates.length === 0
      ? ('NOT_FOUND' as const)
      : goods && quantity !== null && !doubt
        ? ('SURE' as const)
        : ('UNSURE' as const),
  doubt,
  inventory_id: goods?.inventory_id ?? null,
  quantity,
  candidates: candidates.map(shown),
});

const shown = ({ inventory_id, product_name, variant_name, ...goods }: Goods) => ({
  inventory_id,
  product_name: `${product_name} ${variant_name}`.trim(),
  uom_name: goods.uom_name,
  base_quantity: goods.base_quantity,
  price: goods.price,
  minimum_order: goods.minimum_order,
  available: goods.available,
});

/** A word with what it stands for, and how many of the store's products have it. */
type Meaning = { texts: readonly string[]; products: number; is_guessed: boolean };
type Known = Map<string, Meaning>;

async function knownWords(db: Db, store: OneStore, lines: readonly OrderLine[]): Promise<Known> {
  const typed = [...new Set(lines.flatMap(({ words }) => words))].filter(
    (word) => !isTooShort(word),
  );
  const asked = [...new Set(typed.flatMap(spellingsOf))];
  const similar = await similarToEach(db, asked);
  const counts = await countsOfEach(db, store, [...new Set([...similar.values()].flat())]);
  return new Map(typed.map((word) => [word, meaningOf(word, similar, counts)]));
}

/** What a word is part of here, in any of its spellings; or else what it resembles. */
function meaningOf(
  word: string,
  similar: ReadonlyMap<string, readonly string[]>,
  counts: ReadonlyMap<string, number>,
): Meaning {
  const here = (spelling: string) =>
    (similar.get(spelling) ?? []).filter((each) => counts.has(each));
  const sum = (words: readonly string[]) =>
    words.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  const spelled = spellingsOf(word).filter((each) =>
    here(each).some((known) => known.includes(each)),
  );
  if (spelled.length > 0)
    return {
      texts: spelled,
      products: sum([...new Set(spelled.flatMap(here))]),
      is_guessed: false,
    };
  return { texts: here(word), products: sum(here(word)), is_guessed: true };
}

const wordsOf = ({ words }: OrderLine, known: Known): Word[] =>
  words
    .filter((word) => known.has(word) || !isTooShort(word) || words.length === 1)
    .map((typed) => ({ typed, ...(known.get(typed) ?? { texts: [typed], is_guessed: false }) }));

/** By the rarest words that anything here has; where nothing has all of them, by the rarest alone. */
async function goodsOfLines(
  db: Db,
  store: OneStore,
  lines: readonly OrderLine[],
  known: Known,
): Promise<Goods[][]> {
  const usable = lines.map(({ words }) =>
    words
      .flatMap((word) => known.get(word) ?? [])
      .filter(({ products }) => products > 0)
      .sort((a, b) => a.products - b.products),
  );
  const find = (wanted: Wanted[]) => (wanted.length > 0 ? findProducts(db, store, wanted) : []);
  const whole = usable.flatMap((terms, at) => inEachMeaning(at, terms));
  const found = await find(whole);
  const isFound = new Set(found.map(({ at }) => at));
  const rest = usable.flatMap((terms, at) =>
    terms.length > 1 && !isFound.has(at) ? inEachMeaning(at, terms.slice(0, 1)) : [],
  );
  const all = [...found, ...(await find(rest))];
  const ids = [...new Set(all.map(({ product_id }) => product_id))];
  const goods = ids.length > 0 ? await readGoods(db, store, ids) : [];
  const byProduct = Map.groupBy(goods, ({ product_id }) => product_id);
  const byLine = Map.groupBy(all, ({ at }) => at);
  return lines.map((_line, at) =>
    [...new Set((byLine.get(at) ?? []).map(({ product_id }) => product_id))].flatMap(
      (product_id) => byProduct.get(product_id) ?? [],
    ),
  );
}

/** The rarest word in each thing it may stand for, beside others that stand for themselves. */
function inEachMeaning(at: number, terms: readonly Meaning[]): Wanted[] {
  const [rarest, ...others] = terms;
  const plain = others.flatMap(({ texts }) => (texts.length === 1 ? texts : []));
  return (rarest?.texts ?? []).map((text) => ({ at, parts: [text, ...plain].slice(0, mostParts) }));
}
