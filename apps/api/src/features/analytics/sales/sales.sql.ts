import type { ProductMeasure } from '@marketplace/contract/analytics-words';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { OrderKey } from '../counted-orders.sql.ts';
import type { Days } from '../weeks.ts';

export type DaySum = { day: string; revenue: number; orders: number; units: number };

const within = ({ from, to }: Days) => sql`t.day between ${from}::date and ${to}::date`;

export const sumDays = (db: Db, scope: StoreScope, days: Days): Promise<DaySum[]> =>
  rowsOf<DaySum>(
    db,
    sql`select t.day::text, sum(t.revenue) as revenue, sum(t.orders)::int as orders, sum(t.units)::float8 as units
        from store_days t where ${inScope(scope, sql`t.store_id`)} and ${within(days)}
        group by t.day order by t.day`,
  );

export type StoreSum = {
  store_id: string;
  store_name: string;
  revenue: number;
  before_revenue: number;
  orders: number;
};

export const sumStores = (
  db: Db,
  scope: StoreScope,
  now: Days,
  before: Days,
  most: number,
): Promise<StoreSum[]> =>
  rowsOf<StoreSum>(
    db,
    sql`select g.store_id::text, s.name as store_name, g.revenue, g.before_revenue, g.orders
        from (
          select t.store_id, coalesce(sum(t.revenue) filter (where ${within(now)}), 0) as revenue,
            coalesce(sum(t.revenue) filter (where ${within(before)}), 0) as before_revenue,
            coalesce(sum(t.orders) filter (where ${within(now)}), 0)::int as orders
          from store_days t
          where ${inScope(scope, sql`t.store_id`)} and ${within({ from: before.from, to: now.to })}
          group by t.store_id
        ) g join stores s on s.id = g.store_id
        order by g.revenue desc, g.store_id limit ${integer(most)}`,
  );

/** 1 is Monday. */
export type HourSum = { weekday: number; hour: number; orders: number };

export const sumHours = (db: Db, scope: StoreScope, days: Days): Promise<HourSum[]> =>
  rowsOf<HourSum>(
    db,
    sql`select extract(isodow from t.day)::int as weekday, t.hour, sum(t.orders)::int as orders
        from store_day_hours t where ${inScope(scope, sql`t.store_id`)} and ${within(days)}
        group by 1, 2`,
  );

/** Who bought in these days: for the first time at any of the stores, and those who had before. */
export async function countBuyers(
  db: Db,
  scope: StoreScope,
  days: Days,
): Promise<{ first: number; returning: number }> {
  const [row] = await rowsOf<{ first: number; returning: number }>(
    db,
    sql`select count(*) filter (where b.first_on >= ${days.from}::date)::int as first,
          count(*) filter (where b.first_on < ${days.from}::date)::int as returning
        from (
          select k.buyer_store_id, min(k.first_on) as first_on
          from (
            select distinct t.buyer_store_id from store_day_buyers t
            where ${inScope(scope, sql`t.store_id`)} and ${within(days)} and t.orders > 0
          ) t join store_buyers k on ${inScope(scope, sql`k.store_id`)} and k.buyer_store_id = t.buyer_store_id
            and k.orders > 0
          group by 1
        ) b`,
  );
  return row ?? { first: 0, returning: 0 };
}

export type ProductSum = {
  variant_id: string;
  product_name: string;
  category_name: string;
  units: number;
  revenue: number;
  before_revenue: number;
  margin: number | null;
  inventory_id: string | null;
  listed_in: string | null;
};

const measures = {
  REVENUE: sql`g.revenue`,
  UNITS: sql`g.units`,
  MARGIN: sql`g.margin`,
} satisfies Record<ProductMeasure, unknown>;

export const sumProducts = (
  db: Db,
  scope: StoreScope,
  now: Days,
  before: Days,
  { by, most }: { by: ProductMeasure; most: number },
): Promise<ProductSum[]> =>
  rowsOf<ProductSum>(
    db,
    sql`select x.variant_id::text, trim(p.name || ' ' || v.name) as product_name, c.name as category_name, x.units::float8 as units,
          x.revenue, x.before_revenue, x.margin, l.inventory_id, l.listed_in
        from (
          select g.* from (
            select t.variant_id, coalesce(sum(t.units) filter (where ${within(now)}), 0) as units,
              coalesce(sum(t.amount) filter (where ${within(now)}), 0) as revenue,
              coalesce(sum(t.amount) filter (where ${within(before)}), 0) as before_revenue,
              case when sum(t.costed_amount) filter (where ${within(now)}) > 0
                then sum(t.costed_amount - t.cost) filter (where ${within(now)}) end as margin
            from store_day_products t
            where ${inScope(scope, sql`t.store_id`)} and (${within(now)} or ${within(before)})
            group by t.variant_id
          ) g
          where g.units > 0
          order by ${measures[by]} desc nulls last, g.variant_id limit ${integer(most)}
        ) x join product_variants v on v.id = x.variant_id join products p on p.id = v.product_id
        join categories c on c.id = p.category_id
        left join lateral (
          select i.id::text as inventory_id, i.store_id::text as listed_in from inventories i
          where ${inScope(scope, sql`i.store_id`)} and i.variant_id = x.variant_id order by i.id limit 1
        ) l on true
        order by ${sortedAs[by]} desc nulls last, x.variant_id`,
  );

const sortedAs = {
  REVENUE: sql`x.revenue`,
  UNITS: sql`x.units`,
  MARGIN: sql`x.margin`,
} satisfies Record<ProductMeasure, unknown>;

export type CompletedKey = OrderKey & { day: string };

/** The newest first, behind the last of the page before. */
export const completedKeys = (
  db: Db,
  scope: StoreScope,
  days: Days,
  behind: readonly [day: string, order_id: string] | undefined,
  limit: number,
): Promise<CompletedKey[]> =>
  rowsOf<CompletedKey>(
    db,
    sql`select t.store_id::text, t.order_id::text, t.completed_on::text as day from order_facts t
        where ${inScope(scope, sql`t.store_id`)} and t.completed_on between ${days.from}::date and ${days.to}::date
          ${behind ? sql`and (t.completed_on, t.order_id) < (${behind[0]}::date, ${behind[1]}::bigint)` : sql``}
        order by t.completed_on desc, t.order_id desc limit ${integer(limit)}`,
  );

export type DayRow = DaySum & { store_name: string };

/** A day of a store a row, for a file. */
export const readDayRows = (db: Db, scope: StoreScope, days: Days): Promise<DayRow[]> =>
  rowsOf<DayRow>(
    db,
    sql`select s.name as store_name, t.day::text, t.revenue, t.orders, t.units::float8 as units
        from store_days t join stores s on s.id = t.store_id
        where ${inScope(scope, sql`t.store_id`)} and ${within(days)} and (t.revenue <> 0 or t.orders <> 0)
        order by t.day, s.name, t.store_id`,
  );
