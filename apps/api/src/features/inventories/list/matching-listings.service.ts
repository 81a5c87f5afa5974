import type { InventoryFilterQuery } from '@marketplace/contract/inventory-files';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { InventoryQuery } from './inventory-filters.sql.ts';
import { readSearch } from './inventory-search.service.ts';
import { readMatchingIds } from './matching-listings.sql.ts';

/** A filter as the list of the same name reads it. */
export async function queryOf(
  db: Db,
  scope: StoreScope,
  filter: InventoryFilterQuery,
): Promise<InventoryQuery> {
  const query = {
    ...filter,
    select_all_store: false,
    sort: 'name' as const,
    page: 1,
    page_size: 100,
  };
  return { ...query, search: await readSearch(db, scope, query) };
}

/** All that match, in the order of names, settled at one moment. */
export const matchingIds = async (
  db: Db,
  scope: StoreScope,
  filter: InventoryFilterQuery,
  most: number,
): Promise<string[]> => readMatchingIds(db, scope, await queryOf(db, scope, filter), most);
