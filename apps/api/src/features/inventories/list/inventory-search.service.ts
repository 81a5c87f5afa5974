import type { InventoryListQuery } from '@marketplace/contract/inventory-list';
import type { Db } from '../../../platform/db/handle.ts';
import { isPlainWord, piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import {
  anywhere,
  type Meaning,
  meaningOfWord,
  mostWithSigns,
  type Search,
  searchOf,
} from '../../../platform/search/search.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { roughCountersInScope } from '../inventory-counters.sql.ts';
import type { Piece } from './inventory-filters.sql.ts';
import { countsOfWords, findProductByBarcode } from './inventory-words.sql.ts';

export async function readSearch(
  db: Db,
  scope: StoreScope,
  query: InventoryListQuery,
): Promise<Search<Piece> | undefined> {
  const pieces = piecesOfQuery(query.query ?? '');
  if (pieces.length === 0) return undefined;
  const meanings = await Promise.all(pieces.map((piece) => meaningOf(db, scope, piece)));
  return searchOf(meanings, query, async () => (await roughCountersInScope(db, scope)).products);
}

/** A whole barcode is one product's; a part of one is a part of a word like any other. */
async function meaningOf(db: Db, scope: StoreScope, typed: string): Promise<Meaning<Piece>> {
  const piece = { texts: [typed] };
  const product_id = isLongNumber(typed) && (await findProductByBarcode(db, typed));
  if (product_id) return { piece: { product_id }, most: 0 };
  if (typed.length === 1) return { piece, most: anywhere };
  const countsOf = (words: readonly string[]) => countsOfWords(db, scope, words);
  if (!isPlainWord(typed)) return { piece, most: await mostWithSigns(db, typed, countsOf) };
  return meaningOfWord(db, typed, { countsOf, isInWordsAlone: true, uncounted: 0 });
}

const isLongNumber = (typed: string): boolean => /^\d{8,14}$/.test(typed);
