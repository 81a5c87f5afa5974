import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';

/** With the line of its history that tells of the payment. */
type PaidOrder = OrderRecord & { history_id: string };

export type ReceivedPayment = {
  from: readonly FulfilmentStatus[];
  reason: string;
  reason_id: string;
};

/** Sets an order on terms to paid, with a line in its history; answers with nothing where none is owed. */
export async function payTerm(
  db: Tx,
  store: OneStore,
  order_id: string,
  user_id: string,
  { from, reason, reason_id }: ReceivedPayment,
): Promise<PaidOrder | undefined> {
  const [paid] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set payment_status = 'PAID', paid_at = now(), updated_at = now()
    from stores s join cities c on c.id = s.city_id
    where o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
      and s.id = o.store_id and o.arrived_at is not null and o.payment_method = 'TERM'
      and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
      and o.fulfilment_status = any(${from}::fulfilment_status[])
    returning ${orderColumns}, ${storeColumns}`,
  );
  if (!paid) return undefined;
  const line = { ...stayingIn(paid), actor: 'SELLER', user_id, reason, reason_id } as const;
  return { ...paid, history_id: await writeHistory(db, store, line) };
}
