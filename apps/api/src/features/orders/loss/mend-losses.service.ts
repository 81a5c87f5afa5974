import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import {
  addDifferences,
  holdMending,
  readDifferences,
  storesWithOrders,
} from './mend-losses.sql.ts';

const batch = 500;
/** Rows in one transaction: whoever loses an order of these days waits for it. */
const atOnce = 2_000;

/**
 * Holds the losses of every store against its orders and adds what is missing, row by row: of the time before they were kept, of programs
 * that do not know of them yet, and of a store whose clock has become another.
 */
export async function mendLosses(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('mending losses');
  let last = '0';
  let stores: { id: string }[];
  do {
    stores = await storesWithOrders(db, last, batch);
    for (const { id } of stores) {
      if (signal.aborted) return sum();
      last = id;
      await attempt(() => mendIn(db, storeIn(systemScope([id]), id), signal));
    }
  } while (stores.length === batch);
  return sum();
}

/**
 * What was lowered in transactions of its own: accepting takes those rows before the book's balances, a rejection takes its own behind
 * them, and whoever held both would close the circle.
 */
async function mendIn(db: Db, store: OneStore, signal: AbortSignal): Promise<number> {
  let rows = 0;
  for (const isLowered of [true, false]) {
    let found: number;
    do {
      found = await inTransaction(db, (db) => mendSome(db, store, isLowered));
      rows += found;
    } while (found === atOnce && !signal.aborted);
  }
  return Math.min(rows, 1);
}

async function mendSome(db: Tx, store: OneStore, isLowered: boolean): Promise<number> {
  await holdMending(db, store);
  const differences = await readDifferences(db, store, isLowered, atOnce);
  if (differences.length > 0) await addDifferences(db, store, differences);
  return differences.length;
}

export { wrongLosses } from './mend-losses.sql.ts';
