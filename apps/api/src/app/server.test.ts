import { connect } from 'node:net';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer, useTestServer } from '../testing/test-server.ts';
import { testPeople } from '../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, on = server) =>
  on.app.inject({ method: 'GET', url, headers });

describe('every answer', () => {
  it('forbids inline scripts, strange frames and referrers', async () => {
    const { headers } = await get('/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe");
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('may be framed by whom the configuration names', async () => {
    const framed = await useTestServer({ FRAME_ANCESTORS: ['https://app.example'] });
    const { headers } = await get('/health', {}, framed);
    expect(headers['content-security-policy']).toContain('frame-ancestors https://app.example');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('lets a page reach the services it is told of, and no others [API-44, API-45, API-47]', async () => {
    const told = await useTestServer({
      SEGMENT_WRITE_KEY: 'write-key',
      SEGMENT_URL: 'https://events.example',
      ERROR_REPORT_DSN: 'https://abc@errors.example/tracker/42',
      BRAZE_API_KEY: 'card-key',
      BRAZE_ENDPOINT: 'sdk.cards.example',
      BRAZE_SCRIPT: 'https://code.example/sdk.js',
    });
    const { headers, body } = await get('/api/telemetry/services', {}, told);
    expect(JSON.parse(body).services).toEqual({
      analytics: { write_key: 'write-key', address: 'https://events.example/v1/batch' },
      errors: {
        address: 'https://errors.example/tracker/api/42/envelope/?sentry_key=abc&sentry_version=7',
      },
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "connect-src 'self' https://events.example https://errors.example https://sdk.cards.example;",
    );
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://code.example;");
    const none = await get('/api/telemetry/services');
    expect(JSON.parse(none.body).services).toEqual({ analytics: null, errors: null });
    expect(none.headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it('has a request id of its own', async () => {
    const [first, second] = [await get('/health'), await get('/api/nowhere')];
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{6,}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
});

describe('what is not there, or not HTTP', () => {
  it.each([
    '/api/nowhere',
    '/api/orders/info/list/',
    '/api/%zz',
    `/api/${'x'.repeat(2_000)}`,
    '/.env',
  ])('%s is not found, in the shape of every failure', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).errors.code).toBe('not_found');
  });

  it('what is not HTTP gets an answer all the same, and the door', async () => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.end('this is not http\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').errors.code).toBe('body_unreadable');
  });
});

describe('for whoever runs it', () => {
  it('is healthy and ready', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
  });

  // PGlite has no connections but one.
  it.runIf(inject('postgres'))('is ready while every connection is busy', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    onTestFinished(() => letGo());
    const { db, connections } = server.database;
    const busy = Array.from({ length: 12 }, () => db.connection().execute(() => held));
    await eventually(async () => expect(connections?.().waiting).toBe(2));
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
    letGo();
    await Promise.all(busy);
  });

  it('is not ready before its migrations, or without its database', async () => {
    const unmigrated = await useTestServer();
    await unmigrated.database.runScript("delete from schema_migrations where name like '0003%'");
    const pending = await get('/ready', {}, unmigrated);
    expect([pending.statusCode, pending.json()]).toEqual([503, { status: 'migrations pending' }]);
    await unmigrated.database.runScript('drop table schema_migrations');
    expect((await get('/ready', {}, unmigrated)).statusCode).toBe(503);
  });

  it('measures requests by route, and keeps that to whom the token is given', async () => {
    const guarded = await useTestServer({ METRICS_TOKEN: 'sixteen-characters' });
    await get('/api/stores/list?secret=1', {}, guarded);
    expect((await get('/metrics', {}, guarded)).statusCode).toBe(404);
    const authorization = 'Bearer sixteen-characters';
    const { body } = await get('/metrics', { authorization }, guarded);
    expect(body).toContain('route="/api/stores/list",status="401"');
    expect(body).not.toContain('secret');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
  });

  it('measures for this machine alone where there is no token, and for no proxy on it', async () => {
    const open = await useTestServer();
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await open.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await ask('127.0.0.1')).toBe(200);
    expect(await ask('::1')).toBe(200);
    expect(await ask('203.0.113.7')).toBe(404);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await ask('127.0.0.1', { host: 'toko.example' })).toBe(404);
    expect(await ask('127.0.0.1', { host: '127.0.0.1:3000' })).toBe(200);
    expect(await ask('::1', { host: '[::1]:3000' })).toBe(200);
  });

  it('describes every call', async () => {
    const { paths } = (await get('/api/openapi.json')).json();
    expect(paths['/api/orders/info/list'].get.summary).toBe(contract.orders.list.doc);
  });
});

it('says once that a proxy on this machine is not trusted', async () => {
  const warned = async (settings: { TRUST_PROXY?: string[] }) => {
    const server = await useTestServer(settings);
    const warnings: unknown[] = [];
    server.app.log.warn = (said: unknown) => void warnings.push(said);
    return { warnings, server };
  };
  const ask = ({ app }: TestServer) =>
    app.inject({ url: '/health', headers: { 'x-forwarded-for': '203.0.113.7' } });
  const open = await warned({});
  for (let asked = 0; asked < 2; asked += 1) await ask(open.server);
  expect(open.warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
  const behind = await warned({ TRUST_PROXY: ['127.0.0.1'] });
  await ask(behind.server);
  expect(behind.warnings).toEqual([]);
});

describe('limits', () => {
  it('hold for a network of IPv6 too, however many addresses it has', async () => {
    const limited = await useTestServer({ RATE_LIMITS: true, RATE_LIMIT_PER_ADDRESS: 2 });
    const ask = async (remoteAddress: string) =>
      (await limited.app.inject({ url: '/api/configuration/support', remoteAddress })).statusCode;
    const statuses = [];
    for (let subnet = 0; subnet < 22; subnet += 1)
      statuses.push(await ask(`2001:db8:1:${subnet.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('2001:db8:2:1::1')).toBe(200);
    expect(await ask('203.0.113.7')).toBe(200);
  });

  it('of a call by address hold for a network, too', async () => {
    const limited = await useTestServer({ RATE_LIMITS: true });
    const ask = async (subnet: number) =>
      (
        await limited.app.inject({
          url: `${contract.users.checkPhoneNumber.path}?phone_number=0812${10_000_000 + subnet}`,
          remoteAddress: `2001:db8:1:${subnet.toString(16)}::1`,
        })
      ).statusCode;
    // The minute that is counted does not end meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    // No more at once than are let in however late the process is.
    while (statuses.length < 1_201) {
      const some = Array.from({ length: Math.min(15, 1_201 - statuses.length) }, (_, n) =>
        ask(statuses.length + n),
      );
      statuses.push(...(await Promise.all(some)));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('hold for a person, whatever the address, and say when to come back', async () => {
    const limited = await useTestServer({ RATE_LIMITS: true, RATE_LIMIT_PER_USER: 3 });
    const [owner, admin] = [
      await limited.signIn(testPeople.owner),
      await limited.signIn(testPeople.admin),
    ];
    const list = (token: string) => limited.call(contract.stores.list, {}, token);
    for (let call = 0; call < 3; call += 1) expect((await list(owner)).status).toBe(200);
    const refused = await list(owner);
    expect(refused.body.errors?.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await list(admin)).status).toBe(200);
  });
});
