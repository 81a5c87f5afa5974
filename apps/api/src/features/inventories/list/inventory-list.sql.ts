import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { asJson } from '../../../platform/db/as-json.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { fromJson, type RowInJson } from '../inventory-columns.sql.ts';
import { type Counters, sumsOfCounters } from '../inventory-counters.sql.ts';
import type { InventoryQuery } from './inventory-filters.sql.ts';
import type { PagePlan } from './inventory-found.sql.ts';
import { pageOfListings, pageOfProducts } from './inventory-pages.sql.ts';

export type InventoryList = { counters: Counters; rows: InventoryRow[] };

/** A page and the counters beside it in one statement; grouped, the rows of a product stand together. */
export async function readInventoryList(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
  { plan, isGrouped }: { plan: PagePlan; isGrouped: boolean },
): Promise<InventoryList> {
  const page = isGrouped ? pageOfProducts(query, plan) : pageOfListings(query, plan);
  const [row] = await rowsOf<Counters & { rows: RowInJson[] | null }>(
    db,
    sql`with scope as materialized (select ${scope.store_id_array}::bigint[] as ids)
        select c.*, p.rows
        from (select ${sumsOfCounters} from inventory_counters where ${plan.counted}) c
        cross join ${asJson(page)} p`,
  );
  if (!row) throw new Error('a sum has no row');
  const { rows, ...counters } = row;
  return { counters, rows: fromJson(rows) };
}
