import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import type { OrderRecord } from './order-row.ts';

/** What the lines of an order take, in base units. */
export function piecesOfOrder(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  { store_id, id }: OrderRecord,
): Promise<{ variant_id: string; quantity: number }[]> {
  return rowsOf(
    db,
    sql`select variant_id, quantity * base_quantity as quantity from order_lines
        where store_id = ${store_id}::bigint and order_id = ${id}::bigint`,
  );
}
