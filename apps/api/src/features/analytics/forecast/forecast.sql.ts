import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { Forecast } from './forecast.ts';

/** Stores whose orders of yesterday are all counted and that nothing was told of on their own day yet. */
export const storesToForecast = (
  db: Db,
  behind: string,
  limit: number,
): Promise<{ store_id: string; today: string }[]> =>
  rowsOf<{ store_id: string; today: string }>(
    db,
    sql`select c.store_id::text, (now() at time zone z.time_zone)::date::text as today
        from counted_stores c join stores s on s.id = c.store_id join cities z on z.id = s.city_id
        left join store_forecasts f on f.store_id = c.store_id
        left join event_places p on p.store_id = c.store_id and p.area = 'order'
        where c.store_id > ${behind}::bigint and c.counted_at is not null and c.again_after is null
          and (c.last_event = coalesce(p.last, 0)
            or c.counted_at >= date_trunc('day', now() at time zone z.time_zone) at time zone z.time_zone)
          and c.time_zone = z.time_zone
          and (f.made_on is null or f.made_on < (now() at time zone z.time_zone)::date)
        order by c.store_id limit ${integer(limit)}`,
  );

type Weeks = { today: string; count: number };

/** Weeks of seven days that end yesterday, the oldest first and 0 in front; nothing where a store had no day. */
const weekBefore = ({ today, count }: Weeks) =>
  sql`(${integer(count)} - 1 - ((${today}::date - 1 - t.day) / 7))::int`;
const inWeeks = ({ today, count }: Weeks) =>
  sql`t.day < ${today}::date and t.day >= ${today}::date - ${integer(7 * count)}`;

export const readWeeks = (
  db: Db,
  { store_id }: OneStore,
  weeks: Weeks,
): Promise<{ week: number; revenue: number }[]> =>
  rowsOf<{ week: number; revenue: number }>(
    db,
    sql`select ${weekBefore(weeks)} as week, sum(t.revenue) as revenue from store_days t
        where t.store_id = ${store_id}::bigint and ${inWeeks(weeks)} group by 1`,
  );

export type ProductWeek = { variant_id: string; week: number; units: number; amount: number };

export const readProductWeeks = (
  db: Db,
  { store_id }: OneStore,
  weeks: Weeks,
): Promise<ProductWeek[]> =>
  rowsOf<ProductWeek>(
    db,
    sql`select t.variant_id::text, ${weekBefore(weeks)} as week, sum(t.units)::float8 as units, sum(t.amount) as amount
        from store_day_products t
        where t.store_id = ${store_id}::bigint and ${inWeeks(weeks)} group by 1, 2`,
  );

/** For one process, once a day. */
export async function writeStoreForecast(
  db: Tx,
  { store_id }: OneStore,
  told: Forecast & { made_on: string; last_week: number },
): Promise<boolean> {
  const written = await rowsOf(
    db,
    sql`insert into store_forecasts as f (store_id, made_on, last_week, expected, low, high, method, missed_by,
          last_missed_by, why_not)
        values (${store_id}::bigint, ${told.made_on}::date, ${told.last_week}::numeric, ${told.expected}::numeric,
          ${told.low}::numeric, ${told.high}::numeric, ${told.method}::text, ${told.missed_by}::numeric,
          ${told.last_missed_by}::numeric, ${told.why_not}::text)
        on conflict (store_id) do update set made_on = excluded.made_on, last_week = excluded.last_week,
          expected = excluded.expected, low = excluded.low, high = excluded.high, method = excluded.method,
          missed_by = excluded.missed_by, last_missed_by = excluded.last_missed_by, why_not = excluded.why_not
          where f.made_on < excluded.made_on
        returning store_id`,
  );
  return written.length > 0;
}

export type ProductForecast = Forecast & { variant_id: string; amount: number };

