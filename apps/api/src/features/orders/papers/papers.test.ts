import { contract } from '@marketplace/contract/contract';
import { paperKinds } from '@marketplace/contract/paper-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAt } from '../../../testing/order-at.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
let orders: { id: string; order_number: string }[];
const store_id = testStores.own;
beforeAll(async () => {
  server = await startTestServer();
  const buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    made.push(await orderAt(server, buyer, sides, 'PROCESSING', { things: 2 }));
  }
  const query = { seller_store_id: store_id, status: 'PROCESSING', page_size: '100' };
  const { body } = await server.call(contract.orders.list, { query }, owner);
  orders = made.flatMap((id) => body.data.filter((order) => order.id === id));
});
afterAll(() => server.close());

const print = (kind: string, ids = orders.map(({ id }) => id)) =>
  printed(server, owner, 'papers', { store_id, kind, order_ids: ids.join() });
const refusal = async (query: Record<string, string>) => {
  const { status, body } = await server.call(contract.orderPapers.papers, { query }, owner);
  return { status, code: (body as { errors: { code: string } }).errors.code };
};

it.each(paperKinds)('prints %s for several orders in one file [API-61]', async (kind) => {
  const { pages } = await print(kind);
  expect(pages).toHaveLength(kind === 'packing_list' ? 1 : orders.length);
  for (const [index, { order_number }] of orders.entries()) {
    const page = pages[kind === 'packing_list' ? 0 : index] ?? [];
    expect(page.join(' ')).toContain(order_number);
  }
});

it('gathers on the packing list what several orders want of one product [API-61]', async () => {
  const { pages } = await print('packing_list');
  const query = { store_id, order_id: orders[0]?.id ?? '' };
  const { body } = await server.call(contract.orderDetail.detail, { query }, owner);
  const texts = pages.flat();
  expect(texts.filter((text) => text === '[\u00a0\u00a0\u00a0]')).toHaveLength(body.lines.length);
  for (const { quantity } of body.lines) {
    expect(texts).toContain(String(quantity * orders.length));
  }
});

it('prints nothing that goes with goods for an order that came to nothing [API-61]', async () => {
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const buyer = await server.signIn(testPeople.buyer);
  const more = { payment_method: 'COD' };
  const cancelled = await orderAt(server, buyer, sides, 'CANCELLED', more);
  const withGoods = paperKinds.filter((kind) => kind !== 'invoice');
  for (const kind of withGoods) {
    expect(await refusal({ store_id, kind, order_ids: cancelled })).toEqual({
      status: 409,
      code: 'papers_unavailable',
    });
  }
  const { pages } = await print('label_a6', [cancelled, ...orders.map(({ id }) => id)]);
  expect(pages).toHaveLength(orders.length);
});

it('asks for cash only while it is due [API-61]', async () => {
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const buyer = await server.signIn(testPeople.buyer);
  const wordsAt = async (status: 'SHIPPED' | 'COMPLETED') => {
    const id = await orderAt(server, buyer, sides, status, { payment_method: 'COD' });
    return (await print('label_a6', [id])).pages.flat();
  };
  expect(await wordsAt('SHIPPED')).toContain('TAGIH COD');
  expect(await wordsAt('COMPLETED')).not.toContain('TAGIH COD');
});

it("refuses another store's order, one that is not there, and too many [API-61]", async () => {
  const [mine] = orders;
  const theirs = { store_id: testStores.buyer, kind: 'label_a6', order_ids: mine?.id ?? '' };
  expect([403, 404]).toContain((await refusal(theirs)).status);
  const unknown = { store_id, kind: 'label_a6', order_ids: `${mine?.id},999999999` };
  expect(await refusal(unknown)).toEqual({ status: 404, code: 'order_not_found' });
  const many = Array.from({ length: 201 }, (_, index) => index + 1).join();
  expect(await refusal({ store_id, kind: 'label_a6', order_ids: many })).toMatchObject({
    code: 'validation_failed',
  });
  expect(await refusal({ store_id, kind: 'label_a6', order_ids: '' })).toMatchObject({
    code: 'validation_failed',
  });
});
