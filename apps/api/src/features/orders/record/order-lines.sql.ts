import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { OrderRecord } from '../order-row.ts';

/** What a line `l` is: a listing stays, whatever becomes of it. */
export const categoryOfLine = sql`(
  select c.name from product_variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id
  where v.id = l.variant_id)`;

/** What the lines of an order take, in base units. */
export const piecesOfOrder = ({ store_id, id }: OrderRecord): Sql => sql`
  select variant_id, quantity * base_quantity as quantity from order_lines
  where store_id = ${store_id}::bigint and order_id = ${id}::bigint`;
