import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesSentBack } from '../../../platform/db/transaction.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { served } from '../../../testing/served.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let clerk: string;
/** Stores of the buyer's, which order in turn. */
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 50);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
  await stockUp(server.database.db, testStores.own);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const place = () => {
  const buyer_store_id = branches.shift() ?? '';
  branches.push(buyer_store_id);
  const sides = { buyer_store_id, seller_store_id: store_id };
  return placeOrder(server, buyer, sides, { allow_partial: true, things: 3 });
};
const accept = (order_id: string, token = owner, more: object = {}) =>
  server.call(contract.orders.accept, { body: { store_id, order_id, ...more } }, token);

const reject = (order_id: string, token = clerk) =>
  server.call(
    contract.orders.reject,
    { body: { store_id, order_id, reason_id: 'out_of_stock' } },
    token,
  );

it('1,000 accepts at once, each order by two clerks: one moves it, the other hears of that, and everything adds up [API-24] [ST-19]', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 500; count += 1) orders.push((await place()).id);
  const answers = await Promise.all(
    orders.flatMap((id) => [
      served(() => accept(id)),
      served(() => accept(id, clerk, { processing_days: 0 })),
    ]),
  );
  const statuses = orders.map((_, index) =>
    answers
      .slice(2 * index, 2 * index + 2)
      .map(({ status }) => status)
      .sort(),
  );
  expect(statuses.filter((pair) => pair.join() !== '200,409')).toEqual([]);
  const { rows } = await sql<{ moves: number; orders: number }>`
    select count(*)::int as moves, count(distinct order_id)::int as orders from order_history
    where order_id = any(${orders}::bigint[]) and to_status = 'PROCESSING'`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ moves: 500, orders: 500 }]);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('one clerk accepts and lowers, another rejects: both sides hear where it stands', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await place();
    const { rows } = await sql<{ line_id: string }>`
      select id as line_id from order_lines where order_id = ${id}::bigint order by id limit 1`.execute(
      server.database.db,
    );
    const lines = rows.map(({ line_id }) => ({ line_id, quantity: 0 }));
    const [accepted, rejected] = await Promise.all([accept(id, owner, { lines }), reject(id)]);
    // A rejection may follow an acceptance, never the other way round.
    expect(rejected.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    if (accepted.status === 409) expect(accepted.body.errors?.current_status).toBe('REJECTED');
  }
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('accepts, rejections and new orders of the same goods at once neither deadlock nor lose a piece', async () => {
  const sentBack = timesSentBack();
  const placed: string[] = [];
  for (let count = 0; count < 12; count += 1) placed.push((await place()).id);
  const outcomes = await Promise.all(
    placed.flatMap((id) => [
      served(() => accept(id)).then(({ status }) => status),
      served(() => reject(id)).then(({ status }) => status),
      place().then(() => 200),
    ]),
  );
  expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(timesSentBack()).toBe(sentBack);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});
