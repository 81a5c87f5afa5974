import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';

type Waiting = { id: string; arrived_at: string; deadline_at: string };

/** What waits for the store's answer, locked in the order of the ids. */
export const readWaiting = (db: Tx, { store_id }: OneStore): Promise<Waiting[]> =>
  rowsOf(
    db,
    sql`select id, arrived_at, deadline_at from orders
        where store_id = ${store_id}::bigint
          and fulfilment_status = 'NEW' and arrived_at is not null and deadline_at is not null
        order by id for no key update`,
  );

export const writeDeadlines = (
  db: Tx,
  { store_id }: OneStore,
  orders: readonly Pick<Waiting, 'id' | 'deadline_at'>[],
): Promise<OrderRecord[]> => {
  const ids = orders.map(({ id }) => id);
  const deadlines = orders.map(({ deadline_at }) => deadline_at);
  return rowsOf(
    db,
    sql`update orders o set deadline_at = w.deadline_at, updated_at = now()
        from unnest(${ids}::bigint[], ${deadlines}::timestamptz[]) as w (id, deadline_at),
          stores s join cities c on c.id = s.city_id
        where o.store_id = ${store_id}::bigint
          and s.id = o.store_id and o.id = w.id
        returning ${orderColumns}, ${storeColumns}`,
  );
};
