import type { Db } from '../../../platform/db/handle.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';

type OrderOfPage = { id: string; store_id: string };

/** Of each order the first of its goods that have one of the texts. */
export function readMatchedProducts(
  db: Db,
  orders: readonly OrderOfPage[],
  texts: readonly string[],
): Promise<{ id: string; product_name: string }[]> {
  const stores = [...new Set(orders.map(({ store_id }) => store_id))];
  const ids = orders.map(({ id }) => id);
  const has = texts.map((text) => sql`strpos(lower(l.product_name), ${text}) > 0`);
  return rowsOf<{ id: string; product_name: string }>(
    db,
    sql`select distinct on (l.store_id, l.order_id) l.order_id as id, l.product_name
        from order_lines l
        where l.store_id = any(${stores}::bigint[]) and l.order_id = any(${ids}::bigint[])
          and (${joined(has, ' or ')})
        order by l.store_id, l.order_id, l.id`,
  );
}
