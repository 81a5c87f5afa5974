import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';

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
