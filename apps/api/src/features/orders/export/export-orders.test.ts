import { contract } from '@marketplace/contract/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readInTurn } from '../../../platform/db/batches.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { zipEntries } from '../../../testing/zip-entries.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { exportOrders } from './export-orders.service.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

type Query = Record<string, string>;

const ask = (query: Query) => server.call(contract.orders.exportList, { query }, owner);

async function csv(query: Query): Promise<Record<string, string>[]> {
  const { status, text } = await ask({ ...query, format: 'csv' });
  expect(status).toBe(200);
  return parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
}

/** Every row of the list, page after page. */
async function listed(query: Query) {
  const page = (page: number) =>
    server.call(
      contract.orders.list,
      { query: { ...query, page: String(page), page_size: '100' } },
      owner,
    );
  const first = await page(1);
  const rows = [...first.body.data];
  for (let next = 2; next <= first.body.total_page; next += 1) {
    rows.push(...(await page(next)).body.data);
  }
  return rows;
}

const own = { seller_store_id: testStores.own };
const all = { select_all_seller_store: 'true' };

describe('orders as a file', () => {
  it.each<[string, Query]>([
    ['one store', own],
    ['one store by deadline', { ...own, sort: 'deadline' }],
    ['one store by value', { ...own, sort: 'highest_value', status: 'COMPLETED,NEW' }],
    ['all stores', all],
    ['all stores, filtered', { ...all, payment_method: 'COD', date_from: '2020-01-01' }],
    ['some stores', { ...all, store_id: `${testStores.notSelling},${testStores.inactive}` }],
    ['words', { ...own, query: 'indomie' }],
  ])('of %s hold what the list holds, in its order', async (_name, query) => {
    const rows = await csv(query);
    const list = await listed(query);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => [row['Nomor pesanan'], row.Toko, row['Total (Rp)']])).toEqual(
      list.map((row) => [row.order_number, row.store_name, String(row.total_amount)]),
    );
  });

  it('of nothing have their heads', async () => {
    expect(await csv({ ...own, query: 'tidak ada yang begini' })).toEqual([]);
  });

  it('tell the time by the clock of their store, and status in words', async () => {
    const [row] = await csv({ ...own, status: 'COMPLETED' });
    const [order] = await listed({ ...own, status: 'COMPLETED' });
    const wall = new Date(Date.parse(order?.arrived_at ?? '') + 7 * 3_600_000).toISOString();
    expect(row?.Masuk).toBe(wall.slice(0, 19).replace('T', ' '));
    expect(row?.['Zona waktu']).toBe('WIB');
    expect(row?.Status).toBe('Selesai');
  });

  it('are saved under a name that says what and when', async () => {
    const { headers } = await ask({ ...own, format: 'csv' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="pesanan-20\d\d-\d\d-\d\d\.csv"$/,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('as a workbook have amounts that can be added up', async () => {
    const response = await server.app.inject({
      url: `${contract.orders.exportList.path}?${new URLSearchParams({ ...own, format: 'xlsx' })}`,
      headers: { authorization: `Token ${owner}` },
    });
    expect(response.headers['content-disposition']).toMatch(/\.xlsx"$/);
    const sheet = zipEntries(response.rawPayload).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    const amounts = [...sheet.matchAll(/<c r="K\d+" s="2"><v>(\d+)<\/v>/g)].map(([, v]) =>
      Number(v),
    );
    expect(amounts).toEqual((await listed(own)).map((row) => row.total_amount));
  });

  it('are refused whole when they are too many, however that is found', async () => {
    const scope = systemScope([testStores.own]);
    const query = { select_all_seller_store: false, sort: 'newest', format: 'csv' } as const;
    const { db } = server.database;
    const refused = { code: 'export_too_large' };
    await expect(exportOrders(db, scope, query, 5)).rejects.toMatchObject(refused);
    const filtered = { ...query, date_from: '2020-01-01' };
    await expect(exportOrders(db, scope, filtered, 5)).rejects.toMatchObject(refused);
  });

  it('break off without a proper end when the database fails in the middle', async () => {
    const database = await openTestDatabase();
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'first_product_name' in row)) throw new Error('gone');
        return result;
      },
    });
    const failing = await startTestServer({}, { ...database, db });
    const token = await failing.signIn(testPeople.owner);
    const origin = await failing.app.listen({ port: 0, host: '127.0.0.1' });
    for (const format of ['csv', 'xlsx']) {
      const search = new URLSearchParams({ ...own, format });
      const response = await fetch(`${origin}${contract.orders.exportList.path}?${search}`, {
        headers: { authorization: `Token ${token}` },
      });
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    }
    await failing.close();
  });
});

it('one person has two at once, others go on, and what has ended makes room', async () => {
  const fresh = await server.signIn(testPeople.owner);
  const exportAs = (token: string) =>
    server.call(contract.orders.exportList, { query: { ...own, format: 'csv' } }, token);
  const admin = await server.signIn(testPeople.admin);
  // Nobody is done before all have asked: every export waits for its turn to read.
  const held = Promise.withResolvers<void>();
  onTestFinished(() => held.resolve());
  const reading = readInTurn(() => held.promise);
  const statuses: number[] = [];
  const asked = [...[owner, fresh, owner].map(exportAs), exportAs(admin)].map(
    async (answer, at) => {
      statuses[at] = (await answer).status;
    },
  );
  await Promise.race(asked);
  held.resolve();
  await Promise.all([...asked, reading]);
  expect(statuses.slice(0, 3).sort()).toEqual([200, 200, 429]);
  expect(statuses[3]).toBe(200);
  expect((await exportAs(owner)).status).toBe(200);
  const refused = { ...own, format: 'csv', seller_store_id: testStores.other };
  for (let asked = 0; asked < 3; asked += 1) expect((await ask(refused)).status).toBe(403);
  expect((await exportAs(owner)).status).toBe(200);
});
