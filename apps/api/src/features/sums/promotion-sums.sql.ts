import { sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** What of promotions and vouchers orders have that came to something, by source and listing. */
const taken = (of: OfStore) => sql`
  select d.kind, d.source_id, l.inventory_id, d.order_id, d.quantity, d.amount, d.platform_amount, l.line_total as sales
  from order_discounts d
  join order_lines l on ${of(sql`l.store_id`)} and l.order_id = d.order_id and l.id = d.order_line_id
  join orders o on ${of(sql`o.store_id`)} and o.id = d.order_id
  where ${of(sql`d.store_id`)} and o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')`;

const sums = sql`sum(t.sales) as sales, sum(t.amount) as discount, sum(t.platform_amount) as platform_amount`;

/** What is counted of promotions and vouchers against the orders that have them, and which orders hold a voucher. */
export const wrongInPromotions = (of: OfStore) => sql`
    with taken as materialized (${taken(of)})
    select format('listing %s in promotion %s of store %s: %s, orders %s', inventory_id, promotion_id, m.store_id,
      (m.taken, m.order_count, m.sales, m.discount, m.platform_amount)::text, t::text) as problem
    from (select * from promotion_items where ${of(sql`store_id`)}) m full join (
      select t.source_id as promotion_id, t.inventory_id, sum(t.quantity) as units,
        count(distinct t.order_id) as order_count, ${sums}
      from taken t where t.kind = 'PROMOTION' group by 1, 2
    ) t using (promotion_id, inventory_id)
    where (m.taken, m.order_count, m.sales, m.discount, m.platform_amount) is distinct from
      (coalesce(t.units, 0), coalesce(t.order_count, 0), coalesce(t.sales, 0), coalesce(t.discount, 0),
        coalesce(t.platform_amount, 0))
    union all
    select format('promotion %s of store %s: %s, its listings %s', s.promotion_id, s.store_id,
      (s.item_count, s.order_count, s.units, s.sales, s.discount, s.platform_amount)::text, f::text)
    from promotion_stores s left join (
      select t.source_id, count(distinct t.order_id) as order_count from taken t where t.kind = 'PROMOTION' group by 1
    ) t on t.source_id = s.promotion_id
    cross join lateral (
      select count(*) filter (where m.left_at is null) as item_count, coalesce(t.order_count, 0) as order_count,
        coalesce(sum(m.taken), 0) as units, coalesce(sum(m.sales), 0) as sales,
        coalesce(sum(m.discount), 0) as discount, coalesce(sum(m.platform_amount), 0) as platform_amount
      from promotion_items m where ${of(sql`m.store_id`)} and m.promotion_id = s.promotion_id
    ) f
    where ${of(sql`s.store_id`)} and
      (s.item_count, s.order_count, s.units, s.sales, s.discount, s.platform_amount) is distinct from
      (f.item_count, f.order_count, f.units, f.sales, f.discount, f.platform_amount)
    union all
    select format('voucher %s of store %s: %s, orders %s', id, v.store_id, (v.taken, v.sales, v.discount)::text, t::text)
    from (select * from vouchers where ${of(sql`store_id`)}) v full join (
      select t.source_id as id, count(distinct t.order_id) as order_count, ${sums}
      from taken t where t.kind <> 'PROMOTION' group by 1
    ) t using (id)
    where (v.taken, v.sales, v.discount) is distinct from
      (coalesce(t.order_count, 0), coalesce(t.sales, 0), coalesce(t.discount, 0))
    union all
    select format('voucher %s is held by order %s: %s, as it was ordered %s', voucher_id, order_id, u.buyer_store_id,
      t.source_id)
    from (select * from voucher_uses where ${of(sql`store_id`)}) u full join (
      select distinct t.source_id, t.source_id as voucher_id, t.order_id from taken t where t.kind <> 'PROMOTION'
    ) t using (voucher_id, order_id)
    where u.buyer_store_id is null or t.source_id is null or u.buyer_store_id is distinct from (
      select o.buyer_store_id from orders o where ${of(sql`o.store_id`)} and o.id = order_id)`;
