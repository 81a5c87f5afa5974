import { contract, endpoints } from '@marketplace/contract/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { chatToken, chatMessages } = contract;
const inputs = { query: { store_id: testStores.own } };

let server: TestServer;
let owner: string;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  token = (await server.call(chatToken.create, {}, owner)).body.token;
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const unreadBy = async (authorization: string) =>
  (await server.call(chatMessages.unread, { ...inputs, headers: { authorization } })).status;

it('a token of chat opens the calls of chat for a quarter of an hour [API-43]', async () => {
  const { body } = await server.call(chatToken.create, {}, owner);
  const left = Date.parse(body.expires_at) - Date.now();
  expect(left > 14 * 60_000 && left <= 15 * 60_000).toBe(true);
  expect(await unreadBy(`Bearer ${body.token}`)).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 14 * 60_000, toFake: ['Date'] });
  expect(await unreadBy(`Bearer ${body.token}`)).toBe(200);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await unreadBy(`Bearer ${body.token}`)).toBe(401);
});

it('it is good for nothing else, and nothing else is good for them [API-43]', async () => {
  for (const authorization of [`Bearer ${token}`, `Token ${token}`]) {
    const headers = { authorization };
    expect((await server.call(contract.users.detail, { headers })).status).toBe(401);
    expect((await server.call(chatToken.create, { headers })).status).toBe(401);
    const { opsChat } = contract;
    expect((await server.call(opsChat.list, { headers })).status).toBe(401);
  }
  for (const wrong of [
    '',
    `Token ${owner}`,
    `Bearer ${owner}`,
    `bearer ${token}`,
    `Bearer  ${token}`,
  ])
    expect(await unreadBy(wrong)).toBe(401);
});

it('not one bit of it can be another', async () => {
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await unreadBy(`Bearer ${changed.toString('base64url')}`)).toBe(401);
  }
  expect(await unreadBy(`Bearer ${token}`)).toBe(200);
});

it('it ends with its login, at once', async () => {
  const login = await server.signIn(testPeople.owner);
  const made = (await server.call(chatToken.create, {}, login)).body.token;
  expect(await unreadBy(`Bearer ${made}`)).toBe(200);
  await server.call(contract.auth.logout, {}, login);
  expect(await unreadBy(`Bearer ${made}`)).toBe(401);
});

it('one that was signed by another house is none', async () => {
  const elsewhere = await startTestServer({ SIGNING_KEY: 'x'.repeat(32) }, server.database);
  const made = (await elsewhere.call(chatToken.create, {}, owner)).body.token;
  expect(await unreadBy(`Bearer ${made}`)).toBe(401);
  await elsewhere.app.close();
});

it('all calls under /chat/ take it, and no others', () => {
  const taking = endpoints.filter(([, entry]) => entry.by_chat_token).map(([name]) => name);
  const there = endpoints.filter(([, { path }]) => path.startsWith('/chat/')).map(([name]) => name);
  expect(taking).toEqual(there);
});

it('the document of the API says which calls take it', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();
  expect(document.components.securitySchemes.chat).toMatchObject({
    type: 'http',
    scheme: 'bearer',
  });
  expect(document.paths['/chat/channel/list'].get.security).toEqual([{ chat: [] }]);
  expect(document.paths['/api/auth/chat-token'].post.security).toEqual([{ token: [] }]);
});
