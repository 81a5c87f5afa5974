import { sql } from '../../platform/db/sql.ts';

/** What an OrderRecord is read from: the order as `o`, its store as `s`, the store's city as `c`. */
export const orderColumns = sql`
  o.id::text, o.store_id::text, o.order_number, o.buyer_store_id::text, o.buyer_name,
  o.fulfilment_status, o.payment_status, o.payment_method, o.term_days, o.delivery, o.total_amount,
  o.total_product_unit, o.first_product_name, o.goods_categories, o.created_at, o.arrived_at, o.deadline_at`;

export const storeColumns = sql`
  s.name as store_name, c.time_zone, s.is_seller, s.allows_selling, s.is_active`;
