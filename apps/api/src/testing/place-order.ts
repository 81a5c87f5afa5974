import { contract } from '@marketplace/contract/contract';
import type { OrderRow } from '@marketplace/contract/order-row';
import { verifyPayment } from '../features/orders/payments/verify-payment.service.ts';
import type { TestServer } from './test-server.ts';

type Sides = { buyer_store_id: string; seller_store_id: string };

/** Orders the least of the first things that the store sells, to be paid on delivery unless told otherwise. */
export async function placeOrder(
  { call }: Pick<TestServer, 'call'>,
  buyer: string | undefined,
  { buyer_store_id, seller_store_id }: Sides,
  { things = 1, ...more }: { things?: number; [field: string]: unknown } = {},
): Promise<OrderRow> {
  const sides = { buyer_store_id, seller_store_id };
  const goods = await call(contract.inventories.forSale, { query: sides }, buyer);
  const lines = goods.body.data.slice(0, things).map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order,
  }));
  const body = { ...sides, payment_method: 'COD', delivery: 'STORE_COURIER', lines, ...more };
  const placed = await call(contract.orders.create, { body }, buyer);
  if (placed.status !== 200) throw new Error(`no order was placed: ${placed.text}`);
  return placed.body.order;
}

/** The same by transfer, and the money was found. */
export async function placePaidOrder(
  server: Pick<TestServer, 'call' | 'database'>,
  buyer: string | undefined,
  sides: Sides,
  more: { things?: number; [field: string]: unknown } = {},
): Promise<OrderRow> {
  const { id } = await placeOrder(server, buyer, sides, { ...more, payment_method: 'TRANSFER' });
  return payAndVerify(server, buyer, sides, id);
}

/** The buyer says that they have paid, and the money was found. */
export async function payAndVerify(
  server: Pick<TestServer, 'call' | 'database'>,
  buyer: string | undefined,
  { buyer_store_id, seller_store_id: store_id }: Sides,
  order_id: string,
): Promise<OrderRow> {
  const body = { buyer_store_id, order_id };
  const paid = await server.call(contract.orderBuyer.pay, { body }, buyer);
  if (paid.status !== 200) throw new Error(`it was not paid: ${paid.text}`);
  await verifyPayment(server.database.db, undefined, { store_id, order_id });
  const query = { is_seller: 'false', buyer_store_id, page_size: '100' };
  const { data } = (await server.call(contract.orders.list, { query }, buyer)).body;
  const order = data.find((each) => each.id === order_id);
  if (!order) throw new Error('what was paid is not there');
  return order;
}
