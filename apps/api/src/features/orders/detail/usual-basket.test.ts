import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

it('what a buyer usually orders is counted from their completed orders, without the one that is looked at', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  const [owner, buyer] = [
    await server.signIn(testPeople.owner),
    await server.signIn(testPeople.buyer),
  ];
  const store_id = testStores.own;
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const basketOf = async (order_id: string) =>
    (await server.call(contract.orderDetail.usualBasket, { query: { store_id, order_id } }, owner))
      .body;
  await db
    .updateTable('orders')
    .where('store_id', '=', store_id)
    .where('buyer_store_id', '=', testStores.buyer)
    .where('fulfilment_status', '=', 'COMPLETED')
    .set({ fulfilment_status: 'RETURNED' })
    .execute();
  const [first, second, open] = [
    await placeOrder(server, buyer, sides, { things: 2 }),
    await placeOrder(server, buyer, sides),
    await placeOrder(server, buyer, sides),
  ];
  expect(await basketOf(open.id)).toEqual({ order_count: 0, products: [] });
  const done = [first.id, second.id];
  await db
    .updateTable('orders')
    .where('store_id', '=', store_id)
    .where('id', 'in', done)
    .set({ fulfilment_status: 'COMPLETED' })
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .where('order_id', '=', first.id)
    .orderBy('id')
    .select(['inventory_id', 'product_name', 'uom_name', 'quantity'])
    .execute();
  expect(await basketOf(open.id)).toEqual({
    order_count: 2,
    products: lines.map((line, index) => ({ ...line, times: index === 0 ? 2 : 1 })),
  });
  expect((await basketOf(second.id)).order_count).toBe(1);
});
