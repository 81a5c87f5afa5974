import type { Tx } from '../../platform/db/handle.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { insertPostings } from './post.sql.ts';
import { type Posting, settled } from './posting.ts';

/** Written with the move they tell of: both happen, or neither. A posting of nothing is none. */
export async function post(db: Tx, store: OneStore, ...postings: Posting[]): Promise<void> {
  const whole = postings.map(settled).filter(({ lines }) => lines.length > 0);
  if (whole.length > 0) await insertPostings(db, store, whole);
}

export type { ChargedLine } from '@marketplace/contract/reckon-fee';
export { feeOf } from './fees.ts';
export { credit, debit, type Party, type Posting } from './posting.ts';
