import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Beside the order `o` of the store: the pair of stores stands at the head of an index that holds all that is summed here. */
export const buyerHistory = (store_id: Sql) => sql`
  select count(*)::int as order_count,
    count(*) filter (where p.fulfilment_status = 'COMPLETED')::int as completed_count,
    coalesce(sum(p.total_amount) filter (
      where p.fulfilment_status not in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED')), 0) as total_value,
    min(p.arrived_at) as first_order_at, max(p.arrived_at) as last_order_at
  from orders p
  where p.store_id = ${store_id} and p.buyer_store_id = o.buyer_store_id and p.arrived_at is not null`;
