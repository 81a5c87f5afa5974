import type { OrderListQuery } from '@marketplace/contract/orders';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { isPlainWord, piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import {
  anywhere,
  type Meaning,
  meaningOfWord,
  mostWithSigns,
  searchOf,
} from '../../../platform/search/search.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import {
  countsOfWords,
  countUncounted,
  findOrders,
  isNumberOf,
} from '../record/order-words.sql.ts';
import {
  hasDigits,
  idInNumber,
  isNumberBegun,
  type OrderSearch,
  type Piece,
} from '../record/order-words.ts';
import { roughCountsInScope } from './order-totals.sql.ts';

export async function readSearch(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
): Promise<OrderSearch | undefined> {
  const pieces = piecesOfQuery(query.query ?? '');
  if (pieces.length === 0) return undefined;
  const meanings = await Promise.all(pieces.map((piece) => meaningOf(db, scope, piece)));
  const search = await searchOf(meanings, query, () => countAll(db, scope));
  return search.is_walked || search.total === 0 ? search : indexPredicate(db, scope, search);
}

async function indexPredicate(
  db: Db,
  scope: StoreScope,
  search: OrderSearch,
): Promise<OrderSearch> {
  const texts = search.pieces.filter((piece) => 'texts' in piece);
  if (texts.length === 0) return search;
  const found = await findOrders(db, scope, texts, countedUpTo + 1);
  // More than was thought: digits may be part of any number. The list is walked, and soon meets them.
  if (found.length > countedUpTo) return { ...search, is_walked: true };
  const isAll = texts.length === search.pieces.length;
  return { ...search, found, total: isAll ? found.length : undefined };
}

async function meaningOf(db: Db, scope: StoreScope, typed: string): Promise<Meaning<Piece>> {
  const piece = { texts: [typed] };
  if (isNumberBegun(typed) || typed.length === 1) return { piece, most: anywhere };
  const countsOf = (words: readonly string[]) => countsOfWords(db, scope, words);
  if (isPlainWord(typed)) {
    // First: one that is indexed between the two is counted twice for a moment, and not missing.
    const uncounted = await countUncounted(db, scope, typed);
    return meaningOfWord(db, typed, { countsOf, isInWordsAlone: !hasDigits(typed), uncounted });
  }
  const order_id = idInNumber(typed);
  if (order_id && (await isNumberOf(db, scope, order_id, typed)))
    return { piece: { order_id }, most: 0, total: 1 };
  // Digits may be part of any order's number; a whole number is of one order, if it is of any.
  const isAnywhere = hasDigits(typed) && !order_id;
  return { piece, most: isAnywhere ? anywhere : await mostWithSigns(db, typed, countsOf) };
}

async function countAll(db: Db, scope: StoreScope): Promise<number> {
  const { counts } = await roughCountsInScope(db, scope);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
