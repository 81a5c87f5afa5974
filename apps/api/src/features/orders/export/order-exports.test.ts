import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { orderExports } = contract;
let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer({ JOBS: true });
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const seller_store_id: string = testStores.own;
const body = (more: object = {}) => ({
  seller_store_id,
  what: 'orders',
  format: 'csv',
  columns: ['order_number', 'total'],
  filter: {},
  ...more,
});
const start = (more: object = {}, token = owner, headers = {}) =>
  server.call(orderExports.start, { body: body(more), headers }, token);
const list = async (token = owner) =>
  (await server.call(orderExports.list, {}, token)).body.exports;
const fetchFile = (export_id: string, token = owner) =>
  server.call(orderExports.file, { query: { export_id } }, token);

async function ended(export_id: string, token = owner) {
  for (;;) {
    const found = (await list(token)).find(({ id }) => id === export_id);
    if (found && !['WAITING', 'RUNNING'].includes(found.state)) return found;
    await pause(20);
  }
}

/** Another export of the same person and of the same orders, once the first has ended. */
async function copyOf(export_id: string, more: object): Promise<string> {
  await ended(export_id);
  const { db } = server.database;
  const { store_id, user_id, name, input } = await db
    .selectFrom('jobs')
    .where('id', '=', export_id)
    .select(['store_id', 'user_id', 'name', 'input'])
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('jobs')
    .values({ store_id, user_id, name, input: JSON.stringify(input), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');

it('the orders of a list become a file with the chosen columns, which is fetched as often as wanted', async () => {
  const { export_id } = (await start({ filter: { status: 'COMPLETED' } })).body;
  const made = await ended(export_id);
  const query = { seller_store_id, status: 'COMPLETED' };
  const { counts } = (await server.call(contract.orders.list, { query }, owner)).body;
  expect(made).toMatchObject({
    state: 'DONE',
    what: 'orders',
    store_count: 1,
    status: ['COMPLETED'],
    query: null,
    delivery: [],
    is_of_buyer: false,
    done: counts.COMPLETED,
    total: counts.COMPLETED,
    rows: counts.COMPLETED,
  });
  expect(Date.parse(made.expires_at ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000);
  for (const _ of [1, 2]) {
    const { text, headers } = await fetchFile(export_id);
    expect(headers['content-disposition']).toMatch(/pesanan-.*\.csv/);
    const [head, ...rows] = linesOf(text);
    expect(head).toBe('Nomor pesanan,Total (Rp)');
    expect(rows).toHaveLength(counts.COMPLETED);
  }
});

it('lines of picked orders, and what begins like a formula stays text', async () => {
  const { db } = server.database;
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id };
  const { id } = await placeOrder(server, buyer, sides, { things: 2 });
  await db
    .updateTable('order_lines')
    .set({ product_name: '=HYPERLINK("x")' })
    .where('order_id', '=', id)
    .execute();
  const asked = { what: 'lines', columns: ['product', 'quantity', 'total'], order_ids: [id] };
  const { export_id } = (await start(asked)).body;
  expect(await ended(export_id)).toMatchObject({ rows: 2, total: 1, order_count: 1 });
  const [head, ...rows] = linesOf((await fetchFile(export_id)).text);
  expect(head).toBe('Barang,Jumlah');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/^"'=HYPERLINK/);
});

it('a workbook over all stores of the person, and nothing of others’ orders', async () => {
  const more = { seller_store_id: undefined, select_all_seller_store: true, format: 'xlsx' };
  const { export_id } = (await start(more)).body;
  const made = await ended(export_id);
  expect(made).toMatchObject({ state: 'DONE', format: 'xlsx', store_name: null });
  expect(made.store_count).toBeGreaterThan(1);
  expect((await fetchFile(export_id)).text.slice(0, 2)).toBe('PK');
  const stranger = await server.signIn(testPeople.otherOwner);
  expect(await list(stranger)).toEqual([]);
  expect((await fetchFile(export_id, stranger)).status).toBe(404);
  expect((await start({}, stranger)).status).toBe(403);
  const again = await server.call(orderExports.retry, { body: { export_id } }, stranger);
  expect(again.body.errors?.code).toBe('job_not_found');
  // Another's order among those picked is not in the file.
  const theirs = await server.database.db
    .selectFrom('orders')
    .where('store_id', '=', testStores.other)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const picked = await start({ order_ids: [theirs.id] });
  expect(await ended(picked.body.export_id)).toMatchObject({ state: 'DONE', rows: 0 });
});

it('asked for twice under one key it is one export; retried it is another of the same', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await start({ filter: { status: 'NEW' } }, owner, headers);
  const second = await start({ filter: { status: 'NEW' } }, owner, headers);
  expect(second.body).toEqual(first.body);
  await ended(first.body.export_id);
  const again = await server.call(orderExports.retry, { body: first.body }, owner);
  expect(again.body.export_id).not.toBe(first.body.export_id);
  expect(await ended(again.body.export_id)).toMatchObject({ state: 'DONE', status: ['NEW'] });
});

it('one that is cancelled stays so, and has no file', async () => {
  // Nobody has begun it, and nobody begins it. A colleague does not stop it.
  const export_id = await copyOf((await start()).body.export_id, { queued_at: 'now' });
  const unbegun = { body: { export_id } };
  await server.call(orderExports.cancel, unbegun, await server.signIn(testPeople.admin));
  expect((await list()).find(({ id }) => id === export_id)?.state).toBe('WAITING');
  const cancelled = await server.call(orderExports.cancel, unbegun, owner);
  expect(cancelled.status).toBe(200);
  expect(await ended(export_id)).toMatchObject({ state: 'CANCELLED', size: null });
  expect((await fetchFile(export_id)).body.errors?.code).toBe('file_not_found');
});

it('a person has one made at a time, and the same asked for meanwhile is that one', async () => {
  const first = (await start({ filter: { status: 'NEW' } })).body.export_id;
  const export_id = await copyOf(first, { queued_at: 'now' });
  const other = await start({ filter: { status: 'COMPLETED' } });
  expect(other.body.errors?.code).toBe('export_under_way');
  expect((await start({ filter: { status: 'NEW' } })).body).toEqual({ export_id });
  const again = { body: { export_id: first } };
  expect((await server.call(orderExports.retry, again, owner)).body).toEqual({ export_id });
  // Whoever else asks has theirs made.
  const clerk = await server.signIn(testPeople.orderStaff);
  expect((await start({}, clerk)).status).toBe(200);
  await server.call(orderExports.cancel, { body: { export_id } }, owner);
  const next = await start({ filter: { status: 'COMPLETED' } });
  expect(await ended(next.body.export_id)).toMatchObject({ state: 'DONE' });
});

it('one whose process was killed is begun again and comes to its end', async () => {
  const query = { seller_store_id, status: 'COMPLETED', page_size: 20 };
  const { data } = (await server.call(contract.orders.list, { query }, owner)).body;
  // Others may be completed between the two.
  const order_ids = data.map(({ id }) => id);
  const first = (await start({ order_ids })).body.export_id;
  const { rows } = await ended(first);
  expect(rows).toBe(order_ids.length);
  const export_id = await copyOf(first, { state: 'RUNNING', attempt: 1, done: 1 });
  expect(await ended(export_id)).toMatchObject({ state: 'DONE', done: rows, rows });
  expect(linesOf((await fetchFile(export_id)).text)).toHaveLength((rows ?? 0) + 1);
});

it('one that another release has asked for does not hide the others', async () => {
  const { db } = server.database;
  const { export_id } = (await start()).body;
  const strange = await copyOf(export_id, {
    ...{ queued_at: 'now', finished_at: 'now', state: 'FAILED', error_message: '' },
  });
  await db
    .updateTable('jobs')
    .set({ input: JSON.stringify({ what: 'something new' }) })
    .where('id', '=', strange)
    .execute();
  expect((await list()).map(({ id }) => id)).toContain(export_id);
  expect((await list()).map(({ id }) => id)).not.toContain(strange);
  expect((await fetchFile(strange)).body.errors?.code).toBe('job_not_found');
});

it('who may no longer see the store neither gets the file nor has one made', async () => {
  const { db } = server.database;
  const clerk = await server.signIn(testPeople.orderStaff);
  const { export_id } = (await start({}, clerk)).body;
  await ended(export_id, clerk);
  expect((await fetchFile(export_id, clerk)).status).toBe(200);
  const { user_id } = await db
    .selectFrom('jobs')
    .where('id', '=', export_id)
    .select('user_id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('store_permissions')
    .where('user_id', '=', user_id)
    .where('store_id', '=', seller_store_id)
    .execute();
  expect((await fetchFile(export_id, clerk)).status).toBe(404);
  const retried = await server.call(orderExports.retry, { body: { export_id } }, clerk);
  expect(retried.status).toBe(404);
  // One that was asked for before, and comes to its turn now.
  const { rows } = await sql<{ id: string }>`
    insert into jobs (store_id, user_id, name, input)
    select store_id, user_id, name, input from jobs where id = ${export_id} returning id`.execute(
    db,
  );
  expect(await ended(rows[0]?.id ?? '', clerk)).toMatchObject({ state: 'FAILED', size: null });
});

it('columns of the other kind alone are none', async () => {
  const { status, body } = await start({ what: 'orders', columns: ['product'] });
  expect(status).toBe(400);
  expect(body.errors?.fields).toHaveProperty('columns');
});
