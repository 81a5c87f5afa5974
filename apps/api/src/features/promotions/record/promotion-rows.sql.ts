import type { PromotionRow } from '@marketplace/contract/promotion';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A promotion as one store sees it, and what is asked of it where it is changed. */
export type PromotionRecord = PromotionRow & { category_ids: string[] };

/** A store with the time on its own clock. */
export const storeOnClock = (store_id: string) => sql`(
  select s.id as store_id, s.name as store_name, c.time_zone, now() at time zone c.time_zone as local_now
  from stores s join cities c on c.id = s.city_id where s.id = ${store_id}::bigint)`;

/** Of a promotion `p` on the clock of `t`: it was cancelled, or its time is over. */
export const isOver = sql`(p.cancelled_at is not null or p.ends_at <= t.local_now)`;
export const canJoin = sql`(not ${isOver} and p.joins_until > t.local_now)`;
export const hasJoined = sql`coalesce(k.item_count > 0, false)`;

export const termsColumns = sql`
  p.id as cms_id, p.promotion_type, p.name, p.description, p.terms, coalesce((
    select json_agg(json_build_object('id', g.id::text, 'name', g.name) order by g.name, g.id)
    from categories g where g.id = any(p.category_ids)), '[]') as categories,
  p.min_discount_percent, p.min_quota, p.platform_share_percent, p.platform_limit, p.joins_until as joins_until_local,
  p.starts_at as starts_local, p.ends_at as ends_local`;

const columns = sql`${termsColumns}, p.category_ids, t.store_id, t.store_name, t.time_zone,
  case
    when p.cancelled_at is not null then 'CANCELLED'
    when p.ends_at <= t.local_now then 'ENDED'
    when p.starts_at <= t.local_now then 'RUNNING'
    else 'UPCOMING'
  end as state, case
    when ${hasJoined} and not ${isOver} then 'JOINED'
    when ${canJoin} then 'JOINABLE'
    else 'ENDED'
  end as tab, p.joins_until at time zone t.time_zone as joins_until, p.starts_at at time zone t.time_zone as starts_at,
  p.ends_at at time zone t.time_zone as ends_at, ${canJoin} as can_join, coalesce(k.item_count, 0) as joined_count,
  json_build_object('order_count', coalesce(k.order_count, 0), 'units', coalesce(k.units, 0),
    'sales', coalesce(k.sales, 0), 'discount', coalesce(k.discount, 0),
    'platform_amount', coalesce(k.platform_amount, 0)) as results`;

/** Promotions of a store: `keys` gives their id and their `place` among each other. */
export const promotionsOf = (store_id: string, keys: Sql): Sql => sql`
  select ${columns}
  from (${keys}) q join promotions p on p.id = q.id cross join ${storeOnClock(store_id)} t
  left join promotion_stores k on k.store_id = ${store_id}::bigint and k.promotion_id = p.id
  order by q.place`;

export async function readPromotion(
  db: Db,
  { store_id }: OneStore,
  cms_id: string,
): Promise<PromotionRecord | undefined> {
  const [row] = await rowsOf<PromotionRecord>(
    db,
    promotionsOf(store_id, sql`select ${cms_id}::bigint as id, 1 as place`),
  );
  return row;
}

export const toPromotionRow = ({ category_ids: _, ...row }: PromotionRecord): PromotionRow => row;
