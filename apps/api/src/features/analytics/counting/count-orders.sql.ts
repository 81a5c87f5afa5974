import type { Db, Tx } from '../../../platform/db/handle.ts';
import { identifier, integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { dueFacts } from './due-facts.sql.ts';
import type { Change, OrderFact } from './fact.ts';

/** Stores whose orders have moved on since they were counted, or are to be counted again. */
export const storesBehind = (db: Db, after: string, limit: number): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select k.store_id as id from order_counters k
        join stores s on s.id = k.store_id join cities z on z.id = s.city_id
        left join event_places p on p.store_id = k.store_id and p.area = 'order'
        left join counted_stores c on c.store_id = k.store_id
        where k.store_id > ${after}::bigint and (c.store_id is null or c.last_event <> coalesce(p.last, 0)
          or c.again_after is not null or c.time_zone <> z.time_zone)
        order by k.store_id limit ${integer(limit)}`,
  );

export type Place = {
  last_event: number;
  again_after: string | null;
  time_zone: string;
  /** How far the log reaches, and the zone as it is now. */
  reached: number;
  zone_now: string;
};

/** The store's row, held until the end; nothing where another process has it. */
export async function holdPlace(db: Tx, { store_id }: OneStore): Promise<Place | undefined> {
  const own = sql`${store_id}::bigint`;
  const now = sql`select coalesce((select p.last from event_places p where p.store_id = ${own} and p.area = 'order'), 0) as reached,
    (select z.time_zone from stores s join cities z on z.id = s.city_id where s.id = ${own}) as zone_now`;
  await rowsOf(
    db,
    sql`insert into counted_stores (store_id, last_event, again_after, time_zone)
        select ${own}, n.reached, 0, n.zone_now from (${now}) n where n.zone_now is not null
        on conflict (store_id) do nothing`,
  );
  const [place] = await rowsOf<Omit<Place, 'reached' | 'zone_now'>>(
    db,
    sql`select c.last_event::float8 as last_event, c.again_after::text, c.time_zone from counted_stores c
        where c.store_id = ${own} for update skip locked`,
  );
  if (!place) return undefined;
  const [there] = await rowsOf<{ reached: number; zone_now: string }>(
    db,
    sql`select n.reached::float8 as reached, coalesce(n.zone_now, '') as zone_now from (${now}) n`,
  );
  return there && { ...place, ...there };
}

/** The events behind a place in their order, with the order each is about; those about none bring null. */
export const readOrderEvents = (
  db: Tx,
  { store_id }: OneStore,
  after: number,
  limit: number,
): Promise<{ number: number; order_id: string | null }[]> =>
  rowsOf<{ number: number; order_id: string | null }>(
    db,
    sql`select e.id::float8 as number, case when e.kind in ('order.created', 'order.changed') then e.payload ->> 'id'
          when e.kind = 'complaint.changed' then e.payload ->> 'order_id' end as order_id
        from store_events e
        where e.store_id = ${store_id}::bigint and e.area = 'order' and e.id > ${after}::bigint
        order by e.id limit ${integer(limit)}`,
  );

export const ordersBehind = async (
  db: Tx,
  { store_id }: OneStore,
  after: string,
  limit: number,
): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select id::text from orders where store_id = ${store_id}::bigint and id > ${after}::bigint
          order by id limit ${integer(limit)}`,
    )
  ).map(({ id }) => id);

export type DueFact = Omit<OrderFact, 'response_minutes'> & {
  arrived_at: string;
  answered_at: string | null;
};

