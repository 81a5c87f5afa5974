import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { OrderRecord } from '../order-row.ts';
import {
  addToLosses,
  type Day,
  goodsOfOrder,
  type LostGoods,
  takeFromLosses,
} from './count-loss.sql.ts';
import type { StatusChange } from './move-order.sql.ts';

/** An order the seller has turned down, or not answered in time. What never arrived was never theirs to lose. */
export async function countLostOrder(
  db: Tx,
  store: OneStore,
  { id, arrived_at, time_zone }: OrderRecord,
  { to, actor, because }: Pick<StatusChange, 'to' | 'actor' | 'because'>,
): Promise<void> {
  const isRejected = to === 'REJECTED' && actor === 'SELLER';
  if (!arrived_at || !(isRejected || to === 'EXPIRED')) return;
  const cause = isRejected ? (because?.reason_id ?? 'other') : 'expired';
  await addToLosses(db, store, { time_zone, cause }, await goodsOfOrder(db, store, id));
}

/**
 * What was taken off an order while it was accepted. Its rows are no others' than those of such moves, so that they are taken before the book's balances and
 * those of lost orders behind them breaks no order of locks.
 */
export const countLowered = (
  db: Tx,
  store: OneStore,
  { time_zone }: OrderRecord,
  goods: readonly LostGoods[],
): Promise<void> => addToLosses(db, store, { time_zone, cause: 'lowered' }, goods);

/** A demand that others have won, or that the store was not interested in. Comes where a lost order does. */
export const countLostDemand = addToLosses;

/** The store is interested after all; the day is the one on which it was not. */
export const takeBackLostDemand = (
  db: Tx,
  store: OneStore,
  day: Day & { at: string },
  goods: readonly LostGoods[],
): Promise<void> => takeFromLosses(db, store, day, goods);
