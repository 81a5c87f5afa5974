import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';

const isUnpaid = sql`o.fulfilment_status = 'NEW' and o.arrived_at is null`;

/** A buyer's orders by transfer come one after the other, so that each sees what the last has taken. */
export async function lockBuyer(db: Tx, { buyer_store_id }: BuyerScope): Promise<void> {
  const name = `unpaid orders ${buyer_store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** How many transfers the buyer owes: to this store, and to all. */
export async function countUnpaid(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  store_id: string,
): Promise<{ here: number; everywhere: number }> {
  const [counts] = await rowsOf<{ here: number; everywhere: number }>(
    db,
    sql`select count(*) filter (where store_id = ${store_id}::bigint)::int as here,
          count(*)::int as everywhere
        from orders o where buyer_store_id = ${buyer_store_id}::bigint and ${isUnpaid}`,
  );
  return counts ?? { here: 0, everywhere: 0 };
}

type Held = { variant_id: string; held: number; stock: number };

/** Of each variant what is on the shelf, and what the buyer's unpaid orders hold of it, in base units. */
export const heldByBuyer = (
  db: Tx,
  { buyer_store_id }: BuyerScope,
  store_id: string,
  variant_ids: readonly string[],
): Promise<Held[]> =>
  rowsOf<Held>(
    db,
    sql`select s.variant_id, s.stock, coalesce((
          select sum(l.quantity * l.base_quantity) from orders o
          join order_lines l on l.store_id = o.store_id and l.order_id = o.id
          where o.buyer_store_id = ${buyer_store_id}::bigint and o.store_id = s.store_id and ${isUnpaid}
            and l.variant_id = s.variant_id
        ), 0)::int as held
        from stocks s
        where s.store_id = ${store_id}::bigint and s.variant_id = any(${variant_ids}::bigint[])`,
  );

export const readUnpaid = (db: Db, scope: StoreScope, most: number): Promise<UnpaidOrder[]> =>
  rowsOf<UnpaidOrder>(
    db,
    sql`select o.id as order_id, o.order_number, o.buyer_name, o.total_amount, o.total_product_unit,
          o.first_product_name, o.created_at, o.deadline_at as pay_by
        from orders o where o.store_id = any(${scope.store_id_array}::bigint[]) and ${isUnpaid}
        order by o.id limit ${most}::int`,
  );

type Standing = { buyer_store_id: string; is_unpaid: boolean; is_released: boolean };

/** Whose order it is that never arrived, and whether it still waits or was let go by the seller. */
export async function findUnarrived(
  db: Tx,
  scope: StoreScope,
  order_id: string,
): Promise<Standing | undefined> {
  const [found] = await rowsOf<Standing>(
    db,
    sql`select o.buyer_store_id,
          o.fulfilment_status = 'NEW' and o.payment_status = 'UNPAID' as is_unpaid,
          exists (select from order_history h where h.store_id = o.store_id and h.order_id = o.id
            and h.to_status = 'EXPIRED' and h.actor = 'SELLER') as is_released
        from orders o
        where o.id = ${order_id}::bigint and o.store_id = any(${scope.store_id_array}::bigint[])
          and o.arrived_at is null
        for update`,
  );
  return found;
}
