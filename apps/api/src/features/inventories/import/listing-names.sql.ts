import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type NamedListing = {
  product_unit_id: string;
  brand_name: string;
  product_name: string;
  variant_name: string;
  uom_name: string;
  base_quantity: number;
};

/** What a store lists, by name. */
export const readListingNames = (db: Db, { store_id }: OneStore): Promise<NamedListing[]> =>
  rowsOf<NamedListing>(
    db,
    sql`select i.product_unit_id, b.name as brand_name, p.name as product_name, v.name as variant_name,
          o.name as uom_name, u.base_quantity
        from inventories i
        join product_units u on u.id = i.product_unit_id
        join uoms o on o.id = u.uom_id
        join product_variants v on v.id = u.variant_id
        join products p on p.id = v.product_id
        join brands b on b.id = p.brand_id
        where i.store_id = ${store_id}::bigint`,
  );
