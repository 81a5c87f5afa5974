import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { StoredRow } from './plan-rows.sql.ts';

/** A row that changes the shelf and nothing else: it does not matter who has changed a price since. */
export const isOnlyCount = (row: StoredRow): boolean =>
  row.price === null &&
  row.cost_price === null &&
  row.minimum_order === null &&
  row.state === null &&
  row.stock_change !== 0;

/** The places of those whose shelf somebody has counted since the row was staged. The caller has locked the shelves. */
export async function countedSince(
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
  places: readonly number[],
): Promise<number[]> {
  if (places.length === 0) return [];
  const rows = await rowsOf<{ place: number }>(
    db,
    sql`select r.place from inventory_plan_rows r
        where r.store_id = ${store_id}::bigint and r.plan_id = ${plan_id}::uuid and r.place = any(${places}::int[])
          and exists (
            select from stock_ledger l
            where l.store_id = ${store_id}::bigint and l.variant_id = r.variant_id
              and l.id > coalesce(r.seen_ledger_id, 0) and l.reason not in ('SHIPMENT', 'RETURN'))`,
  );
  return rows.map(({ place }) => place);
}
