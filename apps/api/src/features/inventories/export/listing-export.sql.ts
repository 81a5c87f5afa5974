import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

/** A listing as a file has it. */
export type ListingLine = {
  product_unit_id: string;
  barcode: string | null;
  product_name: string;
  variant_name: string;
  uom_name: string;
  base_quantity: number;
  price: number;
  cost_price: number | null;
  stock: number;
  minimum_order: number;
  state: InventoryState;
};

/** In the order of the ids. */
export const readLines = (
  db: Db,
  scope: StoreScope,
  store_id: string,
  ids: readonly string[],
): Promise<ListingLine[]> =>
  rowsOf<ListingLine>(
    db,
    sql`select i.product_unit_id,
          (select min(b.barcode_number) from barcodes b where b.product_unit_id = i.product_unit_id) as barcode,
          (select name from products where id = i.product_id) as product_name,
          (select name from product_variants where id = i.variant_id) as variant_name,
          (select name from uoms where id = u.uom_id) as uom_name, u.base_quantity, i.price, i.cost_price,
          k.stock / u.base_quantity as stock, i.minimum_order, i.state
        from unnest(${ids}::bigint[]) with ordinality as c (id, place)
        cross join lateral (
          select * from inventories where store_id = ${store_id}::bigint and inventories.id = c.id
            and ${inScope(scope, sql`store_id`)} limit 1
        ) i
        cross join lateral (
          select stock from stocks where store_id = ${store_id}::bigint and variant_id = i.variant_id limit 1
        ) k
        cross join lateral (
          select uom_id, base_quantity from product_units where product_units.id = i.product_unit_id limit 1
        ) u
        order by c.place`,
  );

/** When anything of the listings of a store was last changed, their stock included. */
export async function readLastChange(
  db: Db,
  scope: StoreScope,
  store_id: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select greatest(
          (select created_at from inventory_changes where store_id = ${store_id}::bigint
            and ${inScope(scope, sql`store_id`)} order by id desc limit 1),
          (select created_at from stock_ledger where store_id = ${store_id}::bigint
            and ${inScope(scope, sql`store_id`)} order by id desc limit 1),
          (select max(updated_at) from (
            select updated_at from inventories where store_id = ${store_id}::bigint
              and ${inScope(scope, sql`store_id`)} order by id desc limit 1) newest)) as at`,
  );
  return row?.at ?? null;
}
