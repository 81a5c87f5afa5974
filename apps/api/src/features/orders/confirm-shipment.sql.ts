import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

type Shipment = Insertable<Tables['order_shipments']>;

/** Who brings an order. */
export type Carrier = Omit<Shipment, 'store_id' | 'order_id' | 'tracking_number' | 'created_at'>;

export async function insertShipment(db: Tx, _scope: StoreScope, row: Shipment): Promise<void> {
  await db.insertInto('order_shipments').values(row).execute();
}
