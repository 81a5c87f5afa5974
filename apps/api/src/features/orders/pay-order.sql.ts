import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import type { OrderKey } from './move-order.sql.ts';
import { orderColumns, storeColumns } from './order-columns.sql.ts';
import { stayingIn, writeHistory } from './order-history.sql.ts';
import type { OrderRecord } from './order-row.ts';

/**
 * With a line in the history. Of a cancelling, an expiry and a payment at once the first one wins: each asks for an unpaid
 * NEW order. Looking for the money may take a day; the goods are held no longer than that.
 */
export async function claimPaid(
  db: Tx,
  scope: BuyerScope,
  { store, order_id }: OrderKey,
  user_id: string,
): Promise<OrderRecord | undefined> {
  const [claimed] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set payment_status = 'WAITING_VERIFICATION', deadline_at = now() + interval '24 hours',
      updated_at = now()
    from stores s join cities c on c.id = s.city_id
    where s.id = o.store_id and o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
      and o.buyer_store_id = ${scope.buyer_store_id}::bigint
      and o.payment_method = 'TRANSFER' and o.payment_status = 'UNPAID'
      and o.fulfilment_status = 'NEW' and o.arrived_at is null
    returning ${orderColumns}, ${storeColumns}`,
  );
  if (!claimed) return undefined;
  await writeHistory(db, store, {
    ...stayingIn(claimed),
    actor: 'BUYER',
    user_id,
    reason: 'Pembeli menyatakan sudah transfer',
    reason_id: 'payment_claimed',
  });
  return claimed;
}
