import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { readInventories } from './inventory-rows.service.ts';

/** Of more rows than a screen shows, the screens that are open ask themselves. */
const mostRows = 20;

/** Open screens put the rows in their place without asking. */
export async function publishInventoryEvents(
  db: Tx,
  store_id: string,
  inventories: InventoryRow[],
): Promise<void> {
  const inventory_ids = inventories.map(({ id }) => id);
  const payload =
    inventories.length > mostRows ? { inventory_ids } : { inventory_ids, inventories };
  await writeEvent(db, { store_id, area: 'inventory', kind: 'inventory.changed', payload });
}

/** The same of listings whose rows nobody has read: of many they are not read for it. */
export async function publishChangedListings(
  db: Tx,
  scope: StoreScope,
  store_id: string,
  inventory_ids: string[],
): Promise<void> {
  if (inventory_ids.length === 0) return;
  if (inventory_ids.length <= mostRows) {
    const rows = await readInventories(db, scope, store_id, inventory_ids);
    return publishInventoryEvents(db, store_id, rows);
  }
  const payload = { inventory_ids };
  await writeEvent(db, { store_id, area: 'inventory', kind: 'inventory.changed', payload });
}
