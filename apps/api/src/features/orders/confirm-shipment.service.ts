import type { OrderRow } from '@marketplace/contract/order-row';
import type { ShipmentBody } from '@marketplace/contract/order-shipping';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { type StoreScope, systemScope } from '../../platform/store-scope.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { mustReachByGlog } from '../glog/glog.service.ts';
import { activeCourier } from '../store-couriers/store-couriers.service.ts';
import { type Carrier, insertShipment } from './confirm-shipment.sql.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import type { OrderRecord } from './order-row.ts';
import { deductOrderStock } from './order-stock.service.ts';

export async function confirmShipment(
  db: Db,
  who: Who,
  scope: StoreScope,
  shipment: ShipmentBody,
): Promise<{ order: OrderRow }> {
  const { order_id, tracking_number } = shipment;
  const move: Move = {
    from: ['PROCESSING'],
    to: 'SHIPPED',
    actor: 'SELLER',
    refunds: false,
    also: async (db, _scope, order) => {
      if (order.delivery === 'BUYER_PICKUP') fail('order_is_pickup');
      const carrier = await carrierOf(db, order, shipment);
      const { store_id } = order;
      await insertShipment(db, scope, { store_id, order_id, tracking_number, ...carrier });
    },
    moveStock: (db, scope, order) => deductOrderStock(db, scope, order, who),
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}

/** Who brings it, as they are now. An order for GLog may go with a driver of the store, and not the other way. */
async function carrierOf(
  db: Tx,
  order: OrderRecord,
  { courier_id }: ShipmentBody,
): Promise<Carrier> {
  const scope = systemScope([order.store_id]);
  if (courier_id === undefined) {
    if (order.delivery !== 'GLOG_SAME_DAY') fail('glog_unavailable');
    await mustReachByGlog(db, scope, order);
    return { courier_id: null, courier_name: 'GLog' };
  }
  const { name, phone_number, vehicle_type, plate_number } = await activeCourier(
    db,
    scope,
    courier_id,
  );
  return {
    courier_id,
    courier_name: name,
    courier_phone_number: phone_number,
    vehicle_type,
    plate_number,
  };
}
