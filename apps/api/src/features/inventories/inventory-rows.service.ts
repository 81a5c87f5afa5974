import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { asSeen, productAsSeen } from './costs.ts';
import { readListings, readProductListings } from './inventory-rows.sql.ts';
import { toProductGroups } from './list/product-groups.ts';

/** Listings as they are now, in the order of the ids; those that are not there are left out. For events and whoever manages them. */
export async function readInventories(
  db: Db,
  scope: StoreScope,
  store_id: string,
  ids: readonly string[],
): Promise<InventoryRow[]> {
  return readListings(db, scope, store_id, ids);
}

/** The same as the person may see them. */
export const getInventories = async (
  db: Db,
  scope: StoreScope,
  store_id: string,
  ids: readonly string[],
): Promise<InventoryRow[]> => asSeen(scope, await readListings(db, scope, store_id, ids));

export async function getInventory(
  db: Db,
  scope: StoreScope,
  inventory_id: string,
): Promise<InventoryRow> {
  const store_id = scope.store_ids[0] ?? '';
  const [inventory] = await getInventories(db, scope, store_id, [inventory_id]);
  return inventory ?? fail('inventory_not_found');
}

type OfProduct = { store_id: string; product_id: string; uom_id?: string | undefined };

export async function getProduct(
  db: Db,
  scope: StoreScope,
  query: OfProduct,
): Promise<ProductGroup> {
  const [product] = toProductGroups(await readProductListings(db, scope, query));
  return product ? productAsSeen(scope, product) : fail('inventory_not_found');
}
