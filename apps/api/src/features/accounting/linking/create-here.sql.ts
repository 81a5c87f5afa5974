import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

export type UnitToList = {
  product_unit_id: string;
  variant_id: string;
  uom_name: string;
  pieces: number;
  is_listed: boolean;
  has_shelf: boolean;
};

export const unitsToList = (
  db: Db,
  scope: StoreScope,
  product_unit_ids: readonly string[],
): Promise<UnitToList[]> =>
  rowsOf<UnitToList>(
    db,
    sql`select u.id as product_unit_id, u.variant_id, m.name as uom_name, u.base_quantity as pieces,
          n.id is not null as is_listed, s.variant_id is not null as has_shelf
        from product_units u join uoms m on m.id = u.uom_id
        left join inventories n on ${inScope(scope, sql`n.store_id`)} and n.product_unit_id = u.id
        left join stocks s on ${inScope(scope, sql`s.store_id`)} and s.variant_id = u.variant_id
        where u.id = any(${product_unit_ids}::bigint[])`,
  );
