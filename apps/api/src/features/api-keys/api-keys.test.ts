import { randomUUID } from 'node:crypto';
import { keyCalls } from '@marketplace/contract/api-key-access';
import { mostKeys } from '@marketplace/contract/api-key-scopes';
import { contract, endpoints } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { permissionsNow } from '../../platform/permissions.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { endKeys } from './end-keys.service.ts';

const { apiKeys, orders, orderDetail, inventories } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());
beforeEach(() => sql`delete from api_keys`.execute(server.database.db));

const body = (more: object = {}) => ({
  ...{ store_id, request_id: randomUUID(), name: 'Gudang', scopes: ['orders.read'], days: 30 },
  ...more,
});
const create = (more: object = {}, token = owner) =>
  server.call(apiKeys.create, { body: body(more) }, token);
const newKey = async (...scopes: string[]) => {
  const { body } = await create({ scopes });
  return { key: body.key, id: body.api_key_id };
};
const newOrder = async () =>
  (await placeOrder(server, buyer, { buyer_store_id: testStores.buyer, seller_store_id: store_id }))
    .id;
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const listOrders = (key: string, of: string = store_id) =>
  server.call(orders.list, { query: { seller_store_id: of }, ...bearer(key) });

it('a key is shown once, kept as a hash, and opens the calls of its scopes', async () => {
  const { status, body, text } = await create({ scopes: ['orders.read', 'orders.read'] });
  expect(status).toBe(200);
  expect(body.key).toMatch(/^mpk_1_[\w-]{43}$/);
  expect(body.api_keys).toMatchObject([
    {
      id: body.api_key_id,
      name: 'Gudang',
      scopes: ['orders.read'],
      state: 'ACTIVE',
      is_yours: true,
    },
  ]);
  expect(body.key.startsWith(body.api_keys[0]?.beginning ?? 'none')).toBe(true);
  expect(text.split(body.key)).toHaveLength(2);
  const { rows } = await sql`select row_to_json(k)::text as row from api_keys k`.execute(
    server.database.db,
  );
  expect(JSON.stringify(rows)).not.toContain(body.key.slice(8));
  expect((await listOrders(body.key)).status).toBe(200);
  const { api_keys } = (await server.call(apiKeys.list, { query: { store_id } }, owner)).body;
  expect(api_keys[0]?.last_used_at).not.toBeNull();
});

it('one with too little scope is told which it lacks', async () => {
  const { key } = await newKey('inventory.read');
  const { status, body } = await listOrders(key);
  expect([status, body.errors]).toMatchObject([
    403,
    { code: 'permission_denied', missing_scope: 'orders.read' },
  ]);
  const query = { store_id, page_size: '1' };
  expect((await server.call(inventories.listV2, { query, ...bearer(key) })).status).toBe(200);
});

it('it is good for its own store and for selling', async () => {
  const { key } = await newKey('orders.read', 'orders.write');
  expect((await listOrders(key, testStores.other)).status).toBe(403);
  const query = { buyer_store_id: store_id, is_seller: 'false' };
  expect((await server.call(orders.list, { query, ...bearer(key) })).status).toBe(403);
  // All stores of a key are its one.
  const all = await server.call(orders.list, {
    query: { select_all_seller_store: 'true' },
    ...bearer(key),
  });
  expect(new Set(all.body.data.map((order) => order.store_id))).toEqual(new Set([store_id]));
});

it('every call that is not written down as open is closed to every key', async () => {
  const { key } = await newKey('orders.read', 'orders.write', 'inventory.read', 'store.read');
  const open = new Set(keyCalls.map(({ entry }) => entry));
  const closed = endpoints.filter(
    ([, { access, upload }]) => access.kind !== 'anyone' && access.kind !== 'signed' && !upload,
  );
  for (const [name, entry] of closed.filter(([, entry]) => !open.has(entry))) {
    const answer = await server.call(entry, { body: {}, ...bearer(key) });
    expect(answer.status, name).toBe(401);
  }
  const staff = await server.call(contract.storeStaff.list, {
    query: { store_id },
    ...bearer(key),
  });
  expect(staff.body.errors).toMatchObject({ key_problem: 'NOT_FOR_KEYS' });
});

it('no key may change people, settings, money or other keys, nor read secrets', () => {
  for (const { name, entry, scope } of keyCalls) {
    expect(entry.gives_secret, name).toBeUndefined();
    expect(scope, name).not.toBe('store.write');
    if (entry.method !== 'GET') expect(scope, name).toMatch(/^(orders|inventory)\.write$/);
  }
});

it('revoked it is over at once, and again is answered alike', async () => {
  const { key, id } = await newKey('orders.read');
  expect((await listOrders(key)).status).toBe(200);
  const revoke = () => server.call(apiKeys.revoke, { body: { store_id, api_key_id: id } }, owner);
  expect((await revoke()).body.api_keys).toMatchObject([{ state: 'REVOKED' }]);
  expect((await listOrders(key)).body.errors).toMatchObject({ key_problem: 'REVOKED' });
  expect((await revoke()).status).toBe(200);
  const acts = await sql`select act from operator_acts where act = 'api_key.revoke'
    and details->>'api_key_id' = ${id}`.execute(server.database.db);
  expect(acts.rows).toHaveLength(1);
});

