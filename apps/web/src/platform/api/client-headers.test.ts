import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { startPlainServer, startSilentServer } from '../../testing/plain-server.ts';
import { startServices } from '../../testing/web-services.ts';

/** What the build was told of; the code reads it when it is loaded. */
const configured = vi.hoisted(() => {
  vi.resetModules();
  const lists = { apiHosts: [] as string[], noAuthHosts: ['localhost'], testingHosts: [] };
  vi.stubGlobal('__API_HOSTS__', lists.apiHosts);
  vi.stubGlobal('__NO_AUTH_HOSTS__', lists.noAuthHosts);
  vi.stubGlobal('__TESTING_HOSTS__', lists.testingHosts);
  return lists;
});

// The files after this one are to load it as it is configured.
afterAll(() => void vi.resetModules());

afterEach(() => {
  vi.useRealTimers();
  configured.apiHosts.length = 0;
});

async function startStoreServer() {
  const asked: IncomingMessage[] = [];
  const server = await startPlainServer((request, response) => {
    asked.push(request);
    response.end('{"stores":[]}');
  });
  return { ...server, asked };
}

const signedIn = {
  'marketplace.auth_token': 'abc',
  'marketplace.dev_headers': '{"X-Dev-Clock":"2026-08-17","Cookie":"a=b","X-Dev-Count":7}',
};

async function headersAt(host: string, kept = {}) {
  const { port, asked } = await startStoreServer();
  const { api } = startServices(`http://${host}:${port}`, { ...signedIn, ...kept });
  await api('GET /api/stores/list');
  return asked[0]?.headers ?? {};
}

async function baseWithList(isListed: boolean): Promise<string> {
  const [own, other] = [await startStoreServer(), await startStoreServer()];
  if (isListed) configured.apiHosts.push(other.origin);
  const { api } = startServices(own.origin, { 'marketplace.api_base': `${other.origin}/api/` });
  await api('GET /api/stores/list');
  expect(own.asked.length + other.asked.length).toBe(1);
  return other.asked.length === 1 ? 'kept in local storage' : 'our own';
}

async function statusOfSilence() {
  const { origin, asked } = await startSilentServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let status = 'waiting';
  const { api } = startServices(origin);
  const call = api('GET /api/stores/list').catch(({ category }) => {
    status = category;
  });
  await asked;
  await vi.advanceTimersByTimeAsync(59_999);
  const before = status;
  await vi.advanceTimersByTimeAsync(1);
  await call;
  vi.useRealTimers();
  return { before, after: status };
}

it('a call goes to the base kept in local storage if it is listed, with “Token {token}” but for listed hosts, development headers for testing hosts, and 60 s [API-00]', async () => {
  expect(await baseWithList(true)).toBe('kept in local storage');
  configured.apiHosts.length = 0;
  expect(await baseWithList(false)).toBe('our own');

  const testing = await headersAt('127.0.0.1');
  expect(testing.authorization).toBe('Token abc');
  expect(testing['x-dev-clock']).toBe('2026-08-17');

  const elsewhere = await headersAt('0.0.0.0');
  expect(elsewhere.authorization).toBe('Token abc');
  expect(elsewhere['x-dev-clock']).toBeUndefined();

  const withoutAuth = await headersAt('localhost');
  expect(withoutAuth.authorization).toBeUndefined();
  expect(withoutAuth['client-type']).toBe('WEB');

  expect(await statusOfSilence()).toEqual({ before: 'waiting', after: 'TIMEOUT_ERROR' });
});

