import { accurateScopes } from '@marketplace/contract/accounting-words';
import { contract } from '@marketplace/contract/contract';
import { startSandbox } from '../../../accurate-sandbox/src/sandbox.ts';
import type { TestServer } from './test-server.ts';

export type { Sandbox } from '../../../accurate-sandbox/src/sandbox.ts';

const app = { client_id: 'sandbox', client_secret: 'sandbox-secret' };

/** Accurate's books in this process, and the settings by which a server finds them. */
export async function openAccurate() {
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', ...app });
  const settings = {
    ACCURATE_URL: sandbox.url,
    ACCURATE_CLIENT_ID: app.client_id,
    ACCURATE_CLIENT_SECRET: app.client_secret,
    ACCURATE_HOSTS: [new URL(sandbox.url).host, new URL(sandbox.other_url).host],
    ACCURATE_TIMEOUT_MS: 1_000,
  };
  return { sandbox, settings };
}

export type Consent = { account?: string; scopes?: readonly string[]; denies?: boolean };

/** What a person does in the browser at Accurate's; answers with what the browser comes back with. */
export async function consent(
  authorize_url: string,
  { account = '1', scopes = accurateScopes, denies = false }: Consent = {},
): Promise<{ state: string; code?: string; error?: string }> {
  const asked = new URL(authorize_url);
  const form = new URLSearchParams();
  for (const name of ['client_id', 'redirect_uri', 'state'])
    form.set(name, asked.searchParams.get(name) ?? '');
  for (const scope of scopes) form.append('scope', scope);
  form.set('account', account);
  form.set('answer', denies ? 'deny' : 'allow');
  const response = await fetch(new URL('/oauth/authorize', asked), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return Object.fromEntries(back) as { state: string };
}

const { accounting } = contract;

/** As an owner links their store: consent, the company, the warehouse. */
export async function connectBooks(
  server: TestServer,
  token: string,
  marketplace_store_id: string,
  {
    database_id = '801',
    warehouse_id = '50',
    ...how
  }: Consent & {
    database_id?: string;
    warehouse_id?: string;
  } = {},
) {
  const of = { marketplace_store_id };
  const begun = await server.call(accounting.begin, { body: of }, token);
  const back = await consent(begun.body.authorize_url, how);
  const set = await server.call(accounting.setupWithCode, { body: { ...of, ...back } }, token);
  if (set.status !== 200) throw new Error(set.text);
  await server.call(accounting.selectDatabase, { body: { ...of, database_id } }, token);
  const chosen = await server.call(
    accounting.selectWarehouse,
    { body: { ...of, warehouse_id } },
    token,
  );
  if (chosen.status !== 200) throw new Error(chosen.text);
  return chosen.body.registration;
}
