import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { PromotionRecord } from '../record/promotion-rows.sql.ts';

/** The name of another promotion that a listing is in at the same time, and that is not over by the store's clock. */
export const otherPromotion = (
  store_id: string,
  inventory_id: Sql,
  { cms_id, starts_local, ends_local, time_zone }: PromotionRecord,
): Sql => sql`(
  select o.name from promotion_items m join promotions o on o.id = m.promotion_id
  where m.store_id = ${store_id}::bigint and m.inventory_id = ${inventory_id} and m.left_at is null
    and m.promotion_id <> ${cms_id}::bigint and o.cancelled_at is null and m.starts_at < ${ends_local}::timestamp
    and m.ends_at > greatest(${starts_local}::timestamp, now() at time zone ${time_zone})
  order by m.starts_at limit 1)`;
