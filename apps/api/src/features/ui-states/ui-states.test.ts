import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { get, save } = contract.sellerUiStates;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (phone: string, store_key: string, page = 'home') =>
  (await server.call(get, { query: { store_key, page } }, await server.signIn(phone))).body.state;
const write = async (state: unknown, page = 'home') =>
  server.call(
    save,
    { body: { store_key: testStores.own, page, state } },
    await server.signIn(testPeople.owner),
  );

it('keeps how a person left a page of a store, for that person and store alone [API-09]', async () => {
  expect(await read(testPeople.owner, testStores.own)).toBeNull();
  await write({ is_revenue_hidden: true, nested: { list: [1, 'dua', null] } });
  expect(await read(testPeople.owner, testStores.own)).toEqual({
    is_revenue_hidden: true,
    nested: { list: [1, 'dua', null] },
  });
  await write({ is_revenue_hidden: false });
  expect(await read(testPeople.owner, testStores.own)).toEqual({ is_revenue_hidden: false });
  expect(await read(testPeople.owner, testStores.own, 'orders')).toBeNull();
  expect(await read(testPeople.owner, testStores.inactive)).toBeNull();
  expect(await read(testPeople.viewer, testStores.own)).toBeNull();
});

/** Lists in lists, as many as that. */
const nested = (depth: number): object =>
  JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);

it.each([
  ['state', { text: 'x'.repeat(8_200) }, 'too_long'],
  ['state', { text: '\u0000' }, 'invalid'],
  ['state', { text: '\ud800' }, 'invalid'],
  ['state', [], 'invalid'],
])('refuses as %s what cannot be kept %#', async (field, state, code) => {
  expect((await write(state)).body.errors?.fields?.[field]?.code).toBe(code);
});

it('takes what is 50 deep, the request and the state among it, and no deeper', async () => {
  expect((await write(nested(48))).status).toBe(200);
  for (const depth of [49, 150, 4_000]) {
    const { status, body } = await write(nested(depth));
    expect([status, body.errors?.code], String(depth)).toEqual([400, 'body_unreadable']);
  }
});

it('refuses what is deeper than a program can follow, and does not fail by it', async () => {
  const lists = '['.repeat(50_000) + ']'.repeat(50_000);
  const answer = await server.app.inject({
    method: 'POST',
    url: save.path,
    payload: `{"store_key":"${testStores.own}","page":"home","state":{"a":${lists}}}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Token ${await server.signIn(testPeople.owner)}`,
    },
  });
  expect([answer.statusCode, answer.json().errors.code]).toEqual([400, 'body_unreadable']);
});

it('refuses a page that is no name of one', async () => {
  expect((await write({}, '../etc')).body.errors?.fields?.page?.code).toBe('invalid');
});
