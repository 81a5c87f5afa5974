import type { OrderListQuery } from '@marketplace/contract/orders';
import { countedUpTo } from '../../platform/capped-total.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { roughCountsInScope } from './order-totals.sql.ts';
import { countsOfWords, isNumberOf, mostWords, wordsLike } from './order-words.sql.ts';
import {
  hasDigits,
  idInNumber,
  isNumberBegun,
  isPlainWord,
  isTooShort,
  type Piece,
  piecesOfQuery,
  type Search,
} from './order-words.ts';

/** What a piece may stand for, how many orders may have it at most, and how many have, if that is known. */
type Meaning = { piece: Piece; most: number; total?: number | undefined };

export async function readSearch(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
): Promise<Search | undefined> {
  const pieces = piecesOfQuery(query.query ?? '');
  if (pieces.length === 0) return undefined;
  const meanings = await Promise.all(pieces.map((piece) => meaningOf(db, scope, piece)));
  const isNowhere = meanings.some(({ total }) => total === 0);
  const most = Math.min(...meanings.map((meaning) => meaning.most));
  return {
    pieces: meanings.map(({ piece }) => piece),
    is_walked: await isCommon(db, scope, query, most),
    total: isNowhere ? 0 : meanings.length === 1 ? meanings[0]?.total : undefined,
  };
}

async function meaningOf(db: Db, scope: StoreScope, typed: string): Promise<Meaning> {
  const piece = { texts: [typed] };
  if (isNumberBegun(typed) || typed.length === 1) return { piece, most: Number.MAX_SAFE_INTEGER };
  if (isPlainWord(typed)) return meaningOfWord(db, scope, typed);
  const order_id = idInNumber(typed);
  return order_id && (await isNumberOf(db, scope, order_id, typed))
    ? { piece: { order_id }, most: 0, total: 1 }
    : { piece, most: 0 };
}

/** A word that is part of no word anybody ordered by may be one that was mistyped. */
async function meaningOfWord(db: Db, scope: StoreScope, typed: string): Promise<Meaning> {
  const words = await wordsLike(db, typed);
  const counts = words.length > 0 ? await countsOfWords(db, scope, words) : [];
  const isMistyped = words.length > 0 && !words[0]?.includes(typed);
  const isAllKnown = !isMistyped && !hasDigits(typed) && words.length < mostWords;
  return {
    piece: { texts: isMistyped ? words : [typed] },
    most: isTooShort(typed) ? Number.MAX_SAFE_INTEGER : counts.reduce((sum, each) => sum + each, 0),
    total: totalOf(counts, isAllKnown),
  };
}

/** One word decides it, if no other can have it, and so does one beyond the cap; several may be in the same orders. */
function totalOf(counts: readonly number[], isAllKnown: boolean): number | undefined {
  if (isAllKnown && counts.length < 2) return counts[0] ?? 0;
  return Math.max(0, ...counts) > countedUpTo ? countedUpTo + 1 : undefined;
}

/** Walking passes over (orders wanted) × (orders there are) ÷ (orders that have it); looking up fetches all that have it. */
async function isCommon(
  db: Db,
  scope: StoreScope,
  { page, page_size }: OrderListQuery,
  most: number,
): Promise<boolean> {
  if (most === 0) return false;
  const { counts } = await roughCountsInScope(db, scope);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (page * page_size * all) / most < most;
}
