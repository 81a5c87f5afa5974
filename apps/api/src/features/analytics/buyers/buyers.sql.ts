import type { BuyerSort, BuyerStanding } from '@marketplace/contract/analytics-words';
import type { BuyerListQuery, BuyerRow } from '@marketplace/contract/buyer-analytics';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { OrderKey } from '../counted-orders.sql.ts';
import { standing } from './standing.sql.ts';

const rows = sql`
  store_buyers k join stores s on s.id = k.store_id join cities z on z.id = s.city_id
  join stores b on b.id = k.buyer_store_id join cities bz on bz.id = b.city_id`;

const columns = sql`
  k.store_id::text, s.name as store_name, k.buyer_store_id::text, b.name as buyer_name, bz.name as city, ${standing} as standing,
  k.orders, k.amount, k.first_on::text, k.last_on::text, k.usual_days, (k.last_on + k.usual_days)::text as due_on`;

const sorted: Record<BuyerSort, Sql> = {
  AMOUNT: sql`k.amount desc`,
  ORDERS: sql`k.orders desc`,
  LAST: sql`k.last_on desc`,
};

type Narrowing = Pick<BuyerListQuery, 'standing' | 'query'>;

const narrowed = (scope: StoreScope, { standing: wanted, query }: Narrowing): Sql => sql`
  ${inScope(scope, sql`k.store_id`)} and k.orders > 0
  ${wanted ? sql`and ${standing} = ${wanted}` : sql``}
  ${query ? sql`and strpos(lower(b.name), lower(${query})) > 0` : sql``}`;

export const readBuyers = (db: Db, scope: StoreScope, query: BuyerListQuery): Promise<BuyerRow[]> =>
  rowsOf<BuyerRow>(
    db,
    sql`select ${columns} from ${rows} where ${narrowed(scope, query)}
        order by ${sorted[query.sort]}, k.store_id, k.buyer_store_id
        limit ${integer(query.page_size)} offset ${integer((query.page - 1) * query.page_size)}`,
  );

export async function countBuyersUpTo(
  db: Db,
  scope: StoreScope,
  query: Narrowing,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from ${rows} where ${narrowed(scope, query)} limit ${integer(most)}) x`,
  );
  return row?.count ?? 0;
}

export const countStandings = (
  db: Db,
  scope: StoreScope,
): Promise<{ standing: BuyerStanding; count: number }[]> =>
  rowsOf<{ standing: BuyerStanding; count: number }>(
    db,
    sql`select ${standing} as standing, count(*)::int as count
        from store_buyers k join stores s on s.id = k.store_id join cities z on z.id = s.city_id
        where ${inScope(scope, sql`k.store_id`)} and k.orders > 0 group by 1`,
  );

export type BuyerKey = { store: OneStore; buyer_store_id: string };

const ofBuyer = ({ store: { store_id }, buyer_store_id }: BuyerKey, of: string) =>
  of === 'k'
    ? sql`k.store_id = ${store_id}::bigint and k.buyer_store_id = ${buyer_store_id}::bigint`
    : sql`t.store_id = ${store_id}::bigint and t.buyer_store_id = ${buyer_store_id}::bigint`;

export type NotedBuyer = BuyerRow & { note: string; note_version: number };

export async function readBuyer(db: Db, key: BuyerKey): Promise<NotedBuyer | undefined> {
  const [row] = await rowsOf<NotedBuyer>(
    db,
    sql`select ${columns}, k.note, k.note_version from ${rows} where ${ofBuyer(key, 'k')} and k.orders > 0`,
  );
  return row;
}

export type BuyerWeek = { start_week: string; orders: number; amount: number };

export const readBuyerWeeks = (db: Db, key: BuyerKey, from: string): Promise<BuyerWeek[]> =>
  rowsOf<BuyerWeek>(
    db,
    sql`select date_trunc('week', t.day::timestamp)::date::text as start_week, sum(t.orders)::int as orders, sum(t.amount) as amount
        from store_day_buyers t where ${ofBuyer(key, 't')} and t.day >= ${from}::date group by 1`,
  );

export type BoughtProduct = {
  variant_id: string;
  product_name: string;
  orders: number;
  units: number;
  amount: number;
  last_on: string;
};

/** Their newest so many orders say what they buy; older ones are of who they were. */
const newestOrders = 500;

export const readBoughtProducts = (db: Db, key: BuyerKey, most: number): Promise<BoughtProduct[]> =>
  rowsOf<BoughtProduct>(
    db,
    sql`select g.variant_id::text, trim(p.name || ' ' || v.name) as product_name, g.orders, g.units::float8 as units, g.amount,
          g.last_on::text
        from (
          select (e.goods ->> 0)::bigint as variant_id, count(*)::int as orders, sum((e.goods ->> 1)::bigint) as units,
            sum((e.goods ->> 2)::numeric) as amount, max(f.arrived_on) as last_on
          from (
            select t.goods, t.arrived_on from order_facts t
            where ${ofBuyer(key, 't')} and t.completed_on is not null
            order by t.arrived_on desc limit ${integer(newestOrders)}
          ) f cross join lateral jsonb_array_elements(f.goods) as e (goods)
          group by 1 order by amount desc, 1 limit ${integer(most)}
        ) g join product_variants v on v.id = g.variant_id join products p on p.id = v.product_id
        order by g.amount desc, g.variant_id`,
  );

export const lastOrderKeys = (db: Db, key: BuyerKey, most: number): Promise<OrderKey[]> =>
  rowsOf<OrderKey>(
    db,
    sql`select t.store_id::text, t.order_id::text from order_facts t where ${ofBuyer(key, 't')}
        order by t.arrived_on desc, t.order_id desc limit ${integer(most)}`,
  );

export type Note = { text: string; version: number };

/** Held until the end, so of two that write the second finds what the first has written. */
export async function holdNote(db: Tx, key: BuyerKey): Promise<Note | undefined> {
  const [note] = await rowsOf<Note>(
    db,
    sql`select k.note as text, k.note_version as version from store_buyers k
        where ${ofBuyer(key, 'k')} and k.orders > 0 for update`,
  );
  return note;
}

export async function writeNote(db: Tx, key: BuyerKey, { text, version }: Note): Promise<void> {
  await rowsOf(
    db,
    sql`update store_buyers k set note = ${text}, note_version = ${version}::int where ${ofBuyer(key, 'k')}`,
  );
}
