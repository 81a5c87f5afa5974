import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

/** The number of an order that has come in to one of the stores. */
export async function readOrderNumber(
  db: Db,
  scope: StoreScope,
  order_id: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ order_number: string }>(
    db,
    sql`select o.order_number from orders o
        where ${inScope(scope, sql`o.store_id`)} and o.id = ${order_id}::bigint
          and o.arrived_at is not null`,
  );
  return row?.order_number ?? null;
}

/** Whether the person may do so at this moment. */
export async function mayManageOrders(db: Db, user_id: string, store_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from store_permissions p
        where p.store_id = ${store_id}::bigint and p.user_id = ${user_id}::bigint and p."order" = 'MANAGE'`,
  );
  return rows.length > 0;
}

/** Those of the orders that had come in by a moment: what came later nobody has seen who chose all of a list. */
export async function arrivedBy(
  db: Db,
  scope: StoreScope,
  order_ids: readonly string[],
  moment: string,
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select o.id from orders o
        where ${inScope(scope, sql`o.store_id`)} and o.id = any(${order_ids}::bigint[])
          and o.arrived_at <= ${moment}::timestamptz`,
  );
  return new Set(rows.map(({ id }) => id));
}
