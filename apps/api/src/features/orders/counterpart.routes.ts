import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { confirmReceived } from './moves/confirm-received.service.ts';
import { confirmShipment } from './moves/confirm-shipment.service.ts';
import { payOrder } from './payments/pay-order.service.ts';
import { takeNotification } from './payments/provider-payment.service.ts';
import { listUnpaid, releaseUnpaid } from './unpaid/unpaid-orders.service.ts';

const { orderBuyer, orderShipping, orderUnpaid, paymentProvider } = contract;

/** What takes an order from one side to the other: the shipment, the buyer's answers and their money. */
export const counterpartRoutes = [
  bind(orderShipping.confirmShipment, ({ db, who, scope, body }) =>
    confirmShipment(db, who, scope, body),
  ),
  bind(orderUnpaid.list, ({ db, scope, query }) => listUnpaid(db, scope, query)),
  bind(orderUnpaid.release, ({ db, who, scope, body }) => releaseUnpaid(db, who, scope, body)),
  bind(orderBuyer.pay, ({ db, who, scope, body }) => payOrder(db, who, scope, body)),
  bind(paymentProvider.notify, ({ db, scope, body }) => takeNotification(db, scope, body)),
  bind(orderBuyer.confirmReceived, ({ db, who, scope, body }) =>
    confirmReceived(db, who, scope, body),
  ),
];
