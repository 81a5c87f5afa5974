import { type Sql, sql } from '../../../platform/db/sql.ts';

export type OfStore = (column: Sql) => Sql;

/** What became of an order when, as its history tells it. */
const steps = (of: OfStore) => sql`
  select min(h.created_at) filter (where h.from_status = 'NEW' and h.to_status = 'PROCESSING') as accepted_at,
    bool_or(h.reason_id = 'offer_taken') is true as is_agreed,
    min(h.created_at) filter (where h.to_status = 'REJECTED' and h.from_status <> 'REJECTED' and h.actor = 'SELLER')
      as rejected_at,
    min(h.created_at) filter (where h.to_status = 'EXPIRED' and h.from_status <> 'EXPIRED') as expired_at,
    min(h.created_at) filter (where h.to_status in ('SHIPPED', 'READY_FOR_PICKUP')) as sent_at,
    min(h.created_at) filter (where h.to_status = 'DELIVERED') as delivered_at,
    min(h.created_at) filter (where h.to_status = 'COMPLETED') as completed_at,
    min(h.created_at) filter (where h.to_status = 'RETURNED') as returned_at,
    min(h.created_at) filter (where h.to_status = 'RETURNED'
      and (h.reason_id = 'vehicle_trouble' or h.from_status = 'IN_COMPLAINT')) as let_down_at
  from order_history h where ${of(sql`h.store_id`)} and h.order_id = o.id`;

/** The goods as they were asked for and as they were accepted, both before what was taken off them. */
const asked = (of: OfStore) => sql`
  select sum(l.ordered_quantity * l.unit_price) as ordered_amount,
    sum(coalesce(l.accepted_quantity, l.quantity) * l.unit_price) as accepted_amount
  from order_lines l where ${of(sql`l.store_id`)} and l.order_id = o.id`;

/** What the marketplace bears of a discount is the store's; what went back for a complaint is not. */
const earned = (of: OfStore) => sql`(l.line_total
  + coalesce((select sum(d.platform_amount) from order_discounts d
      where ${of(sql`d.store_id`)} and d.order_id = l.order_id and d.order_line_id = l.id), 0)
  - coalesce((select sum(r.refund_amount) from complaint_lines r join complaints c on ${of(sql`c.store_id`)} and c.id = r.complaint_id
      where ${of(sql`r.store_id`)} and r.order_line_id = l.id and c.order_id = l.order_id and c.state = 'RESOLVED'), 0))`;

/** By product; the cost is that of the listing when the order is first counted as complete. */
const sold = (of: OfStore) => sql`
  select jsonb_agg(jsonb_build_array(g.variant_id::text, g.units, g.amount, g.costed_amount, g.cost) order by g.variant_id) as goods
  from (
    select l.variant_id, sum(l.quantity::bigint * l.base_quantity) as units, sum(${earned(of)}) as amount,
      coalesce(sum(${earned(of)}) filter (where i.cost_price is not null), 0) as costed_amount,
      coalesce(sum(l.quantity * i.cost_price), 0) as cost
    from order_lines l left join inventories i on ${of(sql`i.store_id`)} and i.id = l.inventory_id
    where ${of(sql`l.store_id`)} and l.order_id = o.id and l.quantity > 0
    group by l.variant_id) g`;

const brought = (of: OfStore) => sql`
  select jsonb_agg(jsonb_build_array(r.day::text, r.amount) order by r.day) as revenue
  from (
    select (p.created_at at time zone z.time_zone)::date as day, sum(-b.amount) as amount
    from postings p join posting_lines b on ${of(sql`b.store_id`)} and b.posting_id = p.id
      and b.account in ('SALES', 'SHIPPING_INCOME', 'REFUNDS')
    where ${of(sql`p.store_id`)} and p.order_id = o.id
    group by 1 having sum(-b.amount) <> 0) r`;

/** Of buyers' complaints that are over, the one that weighs most. */
const complained = (of: OfStore) => sql`
  select max(case when exists (
      select from complaint_steps s
      where ${of(sql`s.store_id`)} and s.complaint_id = c.id and s.kind = 'DECIDED') then 2 else 1 end) as halves
  from complaints c
  where ${of(sql`c.store_id`)} and c.order_id = o.id and c.reported_by = 'BUYER' and c.state = 'RESOLVED'`;

/** Who ships has so many days beyond that of the acceptance at most, however many were promised. */
const mostDays = 2;

/**
 * What orders add to the numbers of their store, as their own rows tell it. `response_minutes` is left out: it goes by opening hours, which may be
 * others by now.
 */
export const dueFacts = (of: OfStore, which: Sql) => sql`
  select o.store_id, o.id as order_id, o.buyer_store_id, (o.arrived_at at time zone z.time_zone)::date as arrived_on,
    extract(hour from o.arrived_at at time zone z.time_zone)::int as arrived_hour,
    o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED') as is_alive, o.total_amount as amount,
    case when d.is_decided then a.ordered_amount end as ordered_amount,
    case when d.is_decided then case when h.accepted_at is null or h.rejected_at is not null then 0 else a.accepted_amount end
      end as accepted_amount,
    (s.ship_by at time zone z.time_zone)::date as due_on, coalesce(h.sent_at <= s.ship_by, false) as was_on_time,
    (h.completed_at at time zone z.time_zone)::date as completed_on,
    (coalesce(h.rejected_at, h.expired_at, h.let_down_at) at time zone z.time_zone)::date as failed_on,
    (coalesce(h.delivered_at, h.completed_at, case when k.halves > 0 then h.returned_at end)
      at time zone z.time_zone)::date as delivered_on, coalesce(k.halves, 0) as complaint_halves,
    case when h.completed_at is null then '[]'::jsonb else coalesce(g.goods, '[]'::jsonb) end as goods,
    coalesce(r.revenue, '[]'::jsonb) as revenue,
    case when h.is_agreed then null else least(h.accepted_at, h.rejected_at) end as answered_at, o.arrived_at
  from orders o
  join stores t on t.id = o.store_id join cities z on z.id = t.city_id
  cross join lateral (${steps(of)}) h
  cross join lateral (${asked(of)}) a
  cross join lateral (select h.rejected_at is not null
    or not h.is_agreed and (h.accepted_at is not null or h.expired_at is not null) as is_decided) d
  cross join lateral (select case when h.accepted_at is null then null
    when h.sent_at is null and h.rejected_at <= x.ship_by then null else x.ship_by end as ship_by
    from (select coalesce(o.ship_by,
      h.accepted_at + make_interval(days => least(coalesce(o.processing_days, 1), ${mostDays}::int)))) x (ship_by)) s
  cross join lateral (${sold(of)}) g
  cross join lateral (${brought(of)}) r
  cross join lateral (${complained(of)}) k
  where ${of(sql`o.store_id`)} and o.arrived_at is not null and ${which}`;
