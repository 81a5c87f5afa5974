import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { dayAfter, dayIn, startOfDay } from '../../../platform/indonesian-time.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { isLastLine, type OrderKey, readOrder } from '../record/move-order.sql.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import { viewerOf } from './move-order.service.ts';
import { promiseDelivery } from './try-delivery-again.sql.ts';

type Again = {
  order_id: string;
  again_on: string;
  because: { reason: string; reason_id: string; note: string };
};

/** Further than that, nobody waits for goods that are on a truck. */
const mostDays = 14;

/**
 * The order stays on its way, with a new day and a line in its history. Whoever says so again is answered as the first
 * time: the line would be there twice, and the buyer told twice.
 */
export function tryDeliveryAgain(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, again_on, because }: Again,
): Promise<OrderRow> {
  const payload_hash = payloadHash({ ...because, again_on });
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const key = { store, order_id };
    const { time_zone, is_active } = await readShipped(db, scope, key);
    if (!is_active) fail('store_inactive');
    checkDay(again_on, time_zone);
    const due_at = new Date(startOfDay(dayAfter(again_on), time_zone)).toISOString();
    const order = (await promiseDelivery(db, key, due_at)) ?? (await conflict(db, scope, key));
    const line = { ...stayingIn(order), actor: 'SELLER', user_id: who.user_id } as const;
    // The row is locked by now: of two at once, the second sees the line of the first.
    if (!(await isLastLine(db, store, { ...line, payload_hash }))) {
      await writeHistory(db, store, { ...line, ...because, payload_hash });
      await publishOrderEvent(db, order, 'SHIPPED');
    }
    return toOrderRow(order, viewerOf(scope, order));
  });
}

async function readShipped(db: Tx, scope: StoreScope, key: OrderKey): Promise<OrderRecord> {
  const order = (await readOrder(db, scope, key)) ?? fail('order_not_found');
  return order.fulfilment_status === 'SHIPPED' ? order : conflict(db, scope, key);
}

function checkDay(day: string, time_zone: string): void {
  const today = dayIn(new Date().toISOString(), time_zone);
  if (day < today) fail('validation_failed', { again_on: 'date_past' });
  if (day > dayAfter(today, mostDays)) fail('validation_failed', { again_on: 'too_big' });
}

async function conflict(db: Tx, scope: StoreScope, key: OrderKey): Promise<never> {
  const order = (await readOrder(db, scope, key)) ?? fail('order_not_found');
  const row = toOrderRow(order, viewerOf(scope, order));
  return failWith('order_state_conflict', {
    current_status: row.fulfilment_status,
    current_order: row,
  });
}