it('token and device lie in local storage, and go with every request from there [EN-20]', async () => {
  const asked: IncomingMessage[] = [];
  const { origin } = await startPlainServer((request, response) => {
    asked.push(request);
    const auth_token = { token: 'of the login', expires_at: '' };
    response.end(JSON.stringify({ auth_token, user: { uuid: 'u' }, stores: [] }));
  });
  const services = startServices(origin, {
    'marketplace.device_identifier': 'b7c1-device',
    'marketplace.advertising_id': 'ad-1',
    'marketplace.gada_id': 'G-77',
  });
  const { api, events, kept } = services;
  const { auth_token } = await api('POST /api/auth/login', {
    body: { phone_number: '0812', password: 'x' },
  });
  services.token.save(auth_token.token);
  expect(kept.get('marketplace.auth_token')).toBe('of the login');
  await api('GET /api/stores/list');
  await api('POST /api/auth/logout');
  events.open();
  // The code of the stream is loaded first, which takes its time among other files.
  await eventually(() => expect(asked.length).toBeGreaterThan(3));
  events.close();
  const device = ['b7c1-device', 'ad-1', 'G-77'];
  const names = ['authorization', 'device-identifier', 'advertising-id', 'gada-id'];
  expect(
    asked.slice(0, 4).map(({ url, headers }) => [url, ...names.map((name) => headers[name])]),
  ).toEqual([
    ['/api/auth/login', undefined, ...device],
    ['/api/stores/list', 'Token of the login', ...device],
    ['/api/auth/logout', 'Token of the login', ...device],
    ['/api/events/stream', 'Token of the login', ...device],
  ]);
});

it('what the device is called is sent as far as it is known, and nothing beside it', async () => {
  const headers = await headersAt('0.0.0.0', {
    'marketplace.device_identifier': 'b7c1-device',
    'marketplace.advertising_id': '38400000-8cf0-11bd-b23e-10b96e40000d',
    'marketplace.gada_id': 'G-77',
    'marketplace.push_token': 'not for the API',
    'marketplace.device_fingerprint': 'not for the API',
  });
  expect(headers).toMatchObject({
    authorization: 'Token abc',
    'device-identifier': 'b7c1-device',
    'advertising-id': '38400000-8cf0-11bd-b23e-10b96e40000d',
    'gada-id': 'G-77',
  });
  expect(Object.values(headers)).not.toContain('not for the API');
  const none = await headersAt('0.0.0.0', { 'marketplace.gada_id': 'a\nb' });
  expect(none['gada-id']).toBeUndefined();
  expect(none['device-identifier']).toBeUndefined();
});

it('only X-Dev headers can be kept for development', async () => {
  const headers = await headersAt('127.0.0.1');
  expect(headers.cookie).toBeUndefined();
  expect(headers['x-dev-count']).toBeUndefined();
  const broken = await headersAt('127.0.0.1', { 'marketplace.dev_headers': '{"X-Dev' });
  expect(broken.authorization).toBe('Token abc');
});

it('a person who is not signed in sends no token', async () => {
  const { port, asked } = await startStoreServer();
  await startServices(`http://127.0.0.1:${port}`).api('GET /api/stores/list');
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

it('a body goes as JSON, an idempotency key as a header, and no cookie with them', async () => {
  const { origin, asked } = await startStoreServer();
  const { api } = startServices(origin);
  const body = { phone_number: '0812', password: 'x' };
  await api('POST /api/auth/login', { body }, { idempotencyKey: 'key-1' });
  const [request] = asked;
  expect(request?.method).toBe('POST');
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(JSON.stringify(body).length),
    'idempotency-key': 'key-1',
  });
  expect(request?.headers.cookie).toBeUndefined();
});

it('a call of chat carries the token of chat, and every other that of the login [API-43]', async () => {
  const asked: string[] = [];
  const { origin } = await startPlainServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const expires_at = new Date(Date.now() + 600_000).toISOString();
    response.end(JSON.stringify({ token: 'short', expires_at, stores: [] }));
  });
  const { api } = startServices(origin, signedIn);
  await Promise.all([
    api('GET /chat/user/chat/unread', { query: { store_id: '1' } }),
    api('GET /chat/template/replies', { query: { store_id: '1' } }),
  ]);
  await api('GET /api/stores/list');
  expect(asked).toEqual([
    'POST /api/auth/chat-token Token abc',
    'GET /chat/user/chat/unread?store_id=1 Bearer short',
    'GET /chat/template/replies?store_id=1 Bearer short',
    'GET /api/stores/list Token abc',
  ]);
});
