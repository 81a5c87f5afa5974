import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

/** What is older says little about today's prices; four whole weeks have as many of each weekday. */
const isRecent = sql`o.arrived_at is not null and o.arrived_at > now() - interval '28 days'`;

/** Stores that sold lately, and those whose sales have to be forgotten. */
export async function readSellingStores(db: Db): Promise<string[]> {
  const selling = rowsOf<{ store_id: string }>(
    db,
    sql`select c.store_id from order_counters c
        where exists (select from orders o where o.store_id = c.store_id and ${isRecent})`,
  );
  const remembered = rowsOf<{ store_id: string }>(
    db,
    sql`select s.id as store_id from stores s
        where exists (select from city_sales c where c.store_id = s.id)`,
  );
  const rows = [...(await selling), ...(await remembered)];
  return [...new Set(rows.map(({ store_id }) => store_id))];
}

/**
 * One store's sales of four weeks, a short walk down the index of its arrivals. Only what has changed is
 * written. Answers with how many rows that were.
 */
export async function renewSalesOf(db: Db, store_id: string): Promise<number> {
  return changes(
    db,
    sql`
    with sold as (
      select s.city_id, i.product_unit_id, s.id as store_id, count(distinct o.id)::int as orders,
        (array_agg(l.unit_price order by o.arrived_at desc, o.id desc))[1] as last_price
      from stores s
      join orders o on o.store_id = s.id
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      join inventories i on i.store_id = l.store_id and i.id = l.inventory_id
      where s.id = ${store_id}::bigint and o.store_id = ${store_id}::bigint and ${isRecent}
        and o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')
        and l.quantity > 0
      group by s.city_id, i.product_unit_id, s.id
    ), gone as (
      delete from city_sales c where c.store_id = ${store_id}::bigint and not exists (
        select from sold s where s.city_id = c.city_id and s.product_unit_id = c.product_unit_id
      ) returning 1
    ), written as (
      insert into city_sales as c (city_id, product_unit_id, store_id, orders, last_price)
      select city_id, product_unit_id, store_id, orders, last_price from sold
      on conflict (city_id, product_unit_id, store_id)
        do update set orders = excluded.orders, last_price = excluded.last_price
        where (c.orders, c.last_price) is distinct from (excluded.orders, excluded.last_price)
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from written)::int as changed`,
  );
}

export const readCities = (db: Db): Promise<{ id: string; province: string }[]> =>
  rowsOf(db, sql`select id, province from cities order by id`);

/** From the sales of the city's stores. */
export const renewCity = (db: Db, area: string, city_id: string): Promise<number> =>
  renewArea(
    db,
    area,
    sql`select product_unit_id, count(*)::int as stores, sum(orders)::int as orders
        from city_sales where city_id = ${city_id}::bigint group by product_unit_id`,
  );

/** From smaller areas, which no two share a store of. */
export const renewSum = (db: Db, area: string, parts: readonly string[]): Promise<number> =>
  renewArea(
    db,
    area,
    sql`select product_unit_id, sum(stores)::int as stores, sum(orders)::int as orders
        from area_sales where area = any(${parts}::text[]) group by product_unit_id`,
  );

function renewArea(db: Db, area: string, sold: Sql): Promise<number> {
  return changes(
    db,
    sql`
    with sold as (${sold}), gone as (
      delete from area_sales a where a.area = ${area}
        and not exists (select from sold s where s.product_unit_id = a.product_unit_id)
      returning 1
    ), written as (
      insert into area_sales as a (area, product_unit_id, stores, orders, score)
      select ${area}, product_unit_id, stores, orders, stores * ln(1 + orders) from sold
      on conflict (area, product_unit_id)
        do update set stores = excluded.stores, orders = excluded.orders, score = excluded.score
        where (a.stores, a.orders) is distinct from (excluded.stores, excluded.orders)
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from written)::int as changed`,
  );
}

async function changes(db: Db, statement: Sql): Promise<number> {
  const [row] = await rowsOf<{ changed: number }>(db, statement);
  return row?.changed ?? 0;
}
