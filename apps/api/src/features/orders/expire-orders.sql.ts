import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

export type OverdueOrder = { id: string; store_id: string; deadline_at: string };

/** Where to go on: an order that could not be moved is not met again in the same run. */
export type After = { deadline_at: string; id: string };

const isOverdue = sql`fulfilment_status = 'NEW' and arrived_at is not null and deadline_at <= now()`;

/** Of every store, the longest overdue first. The deadline is text, since it has microseconds. */
export const overdueOrders = (db: Db, after: After, limit: number): Promise<OverdueOrder[]> =>
  rowsOf(
    db,
    sql`select id, store_id, deadline_at::text from orders
        where ${isOverdue} and deadline_at is not null
          and (deadline_at, id) > (${after.deadline_at}::timestamptz, ${after.id}::bigint)
        order by deadline_at, id limit ${limit}`,
  );

/** Locks the order if it is still overdue and nobody else is at it. */
export async function takeOverdueOrder(
  db: Tx,
  scope: StoreScope,
  order_id: string,
): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`select from orders
        where store_id = any(${scope.store_id_array}::bigint[]) and id = ${order_id}::bigint
          and ${isOverdue}
        for update skip locked`,
  );
  return taken.length > 0;
}
