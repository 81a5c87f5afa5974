import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type DueOrder = { id: string; store_id: string; buyer_store_id: string };

/** Where to go on: an order that could not be moved is not met again in the same run. */
export type After = { deadline_at: string; id: string };

/** Which orders the clock moves. */
const dueConditions = {
  unanswered: sql`fulfilment_status = 'NEW' and arrived_at is not null and deadline_at <= now()`,
  unpaid: sql`fulfilment_status = 'NEW' and arrived_at is null and deadline_at <= now()`,
  undisputed: sql`fulfilment_status = 'DELIVERED' and deadline_at <= now()`,
  // Cash has to be said to have been taken. A day on which it is tried again is not the end of the seven days.
  onTheWay: sql`fulfilment_status = 'SHIPPED' and payment_method <> 'COD' and deadline_at <= now()
    and (promised_at is distinct from deadline_at - interval '1 second' or deadline_at <= now() - interval '7 days')`,
  notFetched: sql`fulfilment_status = 'READY_FOR_PICKUP' and deadline_at <= now()`,
} satisfies Record<string, Sql>;

export type Due = keyof typeof dueConditions;

/** Of every store, the longest due first. The deadline is text, since it has microseconds. */
export const dueOrders = (
  db: Db,
  due: Due,
  after: After,
  limit: number,
): Promise<(DueOrder & After)[]> =>
  rowsOf(
    db,
    sql`select id, store_id, buyer_store_id, deadline_at::text from orders
        where ${dueConditions[due]} and deadline_at is not null
          and (deadline_at, id) > (${after.deadline_at}::timestamptz, ${after.id}::bigint)
        order by deadline_at, id limit ${limit}`,
  );

/** Locks the order if it is still due and nobody else is at it. */
export async function takeDueOrder(
  db: Tx,
  { store_id }: OneStore,
  due: Due,
  order_id: string,
): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`select from orders
        where store_id = ${store_id}::bigint and id = ${order_id}::bigint
          and ${dueConditions[due]}
        for update skip locked`,
  );
  return taken.length > 0;
}
