import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, says } from './fields.ts';
import { choice, ofOrder, orderRow, sellerMoveErrors, someOrder } from './order-row.ts';

const shipmentBody = z
  .strictObject({
    ...someOrder,
    courier_id: id.optional(),
    logistic: choice(['GLOG']).optional(),
    tracking_number: line(0, 60).default(''),
  })
  .refine(({ courier_id, logistic }) => (courier_id === undefined) !== (logistic === undefined), {
    path: ['courier_id'],
    error: says('courier_choice_missing'),
  });

const confirmShipment = endpoint({
  method: 'POST',
  path: '/api/v2/orders/seller/confirm-order-shipment',
  doc: 'The goods leave with a driver of the store or with GLog, and leave the stock; done twice, it is answered alike.',
  access: asSeller('order', 'MANAGE', ofOrder),
  body: shipmentBody,
  response: z.object({ order: orderRow }),
  errors: [...sellerMoveErrors, 'order_is_pickup', 'courier_unavailable', 'glog_unavailable'],
  queueable: true,
});

export const orderShipping = { confirmShipment };
export type ShipmentBody = z.output<typeof shipmentBody>;