/** All of a store anew: what is no longer sold is told of no longer. */
export async function writeProductForecasts(
  db: Tx,
  { store_id }: OneStore,
  told: readonly ProductForecast[],
): Promise<void> {
  await rowsOf(db, sql`delete from product_forecasts where store_id = ${store_id}::bigint`);
  if (told.length === 0) return;
  await rowsOf(
    db,
    sql`insert into product_forecasts (store_id, variant_id, amount, expected, low, high, method, missed_by, last_missed_by, why_not)
        select ${store_id}::bigint, f.variant_id, f.amount, f.expected, f.low, f.high, f.method, f.missed_by, f.last_missed_by, f.why_not
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as f (variant_id int8, amount numeric, expected int8,
          low int8, high int8, method text, missed_by int8, last_missed_by int8, why_not text)
        order by f.variant_id`,
  );
}

export type KeptForecast = Forecast & {
  store_id: string;
  store_name: string;
  made_on: string;
  last_week: number;
};

/** What was told of days that are over says nothing of those to come. A day more, since it is told by the store's clock. */
const isOfNow = (made_on: Sql) => sql`${made_on} >= current_date - 1`;

export const readForecasts = (db: Db, scope: StoreScope, most: number): Promise<KeptForecast[]> =>
  rowsOf<KeptForecast>(
    db,
    sql`select g.*, s.name as store_name from (
          select f.store_id::text, f.made_on::text, f.last_week, f.expected, f.low, f.high, f.method, f.missed_by,
            f.last_missed_by, f.why_not
          from store_forecasts f where ${inScope(scope, sql`f.store_id`)} and ${isOfNow(sql`f.made_on`)}
          order by coalesce(f.expected, f.last_week) desc, f.store_id limit ${integer(most)}
        ) g join stores s on s.id = g.store_id::bigint
        order by coalesce(g.expected, g.last_week) desc, g.store_id`,
  );

export type RunningOut = {
  store_id: string;
  store_name: string;
  inventory_id: string;
  product_name: string;
  free_pieces: number;
  expected: number;
  low: number;
  high: number;
  made_on: string;
};

/** What is told to be sold in the seven days and may not be there then: what it would bring most first. */
export const readRunningOut = (db: Db, scope: StoreScope, most: number): Promise<RunningOut[]> =>
  rowsOf<RunningOut>(
    db,
    sql`select w.store_id::text, s.name as store_name, w.inventory_id::text, trim(p.name || ' ' || v.name) as product_name,
          w.free_pieces::float8 as free_pieces, w.expected::float8 as expected, w.low::float8 as low, w.high::float8 as high,
          w.made_on::text
        from (
          select f.store_id, f.variant_id, f.expected, f.low, f.high, f.amount, d.made_on, i.inventory_id,
            greatest(k.stock - k.reserved, 0) as free_pieces
          from product_forecasts f
          join store_forecasts d on ${inScope(scope, sql`d.store_id`)} and d.store_id = f.store_id
          join stocks k on ${inScope(scope, sql`k.store_id`)} and k.store_id = f.store_id and k.variant_id = f.variant_id
          cross join lateral (
            select min(i.id) as inventory_id from inventories i
            where i.store_id = f.store_id and i.variant_id = f.variant_id and i.state = 'ACTIVE'
          ) i
          where ${inScope(scope, sql`f.store_id`)} and ${isOfNow(sql`d.made_on`)}
            and f.high > greatest(k.stock - k.reserved, 0) and i.inventory_id is not null
          order by f.amount desc, f.store_id, f.variant_id limit ${integer(most)}
        ) w
        join stores s on s.id = w.store_id
        join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id
        order by w.amount desc, w.store_id, w.variant_id`,
  );

export type Judged = { told: number; not_better: number; too_short: number };

export async function countJudged(db: Db, scope: StoreScope): Promise<Judged> {
  const [row] = await rowsOf<Judged>(
    db,
    sql`select count(*) filter (where f.why_not is null)::int as told,
          count(*) filter (where f.why_not = 'NOT_BETTER')::int as not_better,
          count(*) filter (where f.why_not = 'TOO_SHORT')::int as too_short
        from product_forecasts f where ${inScope(scope, sql`f.store_id`)}`,
  );
  return row ?? { told: 0, not_better: 0, too_short: 0 };
}
