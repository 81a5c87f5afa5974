import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type OfStore = (column: Sql) => Sql;

/** What comes off a line later is not lost while accepting. */
const accepted = sql`coalesce(l.accepted_quantity, l.quantity)`;

/** What was taken off a line as it was ordered, less what was still taken off what was accepted of it. */
const lostDiscount = (of: OfStore) => sql`(
  select coalesce(sum(d.ordered_amount) - round(sum(d.ordered_amount) * ${accepted} / l.ordered_quantity), 0)
  from order_discounts d
  where ${of(sql`d.store_id`)} and d.order_id = l.order_id and d.order_line_id = l.id)`;

/** Every line that was lost, or what was taken off it, as the orders themselves tell it, and what of demands came to nothing. */
const lostLines = (of: OfStore) => sql`
  select o.store_id, o.id as order_id, h.created_at as at,
    case when o.fulfilment_status = 'EXPIRED' then 'expired' else coalesce(h.reason_id, 'other') end as cause,
    l.variant_id, l.quantity::bigint * l.base_quantity as quantity, l.line_total as amount
  from orders o
  join order_history h on ${of(sql`h.store_id`)} and h.order_id = o.id and h.to_status = o.fulfilment_status
    and h.from_status is distinct from h.to_status
  join order_lines l on ${of(sql`l.store_id`)} and l.order_id = o.id and l.quantity > 0
  where ${of(sql`o.store_id`)} and o.arrived_at is not null and (o.fulfilment_status = 'EXPIRED'
    or o.fulfilment_status = 'REJECTED' and h.actor = 'SELLER')
  union all
  select l.store_id, l.order_id, h.created_at, 'lowered', l.variant_id,
    (l.ordered_quantity - ${accepted})::bigint * l.base_quantity, (l.ordered_quantity - ${accepted}) * l.unit_price
      - ${lostDiscount(of)}
  from order_lines l
  join order_history h on ${of(sql`h.store_id`)} and h.order_id = l.order_id and h.from_status = 'NEW'
    and h.to_status = 'PROCESSING'
  where ${of(sql`l.store_id`)} and l.quantity < l.ordered_quantity and ${accepted} < l.ordered_quantity
  union all
  select f.store_id, f.tender_id, f.lost_at, case f.state when 'LOST' then 'tender_lost' else 'tender_declined' end,
    g.variant_id, g.quantity, g.amount
  from tender_fits f
  cross join lateral jsonb_to_recordset(f.lost_goods) as g (variant_id bigint, quantity bigint, amount numeric)
  where ${of(sql`f.store_id`)} and f.lost_at is not null`;

/** The same by day, cause and product, and with variant 0 of all products together. */
const dueLosses = (of: OfStore) => sql`
  select x.store_id, (x.at at time zone c.time_zone)::date as day, x.cause, coalesce(x.variant_id, 0) as variant_id,
    count(distinct x.order_id)::int as orders, sum(x.quantity) as quantity, sum(x.amount) as amount
  from (${lostLines(of)}) x join stores s on s.id = x.store_id join cities c on c.id = s.city_id
  group by grouping sets ((1, 2, 3, x.variant_id), (1, 2, 3))`;

/** The days of a store that are not what its orders come to, as they are and as they are due: both as of one moment. */
export const wrongLosses = (of: OfStore): Sql => sql`
  select store_id, day, cause, variant_id, coalesce(t.orders, 0) as orders, coalesce(t.quantity, 0) as quantity,
    coalesce(t.amount, 0) as amount, coalesce(d.orders, 0) as due_orders, coalesce(d.quantity, 0) as due_quantity,
    coalesce(d.amount, 0) as due_amount
  from (select * from order_losses where ${of(sql`store_id`)}) t
  full join (${dueLosses(of)}) d using (store_id, day, cause, variant_id)
  where coalesce(t.orders, 0) <> coalesce(d.orders, 0) or coalesce(t.quantity, 0) <> coalesce(d.quantity, 0)
    or coalesce(t.amount, 0) <> coalesce(d.amount, 0)`;

const only =
  ({ store_id }: OneStore): OfStore =>
  (column) =>
    sql`${column} = ${store_id}::bigint`;

/** A store has a counter of orders if it has any to lose. */
export const storesWithOrders = (db: Db, after: string, limit: number): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select store_id as id from order_counters where store_id > ${after}::bigint
        order by store_id limit ${integer(limit)}`,
  );

/** By how much a row is to change. */
export type LossDifference = {
  day: string;
  cause: string;
  variant_id: string;
  orders: number;
  quantity: string;
  amount: string;
};

export const readDifferences = (
  db: Db,
  store: OneStore,
  isLowered: boolean,
  most: number,
): Promise<LossDifference[]> =>
  rowsOf<LossDifference>(
    db,
    sql`select day::text, cause, variant_id::text, due_orders - orders as orders, (due_quantity - quantity)::text as quantity,
          (due_amount - amount)::text as amount
        from (${wrongLosses(only(store))}) w where (cause = 'lowered') = ${isLowered}
        order by w.day, w.cause, w.variant_id limit ${integer(most)}`,
  );

/** Of two at once the second finds what the first has mended. */
export async function holdMending(db: Tx, { store_id }: OneStore): Promise<void> {
  const name = `losses of store ${store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Adds the differences, so that whatever is lost meanwhile stays counted. The rows are taken in the order of their key first, those that are
 * not there yet as well: nothing to be added is no change, and a row below nothing cannot be proposed.
 */
export async function addDifferences(
  db: Tx,
  { store_id }: OneStore,
  differences: readonly LossDifference[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(differences)}::jsonb)
    as d (day date, cause text, variant_id bigint, orders integer, quantity bigint, amount numeric)`;
  await rowsOf(
    db,
    sql`insert into order_losses as t (store_id, day, cause, variant_id, orders, quantity, amount)
        select ${store_id}::bigint, d.day, d.cause, d.variant_id, 0, 0, 0 from ${rows}
        order by d.day, d.cause, d.variant_id
        on conflict (store_id, day, cause, variant_id) do update set orders = t.orders`,
  );
  await rowsOf(
    db,
    sql`update order_losses t set orders = t.orders + d.orders, quantity = t.quantity + d.quantity,
          amount = t.amount + d.amount
        from ${rows} where t.store_id = ${store_id}::bigint and t.day = d.day and t.cause = d.cause
          and t.variant_id = d.variant_id`,
  );
}
