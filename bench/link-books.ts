import { setTimeout as pause } from 'node:timers/promises';
import { accurateScopes } from '@marketplace/contract/accounting-words';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { type Sandbox, startSandbox } from '../apps/accurate-sandbox/src/sandbox.ts';
import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import { type Person, signIn } from './people.ts';
import { startApi } from './server-process.ts';
import type { World } from './worlds.ts';

const { accounting, accountingKey } = contract;
const app = { client_id: 'bench', client_secret: 'bench-secret' };
const [database_id, warehouse_id] = ['801', '50'];

type Goods = { store_id: string; phone_number: string; name: string; pieces: number[] };

/** The store whose number of products comes nearest to so many, and its owner. */
async function storeOf({ url }: World, products: number): Promise<Goods[]> {
  const { db, close } = openPostgres({ url, poolSize: 1, onLost: console.error });
  const { rows } = await sql<Goods>`
    with chosen as (
      select store_id from inventories group by store_id
      order by abs(count(distinct variant_id) - ${products}), store_id limit 1)
    select c.store_id, (select u.phone_number from store_permissions m join users u on u.id = m.user_id
        where m.store_id = c.store_id and m.role_name = 'OWNER' order by u.id limit 1) as phone_number,
      trim(p.name || ' ' || v.name) as name, array_agg(distinct w.base_quantity order by w.base_quantity) as pieces
    from chosen c join inventories n on n.store_id = c.store_id
    join product_units w on w.id = n.product_unit_id
    join product_variants v on v.id = n.variant_id join products p on p.id = v.product_id
    group by c.store_id, n.variant_id, p.name, v.name order by n.variant_id`.execute(db);
  await close();
  return rows;
}

/** As a bookkeeper calls it: short, loud, and without the small letters. */
const shortName = (name: string) =>
  name
    .split(' ')
    .map((word, at) => (at % 2 && word.length > 5 ? word.replace(/[aiueo]/g, '') : word))
    .join(' ')
    .toUpperCase();

function fillBooks({ companies }: Sandbox, goods: readonly Goods[]): void {
  const [company] = companies;
  if (!company) throw new Error('the sandbox has no company');
  company.items.clear();
  for (const [at, { name, pieces }] of goods.entries())
    company.items.set(`B${at}`, {
      ...{ id: 1_000 + at, no: `B${at}`, name: shortName(name), upcNo: '', unitPrice: 1_000 },
      ...{ itemType: 'INVENTORY', itemCategoryName: 'Umum', suspended: false },
      units: pieces
        .slice(0, 5)
        .map((ratio, place) => ({ name: place === 0 ? 'PCS' : `ISI${ratio}`, ratio })),
      stock: new Map([[Number(warehouse_id), 100]]),
    });
}

export type LinkedShop = Awaited<ReturnType<typeof linkShop>>;

/** An API, books with an item for each product of one store, and both linked as an owner does it. */
export async function linkShop(world: World, products: number) {
  const goods = await storeOf(world, products);
  const [first] = goods;
  if (!first) throw new Error('no store has listings');
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', ...app });
  fillBooks(sandbox, goods);
  const api = await startApi(world, {
    JOBS: 'true',
    ACCURATE_URL: sandbox.url,
    ACCURATE_CLIENT_ID: app.client_id,
    ACCURATE_CLIENT_SECRET: app.client_secret,
  });
  const person = await signIn(api.origin, first.phone_number);
  const ask = await asker(person, first.store_id);
  const begun = await ask(accounting.begin);
  await ask(accounting.setupWithCode, await allowed(String(begun.authorize_url)));
  await ask(accounting.selectDatabase, { database_id });
  await ask(accounting.selectWarehouse, { warehouse_id });
  const idle = async () => {
    while (!(await isIdle(ask))) await pause(50);
  };
  return { ask, idle, sandbox, goods, store_id: first.store_id, stop: () => stop(api, sandbox) };
}

type Ask = (
  call: { method: string; path: string },
  fields?: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** Calls of accounting by the store's own key. */
async function asker({ origin, headers }: Person, store_id: string): Promise<Ask> {
  const send = async (
    path: string,
    method: string,
    fields: Record<string, unknown>,
    more: Record<string, string>,
  ) => {
    const query =
      method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      ...(method === 'POST' && { body: JSON.stringify(fields) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const { app_id, key } = await send(accountingKey.create.path, 'POST', { store_id }, headers);
  const keys = { 'x-app-id': String(app_id), 'x-app-key': String(key) };
  return ({ method, path }, fields = {}) =>
    send(path, method, { marketplace_store_id: store_id, ...fields }, keys);
}

/** What a person does in the browser at Accurate's. */
async function allowed(authorize_url: string): Promise<Record<string, string>> {
  const asked = new URL(authorize_url);
  const form = new URLSearchParams({ account: '1', answer: 'allow' });
  for (const name of ['client_id', 'redirect_uri', 'state'])
    form.set(name, asked.searchParams.get(name) ?? '');
  for (const scope of accurateScopes) form.append('scope', scope);
  const response = await fetch(new URL('/oauth/authorize', asked), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

async function isIdle(ask: Ask): Promise<boolean> {
  const { registration } = accounting.check.response.parse(await ask(accounting.check));
  if (registration.work?.state === 'FAILED') throw new Error(`failed: ${registration.work.kind}`);
  return registration.work?.finished_at !== null;
}

async function stop(api: { stop: () => Promise<void> }, sandbox: Sandbox): Promise<void> {
  await api.stop();
  await sandbox.close();
}
