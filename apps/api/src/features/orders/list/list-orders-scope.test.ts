import { contract } from '@marketplace/contract/contract';
import type { OrderListQuery } from '@marketplace/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashedInScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { sql } from '../../../platform/db/sql.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { readStoresList } from './order-list.sql.ts';
import { pageByProbing, pageByWalking } from './order-pages.sql.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const list = (query: Record<string, string>, token = owner) =>
  server.call(contract.orders.list, { query }, token);
const one = (seller_store_id: string) => list({ seller_store_id, page_size: '100' });

const [hashed, indexPredicate] = [hashedInScope(sql`store_id`), lookedUpInScope(sql`store_id`)];
const walk = (query: OrderListQuery) => ({ counted: hashed, page: pageByWalking(query, hashed) });
const probe = (query: OrderListQuery) => ({
  counted: indexPredicate,
  page: pageByProbing(query, indexPredicate),
});

describe('all stores', () => {
  it('spans the stores of the person and names each row’s store [API-22]', async () => {
    const { body } = await list({ select_all_seller_store: 'true', page_size: '100' });
    const singles = await Promise.all(
      [testStores.own, testStores.notSelling, testStores.inactive].map(one),
    );
    const total = singles.reduce((sum, each) => sum + each.body.total_data, 0);
    expect(body.total_data).toBe(total);
    expect(body.counts.NEW).toBe(singles.reduce((sum, each) => sum + each.body.counts.NEW, 0));
    expect(new Set(body.data.map((row) => row.store_id))).not.toContain(testStores.other);
    const newest = singles
      .flatMap((each) => each.body.data)
      .sort((a, b) => Date.parse(b.arrived_at ?? '') - Date.parse(a.arrived_at ?? ''))
      .slice(0, 100);
    expect(body.data.map((row) => row.id)).toEqual(newest.map((row) => row.id));
    expect(new Set(body.data.map((row) => row.store_name))).toContain('Agen Sembako Losari Jaya');
  });

  it('is narrowed by store_id, but never widened', async () => {
    const among = (store_id: string) => list({ select_all_seller_store: 'true', store_id });
    const { body } = await among(`${testStores.notSelling},${testStores.inactive}`);
    expect(body.total_data).toBe(
      (await one(testStores.notSelling)).body.total_data +
        (await one(testStores.inactive)).body.total_data,
    );
    expect((await among(testStores.other)).body.errors?.code).toBe('permission_denied');
  });

  it.each(['newest', 'deadline', 'highest_value'] as const)(
    'by %s: walking the marketplace and probing each store find the same rows',
    async (sort) => {
      const { db } = server.database;
      const scope = systemScope([testStores.own, testStores.other, testStores.notSelling]);
      for (const status of [undefined, ['NEW'], ['COMPLETED'], ['RETURNED', 'REJECTED']] as const) {
        for (const page of [1, 2, 5]) {
          const query = {
            is_seller: true,
            select_all_seller_store: true,
            sort,
            page,
            page_size: 10,
            ...(status && { status: [...status] }),
          };
          const walked = await readStoresList(db, scope, query, walk(query));
          // Between the two somebody else may write to the server of databases.
          const seen = expect.any(Object);
          const probed = await readStoresList(db, scope, query, probe(query));
          expect(walked).toEqual({ ...probed, seen });
        }
      }
    },
  );
});

describe('who looks', () => {
  it('a clerk is offered the next step, a viewer is not', async () => {
    const look = async (phone: string) => {
      const query = { seller_store_id: testStores.own, status: 'NEW' };
      return (await list(query, await server.signIn(phone))).body.data[0];
    };
    const clerk = await look(testPeople.orderStaff);
    expect(clerk?.allowed_actions).toEqual(['accept', 'reject']);
    expect(clerk?.copywriting).toMatch(/^Terima sebelum \d\d \w{3} \d{4} \d\d:\d\d WIB\.$/);
    expect((await look(testPeople.viewer))?.allowed_actions).toEqual([]);
  });

  it('a store that may not sell, or is inactive, says so and offers no acceptance [EN-11]', async () => {
    const notSelling = await list({ seller_store_id: testStores.notSelling, status: 'NEW' });
    expect(notSelling.body.can_process_new_order).toBe(false);
    expect(notSelling.body.important_notes).toMatchObject([{ code: 'selling_not_allowed' }]);
    for (const row of notSelling.body.data) expect(row.allowed_actions).toEqual(['reject']);

    const inactive = await one(testStores.inactive);
    expect(inactive.body.can_process_new_order).toBe(false);
    expect(inactive.body.important_notes).toMatchObject([{ code: 'store_inactive' }]);
    for (const row of inactive.body.data) expect(row.allowed_actions).toEqual([]);

    const all = await list({ select_all_seller_store: 'true' });
    expect(all.body.can_process_new_order).toBe(true);
    expect(all.body.important_notes).toHaveLength(2);
    expect((await one(testStores.own)).body).toMatchObject({
      can_process_new_order: true,
      important_notes: [],
    });
  });

  it('the seller flag decides which side of the orders is shown [RP-03]', async () => {
    const buyer = await server.signIn(testPeople.buyer);
    const bought = await list({ is_seller: 'false', buyer_store_id: testStores.buyer }, buyer);
    expect(bought.status).toBe(200);
    expect(bought.body.data.every((row) => row.buyer_store_id === testStores.buyer)).toBe(true);
    expect(bought.body.total_data).toBeGreaterThan(0);
    const asSeller = await list({ is_seller: 'true', seller_store_id: testStores.own }, buyer);
    expect(asSeller.body.errors?.code).toBe('permission_denied');
    const foreign = await list({ is_seller: 'false', buyer_store_id: testStores.buyer }, owner);
    expect(foreign.body.errors?.code).toBe('permission_denied');
  });

  it('an unpaid transfer order is the buyer’s to see, not yet the seller’s', async () => {
    const { db } = server.database;
    const unpaid = await db
      .selectFrom('orders')
      .where('arrived_at', 'is', null)
      .where('fulfilment_status', '=', 'NEW')
      .select(['id', 'store_id', 'buyer_store_id'])
      .executeTakeFirstOrThrow();
    const phone =
      unpaid.buyer_store_id === testStores.buyer ? testPeople.buyer : testPeople.otherBuyer;
    const bought = await list(
      {
        is_seller: 'false',
        buyer_store_id: unpaid.buyer_store_id,
        status: 'NEW',
        page_size: '100',
      },
      await server.signIn(phone),
    );
    const row = bought.body.data.find((each) => each.id === unpaid.id);
    expect(row?.copywriting).toMatch(/^Bayar sebelum/);
    const pages = await list({ select_all_seller_store: 'true', status: 'NEW', page_size: '100' });
    expect(pages.body.data.map((each) => each.id)).not.toContain(unpaid.id);
  });
});
