import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Shipment = { order_id: string; tracking_number: string };

/** The driver as they are now, if it is one of this store who can be sent; says whether it is. */
export async function insertShipmentByCourier(
  db: Tx,
  { store_id }: OneStore,
  { order_id, tracking_number }: Shipment,
  courier_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
    insert into order_shipments as s (store_id, order_id, tracking_number, courier_id, courier_name,
      courier_phone_number, vehicle_type, plate_number)
    select c.store_id, ${order_id}::bigint, ${tracking_number}, c.id, c.name, c.phone_number, c.vehicle_type,
      c.plate_number
    from store_couriers c
    where c.store_id = ${store_id}::bigint and c.id = ${courier_id}::bigint and c.is_active
      and c.deleted_at is null
    returning s.order_id`,
  );
  return rows.length > 0;
}

export async function insertShipmentByLogistics(
  db: Tx,
  { store_id }: OneStore,
  shipment: Shipment,
  courier_name: string,
): Promise<void> {
  await db
    .insertInto('order_shipments')
    .values({ ...shipment, store_id, courier_name })
    .execute();
}
