import { contract } from '@marketplace/contract/contract';
import type { OrderRow } from '@marketplace/contract/order-row';
import { fulfilmentStatuses } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
let everything: OrderRow[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  everything = await readAll({ seller_store_id: testStores.own });
});
afterAll(() => server.close());

const list = (query: Record<string, string>, token = owner) =>
  server.call(contract.orders.list, { query }, token);

async function readAll(query: Record<string, string>, token = owner): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await list({ ...query, page: String(page), page_size: '7' }, token);
    expect(status).toBe(200);
    rows.push(...body.data);
    if (page >= body.total_page) {
      expect(rows).toHaveLength(body.total_data);
      return rows;
    }
  }
}

const ids = (rows: OrderRow[]) => rows.map((row) => row.id);

describe('a page', () => {
  it('has page, total_data, total_page and rows, newest first [API-22, EN-11]', async () => {
    const { body } = await list({ seller_store_id: testStores.own, page: '2', page_size: '10' });
    expect(body.page).toBe(2);
    expect(body.total_data).toBe(everything.length);
    expect(body.total_page).toBe(Math.ceil(everything.length / 10));
    expect(body.total_is_capped).toBe(false);
    expect(ids(body.data)).toEqual(ids(everything).slice(10, 20));
    const times = everything.map((row) => row.arrived_at ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('counts each status exactly, whatever the filter [API-22]', async () => {
    const { rows } = await sql<{ status: string; count: number }>`
      select fulfilment_status as status, count(*)::int as count from orders
      where store_id = 1 and arrived_at is not null group by 1`.execute(server.database.db);
    const counted = new Map(rows.map((row) => [row.status, row.count]));
    const { body } = await list({ seller_store_id: testStores.own, status: 'NEW', query: 'zzz' });
    for (const status of fulfilmentStatuses)
      expect(body.counts[status]).toBe(counted.get(status) ?? 0);
    expect(body.data).toEqual([]);
    expect(body.total_page).toBe(0);
  });

  it('past the end is empty, and keeps its totals', async () => {
    const { status, body } = await list({ seller_store_id: testStores.own, page: '1000000000' });
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.total_data).toBe(everything.length);
  });

  it.each([
    [{ page: '0' }, 'page', 'too_small'],
    [{ page: '-1' }, 'page', 'too_small'],
    [{ page: 'two' }, 'page', 'invalid'],
    [{ page_size: '101' }, 'page_size', 'too_big'],
    [{ status: 'nonsense' }, 'status', 'not_a_choice'],
    [{ status: 'NEW,nonsense' }, 'status', 'not_a_choice'],
    [{ sort: 'cheapest' }, 'sort', 'not_a_choice'],
    [{ date_from: '2026-02-30' }, 'date_from', 'date_invalid'],
    [{ date_from: '2026-08-02', date_to: '2026-08-01' }, 'date_to', 'date_range_reversed'],
    [{ colour: 'blue' }, 'colour', 'unknown_field'],
    [{ select_all_seller_store: 'true' }, 'seller_store_id', 'store_choice_missing'],
  ])('refuses %j beside the field', async (query, field, code) => {
    const { status, body } = await list({ seller_store_id: testStores.own, ...query });
    expect(status).toBe(400);
    expect(body.errors?.code).toBe('validation_failed');
    expect(body.errors?.fields?.[field]?.code).toBe(code);
  });

  it('holds nothing the contract does not name', async () => {
    const allowed = Object.keys(contract.orders.list.response.shape.data.element.shape);
    expect(Object.keys(everything[0] ?? {}).sort()).toEqual(allowed.sort());
  });
});

describe('filters', () => {
  const localDay = (row: OrderRow) =>
    new Date(Date.parse(row.arrived_at ?? '') + 7 * 3_600_000).toISOString().slice(0, 10);

  it.each<[Record<string, string>, (row: OrderRow) => boolean]>([
    [{ status: 'NEW' }, (row) => row.fulfilment_status === 'NEW'],
    [
      { status: 'REJECTED,EXPIRED' },
      (row) => ['REJECTED', 'EXPIRED'].includes(row.fulfilment_status),
    ],
    [{ payment_status: 'PAID' }, (row) => row.payment_status === 'PAID'],
    [{ payment_method: 'COD,TERM' }, (row) => row.payment_method !== 'TRANSFER'],
    [{ delivery: 'BUYER_PICKUP' }, (row) => row.delivery === 'BUYER_PICKUP'],
    [{ buyer_store_id: testStores.buyer }, (row) => row.buyer_store_id === testStores.buyer],
    [{ date_from: '2026-08-01' }, (row) => localDay(row) >= '2026-08-01'],
    [{ date_to: '2026-08-01' }, (row) => localDay(row) <= '2026-08-01'],
    [
      {
        date_from: '2026-07-20',
        date_to: '2026-08-02',
        status: 'COMPLETED',
        payment_method: 'COD',
      },
      (row) =>
        localDay(row) >= '2026-07-20' &&
        localDay(row) <= '2026-08-02' &&
        row.fulfilment_status === 'COMPLETED' &&
        row.payment_method === 'COD',
    ],
  ])('%j finds what it says, and all of it [API-22]', async (query, fits) => {
    const found = await readAll({ seller_store_id: testStores.own, ...query });
    expect(ids(found)).toEqual(ids(everything.filter(fits)));
    expect(found.length).toBeGreaterThan(0);
  });

  it('a day is a day of the store’s own zone', async () => {
    const rows = await readAll({ seller_store_id: testStores.inactive });
    const jayapura = (row: OrderRow) =>
      new Date(Date.parse(row.arrived_at ?? '') + 9 * 3_600_000).toISOString().slice(0, 10);
    for (const day of new Set(rows.map(jayapura))) {
      const found = await readAll({
        seller_store_id: testStores.inactive,
        date_from: day,
        date_to: day,
      });
      expect(ids(found)).toEqual(ids(rows.filter((row) => jayapura(row) === day)));
    }
  });

  it('query finds number, buyer and product, in any case, all words', async () => {
    const [sample] = everything;
    const search = async (query: string) =>
      ids(await readAll({ seller_store_id: testStores.own, query }));
    expect(await search(sample?.order_number.toLowerCase() ?? '')).toEqual([sample?.id]);
    expect(await search((sample?.buyer_name ?? '').toUpperCase())).toContain(sample?.id);
    const [first = ''] = (sample?.first_product_name ?? '').split(' ');
    expect(await search(`${first} ${sample?.order_number}`)).toEqual([sample?.id]);
  });

  it.each(['%', '_', '\\', "' or 1=1 --", '100%'])('query takes %j as it is', async (query) => {
    const { status, body } = await list({ seller_store_id: testStores.own, query });
    expect(status).toBe(200);
    expect(body.total_data).toBe(0);
  });

  it('a filtered list ends at row 10,000', async () => {
    const answer = (page: string) =>
      list({ seller_store_id: testStores.own, payment_method: 'COD', page, page_size: '100' });
    expect((await answer('100')).status).toBe(200);
    expect((await answer('101')).body.errors?.code).toBe('page_too_far');
  });
});

describe('sorts', () => {
  it('deadline: what is due first, what is never due last', async () => {
    const rows = await readAll({ seller_store_id: testStores.own, sort: 'deadline' });
    const due = rows.map((row) => row.deadline_at ?? '9999');
    expect(due).toEqual([...due].sort());
    expect(new Set(ids(rows))).toEqual(new Set(ids(everything)));
  });

  it('highest_value: the dearest first', async () => {
    const rows = await readAll({ seller_store_id: testStores.own, sort: 'highest_value' });
    const values = rows.map((row) => row.total_amount);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(ids(rows))).toEqual(new Set(ids(everything)));
  });
});
