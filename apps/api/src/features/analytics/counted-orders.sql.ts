import type { CountedOrder } from '@marketplace/contract/seller-analytics';
import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

export type OrderKey = { store_id: string; order_id: string };

/** These orders in the order they are named in. */
export const readCountedOrders = (db: Db, keys: readonly OrderKey[]): Promise<CountedOrder[]> =>
  rowsOf<CountedOrder>(
    db,
    sql`select o.id::text as order_id, o.store_id::text, s.name as store_name, z.time_zone, o.order_number, o.buyer_name,
          o.first_product_name, o.total_amount, o.fulfilment_status, o.arrived_at
        from unnest(${keys.map(({ store_id }) => store_id)}::bigint[], ${keys.map(({ order_id }) => order_id)}::bigint[])
          with ordinality as k (store_id, order_id, n)
        join orders o on o.store_id = k.store_id and o.id = k.order_id and o.arrived_at is not null
        join stores s on s.id = o.store_id join cities z on z.id = s.city_id
        order by k.n`,
  );
