import type { StoreFigures } from '@marketplace/contract/store-summary';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

type Waiting = Pick<StoreFigures, 'store_id' | 'new_orders' | 'due_orders'>;
export type Sales = { store_id: string; orders: number; revenue: number };

/** From the counters; only where there are new orders, which expire after a day, those that press are looked for. */
export const readWaiting = (db: Db, scope: StoreScope): Promise<Waiting[]> =>
  rowsOf<Waiting>(
    db,
    sql`select k.store_id, k."NEW" as new_orders, (
          select count(*)::int from orders o
          where o.store_id = k.store_id and k."NEW" > 0 and o.arrived_at is not null
            and o.fulfilment_status = 'NEW' and o.deadline_at < now() + interval '4 hours'
        ) as due_orders
        from order_counters k where ${inScope(scope, sql`k.store_id`)}
        order by k.store_id`,
  );

/** One short walk a store, from its own midnight that many days ago up to the time of day it is now. */
export const readSales = (db: Db, scope: StoreScope, days_ago: number): Promise<Sales[]> =>
  rowsOf<Sales>(
    db,
    sql`select s.id as store_id, t.orders, t.revenue
        from stores s join cities c on c.id = s.city_id
        cross join lateral (
          select count(*)::int as orders, coalesce(sum(o.total_amount), 0) as revenue from orders o
          where o.store_id = s.id and o.arrived_at is not null
            and o.arrived_at >= (date_trunc('day', now() at time zone c.time_zone)
              - make_interval(days => ${days_ago}::int)) at time zone c.time_zone
            and o.arrived_at <= now() - make_interval(days => ${days_ago}::int)
            and o.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')
          group by o.store_id
        ) t
        where ${inScope(scope, sql`s.id`)}`,
  );
