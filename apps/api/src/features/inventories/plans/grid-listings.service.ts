import type { InventoryFilterQuery } from '@marketplace/contract/inventory-files';
import { mostGridRows } from '@marketplace/contract/inventory-plan-words';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { matchingIds } from '../list/matching-listings.service.ts';

/** Which listings a grid has, settled once: rows that others change meanwhile stay where they are. */
export async function gridListings(db: Db, scope: StoreScope, filter: InventoryFilterQuery) {
  const ids = await matchingIds(db, scope, filter, mostGridRows + 1);
  return { inventory_ids: ids.slice(0, mostGridRows), is_capped: ids.length > mostGridRows };
}
