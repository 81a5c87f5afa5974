import type { OrderRow } from '@marketplace/contract/order-row';
import type { ShipmentBody } from '@marketplace/contract/order-shipping';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, systemScope } from '../../../platform/store-scope.ts';
import { mustReachByGlog } from '../../glog/glog.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { waitingHours } from './complaint-hours.ts';
import { insertShipmentByCourier, insertShipmentByLogistics } from './confirm-shipment.sql.ts';
import { joinTrip } from './join-trip.sql.ts';
import { type Move, type Mover, moveOrder } from './move-order.service.ts';
import { deductOrderStock } from './order-stock.service.ts';

export async function confirmShipment(
  db: Db,
  who: Mover,
  scope: StoreScope,
  shipment: ShipmentBody,
): Promise<{ order: OrderRow }> {
  const { order_id, courier_id, tracking_number } = shipment;
  const move: Move = {
    from: ['PROCESSING'],
    to: 'SHIPPED',
    actor: 'SELLER',
    refunds: false,
    due_hours: waitingHours,
    payload: { courier_id, tracking_number },
    also: async (db, store, order) => {
      if (order.delivery === 'BUYER_PICKUP') fail('order_is_pickup');
      const row = { order_id, tracking_number };
      if (courier_id === undefined) {
        await mustGoByGlog(db, order);
        await insertShipmentByLogistics(db, store, row, 'GLog');
      } else if (!(await insertShipmentByCourier(db, store, row, courier_id))) {
        fail('courier_unavailable');
      } else {
        await joinTrip(db, store, courier_id, order_id);
      }
    },
    moveStock: (db, store, order) => deductOrderStock(db, store, order, who),
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}

/** An order for GLog may go with a driver of the store, and not the other way. */
async function mustGoByGlog(db: Tx, order: OrderRecord): Promise<void> {
  if (order.delivery !== 'GLOG_SAME_DAY') fail('glog_unavailable');
  await mustReachByGlog(db, systemScope([order.store_id]), order);
}
