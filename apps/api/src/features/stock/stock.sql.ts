import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';

/**
 * Takes what is free of each variant, and says of which there was enough. Rows are locked in the order
 * of their ids first, so that two orders for the same goods wait for each other instead of deadlocking.
 */
export async function reserve(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  store_id: string,
  wants: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await rowsOf<{ variant_id: string }>(
    db,
    sql`
    with wanted as (
      select * from unnest(${[...wants.keys()]}::bigint[], ${[...wants.values()]}::int[])
        as w (variant_id, quantity)
    ), locked as (
      select s.variant_id from stocks s join wanted using (variant_id)
      where s.store_id = ${store_id}::bigint order by s.variant_id for update of s
    )
    update stocks s set reserved = s.reserved + wanted.quantity
    from wanted join locked using (variant_id)
    where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
      and s.stock - s.reserved >= wanted.quantity
    returning s.variant_id`,
  );
  return rows.map((row) => row.variant_id);
}
