import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { Addition } from '../add/add-inventories.sql.ts';
import { newListing } from './plan-changes.ts';
import type { StoredRow } from './plan-rows.sql.ts';

/** Of rows that would list a unit, whether it is listed by now. */
export async function listedAmong(
  db: Tx,
  { store_id }: OneStore,
  rows: readonly StoredRow[],
): Promise<{ place: number; listed: boolean }[]> {
  if (rows.length === 0) return [];
  const units = rows.map(({ product_unit_id }) => product_unit_id);
  const found = await rowsOf<{ product_unit_id: string }>(
    db,
    sql`select product_unit_id from inventories
        where store_id = ${store_id}::bigint and product_unit_id = any(${units}::bigint[])`,
  );
  const listed = new Set(found.map(({ product_unit_id }) => product_unit_id));
  return rows.map(({ place, product_unit_id }) => ({
    place,
    listed: listed.has(product_unit_id ?? ''),
  }));
}

/** A row of a new listing as whoever lists a unit writes it. */
export const additionOf = (row: StoredRow): Addition => ({
  at: `${row.place}.`,
  product_unit_id: row.product_unit_id ?? '',
  variant_id: row.variant_id ?? '',
  product_id: row.product_id ?? '',
  base_quantity: row.base_quantity ?? 1,
  price: row.price ?? 0,
  cost_price: row.cost_price,
  minimum_order: row.minimum_order ?? newListing.minimum_order,
  price_tiers: row.price_tiers ?? [],
  state: row.state ?? newListing.state,
  opening_stock: 0,
});
