import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsFor, runPromotion } from '../../testing/discounts.ts';
import { orderAt } from '../../testing/order-at.ts';
import { stockUp } from '../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from './sums.service.ts';

const store_id: string = testStores.own;
let server: TestServer;
let [open, done] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const buyer = await server.signIn(testPeople.buyer);
  await stockUp(db, store_id);
  const goods = await goodsFor(db, store_id, 1);
  await runPromotion(db, store_id, goods);
  const lines = goods.map(({ inventory_id }) => ({ inventory_id, quantity: 2 }));
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  open = await orderAt(server, buyer, sides, 'PROCESSING', { lines });
  done = await orderAt(server, buyer, sides, 'COMPLETED', { lines });
});
afterAll(() => server.close());

it('what is taken off and what the marketplace pays of it add up, and what does not is named [RT-65]', async () => {
  const { db } = server.database;
  expect(await whatDoesNotAddUp(db, store_id)).toEqual([]);
  // What promotions count of their orders is looked at for itself.
  const ofOrders = async () =>
    (await whatDoesNotAddUp(db, store_id)).filter((problem) => !problem.startsWith('listing'));
  const amount = (of: string, by: number) =>
    sql`update order_discounts set amount = amount + ${by} where order_id = ${of}`.execute(db);
  await amount(open, -1);
  expect(await ofOrders()).toEqual([
    expect.stringContaining(`of order ${open} has 4000 taken off, its discounts say 3999`),
  ]);
  await amount(open, 1);
  const share = (of: string, platform_amount: number) =>
    sql`update order_discounts set platform_amount = ${platform_amount} where order_id = ${of}`.execute(
      db,
    );
  await share(open, 0);
  expect(await ofOrders()).toEqual([]);
  await share(done, 1999);
  expect(await ofOrders()).toEqual([
    expect.stringContaining('ESCROW is 2000, not 1999'),
    expect.stringContaining(`order ${done} (COMPLETED): the marketplace pays 1999`),
  ]);
});
