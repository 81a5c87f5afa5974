import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/own-server.mjs';
import { spawnApi, startApi } from '../testing/api-process.ts';
import { testPeople } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { signIn } from './order-writer.ts';

// Of the embedded database alone.
it.runIf(inject('embedded'))('a second start on one DATA_DIR says so and ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await startApi({ DATA_DIR: dataDir });
  onTestFinished(() => void first.child.kill('SIGKILL'));
  const second = spawnApi({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  const { pid } = first.child;
  expect(second.output().trim()).toBe(
    `DATA_DIR ${dataDir} is in use by process ${pid}: end it (kill ${pid}), or set another DATA_DIR`,
  );
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
});

it('a wrong setting is named in one line', async () => {
  const api = spawnApi({ PORT: 'eighty' });
  expect(await api.exited).toBe(1);
  expect(api.output().trim()).toMatch(/^wrong configuration: PORT: [^\n]+$/);
});

it.runIf(inject('postgres'))('a start while PostgreSQL recovers waits for it', async () => {
  const { DATABASE_URL = '' } = (await durableDatabase()).settings;
  const { port, hostname } = new URL(DATABASE_URL);
  const words = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const refusal = Buffer.from(`E\0\0\0${String.fromCharCode(words.length + 4)}${words}`, 'latin1');
  let connections = 0;
  const database = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    if (connections === 1) return socket.once('data', () => socket.end(refusal));
    const behind = connect(Number(port), hostname);
    behind.on('error', () => socket.destroy());
    return socket.pipe(behind).pipe(socket);
  });
  await once(database.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void database.close());
  const through = new URL(DATABASE_URL);
  through.host = `127.0.0.1:${(database.address() as AddressInfo).port}`;
  const api = await startApi({ DATABASE_URL: through.href });
  expect(api.output()).toContain('the database is still starting: waiting for it');
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);
});

it('logs neither passwords nor tokens nor the query of an address', async () => {
  const database = await durableDatabase();
  const api = await startApi({ ...database.settings, LOG_LEVEL: 'trace' });
  const token = await signIn(api.url);
  const address = `${api.url}/api/orders/info/list?seller_store_id=1&query=rahasia-dagang`;
  await fetch(address, { headers: { authorization: `Token ${token}` } });
  await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"phone_number":"0812-0000-0101","password":"kata-sandi-salah"',
  });
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);
  const log = api.output();
  expect(log).toContain('"route":"/api/orders/info/list"');
  expect(log).toMatch(/"request_id":"[\w-]+"/);
  for (const secret of [token, 'marketplace"', 'rahasia-dagang', 'kata-sandi-salah', 'Token ']) {
    expect(log).not.toContain(secret);
  }
});

it('a signal, even twice, lets the request under way finish, and answers it', async () => {
  const database = await durableDatabase();
  const api = await startApi({ ...database.settings, JOBS: 'true' });
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const login = request(`${api.url}/api/auth/login`, { method: 'POST', headers });
  login.flushHeaders();
  // The server has begun with it, and waits for the rest.
  await once(login, 'continue');
  api.child.kill('SIGINT');
  api.child.kill('SIGTERM');
  login.end(JSON.stringify({ phone_number: testPeople.owner, password: 'marketplace' }));
  const [answer] = (await once(login, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await api.exited).toBe(0);
});