it('one that has ended, one of nobody and one in an address are refused', async () => {
  const { key, id } = await newKey('orders.read');
  await sql`update api_keys set expires_at = now() where id = ${id}`.execute(server.database.db);
  expect((await listOrders(key)).body.errors).toMatchObject({ key_problem: 'EXPIRED' });
  expect((await listOrders(`mpk_1_${'x'.repeat(43)}`)).body.errors).toMatchObject({
    key_problem: 'UNKNOWN',
  });
  expect((await listOrders('mpk_nonsense')).status).toBe(401);
  for (const said of [key, encodeURIComponent(key), key.replace('_', '%5F')]) {
    const answer = await server.app.inject(`/api/orders/info/list?key=${said}`);
    expect(answer.json().errors).toMatchObject({ key_problem: 'IN_ADDRESS' });
  }
});

it('a login is no key, and a key no login', async () => {
  const { key } = await newKey('orders.read');
  const asLogin = { headers: { authorization: `Token ${key}` } };
  expect(
    (await server.call(orders.list, { query: { seller_store_id: store_id }, ...asLogin })).status,
  ).toBe(401);
  expect((await listOrders(`mpk_${owner}`)).status).toBe(401);
});

it('what it changes stands on record as the key’s, with what came of it', async () => {
  const { key, id } = await newKey('orders.read', 'orders.write');
  const order_id = await newOrder();
  const note = (body: object) => server.call(orderDetail.note, { body, ...bearer(key) });
  expect((await note({ store_id, order_id, text: 'Dari gudang' })).status).toBe(200);
  expect((await note({ store_id, order_id: '999999999', text: 'Tidak ada' })).status).toBe(404);
  const query = { store_id, api_key_id: id };
  const { data } = (await server.call(apiKeys.calls, { query }, owner)).body;
  expect(data).toMatchObject([
    { call: 'orderDetail.note', about: '999999999', status: 404 },
    { call: 'orderDetail.note', about: order_id, status: 200 },
  ]);
  const first = (await server.call(apiKeys.calls, { query: { ...query, page_size: '1' } }, owner))
    .body;
  const after = first.next ?? '';
  const second = await server.call(apiKeys.calls, { query: { ...query, after } }, owner);
  expect(second.body.data).toEqual(data.slice(1));
});

it('who made it and has gone takes it along, and it does not come back with them', async () => {
  const { key } = await newKey('orders.read');
  const { db } = server.database;
  const setLevel = async (level: string) => {
    await sql`update store_permissions set store = ${level}::permission_level
      where store_id = ${store_id} and user_id = (select id from users where phone_number = ${testPeople.owner})`.execute(
      db,
    );
    await sql`update users set permission_version = permission_version + 1 where phone_number = ${testPeople.owner}`.execute(
      db,
    );
  };
  await setLevel('VIEW');
  try {
    expect((await listOrders(key)).body.errors).toMatchObject({ key_problem: 'REVOKED' });
    expect(await endKeys(db, new AbortController().signal)).toBe(1);
  } finally {
    await setLevel('MANAGE');
  }
  expect((await listOrders(key)).body.errors).toMatchObject({ key_problem: 'REVOKED' });
  const told = await sql`select title from notifications where kind = 'api_key.ended'`.execute(db);
  expect(told.rows).toHaveLength(1);
});

it('a week before it ends the owners are told, once', async () => {
  const { id } = await newKey('orders.read');
  const { db } = server.database;
  await sql`update api_keys set expires_at = now() + interval '6 days' where id = ${id}`.execute(
    db,
  );
  const { signal } = new AbortController();
  expect(await endKeys(db, signal)).toBe(1);
  expect(await endKeys(db, signal)).toBe(0);
});

it('sent twice one is made, and there are twenty at most', async () => {
  const request_id = randomUUID();
  const both = await Promise.all([create({ request_id }), create({ request_id })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (let n = 1; n < mostKeys; n++) expect((await create()).status).toBe(200);
  expect((await create()).body.errors).toMatchObject({ code: 'api_keys_too_many' });
});

it('what a key repeats under an Idempotency-Key has one effect, and is none of its maker’s', async () => {
  const { key } = await newKey('orders.write');
  const order_id = await newOrder();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { store_id, order_id, text: 'Sekali saja' };
  const asKey = () =>
    server.call(orderDetail.note, {
      body,
      headers: { ...headers, authorization: `Bearer ${key}` },
    });
  await asKey();
  expect((await asKey()).headers['idempotency-replayed']).toBe('true');
  const asOwner = await server.call(orderDetail.note, { body, headers }, owner);
  expect(asOwner.headers['idempotency-replayed']).toBeUndefined();
});

it('it may no more than who made it', async () => {
  const { key } = await newKey('orders.read', 'orders.write');
  const { rows } = await sql<{
    id: string;
  }>`select id from users where phone_number = ${testPeople.owner}`.execute(server.database.db);
  const permissions = await permissionsNow(server.database.db, rows[0]?.id ?? '');
  expect(permissions.allows(store_id, 'order', 'MANAGE')).toBe(true);
  await sql`update store_permissions set "order" = 'VIEW' where store_id = ${store_id} and user_id = ${rows[0]?.id}`.execute(
    server.database.db,
  );
  try {
    const body = { store_id, order_id: '1', text: 'Tidak boleh' };
    expect((await server.call(orderDetail.note, { body, ...bearer(key) })).status).toBe(403);
  } finally {
    await sql`update store_permissions set "order" = 'MANAGE' where store_id = ${store_id} and user_id = ${rows[0]?.id}`.execute(
      server.database.db,
    );
  }
});
