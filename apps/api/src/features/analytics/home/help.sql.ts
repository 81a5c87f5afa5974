import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { since, standing } from '../buyers/standing.sql.ts';

const soldDays = 28;

export type Scarce = {
  store_id: string;
  store_name: string;
  inventory_id: string;
  product_name: string;
  free_pieces: number;
  buyers_looking: number;
  amount: number;
};

/** What would be sold within a week by the last four, and is not on the shelf: that of which most is missing. */
export const readScarcest = (db: Db, scope: StoreScope, today: string): Promise<Scarce[]> =>
  rowsOf<Scarce>(
    db,
    sql`select w.store_id::text, s.name as store_name, w.inventory_id::text, trim(p.name || ' ' || v.name) as product_name,
          w.free_pieces::float8 as free_pieces, w.amount, (
            select count(distinct l.buyer_store_id)::int from product_lookups l
            where l.store_id = w.store_id and l.variant_id = w.variant_id and l.day > ${today}::date - ${integer(soldDays)}
          ) as buyers_looking
        from (
          select k.store_id, k.variant_id, greatest(k.stock - k.reserved, 0) as free_pieces, i.inventory_id,
            round(a.amount * (a.units - greatest(k.stock - k.reserved, 0)) / a.units) as amount
          from (
            select t.store_id, t.variant_id, sum(t.units) * 7.0 / ${integer(soldDays)} as units, sum(t.amount) * 7.0 / ${integer(soldDays)} as amount
            from store_day_products t
            where ${inScope(scope, sql`t.store_id`)} and t.day >= ${today}::date - ${integer(soldDays)} and t.day < ${today}::date
            group by t.store_id, t.variant_id
          ) a
          join stocks k on ${inScope(scope, sql`k.store_id`)} and k.store_id = a.store_id and k.variant_id = a.variant_id
          cross join lateral (
            select min(i.id) as inventory_id from inventories i
            where i.store_id = k.store_id and i.variant_id = k.variant_id and i.state = 'ACTIVE'
          ) i
          where a.units > greatest(k.stock - k.reserved, 0) and a.amount > 0 and i.inventory_id is not null
          order by amount desc, k.store_id, k.variant_id limit 1
        ) w
        join stores s on s.id = w.store_id
        join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id`,
  );

export type DueBuyer = {
  store_id: string;
  store_name: string;
  buyer_store_id: string;
  buyer_name: string;
  usual_days: number;
  days_since: number;
  amount: number;
};

/** Of those who usually would have ordered by now, the one whose orders are worth most. */
export const readDueBuyer = (db: Db, scope: StoreScope): Promise<DueBuyer[]> =>
  rowsOf<DueBuyer>(
    db,
    sql`select k.store_id::text, s.name as store_name, k.buyer_store_id::text, b.name as buyer_name, k.usual_days,
          ${since}::int as days_since, round(k.amount / k.orders) as amount
        from store_buyers k join stores s on s.id = k.store_id join cities z on z.id = s.city_id
        join stores b on b.id = k.buyer_store_id
        where ${inScope(scope, sql`k.store_id`)} and k.orders > 0 and k.usual_days is not null
          and ${since} >= k.usual_days and ${standing} in ('DUE', 'SILENT')
        order by round(k.amount / k.orders) desc, k.store_id, k.buyer_store_id limit 1`,
  );

export type Complained = {
  store_id: string;
  store_name: string;
  count: number;
  amount: number;
  until: string | null;
};

/** The store in which the dearest orders wait for an answer to a complaint. */
export const readComplained = (db: Db, scope: StoreScope): Promise<Complained[]> =>
  rowsOf<Complained>(
    db,
    sql`select g.store_id::text, s.name as store_name, g.count, g.amount, g.until
        from (
          select k.store_id, count(*)::int as count, sum(o.total_amount) as amount, min(k.deadline_at) as until
          from complaints k join orders o on ${inScope(scope, sql`o.store_id`)} and o.store_id = k.store_id and o.id = k.order_id
          where ${inScope(scope, sql`k.store_id`)} and k.state = 'OPEN'
          group by k.store_id order by amount desc, k.store_id limit 1
        ) g join stores s on s.id = g.store_id`,
  );

export type Demanded = {
  store_id: string;
  store_name: string;
  tender_id: string;
  buyer_name: string;
  amount: number;
  until: string;
};

/** The demand worth most that nobody has answered: each store's is the first of an index. */
export const readDemanded = (db: Db, scope: StoreScope): Promise<Demanded[]> =>
  rowsOf<Demanded>(
    db,
    sql`select n.store_id::text, s.name as store_name, n.tender_id::text, b.name as buyer_name, n.value as amount,
          n.closes_at as until
        from unnest(${scope.store_id_array}::bigint[]) as t (store_id)
        cross join lateral (
          select f.store_id, f.tender_id, f.buyer_store_id, f.value, f.closes_at from tender_fits f
          where f.store_id = t.store_id and f.state = 'OPEN' and f.closes_at > now()
          order by f.value desc, f.tender_id desc limit 1
        ) n
        join stores s on s.id = n.store_id join stores b on b.id = n.buyer_store_id
        order by n.value desc, n.store_id limit 1`,
  );
