import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { OrderRecord } from '../order-row.ts';

/** What the lines of an order take, in base units. */
export const piecesOfOrder = ({ store_id, id }: OrderRecord): Sql => sql`
  select variant_id, quantity * base_quantity as quantity from order_lines
  where store_id = ${store_id}::bigint and order_id = ${id}::bigint`;
