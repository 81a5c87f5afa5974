import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { publishPromotions } from '../../promotions/publish-promotions.service.ts';
import { cameToNothing } from '../came-to-nothing.ts';
import { cancelInvoice, numberInvoice } from '../invoices/write-invoice.service.ts';
import { postMove } from '../money/order-money.service.ts';
import { type OrderRecord, toOrderRow, type Viewer } from '../order-row.ts';
import { countLostOrder } from '../record/count-loss.service.ts';
import {
  changeStatus,
  isLastMove,
  type OrderKey,
  readOrder,
  type StatusChange,
} from '../record/move-order.sql.ts';
import { hasDiscounts } from '../record/order-discounts.sql.ts';
import { publishOrderEvent, publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import { giveBackAll } from './give-back.service.ts';

type Scope = StoreScope | BuyerScope;

/** The goods are out of the store's hands: sent off, or fetched. Its invoice is numbered then. */
const leftStore: ReadonlySet<FulfilmentStatus> = new Set(['SHIPPED', 'DELIVERED']);

/** Whose move it is, whether they call or a job of theirs runs. */
export type Mover = Pick<Caller, 'user_id'>;

/** A step from one status to another, and all that follows from it. */
export type Move = StatusChange & {
  /** What the step does to the seller's stock. */
  moveStock?: (
    db: Tx,
    store: OneStore,
    order: OrderRecord,
    from_status: FulfilmentStatus,
  ) => Promise<void>;
  /** Changes the order beyond its status, before anybody is told; answers with how it is then. */
  adjust?: (db: Tx, store: OneStore, order: OrderRecord) => Promise<OrderRecord>;
  /** What else is written with it, or forbids it. */
  also?: (db: Tx, store: OneStore, order: OrderRecord) => Promise<void> | void;
  /** What it does to the book, where that is not what its statuses say. */
  post?: (db: Tx, store: OneStore, order: OrderRecord, history_id: string) => Promise<void>;
};

/**
 * Every move of an order: status, history, stock, event and counter, or nothing of it. Locks are taken
 * in the order that all who write orders keep to: the order, quotas of discounts by id, stock by id, the book's balances, the numbers of invoices, what was
 * lost, the store's counters.
 */
export function moveOrder(
  db: Db,
  /** Nobody, when the marketplace itself moves it. */
  who: Mover | undefined,
  scope: Scope,
  order_id: string,
  move: Move,
): Promise<OrderRow> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const key = { store, order_id };
    const changed = await changeStatus(db, scope, key, move, who?.user_id ?? null);
    if (!changed) return answerUnmoved(db, who, scope, key, move);
    const { from_status, history_id, ...moved } = changed;
    // What a driver has handed over is handed over, whatever became of the store.
    if (move.actor === 'SELLER' && !move.courier_id && !moved.is_active) fail('store_inactive');
    await move.also?.(db, store, moved);
    const order = move.adjust ? await move.adjust(db, store, moved) : moved;
    const { refunds } = move;
    const gaveBack = cameToNothing.has(move.to)
      ? await giveBackAll(db, store, order)
      : order.total_amount < moved.total_amount && (await hasDiscounts(db, store, order_id));
    await move.moveStock?.(db, store, order, from_status);
    await (move.post
      ? move.post(db, store, order, history_id)
      : postMove(db, store, { refunds, history_id }, moved, order));
    if (leftStore.has(move.to)) await numberInvoice(db, store, order_id);
    if (cameToNothing.has(move.to)) await cancelInvoice(db, store, order_id);
    await countLostOrder(db, store, order, move);
    // The store's counters and its events come last: what is locked there, others wait for.
    if (gaveBack) await publishPromotions(db, store.store_id);
    await (order.arrived_at
      ? publishOrderEvent(db, order, from_status)
      : publishUnpaidEvent(db, order, -1));
    return toOrderRow(order, viewerOf(scope, order));
  });
}

/**
 * Whoever does again what they have just done is answered as the first time. A colleague's move to the same status, or
 * the same person's with something else in it, is a conflict: to answer it with a success would lose what it asked for.
 */
async function answerUnmoved(
  db: Tx,
  who: Mover | undefined,
  scope: Scope,
  key: OrderKey,
  move: Move,
): Promise<OrderRow> {
  const order = (await readOrder(db, scope, key)) ?? fail('order_not_found');
  const row = toOrderRow(order, viewerOf(scope, order));
  const isRepeated =
    order.fulfilment_status === move.to &&
    (await isLastMove(db, order, move, who?.user_id ?? null));
  return isRepeated
    ? row
    : failWith('order_state_conflict', {
        current_status: row.fulfilment_status,
        current_order: row,
      });
}

export const viewerOf = (scope: Scope, { store_id }: OrderRecord): Viewer => ({
  side: scope.side,
  may_act: (scope.side === 'buyer' ? scope.level : scope.levelIn(store_id)) === 'MANAGE',
});
