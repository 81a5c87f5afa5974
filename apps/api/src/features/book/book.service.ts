import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../platform/store-scope.ts';
import { attempts } from '../../platform/sweeps/attempts.ts';
import { hasWrongHours, readStoresAfter, rewriteHours } from './book-hours.sql.ts';
import { insertPostings } from './post.sql.ts';
import { type Posting, settled } from './posting.ts';

/** Written with the move they tell of: both happen, or neither. A posting of nothing is none. */
export async function post(db: Tx, store: OneStore, ...postings: Posting[]): Promise<void> {
  const whole = postings.map(settled).filter(({ lines }) => lines.length > 0);
  if (whole.length > 0) await insertPostings(db, store, whole);
}

const batch = 500;

/**
 * Writes the hours of stores anew in which a process of before the hours has posted, while they are rolled out. Answers
 * with how many those were. Each store is looked at by itself, and one that fails holds up no other.
 */
export async function mendHours(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('mending hours');
  let last = '0';
  let stores: { id: string }[];
  do {
    stores = await readStoresAfter(db, last, batch);
    for (const { id } of stores) {
      if (signal.aborted) return sum();
      last = id;
      await attempt(() => mendIn(db, storeIn(systemScope([id]), id)));
    }
  } while (stores.length === batch);
  return sum();
}

async function mendIn(db: Db, store: OneStore): Promise<number> {
  if (!(await hasWrongHours(db, store))) return 0;
  await inTransaction(db, (db) => rewriteHours(db, store));
  return 1;
}

export type { ChargedLine } from '@marketplace/contract/reckon-fee';
export { wrongHours } from './book-hours.sql.ts';
export { feeOf } from './fees.ts';
export { credit, debit, type Party, type Posting } from './posting.ts';
export { isSaldo } from './saldo.ts';
