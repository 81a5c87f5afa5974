import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';

const app = { client_id: 'app', client_secret: 'app-secret' };
const redirect_uri = 'http://localhost:3000/integrate-accurate';
const basic = `Basic ${Buffer.from(`${app.client_id}:${app.client_secret}`).toString('base64')}`;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', ...app });
});
afterEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const tokens = async (form: Record<string, string>) => {
  const response = await fetch(`${sandbox.url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: basic },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

async function allowed(scopes = ['item_view', 'warehouse_view', 'sales_invoice_save']) {
  const form = new URLSearchParams({ ...app, redirect_uri, account: '1', answer: 'allow' });
  for (const scope of scopes) form.append('scope', scope);
  const response = await fetch(`${sandbox.url}/oauth/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  return { grant_type: 'authorization_code', code, redirect_uri };
}

const ask = (path: string, access: string, session = '', url = sandbox.url) =>
  fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${access}`, 'x-session-id': session },
    redirect: 'manual',
  });
const jsonOf = async (path: string, access: string, session = '') =>
  (await ask(path, access, session)).json();

async function opened(scopes?: string[]) {
  const { body } = await tokens(await allowed(scopes));
  const access = body.access_token ?? '';
  const open = (await jsonOf('/api/open-db.do?id=801', access)) as Record<string, string>;
  return { access, refresh: body.refresh_token ?? '', session: open.session ?? '', open };
}

it('a code and a refresh token are good once, and consent given again ends what was before', async () => {
  const form = await allowed();
  const first = await tokens(form);
  expect(first.status).toBe(200);
  expect(await tokens(form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token ?? '' };
  const second = await tokens(refresh);
  expect(second.status).toBe(200);
  expect(await tokens(refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  await tokens(await allowed());
  const old = await ask('/api/db-list.do', second.body.access_token ?? '');
  expect([old.status, await old.json()]).toEqual([401, { error: 'invalid_token' }]);
});

it('an opened company says session and host beside d, and without the session it is 401 with s', async () => {
  const { access, session, open } = await opened();
  expect(open).toMatchObject({ s: true, d: expect.any(Array), host: sandbox.url });
  expect(await jsonOf('/accurate/api/warehouse/list.do', access, session)).toMatchObject({
    s: true,
    d: [{ id: 50 }, { id: 51 }, { id: 52 }, { id: 53 }],
  });
  const without = await ask('/accurate/api/warehouse/list.do', access);
  expect([without.status, await without.json()]).toEqual([
    401,
    { s: false, d: ['Data Session Key tidak tepat'] },
  ]);
});

it('a list has what its fields name, a scope that is missing is 403, a refusal is 200', async () => {
  const { access, session } = await opened(['item_view']);
  const list = '/accurate/api/item/list.do?sp.pageSize=1';
  expect(await jsonOf(list, access, session)).toMatchObject({ d: [{ id: 1000 }] });
  const named = (await jsonOf(`${list}&fields=id,no,nothing`, access, session)) as { d: object[] };
  expect(Object.keys(named.d[0] ?? {})).toEqual(['id', 'no']);
  const forbidden = await ask('/accurate/api/warehouse/list.do', access, session);
  expect([forbidden.status, (await forbidden.text()).includes('insufficient_scope')]).toEqual([
    403,
    true,
  ]);
  const refused = await ask('/accurate/api/item/get-stock.do?no=x', access, session);
  expect([refused.status, await refused.json()]).toEqual([
    200,
    { s: false, d: ['Barang & Jasa tidak tepat'] },
  ]);
});

it('a company that has moved answers 308 with where to', async () => {
  const { access, session } = await opened();
  sandbox.command('host_moved', { database: 801, host: sandbox.other_url });
  const path = '/accurate/api/warehouse/list.do';
  const moved = await ask(path, access, session);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    `${sandbox.other_url}${path}?`,
  ]);
  expect((await ask(path, access, session, sandbox.other_url)).status).toBe(200);
  sandbox.command('host_moved', { database: 801, host: sandbox.url });
});

it('eight calls in a second, and no ninth', async () => {
  const { access, session } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => ask('/accurate/api/warehouse/list.do', access, session)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('does what it is told only by who says so', async () => {
  const tell = (headers: Record<string, string>) =>
    fetch(`${sandbox.url}/_sandbox/clear_faults`, { method: 'POST', headers });
  expect((await tell({})).status).toBe(404);
  expect((await tell({ 'x-sandbox': 'control' })).status).toBe(200);
});
