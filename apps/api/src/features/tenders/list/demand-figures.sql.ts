import type { DemandFilter, DemandMonth } from '@marketplace/contract/tender-offering-lists';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

const mostChoices = 50;

const waiting = (scope: StoreScope): Sql => sql`
  select f.city_id, f.category_ids from tender_fits f
  where ${inScope(scope, sql`f.store_id`)} and f.state = 'OPEN' limit ${integer(countedUpTo)}`;

export const readCities = (db: Db, scope: StoreScope): Promise<DemandFilter['cities']> =>
  rowsOf<DemandFilter['cities'][number]>(
    db,
    sql`select c.id as city_id, c.name as city, n.count from (
          select w.city_id, count(*)::int as count from (${waiting(scope)}) w group by 1
        ) n join cities c on c.id = n.city_id
        order by n.count desc, c.name collate "C" limit ${integer(mostChoices)}`,
  );

export const readCategories = (db: Db, scope: StoreScope): Promise<DemandFilter['categories']> =>
  rowsOf<DemandFilter['categories'][number]>(
    db,
    sql`select k.id as category_id, k.name as category_name, n.count from (
          select u.category_id, count(*)::int as count from (${waiting(scope)}) w
          cross join lateral unnest(w.category_ids) as u (category_id) group by 1
        ) n join categories k on k.id = n.category_id
        order by n.count desc, k.name collate "C" limit ${integer(mostChoices)}`,
  );

const monthOf = (at: Sql) => sql`to_char(${at} at time zone z.time_zone, 'YYYY-MM')`;
const since = (at: Sql, months: number) =>
  sql`${at} > date_trunc('month', now()) - make_interval(months => ${integer(months - 1)}, days => 1)`;
const ofStores = (scope: StoreScope, of: Sql) => sql`
  join stores s on s.id = ${of}.store_id join cities z on z.id = s.city_id where ${inScope(scope, sql`${of}.store_id`)}`;

/** By the month in which the store saw the demand, and by that in which it answered. Of an offer that was taken in parts its order counts. */
export const readMonths = (db: Db, scope: StoreScope, months: number): Promise<DemandMonth[]> =>
  rowsOf<DemandMonth>(
    db,
    sql`
    with fitted as (
      select ${monthOf(sql`f.fitted_at`)} as month, count(*)::int as fitted
      from tender_fits f ${ofStores(scope, sql`f`)} and ${since(sql`f.fitted_at`, months)} group by 1
    ), answered as (
      select ${monthOf(sql`o.sent_at`)} as month, count(*)::int as answered, count(o.order_id)::int as won,
        coalesce(sum(r.total_amount), 0) as won_amount,
        round(percentile_cont(0.5) within group (
          order by extract(epoch from o.sent_at - f.fitted_at)) / 60)::int as median_response_minutes
      from tender_offers o join tender_fits f on f.store_id = o.store_id and f.tender_id = o.tender_id
      left join orders r on r.store_id = o.store_id and r.tender_id = o.tender_id
        and r.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')
      ${ofStores(scope, sql`o`)} and ${since(sql`o.sent_at`, months)} group by 1
    )
    select month, coalesce(f.fitted, 0) as fitted, coalesce(a.answered, 0) as answered, coalesce(a.won, 0) as won,
      coalesce(a.won_amount, 0) as won_amount, a.median_response_minutes
    from fitted f full join answered a using (month) order by month desc limit ${integer(months)}`,
  );
