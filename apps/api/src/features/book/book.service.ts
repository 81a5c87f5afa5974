import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../platform/store-scope.ts';
import { readStoresToMend, rewriteHours } from './book-hours.sql.ts';
import { insertPostings } from './post.sql.ts';
import { type Posting, settled } from './posting.ts';

/** Written with the move they tell of: both happen, or neither. A posting of nothing is none. */
export async function post(db: Tx, store: OneStore, ...postings: Posting[]): Promise<void> {
  const whole = postings.map(settled).filter(({ lines }) => lines.length > 0);
  if (whole.length > 0) await insertPostings(db, store, whole);
}

/**
 * Writes the hours of stores anew in which a process of before the hours has posted, while they are rolled out. Answers
 * with how many those were.
 */
export async function mendHours(db: Db, signal: AbortSignal): Promise<number> {
  const stores = await readStoresToMend(db);
  let mended = 0;
  for (const { store_id } of stores) {
    if (signal.aborted) break;
    const store = storeIn(systemScope([store_id]), store_id);
    await inTransaction(db, (db) => rewriteHours(db, store));
    mended += 1;
  }
  return mended;
}

export type { ChargedLine } from '@marketplace/contract/reckon-fee';
export { feeOf } from './fees.ts';
export { credit, debit, type Party, type Posting } from './posting.ts';
export { isSaldo } from './saldo.ts';
