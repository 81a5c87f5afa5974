import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { asJson } from '../../platform/db/as-json.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { fromJson, rowsOfListings } from './inventory-columns.sql.ts';

/** Listings of a store by their ids, in that order. */
export const readListings = (
  db: Db,
  scope: StoreScope,
  store_id: string,
  ids: readonly string[],
): Promise<InventoryRow[]> =>
  readRows(
    db,
    sql`select asked.* from (
          select ${store_id}::bigint as store_id, id, place
          from unnest(${ids}::bigint[]) with ordinality as ids (id, place)
        ) asked where ${inScope(scope, sql`store_id`)}`,
  );

/** All listings of a product, or those of one unit of measure. */
export const readProductListings = (
  db: Db,
  scope: StoreScope,
  {
    store_id,
    product_id,
    uom_id,
  }: { store_id: string; product_id: string; uom_id?: string | undefined },
): Promise<InventoryRow[]> =>
  readRows(
    db,
    sql`select i.store_id, i.id, 1 as place from inventories i
        join product_units pu on pu.id = i.product_unit_id
        where i.store_id = ${store_id}::bigint and i.product_id = ${product_id}::bigint
          and ${inScope(scope, sql`i.store_id`)}
          and (${uom_id ?? null}::bigint is null or pu.uom_id = ${uom_id ?? null}::bigint)`,
  );

async function readRows(db: Db, keys: Sql): Promise<InventoryRow[]> {
  const [row] = await rowsOf<{ rows: InventoryRow[] | null }>(
    db,
    sql`select rows from ${asJson(rowsOfListings(keys))} r`,
  );
  return fromJson(row?.rows ?? null);
}
