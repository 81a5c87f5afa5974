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
