import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { confirmReceived } from './confirm-received.service.ts';
import { confirmShipment } from './confirm-shipment.service.ts';
import { payOrder } from './pay-order.service.ts';
import { listUnpaid, releaseUnpaid } from './unpaid-orders.service.ts';

const { orderBuyer, orderShipping, orderUnpaid } = contract;

/** What takes an order from one side to the other: the shipment, and the buyer's answers. */
export const counterpartRoutes = [
  bind(orderShipping.confirmShipment, ({ db, who, scope, body }) =>
    confirmShipment(db, who, scope, body),
  ),
  bind(orderUnpaid.list, ({ db, scope, query }) => listUnpaid(db, scope, query)),
  bind(orderUnpaid.release, ({ db, who, scope, body }) => releaseUnpaid(db, who, scope, body)),
  bind(orderBuyer.pay, ({ db, who, scope, body }) => payOrder(db, who, scope, body)),
  bind(orderBuyer.confirmReceived, ({ db, who, scope, body }) =>
    confirmReceived(db, who, scope, body),
  ),
];
