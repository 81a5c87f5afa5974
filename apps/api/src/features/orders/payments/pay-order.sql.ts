import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import type { OrderKey } from '../record/move-order.sql.ts';
import { type HistoryLine, stayingIn, writeHistory } from '../record/order-history.sql.ts';

type Why = Pick<HistoryLine, 'actor' | 'user_id' | 'reason' | 'reason_id'>;

export const claimPaid = (
  db: Tx,
  scope: BuyerScope,
  key: OrderKey,
  user_id: string,
): Promise<OrderRecord | undefined> =>
  awaitVerification(
    db,
    key,
    sql`o.payment_status = 'UNPAID' and o.buyer_store_id = ${scope.buyer_store_id}::bigint`,
    sql`now()`,
    {
      actor: 'BUYER',
      user_id,
      reason: 'Pembeli menyatakan sudah transfer',
      reason_id: 'payment_claimed',
    },
  );

/**
 * A payment provider has told of money that does not fit the order, be it the first such payment or one more. The day
 * is that of the first: small sums one after the other would hold the goods for ever.
 */
export const holdInDoubt = (
  db: Tx,
  key: OrderKey,
  first_told_at: string,
  reason: string,
): Promise<OrderRecord | undefined> =>
  awaitVerification(
    db,
    key,
    sql`o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')`,
    sql`${first_told_at}::timestamptz`,
    { actor: 'SYSTEM', reason, reason_id: 'payment_in_doubt' },
  );

/**
 * With a line in the history. Of a cancelling, an expiry and a payment at once the first one wins: each asks for an unpaid
 * NEW order. Looking for the money may take a day from when it was first told of; the goods are held no longer than that.
 */
async function awaitVerification(
  db: Tx,
  { store, order_id }: OrderKey,
  isMeant: Sql,
  told_at: Sql,
  why: Why,
): Promise<OrderRecord | undefined> {
  const [waiting] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set payment_status = 'WAITING_VERIFICATION',
      deadline_at = greatest(o.deadline_at, t.verify_by), updated_at = now()
    from stores s join cities c on c.id = s.city_id cross join (
      select ${told_at} + interval '24 hours' as verify_by) t
    where s.id = o.store_id and o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
      and ${isMeant}
      and o.payment_method = 'TRANSFER' and o.fulfilment_status = 'NEW' and o.arrived_at is null
    returning ${orderColumns}, ${storeColumns}`,
  );
  if (!waiting) return undefined;
  await writeHistory(db, store, { ...stayingIn(waiting), ...why });
  return waiting;
}
