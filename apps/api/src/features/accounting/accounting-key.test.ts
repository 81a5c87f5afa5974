import { contract } from '@marketplace/contract/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { accounting, accountingKey } = contract;
const marketplace_store_id: string = testStores.own;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

describe('the key [API-40] [RT-13]', () => {
  const check = (headers: Record<string, string>, store_id = marketplace_store_id) =>
    server.call(accounting.check, { query: { marketplace_store_id: store_id }, headers });
  const made = async () =>
    (await server.call(accountingKey.create, { body: { store_id: marketplace_store_id } }, owner))
      .body;

  it('opens the books of its store alone, and those of no other', async () => {
    const { app_id, key } = await made();
    const headers = { 'x-app-id': app_id, 'x-app-key': key };
    expect((await check(headers)).status).toBe(200);
    const elsewhere = await check(headers, testStores.other);
    expect(elsewhere.body.errors?.code).toBe('permission_denied');
    // Also where the person may manage it.
    expect((await check(headers, testStores.notSelling)).status).toBe(403);
  });

  it('is refused without its app, changed by a letter, or in the place of a login', async () => {
    const { app_id, key } = await made();
    const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const headers of [
      { 'x-app-key': key },
      { 'x-app-id': 'another', 'x-app-key': key },
      { 'x-app-id': app_id, 'x-app-key': changed },
      { authorization: `Token ${owner}` },
    ] as Record<string, string>[])
      expect((await check(headers)).status).toBe(401);
    const authorization = `Token ${key}`;
    expect((await server.call(contract.users.detail, { headers: { authorization } })).status).toBe(
      401,
    );
  });

  it('says which store and person it speaks for, whatever the address of the page says', async () => {
    const { app_id, key } = await made();
    const headers = { 'x-app-id': app_id, 'x-app-key': key };
    const { body } = await server.call(accounting.whose, {
      query: { marketplace_store_id },
      headers,
    });
    const { db } = server.database;
    const person = await db
      .selectFrom('users')
      .where('phone_number', '=', testPeople.owner)
      .select(['uuid', 'name'])
      .executeTakeFirstOrThrow();
    const store = await db
      .selectFrom('stores')
      .where('id', '=', marketplace_store_id)
      .select(['id', 'name'])
      .executeTakeFirstOrThrow();
    expect(body).toEqual({
      store,
      person: { ...person, phone_ending: testPeople.owner.slice(-4) },
    });
  });

  it('ends with its time, and with its login', async () => {
    const { app_id, key, expires_at } = await made();
    const bytes = Buffer.from(key, 'base64url');
    bytes.writeUIntBE(Date.now() + 86_400_000, 40, 6);
    const longer = { 'x-app-id': app_id, 'x-app-key': bytes.toString('base64url') };
    expect((await check(longer)).status).toBe(401);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    const headers = { 'x-app-id': app_id, 'x-app-key': key };
    vi.useFakeTimers({ now: Date.parse(expires_at) - 1_000, toFake: ['Date'] });
    expect((await check(headers)).status).toBe(200);
    vi.setSystemTime(Date.parse(expires_at) + 1);
    expect((await check(headers)).status).toBe(401);
    vi.useRealTimers();
    const login = await server.signIn(testPeople.owner);
    const own = await server.call(accountingKey.create, { body: { store_id: '1' } }, login);
    await server.call(contract.auth.logout, {}, login);
    const gone = { 'x-app-id': own.body.app_id, 'x-app-key': own.body.key };
    expect((await check(gone)).status).toBe(401);
  });
});