/** What these orders add, as it is due by their own rows. */
export const readDueFacts = (
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<DueFact[]> =>
  rowsOf<DueFact>(
    db,
    sql`select f.order_id::text, f.buyer_store_id::text, f.arrived_on::text, f.arrived_hour, f.is_alive, f.amount,
          f.ordered_amount, f.accepted_amount, f.due_on::text, f.was_on_time, f.completed_on::text, f.failed_on::text,
          f.delivered_on::text, f.complaint_halves, f.goods, f.revenue, f.arrived_at, f.answered_at
        from (${dueFacts((column) => sql`${column} = ${store_id}::bigint`, sql`o.id = any(${[...order_ids]}::bigint[])`)}) f`,
  );

/** What the book says was brought without an order: what the marketplace takes upon itself of a bill. By day. */
export const readBillRevenue = (
  db: Db,
  { store_id }: OneStore,
): Promise<{ day: string; amount: number }[]> =>
  rowsOf<{ day: string; amount: number }>(
    db,
    sql`select (p.created_at at time zone z.time_zone)::date::text as day, sum(-b.amount) as amount
        from posting_lines f join postings p on p.store_id = ${store_id}::bigint and p.id = f.posting_id and p.order_id is null
        join posting_lines b on b.store_id = ${store_id}::bigint and b.posting_id = p.id
          and b.account in ('SALES', 'SHIPPING_INCOME', 'REFUNDS')
        join stores s on s.id = p.store_id join cities z on z.id = s.city_id
        where f.store_id = ${store_id}::bigint and f.account = 'FEE_PAYABLE' and f.party = 'COLLECTION'
        group by 1 having sum(-b.amount) <> 0 order by 1`,
  );

/** What these orders have added before. */
export const readFacts = (
  db: Db,
  { store_id }: OneStore,
  order_ids: readonly string[],
): Promise<OrderFact[]> =>
  rowsOf<OrderFact>(
    db,
    sql`select order_id::text, buyer_store_id::text, arrived_on::text, arrived_hour, is_alive, amount, ordered_amount,
          accepted_amount, response_minutes, due_on::text, was_on_time, completed_on::text, failed_on::text,
          delivered_on::text, complaint_halves, goods, revenue
        from order_facts where store_id = ${store_id}::bigint and order_id = any(${[...order_ids]}::bigint[])`,
  );

const factColumns = {
  buyer_store_id: 'bigint',
  arrived_on: 'date',
  arrived_hour: 'integer',
  is_alive: 'boolean',
  amount: 'numeric',
  ordered_amount: 'numeric',
  accepted_amount: 'numeric',
  response_minutes: 'integer',
  due_on: 'date',
  was_on_time: 'boolean',
  completed_on: 'date',
  failed_on: 'date',
  delivered_on: 'date',
  complaint_halves: 'integer',
  goods: 'jsonb',
  revenue: 'jsonb',
} satisfies Record<Exclude<keyof OrderFact, 'order_id'>, string>;

const named = (columns: readonly string[]) => joined(columns.map(identifier), ', ');
const typed = (columns: Record<string, string>) =>
  joined(
    Object.entries(columns).map(([name, type]) => sql`${identifier(name)} ${plain(type)}`),
    ', ',
  );
/** Names of types stand in this file alone. */
const plain = (type: string): Sql =>
  identifier(type === 'integer' ? 'int4' : (short[type] ?? type));
const short: Record<string, string> = { bigint: 'int8', boolean: 'bool' };

export async function writeFacts(
  db: Tx,
  { store_id }: OneStore,
  facts: readonly OrderFact[],
): Promise<void> {
  const columns = Object.keys(factColumns);
  const renewed = columns.map((name) => sql`${identifier(name)} = excluded.${identifier(name)}`);
  const of = (table: 'order_facts' | 'excluded') =>
    joined(
      columns.map((name) => sql`${identifier(table)}.${identifier(name)}`),
      ', ',
    );
  await rowsOf(
    db,
    sql`insert into order_facts (store_id, order_id, ${named(columns)})
        select ${store_id}::bigint, f.order_id, ${named(columns)}
        from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f (order_id bigint, ${typed(factColumns)})
        order by f.order_id
        on conflict (store_id, order_id) do update set ${joined(renewed, ', ')}
        where (${of('order_facts')}) is distinct from (${of('excluded')})`,
  );
}

/** Of each table of sums its key behind the store, and what is added up in it. */
export const sumTables = {
  days: {
    table: 'store_days',
    key: { day: 'date' },
    values: {
      revenue: 'numeric',
      orders: 'integer',
      units: 'bigint',
      decided: 'integer',
      ordered_amount: 'numeric',
      accepted_amount: 'numeric',
      due: 'integer',
      on_time: 'integer',
      failed: 'integer',
      delivered: 'integer',
      complaint_halves: 'integer',
    },
  },
  hours: {
    table: 'store_day_hours',
    key: { day: 'date', hour: 'integer' },
    values: { orders: 'integer' },
  },
  responses: {
    table: 'store_day_responses',
    key: { day: 'date', minutes: 'integer' },
    values: { orders: 'integer' },
  },
  products: {
    table: 'store_day_products',
    key: { day: 'date', variant_id: 'bigint' },
    values: { units: 'bigint', amount: 'numeric', costed_amount: 'numeric', cost: 'numeric' },
  },
  buyers: {
    table: 'store_day_buyers',
    key: { day: 'date', buyer_store_id: 'bigint' },
    values: { orders: 'integer', amount: 'numeric' },
  },
} as const;

/** Adds differences to the rows there are, and begins those that are not there yet. */
export async function addChanges(
  db: Tx,
  { store_id }: OneStore,
  name: keyof typeof sumTables,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { table, key, values } = sumTables[name];
  const [keys, columns] = [Object.keys(key), Object.keys(values)];
  const rows = changes.map((change) => ({
    ...Object.fromEntries(keys.map((column, index) => [column, change.key[index]])),
    ...Object.fromEntries(columns.map((column) => [column, change.by[column] ?? 0])),
  }));
  const added = columns.map(
    (column) =>
      sql`${identifier(column)} = t.${identifier(column)} + excluded.${identifier(column)}`,
  );
  await rowsOf(
    db,
    sql`insert into ${identifier(table)} as t (store_id, ${named(keys)}, ${named(columns)})
        select ${store_id}::bigint, ${named(keys)}, ${named(columns)}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (${typed({ ...key, ...values })})
        on conflict (store_id, ${named(keys)}) do update set ${joined(added, ', ')}`,
  );
}

/** All a buyer's days with orders in one row; a median says more than a mean of somebody who was away once. */
export async function recountBuyers(
  db: Tx,
  { store_id }: OneStore,
  buyer_store_ids: readonly string[],
): Promise<void> {
  if (buyer_store_ids.length === 0) return;
  await rowsOf(
    db,
    sql`insert into store_buyers (store_id, buyer_store_id, orders, amount, first_on, last_on, usual_days)
        select ${store_id}::bigint, d.buyer_store_id, sum(d.orders), sum(d.amount),
          coalesce(min(d.day) filter (where d.orders > 0), min(d.day)), coalesce(max(d.day) filter (where d.orders > 0), max(d.day)),
          case when count(d.gap) >= 3 then percentile_disc(0.5) within group (order by d.gap) end
        from (
          select b.buyer_store_id, b.day, b.orders, b.amount,
            case when b.orders > 0 then b.day - lag(b.day) over (partition by b.buyer_store_id, b.orders > 0 order by b.day) end as gap
          from store_day_buyers b
          where b.store_id = ${store_id}::bigint and b.buyer_store_id = any(${[...buyer_store_ids]}::bigint[])
        ) d
        group by d.buyer_store_id
        on conflict (store_id, buyer_store_id) do update set orders = excluded.orders, amount = excluded.amount,
          first_on = excluded.first_on, last_on = excluded.last_on, usual_days = excluded.usual_days`,
  );
}

export async function movePlace(
  db: Tx,
  { store_id }: OneStore,
  place: Pick<Place, 'last_event' | 'again_after' | 'time_zone'>,
  isUpToDate: boolean,
): Promise<void> {
  await rowsOf(
    db,
    sql`update counted_stores set last_event = ${place.last_event}::bigint, again_after = ${place.again_after}::bigint,
          time_zone = ${place.time_zone}, counted_at = ${isUpToDate ? sql`now()` : sql`counted_at`}
        where store_id = ${store_id}::bigint`,
  );
}

/** Every store's orders are looked at once more. */
export const beginAgain = (db: Db): Promise<unknown[]> =>
  rowsOf(db, sql`update counted_stores set again_after = 0 where again_after is null`);
