import type { OrderListQuery } from '@marketplace/contract/orders';
import type { Db } from '../../platform/db/handle.ts';
import { isPlainWord, piecesOfQuery } from '../../platform/search/query-pieces.ts';
import { anywhere, type Meaning, meaningOfWord, searchOf } from '../../platform/search/search.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { roughCountsInScope } from './order-totals.sql.ts';
import { countsOfWords, isNumberOf } from './order-words.sql.ts';
import {
  hasDigits,
  idInNumber,
  isNumberBegun,
  type OrderSearch,
  type Piece,
} from './order-words.ts';

export async function readSearch(
  db: Db,
  scope: StoreScope,
  query: OrderListQuery,
): Promise<OrderSearch | undefined> {
  const pieces = piecesOfQuery(query.query ?? '');
  if (pieces.length === 0) return undefined;
  const meanings = await Promise.all(pieces.map((piece) => meaningOf(db, scope, piece)));
  return searchOf(meanings, query, () => countAll(db, scope));
}

async function meaningOf(db: Db, scope: StoreScope, typed: string): Promise<Meaning<Piece>> {
  const piece = { texts: [typed] };
  if (isNumberBegun(typed) || typed.length === 1) return { piece, most: anywhere };
  if (isPlainWord(typed)) {
    const countsOf = (words: readonly string[]) => countsOfWords(db, scope, words);
    return meaningOfWord(db, typed, { countsOf, isInWordsAlone: !hasDigits(typed) });
  }
  const order_id = idInNumber(typed);
  return order_id && (await isNumberOf(db, scope, order_id, typed))
    ? { piece: { order_id }, most: 0, total: 1 }
    : { piece, most: 0 };
}

async function countAll(db: Db, scope: StoreScope): Promise<number> {
  const { counts } = await roughCountsInScope(db, scope);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
