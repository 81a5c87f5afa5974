import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';

const isUnpaid = sql`o.fulfilment_status = 'NEW' and o.arrived_at is null`;

/**
 * A buyer's orders by transfer come one after the other, and a store's too, so that each sees what the last has
 * taken. Always the buyer first.
 */
export async function lockUnpaid(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  store_id: string,
): Promise<void> {
  for (const name of [`unpaid orders ${buyer_store_id}`, `unpaid orders of store ${store_id}`])
    await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

type Unpaid = {
  /** Transfers that the buyer owes, or let expire in the last day: to this store, and to all. */
  here: number;
  everywhere: number;
  /** Those of this store that they took back in the last day, before they paid. */
  taken_back: number;
};

/**
 * What the seller let go is not held against the buyer, nor money that came late. A day is counted from when an order was
 * over: one that was said to be paid is a day old by then. How old it may be is only for the index.
 */
export async function countUnpaid(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  store_id: string,
): Promise<Unpaid> {
  const isHere = sql`store_id = ${store_id}::bigint`;
  const [counts] = await rowsOf<Unpaid>(
    db,
    sql`with unpaid as (
          select o.store_id, o.fulfilment_status as status from orders o
          where o.buyer_store_id = ${buyer_store_id}::bigint and ${isUnpaid}
          union all
          select o.store_id, o.fulfilment_status from orders o
          where o.buyer_store_id = ${buyer_store_id}::bigint and o.arrived_at is null
            and o.fulfilment_status in ('EXPIRED', 'CANCELLED') and o.payment_status <> 'REFUNDED'
            and o.updated_at > now() - interval '1 day' and o.created_at > now() - interval '14 days'
            and not exists (select from order_history h where h.store_id = o.store_id
              and h.order_id = o.id and h.to_status = 'EXPIRED' and h.actor = 'SELLER')
        )
        select count(*) filter (where status <> 'CANCELLED' and ${isHere})::int as here,
          count(*) filter (where status <> 'CANCELLED')::int as everywhere,
          count(*) filter (where status = 'CANCELLED' and ${isHere})::int as taken_back
        from unpaid`,
  );
  return counts ?? { here: 0, everywhere: 0, taken_back: 0 };
}

/** How many other transfers to its store a buyer says to have made that nobody has found yet. */
export async function countOtherClaims(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  { id, store_id }: { id: string; store_id: string },
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`select from orders o
        where o.buyer_store_id = ${buyer_store_id}::bigint and o.store_id = ${store_id}::bigint
          and o.id <> ${id}::bigint and ${isUnpaid} and o.payment_status = 'WAITING_VERIFICATION'`,
  );
  return rows.length;
}

type HeldOfVariant = { variant_id: string; held: number; stock: number };

/** Of each variant what is on the shelf, and what all buyers' unpaid orders hold of it, in base units. */
export const heldUnpaid = (
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<HeldOfVariant[]> =>
  rowsOf<HeldOfVariant>(
    db,
    sql`with held as (
          select l.store_id, l.variant_id, sum(l.quantity * l.base_quantity) as pieces from orders o
          join order_lines l on l.store_id = o.store_id and l.order_id = o.id
          where o.store_id = ${store_id}::bigint and ${isUnpaid}
            and l.variant_id = any(${variant_ids}::bigint[])
          group by 1, 2
        )
        select s.variant_id, s.stock, coalesce(held.pieces, 0)::int as held
        from stocks s left join held using (store_id, variant_id)
        where s.store_id = ${store_id}::bigint
          and s.variant_id = any(${variant_ids}::bigint[])`,
  );

/** What an order holds of a variant, in base units. */
const piecesOf = (variant_id: string | undefined) =>
  variant_id
    ? sql`(select coalesce(sum(l.quantity * l.base_quantity), 0)::int from order_lines l
        where l.store_id = o.store_id and l.order_id = o.id and l.variant_id = ${variant_id}::bigint)`
    : sql`0`;

type Held = UnpaidOrder & { count: number; amount: number; all_pieces: number };

export async function readUnpaid(
  db: Db,
  scope: StoreScope,
  variant_id: string | undefined,
  most: number,
) {
  const rows = await rowsOf<Held>(
    db,
    sql`with held as (
          select o.*, ${piecesOf(variant_id)} as pieces from orders o
          where ${inScope(scope, sql`o.store_id`)} and ${isUnpaid}
        )
        select o.id as order_id, o.store_id, s.name as store_name, c.time_zone, o.order_number,
          o.buyer_name, o.total_amount, o.total_product_unit, o.first_product_name, o.created_at,
          case o.payment_status when 'WAITING_VERIFICATION' then 'WAITING_VERIFICATION' else 'UNPAID' end as payment_status,
          o.deadline_at as pay_by, count(*) over ()::int as count,
          sum(o.total_amount) over () as amount, sum(o.pieces) over ()::int as all_pieces
        from held o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        where ${variant_id === undefined}::boolean or o.pieces > 0
        order by o.id limit ${most}::int`,
  );
  const { count = 0, amount = 0, all_pieces = 0 } = rows[0] ?? {};
  const unpaid: UnpaidOrder[] = rows;
  return { unpaid, total_data: count, reserved_amount: amount, reserved_pieces: all_pieces };
}

/** How many there are and what they come to, as JSON, for the statement of a list. */
export const sumOfUnpaid = (ofStores: (column: Sql) => Sql): Sql => sql`
  select json_build_object('count', count(*), 'amount', coalesce(sum(o.total_amount), 0)) as unpaid
  from orders o where ${ofStores(sql`o.store_id`)} and ${isUnpaid}`;

type Standing = { buyer_store_id: string; is_unpaid: boolean; is_released: boolean };

/** Whose order it is that never arrived, and whether it still waits or was let go by the seller. */
export async function findUnarrived(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<Standing | undefined> {
  const [found] = await rowsOf<Standing>(
    db,
    sql`select o.buyer_store_id,
          o.fulfilment_status = 'NEW' and o.payment_status = 'UNPAID' as is_unpaid,
          exists (select from order_history h where h.store_id = ${store_id}::bigint and h.order_id = o.id
            and h.to_status = 'EXPIRED' and h.actor = 'SELLER') as is_released
        from orders o
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
          and o.arrived_at is null
        for update`,
  );
  return found;
}
