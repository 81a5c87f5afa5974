import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemScope } from '../../platform/store-scope.ts';
import { orderAt } from '../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator, hashNewPassword } from '../operators/operators.service.ts';
import { moveOrder } from '../orders/moves/move-order.service.ts';
import { checkSums, whatDoesNotAddUp } from './sums.service.ts';

let server: TestServer;
let finance: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const password_hash = await hashNewPassword('sandi-operator');
  const phone_number = '+628970000075';
  const wanted = { name: 'Rina', phone_number, role: 'FINANCE', password_hash } as const;
  const { operator } = await createOperator(db, wanted);
  finance = (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
});
afterAll(() => server.close());

const { signal } = new AbortController();
const shown = async () => (await server.call(contract.opsSums.wrong, {}, finance)).body.data;
const addToStock = (by: number) =>
  sql`update stocks set stock = stock + ${by} where store_id = ${testStores.own} and variant_id = (
    select min(variant_id) from stocks where store_id = ${testStores.own})`.execute(
    server.database.db,
  );

it('a store whose stock is not its ledger is named, and nothing of the others', async () => {
  const { db } = server.database;
  await addToStock(3);
  expect(await whatDoesNotAddUp(db, testStores.own)).toEqual([
    expect.stringMatching(new RegExp(`^stock of store ${testStores.own} variant`)),
  ]);
  expect(await whatDoesNotAddUp(db, testStores.other)).toEqual([]);
  expect(await whatDoesNotAddUp(db)).toHaveLength(1);
  await addToStock(-3);
});

it('what a night finds is seen by operators until it is right again', async () => {
  const { db } = server.database;
  expect(await checkSums(db, signal)).toBe(0);
  await addToStock(2);
  expect(await checkSums(db, signal)).toBe(1);
  const [first, ...others] = await shown();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ store_id: testStores.own });
  expect(await checkSums(db, signal)).toBe(1);
  expect(await shown()).toEqual([first]);
  await addToStock(-2);
  expect(await checkSums(db, signal)).toBe(0);
  expect(await shown()).toEqual([]);
});

it('a complaint adds up as far as its goods had come: delivered, or still on their way', async () => {
  const { db } = server.database;
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
  await orderAt(server, buyer, sides, 'IN_COMPLAINT');
  const onItsWay = await orderAt(server, buyer, sides, 'SHIPPED');
  await moveOrder(db, undefined, systemScope([testStores.own]), onItsWay, {
    from: ['SHIPPED'],
    to: 'IN_COMPLAINT',
    actor: 'OPERATOR',
    refunds: false,
    moveStock: async () => {},
  });
  expect(await whatDoesNotAddUp(db, testStores.own)).toEqual([]);
});
