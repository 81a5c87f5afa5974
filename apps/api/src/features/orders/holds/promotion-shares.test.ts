import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import {
  endDiscounts,
  type Goods,
  goodsFor,
  runPromotion,
  unitsTaken,
} from '../../../testing/discounts.ts';
import { payAndVerify } from '../../../testing/place-order.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const store_id: string = testStores.own;
const transfer = { payment_method: 'TRANSFER' };
let server: TestServer;
let [buyer, owner] = ['', ''];
let buyers: string[];
let [one, two] = [] as unknown as [Goods, Goods];
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  buyers = await openBuyerStores(db, 40);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(db, store_id);
});
afterAll(() => server.close());
let promotion = '';
/** So many units of one thing, and as many of another as anybody wants. */
async function runWith(quota: number): Promise<void> {
  const { db } = server.database;
  promotion = await runPromotion(db, store_id, [one], { quota });
  await runPromotion(db, store_id, [two], { quota: 1000 });
}
beforeEach(async () => {
  const { db } = server.database;
  [one, two] = (await goodsFor(db, store_id, 2)) as [Goods, Goods];
  await endDiscounts(db, store_id);
});

type More = { buyer_store_id?: string | undefined; [field: string]: unknown };
/** So many of each thing, each time by another buyer unless told otherwise. */
const order = (quantities: number[], { buyer_store_id = buyers.pop(), ...more }: More = {}) => {
  const lines = quantities.map((quantity, index) => ({
    inventory_id: (index === 0 ? one : two).inventory_id,
    quantity,
  }));
  const body = {
    buyer_store_id,
    seller_store_id: store_id,
    payment_method: 'COD',
    delivery: 'BUYER_PICKUP',
    lines: lines.filter(({ quantity }) => quantity > 0),
    ...more,
  };
  return server.call(contract.orders.create, { body }, buyer);
};
type Answer = Awaited<ReturnType<typeof order>>;
const outcome = ({ body }: Answer) => body.errors?.code ?? body.order.total_amount;
const fieldsOf = ({ body }: Answer) =>
  Object.entries(body.errors?.fields ?? {}).map(([path, { code }]) => [path, code]);
const taken = () => unitsTaken(server.database.db, promotion, one.inventory_id);
const addsUp = async () => expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
const accept = ({ body }: Answer) =>
  server.call(contract.orders.accept, { body: { store_id, order_id: body.order.id } }, owner);

it('unpaid transfers of all buyers hold half of a quota at most, until they are paid [RT-65]', async () => {
  await runWith(5);
  const buyer_store_id = buyers.pop() ?? '';
  const first = await order([2], { ...transfer, buyer_store_id });
  expect(outcome(first)).toBe(16_000);
  const refused = await order([2, 90], transfer);
  expect([outcome(refused), fieldsOf(refused)]).toEqual([
    'unpaid_share_exceeded',
    [['lines.0.quantity', 'unpaid_share']],
  ]);
  // Three of five is half, rounded up; who pays otherwise has the rest, and another promotion its own.
  expect(outcome(await order([1, 90], transfer))).toBe(8000 * 91);
  expect(outcome(await order([1], transfer))).toBe('unpaid_share_exceeded');
  expect(await taken()).toBe(3);
  expect(outcome(await order([1]))).toBe(8000);
  const sides = { buyer_store_id, seller_store_id: store_id };
  await payAndVerify(server, buyer, sides, first.body.order.id);
  expect(outcome(await order([1], transfer))).toBe(8000);
  // Nothing of it is left: what costs the usual price takes nothing from anybody.
  expect(outcome(await order([50], transfer))).toBe(500_000);
  await addsUp();
});

it.each([
  { what: 'the only unit', quota: 1, minimum_order: 1, quantity: 1, total: 8000 },
  { what: 'the least that can be ordered', quota: 3, minimum_order: 3, quantity: 3, total: 24_000 },
  { what: 'with the units beyond it', quota: 2, minimum_order: 5, quantity: 9, total: 86_000 },
])('an unpaid transfer may hold $what of a quota [RT-65]', async (one_of) => {
  const { quota, minimum_order, quantity, total } = one_of;
  await runWith(quota);
  await server.database.db
    .updateTable('inventories')
    .set({ minimum_order })
    .where('store_id', '=', store_id)
    .where('id', '=', one.inventory_id)
    .execute();
  expect(outcome(await order([quantity], transfer))).toBe(total);
});

it('of transfers at once no more come in than half of a quota [RT-65]', async () => {
  await runWith(6);
  const answers = await Promise.all([1, 2, 3, 4].map(() => order([2], transfer)));
  expect(answers.map(outcome).toSorted()).toEqual([
    16_000,
    ...Array(3).fill('unpaid_share_exceeded'),
  ]);
  expect(await taken()).toBe(2);
  await addsUp();
});

it('a buyer’s unanswered orders hold half of a quota at most from the second on, each line by itself [RT-65]', async () => {
  await runWith(4);
  const buyer_store_id = buyers.pop();
  const again = { buyer_store_id, payment_method: 'TERM', term_days: 14 };
  await order([0, 1], { buyer_store_id });
  const refused = await order([3, 1], again);
  expect([outcome(refused), fieldsOf(refused)]).toEqual([
    'unanswered_share_exceeded',
    [['lines.0.quantity', 'unanswered_share']],
  ]);
  const half = await order([2], again);
  expect(outcome(half)).toBe(16_000);
  expect(outcome(await order([1], again))).toBe('unanswered_share_exceeded');
  expect(await taken()).toBe(2);
  expect((await accept(half)).status).toBe(200);
  expect(outcome(await order([1], again))).toBe(8000);
  // Each buyer's are looked at by themselves, and the only one may be all there is.
  expect(outcome(await order([3]))).toBe(8000 + 20_000);
  await addsUp();
});

it('an only unanswered order may be all of a quota, and one at once with it no more than half [RT-65]', async () => {
  await runWith(4);
  expect(outcome(await order([4]))).toBe(32_000);
  await endDiscounts(server.database.db, store_id);
  await runWith(8);
  const buyer_store_id = buyers.pop();
  const answers = await Promise.all([1, 2].map(() => order([3], { buyer_store_id })));
  expect(answers.map(outcome).toSorted()).toEqual([24_000, 'unanswered_share_exceeded']);
  expect(await taken()).toBe(3);
});
