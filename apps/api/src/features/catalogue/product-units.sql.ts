import type { AvailableUnit } from '@marketplace/contract/catalogue';
import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

const readUnits = (db: Db, scope: StoreScope, which: Sql): Promise<AvailableUnit[]> => {
  const store_id = sql`${scope.store_ids[0]}::bigint`;
  return rowsOf<AvailableUnit>(
    db,
    sql`
    select u.id as product_unit_id, p.id as product_id, p.name as product_name, v.id as variant_id,
      v.name as variant_name, b.name as brand_name, c.name as category_name, u.uom_id,
      m.name as uom_name, u.base_quantity, i.id as inventory_id, k.stock as stock_pieces,
      (select min(n.barcode_number) from barcodes n where n.product_unit_id = u.id) as barcode_number
    from product_units u
    join product_variants v on v.id = u.variant_id
    join products p on p.id = v.product_id
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    join uoms m on m.id = u.uom_id
    left join inventories i on i.store_id = ${store_id} and i.product_unit_id = u.id
    left join stocks k on k.store_id = ${store_id} and k.variant_id = v.id
    where ${which}
    order by p.id, v.id, u.base_quantity, u.id`,
  );
};

export const readUnitsOfProducts = (db: Db, scope: StoreScope, product_ids: readonly string[]) =>
  readUnits(db, scope, sql`p.id = any(${product_ids}::bigint[])`);

export const readUnitsById = (db: Db, scope: StoreScope, ids: readonly string[]) =>
  readUnits(db, scope, sql`u.id = any(${ids}::bigint[])`);

/** The unit that carries one of these numbers; the one written first where several do. */
export async function findUnitOfBarcode(
  db: Db,
  numbers: readonly string[],
): Promise<string | undefined> {
  const [row] = await rowsOf<{ product_unit_id: string }>(
    db,
    sql`select product_unit_id from barcodes where barcode_number = any(${numbers}::text[])
        order by array_position(${numbers}::text[], barcode_number) limit 1`,
  );
  return row?.product_unit_id;
}
