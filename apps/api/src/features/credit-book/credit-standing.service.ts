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

/** Refuses an order on terms that goes beyond what its buyer may owe, or whose buyer is late, where the store wants that. */
export async function stopOverLimit(db: Tx, store: OneStore, order: OnTerms): Promise<void> {
  if (order.payment_method !== 'TERM' || !(await lockStop(db, store))) return;
  const standing = await standingBeside(db, store, order);
  if (standing && isOver(standing, order.total_amount)) failWith('buyer_over_limit', { standing });
}

const isOver = (
  { open_amount, late_amount, on_way_amount, limit_amount }: CreditStanding,
  asked: number,
) =>
  late_amount > 0 || (limit_amount !== null && open_amount + on_way_amount + asked > limit_amount);
