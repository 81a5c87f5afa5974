import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';
import { grantRole, revokeRole } from './stores.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const storesOf = async (phone: string) =>
  (await server.call(contract.stores.list, {}, await server.signIn(phone))).body.stores;

it('lists every store of the person with its flags [API-10, EN-01, EN-05]', async () => {
  const stores = await storesOf(testPeople.owner);
  expect(new Set(stores.map((store) => store.id))).toEqual(
    new Set([testStores.own, testStores.notSelling, testStores.inactive]),
  );
  expect(stores.find((store) => store.id === testStores.notSelling)).toMatchObject({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    unique_id: expect.any(String),
    is_seller: true,
    allows_selling: false,
    is_active: true,
    time_zone: 'Asia/Makassar',
  });
  expect(stores.find((store) => store.id === testStores.inactive)?.is_active).toBe(false);
  expect(await storesOf(testPeople.buyer)).toMatchObject([
    { id: testStores.buyer, is_seller: false },
  ]);
});

it.each([
  [testPeople.owner, 'OWNER', 'MANAGE', 'MANAGE', 'MANAGE'],
  [testPeople.admin, 'ADMIN', 'MANAGE', 'MANAGE', 'VIEW'],
  [testPeople.orderStaff, 'ORDER_STAFF', 'VIEW', 'MANAGE', 'NONE'],
  [testPeople.stockStaff, 'STOCK_STAFF', 'MANAGE', 'VIEW', 'NONE'],
  [testPeople.viewer, 'VIEWER', 'VIEW', 'VIEW', 'VIEW'],
])('tells %s, %s, what they may do [EN-02]', async (phone, role_name, inventory, order, store) => {
  const own = (await storesOf(phone)).find((each) => each.id === testStores.own);
  expect(own?.permission).toEqual({ inventory, order, store, role_name });
});

describe('a change of permission', () => {
  const listOther = (token: string) =>
    server.call(contract.orders.list, { query: { seller_store_id: testStores.other } }, token);

  it('holds from the next request on, for a login that is open [RP-02]', async () => {
    const token = await server.signIn(testPeople.viewer);
    const user = await findUserByPhoneNumber(server.database.db, testPeople.viewer);
    expect((await listOther(token)).status).toBe(403);
    await grantRole(server.database.db, user?.id ?? '', testStores.other, 'VIEWER');
    expect((await listOther(token)).status).toBe(200);
    await revokeRole(server.database.db, user?.id ?? '', testStores.other);
    expect((await listOther(token)).status).toBe(403);
  });
});
