import { fulfilmentStatuses } from '@marketplace/contract/orders';
import { identifier, joined, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

const counters = fulfilmentStatuses.map(
  (status) => sql`(${status}::text, c.${identifier(status)})`,
);

/** Stock is its ledger, reserved is the open orders' lines, counters are the orders that arrived, totals are their lines. */
export const wrongInOrders = (of: OfStore) => sql`
    select format('stock of store %s variant %s: %s, ledger %s', s.store_id, s.variant_id, s.stock, l.sum) as problem
    from stocks s left join lateral (
      select coalesce(sum(change), 0) as sum from stock_ledger l
      where ${of(sql`l.store_id`)} and l.variant_id = s.variant_id
    ) l on true where ${of(sql`s.store_id`)} and s.stock <> l.sum
    union all
    select format('reserved of store %s variant %s: %s, open lines %s', s.store_id, s.variant_id, s.reserved, o.sum)
    from stocks s left join lateral (
      select coalesce(sum(ol.quantity * ol.base_quantity), 0) as sum
      from order_lines ol join orders o on o.store_id = ol.store_id and o.id = ol.order_id
      where ${of(sql`ol.store_id`)} and ${of(sql`o.store_id`)} and ol.variant_id = s.variant_id
        and o.fulfilment_status in ('NEW', 'PROCESSING', 'READY_FOR_PICKUP')
    ) o on true where ${of(sql`s.store_id`)} and s.reserved <> o.sum
    union all
    select format('counter %s of store %s: %s, orders %s', v.status, c.store_id, v.count, o.count)
    from order_counters c
    cross join lateral (values ${joined(counters, ', ')}) v (status, count)
    left join lateral (
      select count(*) as count from orders o
      where ${of(sql`o.store_id`)} and o.arrived_at is not null
        and o.fulfilment_status = v.status::fulfilment_status
    ) o on true where ${of(sql`c.store_id`)} and v.count <> o.count
    union all
    select format('orders of store %s without a counter', o.store_id)
    from (select distinct store_id from orders where ${of(sql`store_id`)} and arrived_at is not null) o
    where not exists (select from order_counters c where ${of(sql`c.store_id`)})
    union all
    select format('total of order %s: %s, lines %s', o.id, o.subtotal, l.sum)
    from orders o left join lateral (
      select coalesce(sum(line_total), 0) as sum from order_lines l
      where ${of(sql`l.store_id`)} and l.order_id = o.id
    ) l on true where ${of(sql`o.store_id`)} and (o.subtotal <> l.sum or o.total_amount <> o.subtotal + o.shipping_fee)
    union all
    select format('history of order %s ends in %s, not %s', o.id, h.to_status, o.fulfilment_status)
    from orders o left join lateral (
      select to_status from order_history h
      where ${of(sql`h.store_id`)} and h.order_id = o.id order by id desc limit 1
    ) h on true where ${of(sql`o.store_id`)} and h.to_status is distinct from o.fulfilment_status`;
