import { type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/**
 * The orders of a store on terms that are not paid (index `orders_owed`): what of each is owed, and since when it should have been
 * paid. Before an order is delivered nothing is owed yet, and it has no day; what is disputed is held against nobody.
 */
export const owedOrders = ({ store_id }: OneStore, condition = sql`true`): Sql => sql`
  select o.id, o.order_number, o.buyer_store_id, o.buyer_name, o.total_amount, coalesce(b.amount, 0) as open_amount,
    d.due_on, (now() at time zone c.time_zone)::date - d.due_on as late_days
  from orders o
  join stores s on s.id = o.store_id join cities c on c.id = s.city_id
  left join balances b on b.store_id = ${store_id}::bigint and b.account = 'RECEIVABLE' and b.party = 'ORDER'
    and b.party_id = o.id
  left join lateral (
    select (min(h.created_at) at time zone c.time_zone)::date + o.term_days as due_on
    from order_history h
    where h.store_id = ${store_id}::bigint and h.order_id = o.id and h.to_status in ('DELIVERED', 'COMPLETED')
  ) d on true
  where o.store_id = ${store_id}::bigint and o.payment_method = 'TERM'
    and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
    and o.fulfilment_status in ('PROCESSING', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'COMPLETED')
    and ${condition}`;

/** What of the rows of `owed` is how late. */
export const ages: Sql = sql`
  coalesce(sum(open_amount), 0) as open_amount,
  coalesce(sum(open_amount) filter (where late_days <= 0), 0) as not_due_amount,
  coalesce(sum(open_amount) filter (where late_days between 1 and 7), 0) as late_week_amount,
  coalesce(sum(open_amount) filter (where late_days between 8 and 30), 0) as late_month_amount,
  coalesce(sum(open_amount) filter (where late_days > 30), 0) as late_more_amount`;
