import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * The end of the day until which a buyer on terms pays, counted from the day of the delivery. `open` is an open balance of
 * an order; its store's city stands beside as `c`.
 */
export const termEndsAt = (open: Sql) => sql`(
  select ((min(p.created_at) at time zone c.time_zone)::date + t.term_days + 1)::timestamp at time zone c.time_zone
  from orders t join postings p on p.store_id = ${open}.store_id and p.order_id = t.id and p.cause = 'DELIVERED'
  where t.store_id = ${open}.store_id and t.id = ${open}.party_id group by t.term_days)`;
