import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import {
  countWords,
  newWordsOf,
  ordersToIndex,
  storesToIndex,
  takeToIndex,
  writeNewWords,
  writeTexts,
} from './index-orders.sql.ts';
import { writeMissedTexts } from './missed-texts.service.ts';

const storesAtOnce = 100;
const ordersAtOnce = 500;

/**
 * Writes what the orders that came meanwhile are found by, store by store, and counts their words. Until then a search
 * looks at them one by one. Answers with how many orders it indexed.
 */
export async function indexOrders(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('indexing orders');
  await attempt(() => writeMissedTexts(db));
  let stores = await storesToIndex(db, '0', storesAtOnce);
  while (stores.length > 0) {
    for (const store_id of stores) {
      if (signal.aborted) break;
      await attempt(() => indexOrdersOf(db, storeIn(systemScope([store_id]), store_id)));
    }
    if (signal.aborted) break;
    stores = await storesToIndex(db, stores.at(-1) ?? '0', storesAtOnce);
  }
  return sum();
}

async function indexOrdersOf(db: Db, store: OneStore): Promise<number> {
  let indexed = 0;
  for (;;) {
    const ids = await ordersToIndex(db, store, ordersAtOnce);
    // By itself and before: it is written on every node of a distributed database, the rest on the store's own.
    const words = ids.length > 0 ? await newWordsOf(db, store, ids) : [];
    if (words.length > 0) await writeNewWords(db, words);
    indexed += await inTransaction(db, async (db) => {
      const taken = await takeToIndex(db, store, ids);
      await writeTexts(db, store, taken);
      await countWords(db, store, taken);
      return taken.length;
    });
    if (ids.length < ordersAtOnce) return indexed;
  }
}
