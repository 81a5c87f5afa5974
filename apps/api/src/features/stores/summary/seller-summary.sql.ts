import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import type { SellerSummary } from '@marketplace/contract/store-summary';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { identifier, joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

const shownOrders = 3;
const shownAttention = 10;

/** From the counters, whatever number of orders there are. */
export async function readCounts(db: Db, scope: StoreScope): Promise<SellerSummary['counts']> {
  const sums = fulfilmentStatuses.map(
    (status) => sql`coalesce(sum(${identifier(status)}), 0)::int as ${identifier(status)}`,
  );
  const [row] = await rowsOf<SellerSummary['counts']>(
    db,
    sql`select ${joined(sums, ', ')} from order_counters where ${inScope(scope, sql`store_id`)}`,
  );
  return row ?? (Object.fromEntries(fulfilmentStatuses.map((each) => [each, 0])) as never);
}

/** One short walk a store, over what arrived since its own midnight. */
export async function readToday(db: Db, scope: StoreScope): Promise<SellerSummary['today']> {
  const [row] = await rowsOf<SellerSummary['today']>(
    db,
    sql`select coalesce(sum(t.orders), 0)::int as orders, coalesce(sum(t.revenue), 0) as revenue
        from stores s join cities c on c.id = s.city_id
        cross join lateral (
          select count(*) as orders, sum(o.total_amount) as revenue from orders o
          where o.store_id = s.id and o.arrived_at is not null
            and o.arrived_at >= date_trunc('day', now() at time zone c.time_zone) at time zone c.time_zone
            and o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')
          group by o.store_id
        ) t
        where ${inScope(scope, sql`s.id`)}`,
  );
  return row ?? { orders: 0, revenue: 0 };
}

/** New orders of each store, which has a counter if it has an order, lie together in its index; they expire after a day. */
export const readNewOrders = (db: Db, scope: StoreScope): Promise<SellerSummary['new_orders']> =>
  rowsOf<SellerSummary['new_orders'][number]>(
    db,
    sql`select n.id, s.id as store_id, s.name as store_name, c.time_zone, n.order_number, n.buyer_name,
          n.total_amount, n.deadline_at
        from order_counters k join stores s on s.id = k.store_id join cities c on c.id = s.city_id
        cross join lateral (
          select o.id, o.order_number, o.buyer_name, o.total_amount, o.deadline_at from orders o
          where o.store_id = k.store_id and o.arrived_at is not null and o.fulfilment_status = 'NEW'
          order by o.deadline_at, o.id limit ${shownOrders}
        ) n
        where ${inScope(scope, sql`k.store_id`)}
        order by n.deadline_at, n.id limit ${shownOrders}`,
  );

export const readAttention = (db: Db, scope: StoreScope): Promise<SellerSummary['attention']> =>
  rowsOf<SellerSummary['attention'][number]>(
    db,
    sql`select a.* from (
          select s.id as store_id, s.name as store_name, 'address_reported' as code
          from stores s join address_reports r on r.store_id = s.id
          where ${inScope(scope, sql`s.id`)} and s.is_seller and s.is_active and r.settled_at is null
          union all
          select s.id, s.name, 'email_unverified' from stores s
          where ${inScope(scope, sql`s.id`)} and s.is_seller and s.is_active and s.email_verified_at is null
        ) a
        order by a.code, a.store_name collate "C", a.store_id limit ${shownAttention}`,
  );
