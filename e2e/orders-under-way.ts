import type { OrderRow } from '@marketplace/contract/order-row';
import { atWork, buyerAt } from './over-the-api.ts';

type Terms = Parameters<Awaited<ReturnType<typeof buyerAt>>['order']>[0];

/** An order that waits to be sent. */
export async function acceptedOrder(
  base: string,
  store_id: string,
  terms: Terms = {},
  buyer?: Awaited<ReturnType<typeof buyerAt>>,
): Promise<OrderRow> {
  const order = await (buyer ?? (await buyerAt(base, store_id))).order(terms);
  const { call } = await atWork(base, 'owner');
  await call('POST /api/orders/seller/accept-order', { body: { store_id, order_id: order.id } });
  return order;
}

/** An order that a driver of the store has taken along. */
export async function shippedOrder(base: string, store_id: string): Promise<OrderRow> {
  const order = await acceptedOrder(base, store_id);
  const { call } = await atWork(base, 'owner');
  const { couriers } = await call('GET /api/store-couriers/list', { query: { store_id } });
  const body = { store_id, order_id: order.id, courier_id: couriers[0]?.id };
  await call('POST /api/v2/orders/seller/confirm-order-shipment', { body });
  return order;
}

/** An order that has arrived, and what its buyer complains about. */
export async function complainedOrder(base: string, store_id: string) {
  const buyer = await buyerAt(base, store_id);
  const order = await acceptedOrder(base, store_id, { delivery: 'BUYER_PICKUP' }, buyer);
  const { call } = await atWork(base, 'owner');
  const some = { store_id, order_id: order.id };
  await call('POST /api/orders/seller/ready-for-pickup', { body: some });
  const received = { ...some, receiver_name: 'Bu Tini' };
  await call('POST /api/orders/seller/confirm-delivered', { body: received });
  const { lines } = await call('GET /api/orders/detail', { query: some });
  const { complaint } = await buyer.call('POST /api/complaints/buyer/register', {
    body: {
      buyer_store_id: buyer.buyer_store_id,
      order_id: order.id,
      kind: 'DAMAGED',
      description: 'Kemasan penyok dan isinya tumpah',
      lines: lines.slice(0, 1).map(({ id, quantity }) => ({ line_id: id, quantity })),
    },
  });
  return { order, complaint, buyer };
}

/** The order as the server has it now. */
export async function orderNow(base: string, { id, store_id, order_number }: OrderRow) {
  const { call } = await atWork(base, 'owner');
  const query = { seller_store_id: store_id, query: order_number };
  const { data } = await call('GET /api/orders/info/list', { query });
  return data.find((order) => order.id === id);
}
