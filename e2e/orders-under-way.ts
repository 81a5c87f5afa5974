import type { OrderRow } from '@marketplace/contract/order-row';
import { atWork, buyerAt } from './over-the-api.ts';

type Terms = Parameters<Awaited<ReturnType<typeof buyerAt>>['order']>[0];

/** An order that waits to be sent. */
export async function acceptedOrder(
  base: string,
  store_id: string,
  terms: Terms = {},
): Promise<OrderRow> {
  const order = await (await buyerAt(base, store_id)).order(terms);
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

/** The order as the server has it now. */
export async function orderNow(base: string, { id, store_id, order_number }: OrderRow) {
  const { call } = await atWork(base, 'owner');
  const query = { seller_store_id: store_id, query: order_number };
  const { data } = await call('GET /api/orders/info/list', { query });
  return data.find((order) => order.id === id);
}
