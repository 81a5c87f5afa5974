import type { CreditStanding } from '@marketplace/contract/credit-book';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { failWith } from '../../platform/failure.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { lockStop, readStanding } from './credit-standing.sql.ts';

type OnTerms = { id: string; buyer_store_id: string; payment_method: string; total_amount: number };

/** How the buyer of an order stands without it, for whoever decides whether to accept it; nothing where it is not on terms. */
export async function standingBeside(
  db: Db,
  store: OneStore,
  { id, buyer_store_id, payment_method }: OnTerms,
): Promise<CreditStanding | null> {
  if (payment_method !== 'TERM') return null;
  const {
    own_limit: _,
    order_count: __,
    ...standing
  } = await readStanding(db, store, buyer_store_id, id);
  return standing;
}

/**
 * How the buyer of an order on terms stands that goes beyond what they may owe, or who is late, where the store refuses that;
 * otherwise nothing. It is the seller's own book, and none of the buyer's to read.
 */
export async function overLimit(
  db: Tx,
  store: OneStore,
  order: OnTerms,
): Promise<CreditStanding | null> {
  if (order.payment_method !== 'TERM' || !(await lockStop(db, store))) return null;
  const standing = await standingBeside(db, store, order);
  return standing && isOver(standing, order.total_amount) ? standing : null;
}

/** Tells the seller, who decides about it. */
export async function stopOverLimit(db: Tx, store: OneStore, order: OnTerms): Promise<void> {
  const standing = await overLimit(db, store, order);
  if (standing) failWith('buyer_over_limit', { standing });
}

const isOver = (
  { open_amount, late_amount, on_way_amount, limit_amount }: CreditStanding,
  asked: number,
) =>
  late_amount > 0 || (limit_amount !== null && open_amount + on_way_amount + asked > limit_amount);
