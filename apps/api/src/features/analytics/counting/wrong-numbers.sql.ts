import { type Sql, sql } from '../../../platform/db/sql.ts';
import { dueFacts, type OfStore } from './due-facts.sql.ts';

/** Only of a store of which every event was looked at: what is still to be counted is not wrong. */
const isCounted = (of: OfStore, store_id: Sql) => sql`exists (
  select from counted_stores c
  left join event_places p on ${of(sql`p.store_id`)} and p.area = 'order'
  where coalesce(p.last, 0) = c.last_event and ${of(sql`c.store_id`)} and c.store_id = ${store_id} and c.again_after is null)`;

/** What orders have added, by day, as the facts tell it. */
const added = (of: OfStore) => sql`
  select x.day, sum(x.revenue) as revenue, sum(x.orders) as orders, sum(x.units) as units, sum(x.decided) as decided,
    sum(x.ordered_amount) as ordered_amount, sum(x.accepted_amount) as accepted_amount, sum(x.due) as due,
    sum(x.on_time) as on_time, sum(x.failed) as failed, sum(x.delivered) as delivered,
    sum(x.complaint_halves) as complaint_halves
  from (
    select arrived_on as day, 0 as revenue, 0 as orders, 0 as units, 1 as decided, ordered_amount, accepted_amount, 0 as due,
      0 as on_time, 0 as failed, 0 as delivered, 0 as complaint_halves
    from order_facts where ${of(sql`store_id`)} and ordered_amount is not null
    union all
    select due_on, 0, 0, 0, 0, 0, 0, 1, was_on_time::int, 0, 0, 0 from order_facts where ${of(sql`store_id`)} and due_on is not null
    union all
    select failed_on, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 from order_facts where ${of(sql`store_id`)} and failed_on is not null
    union all
    select delivered_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, complaint_halves from order_facts
    where ${of(sql`store_id`)} and delivered_on is not null
    union all
    select f.completed_on, 0, 1, coalesce((select sum((g ->> 1)::bigint) from jsonb_array_elements(f.goods) g), 0),
      0, 0, 0, 0, 0, 0, 0, 0
    from order_facts f where ${of(sql`f.store_id`)} and f.completed_on is not null
    union all
    select (r ->> 0)::date, (r ->> 1)::numeric, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from order_facts f cross join lateral jsonb_array_elements(f.revenue) r where ${of(sql`f.store_id`)}
  ) x group by x.day`;

/** Days that are not what their orders have added. */
export const wrongDays = (of: OfStore) => sql`
  select t.store_id, coalesce(t.day, d.day) as day
  from (select * from store_days where ${of(sql`store_id`)}) t
  full join (${added(of)}) d on d.day = t.day
  where (coalesce(t.revenue, 0), coalesce(t.orders, 0), coalesce(t.units, 0), coalesce(t.decided, 0),
      coalesce(t.ordered_amount, 0), coalesce(t.accepted_amount, 0), coalesce(t.due, 0), coalesce(t.on_time, 0),
      coalesce(t.failed, 0), coalesce(t.delivered, 0), coalesce(t.complaint_halves, 0))
    is distinct from (coalesce(d.revenue, 0), coalesce(d.orders, 0), coalesce(d.units, 0), coalesce(d.decided, 0),
      coalesce(d.ordered_amount, 0), coalesce(d.accepted_amount, 0), coalesce(d.due, 0), coalesce(d.on_time, 0),
      coalesce(d.failed, 0), coalesce(d.delivered, 0), coalesce(d.complaint_halves, 0))`;

/** The sums beside the days, in the same way: by the hour, the minutes of an answer, the product, the buyer. */
const sumsBeside = (of: OfStore) => sql`
  select 'hour' as what, day, hour::bigint as of, orders::numeric as one, 0::numeric as other from store_day_hours where ${of(sql`store_id`)}
  union all
  select 'minutes', day, minutes, orders, 0 from store_day_responses where ${of(sql`store_id`)}
  union all
  select 'product', day, variant_id, units, amount from store_day_products where ${of(sql`store_id`)}
  union all
  select 'buyer', day, buyer_store_id, orders, amount from store_day_buyers where ${of(sql`store_id`)}`;

const addedBeside = (of: OfStore) => sql`
  select 'hour' as what, arrived_on as day, arrived_hour::bigint as of, 1::numeric as one, 0::numeric as other
  from order_facts where ${of(sql`store_id`)} and order_id > 0
  union all
  select 'minutes', arrived_on, response_minutes, 1, 0 from order_facts
  where ${of(sql`store_id`)} and response_minutes is not null
  union all
  select 'product', f.completed_on, (g ->> 0)::bigint, (g ->> 1)::numeric, (g ->> 2)::numeric
  from order_facts f cross join lateral jsonb_array_elements(f.goods) g
  where ${of(sql`f.store_id`)} and f.completed_on is not null
  union all
  select 'buyer', arrived_on, buyer_store_id, 1, amount from order_facts where ${of(sql`store_id`)} and is_alive`;

export const wrongBeside = (of: OfStore) => sql`
  select what, day, of from (
    select what, day, of, one, other from (${sumsBeside(of)}) s
    union all
    select what, day, of, -one, -other from (${addedBeside(of)}) a
  ) x group by what, day, of having sum(one) <> 0 or sum(other) <> 0`;

/** Orders that have added something else than their own rows tell. What goods had cost is left out: it was that of their day. */
export const wrongFacts = (of: OfStore) => sql`
  select d.store_id, d.order_id
  from (${dueFacts(of, sql`true`)}) d
  left join (select * from order_facts where ${of(sql`store_id`)}) f on f.order_id = d.order_id
  where ${isCounted(of, sql`d.store_id`)} and (f.order_id is null or
    (f.arrived_on, f.arrived_hour, f.buyer_store_id, f.is_alive, f.amount, f.ordered_amount, f.accepted_amount, f.due_on,
      f.was_on_time, f.completed_on, f.failed_on, f.delivered_on, f.complaint_halves, f.revenue,
      (select sum((g ->> 1)::numeric) from jsonb_array_elements(f.goods) g), (select sum((g ->> 2)::numeric) from jsonb_array_elements(f.goods) g))
    is distinct from (d.arrived_on, d.arrived_hour, d.buyer_store_id, d.is_alive, d.amount, d.ordered_amount,
      d.accepted_amount, d.due_on, d.was_on_time, d.completed_on, d.failed_on, d.delivered_on, d.complaint_halves, d.revenue,
      (select sum((g ->> 1)::numeric) from jsonb_array_elements(d.goods) g), (select sum((g ->> 2)::numeric) from jsonb_array_elements(d.goods) g)))`;
