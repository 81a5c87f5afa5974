import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope, OneStore } from '../../../platform/store-scope.ts';

/** A transfer that waits for its money. */
export const isUnpaid = sql`o.fulfilment_status = 'NEW' and o.arrived_at is null`;

/** An order on delivery or on term that its seller has not answered. */
const isUnanswered = sql`o.fulfilment_status = 'NEW' and o.arrived_at is not null and o.payment_status = 'UNPAID'`;

/**
 * A buyer's orders come one after the other, so that each sees what the last has taken. It spans the stores that they order
 * from, since some of what is counted does: those who wait for it stand in the writers' lines of several stores. They are
 * this buyer's alone, wait no longer than for any row, and an order is short.
 */
export const lockBuyer = (db: Tx, { buyer_store_id }: BuyerScope): Promise<void> =>
  lock(db, `unpaid orders ${buyer_store_id}`);

/** A store's transfers come one after the other, too, since all buyers' are looked at together. Always the buyer first. */
export const lockTransfersOf = (db: Tx, store_id: string): Promise<void> =>
  lock(db, `unpaid orders of store ${store_id}`);

async function lock(db: Tx, name: string): Promise<void> {
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

type Unanswered = {
  /** Those that wait for the store. */
  waiting: number;
  /** Those that came to nothing in the last day: taken back, refused, or not answered in time. */
  in_vain: number;
};

/**
 * Of what is to be paid on delivery or on term, with this store alone: orders go on where another store's part of the database
 * is away. How old it may be is only for the index, here too.
 */
export async function countUnanswered(
  db: Tx,
  { buyer_store_id }: BuyerScope,
  store_id: string,
): Promise<Unanswered> {
  const isTheirs = sql`o.store_id = ${store_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint`;
  const [counts] = await rowsOf<Unanswered>(
    db,
    sql`with unanswered as (
          select o.fulfilment_status as status from orders o where ${isTheirs} and ${isUnanswered}
          union all
          select o.fulfilment_status from orders o
          where ${isTheirs} and o.fulfilment_status in ('CANCELLED', 'REJECTED', 'EXPIRED') and o.payment_status = 'UNPAID'
            and o.updated_at > now() - interval '1 day' and o.arrived_at > now() - interval '14 days'
        )
        select count(*) filter (where status = 'NEW')::int as waiting,
          count(*) filter (where status <> 'NEW')::int as in_vain
        from unanswered`,
  );
  return counts ?? { waiting: 0, in_vain: 0 };
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

/** Which orders hold what is looked at: all buyers' unpaid transfers, or one buyer's unanswered orders. */
export const holdingOrders = (isTransfer: boolean, { buyer_store_id }: BuyerScope): Sql =>
  isTransfer ? isUnpaid : sql`o.buyer_store_id = ${buyer_store_id}::bigint and ${isUnanswered}`;

type Shelf = { variant_id: string; held: number; stock: number };

/** Of each variant what is on the shelf, and what these orders hold of it, in base units. */
export const readShelves = (
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
  isHolding: Sql,
): Promise<Shelf[]> =>
  rowsOf<Shelf>(
    db,
    sql`with held as (
          select l.store_id, l.variant_id, sum(l.quantity * l.base_quantity) as pieces from orders o
          join order_lines l on l.store_id = o.store_id and l.order_id = o.id
          where o.store_id = ${store_id}::bigint and ${isHolding}
            and l.variant_id = any(${variant_ids}::bigint[])
          group by 1, 2
        )
        select s.variant_id, s.stock, coalesce(held.pieces, 0)::int as held
        from stocks s left join held using (store_id, variant_id)
        where s.store_id = ${store_id}::bigint
          and s.variant_id = any(${variant_ids}::bigint[])`,
  );

/** A listing in a promotion. */
type PromotionItem = { promotion_id: string; inventory_id: string };

/** Of each the units that it is for, and what these orders hold of them. */
export const readQuotas = (
  db: Tx,
  { store_id }: OneStore,
  items: readonly PromotionItem[],
  isHolding: Sql,
): Promise<(PromotionItem & { held: number; quota: number })[]> =>
  rowsOf<PromotionItem & { held: number; quota: number }>(
    db,
    sql`with asked as (
          select promotion_id, inventory_id from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
            as a (promotion_id bigint, inventory_id bigint)
        ), held as (
          select d.source_id as promotion_id, l.inventory_id, sum(d.quantity) as units from orders o
          join order_discounts d on d.store_id = ${store_id}::bigint and d.order_id = o.id and d.kind = 'PROMOTION'
          join order_lines l on l.store_id = ${store_id}::bigint and l.order_id = o.id and l.id = d.order_line_id
          join asked a on a.promotion_id = d.source_id and a.inventory_id = l.inventory_id
          where o.store_id = ${store_id}::bigint and ${isHolding}
          group by 1, 2
        )
        select m.promotion_id, m.inventory_id, m.quota, coalesce(held.units, 0)::int as held
        from promotion_items m join asked using (promotion_id, inventory_id)
        left join held using (promotion_id, inventory_id)
        where m.store_id = ${store_id}::bigint`,
  );
