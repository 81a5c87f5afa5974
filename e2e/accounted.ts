import { accurateScopes } from '@marketplace/contract/accounting-words';
import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import { accuratePort } from './api-process.ts';
import { expect } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';

export const accurateUrl = `http://127.0.0.1:${accuratePort}`;

/** The books of a store over the API, by a key of its own: what a page with a link of the app has. */
export async function booksAt(base: string, store_id: string) {
  const { call } = await atWork(base, 'owner');
  const { app_id, key } = await call('POST /api/stores/accounting-key', { body: { store_id } });
  return {
    store_id,
    of: { marketplace_store_id: store_id },
    link: `#app_id=${app_id}&app_key=${key}`,
    call: async <C extends Call>(name: C, inputs: InputsOf<C>): Promise<AnswerOf<C>> => {
      const { method, address, body } = requestOf(name, inputs);
      const answer = await fetch(base + address, {
        method,
        headers: {
          'X-App-Id': app_id,
          'X-App-Key': key,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as AnswerOf<C>;
    },
  };
}

export type BooksAt = Awaited<ReturnType<typeof booksAt>>;

/** What a person answers on Accurate's page, without a browser. */
async function consent(authorize_url: string) {
  const asked = new URL(authorize_url);
  const form = new URLSearchParams({ account: '1', answer: 'allow' });
  for (const name of ['client_id', 'redirect_uri', 'state'])
    form.set(name, asked.searchParams.get(name) ?? '');
  for (const scope of accurateScopes) form.append('scope', scope);
  const answer = await fetch(new URL('/oauth/authorize', asked), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '').searchParams;
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' };
}

const workOf = async ({ call, of }: BooksAt) =>
  (await call('GET /accounting/registration/check', { query: of })).registration.work;

/** No long job is under way any more. */
export const untilIdle = (books: BooksAt) =>
  expect.poll(async () => (await workOf(books))?.finished_at ?? null).not.toBeNull();

/** Two stores of two workers with one item between them would each send its own stock: where it matters, each has its own place. */
export const quietPlace = () => ({
  database_id: '802',
  warehouse_id: process.env.TEST_PARALLEL_INDEX === '1' ? '51' : '50',
});

/** A store whose books are linked, with their items read. */
export async function connectedBooks(
  base: string,
  store_id: string,
  { database_id, warehouse_id } = { database_id: '801', warehouse_id: '50' },
): Promise<BooksAt> {
  const books = await booksAt(base, store_id);
  const { call, of } = books;
  const { registration } = await call('GET /accounting/registration/check', { query: of });
  if (registration.stage === 'READY') return books;
  const { authorize_url } = await call('POST /accounting/setup/begin', { body: of });
  const answer = await consent(authorize_url);
  await call('POST /accounting/setup-with-code', { body: { ...of, ...answer } });
  await call('POST /accounting/databases/select', { body: { ...of, database_id } });
  await call('POST /accounting/warehouses/select', { body: { ...of, warehouse_id } });
  await untilIdle(books);
  return books;
}

/** Links the surest of what is suggested; answers with what was linked. */
export async function linkSome({ call, of }: BooksAt, most: number) {
  const { data } = await call('GET /accounting/product-mapping/suggestions', {
    query: { ...of, is_stopped: false, page_size: most },
  });
  const links = data.map(({ listing, item, unit_name }) => ({
    inventory_id: listing.inventory_id,
    item_no: item.item_no,
    unit_name,
  }));
  if (links.length === 0) return [];
  const body = { ...of, links };
  return (await call('POST /accounting/product-mapping/confirm-pre-inbound', { body })).linked;
}

/** Somebody does something in Accurate itself. */
export async function inAccurate(command: string, fields: object): Promise<void> {
  const answer = await fetch(`${accurateUrl}/_sandbox/${command}`, {
    method: 'POST',
    headers: { 'x-sandbox': 'control', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${command}: ${answer.status}`);
}

/** How many of an item there are in Accurate, in its first unit. */
export async function stockInAccurate(
  item_no: string,
  { database_id, warehouse_id }: ReturnType<typeof quietPlace>,
): Promise<number> {
  const answer = await fetch(`${accurateUrl}/_sandbox/books`, {
    headers: { 'x-sandbox': 'control' },
  });
  type Item = { no: string; stock: Record<string, number> };
  const { companies } = (await answer.json()) as { companies: { id: number; items: Item[] }[] };
  const items = companies.find(({ id }) => String(id) === database_id)?.items ?? [];
  return items.find(({ no }) => no === item_no)?.stock[warehouse_id] ?? 0;
}

/** A store whose books are linked; another than the one that is linked for the first time in a journey of its own. */
export async function bookedStore(base: string): Promise<string> {
  const { id } = await ownStore(base, 2);
  await linkSome(await connectedBooks(base, id), 5);
  return id;
}
