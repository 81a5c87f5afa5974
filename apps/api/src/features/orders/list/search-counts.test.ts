import { contract } from '@marketplace/contract/contract';
import { fulfilmentStatuses } from '@marketplace/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const ofOwn = { seller_store_id: testStores.own };

async function countsFor(query: string, more: Record<string, string> = ofOwn) {
  const inputs = { query: { ...more, query } };
  return (await server.call(contract.orders.searchCounts, inputs, owner)).body.counts;
}

const listFor = async (query: string, more: Record<string, string> = {}) =>
  (await server.call(contract.orders.list, { query: { ...ofOwn, query, ...more } }, owner)).body;

describe('how many a search finds of each status', () => {
  it.each(['indomie', 'warung', 'a', '7', 'po-', 'goreng warung', 'zzz', 'indomei'])(
    'for “%s” is what each tab would list, up to 100',
    async (query) => {
      const counts = await countsFor(query);
      for (const status of fulfilmentStatuses) {
        const { total_data } = await listFor(query, { status });
        expect(`${status} ${counts[status]}`).toBe(`${status} ${Math.min(100, total_data)}`);
      }
    },
  );

  it('counts within the other filters, and over all stores', async () => {
    const cod = await countsFor('indomie', { ...ofOwn, payment_method: 'COD' });
    const { total_data } = await listFor('indomie', { payment_method: 'COD', status: 'COMPLETED' });
    expect(cod.COMPLETED).toBe(Math.min(100, total_data));
    const all = await countsFor('indomie', { select_all_seller_store: 'true' });
    for (const status of fulfilmentStatuses)
      expect(all[status]).toBeGreaterThanOrEqual((await countsFor('indomie'))[status]);
  });

  it('is 100 of what more have', async () => {
    const query = { select_all_seller_store: 'true', query: 'a' };
    const { body } = await server.call(
      contract.orders.list,
      { query: { ...query, status: 'COMPLETED' } },
      owner,
    );
    expect(body.total_data).toBeGreaterThan(100);
    const { query: words, ...stores } = query;
    expect((await countsFor(words, stores)).COMPLETED).toBe(100);
  });
});

describe('what was found in an order', () => {
  it('is the goods that have it, where the row shows others', async () => {
    const { data, matched } = await listFor('indomie', { page_size: '100' });
    expect(matched?.texts).toContain('indomie');
    expect(data.length).toBeGreaterThan(3);
    let others = 0;
    for (const { id, first_product_name, buyer_name, order_number } of data) {
      const shown = `${first_product_name} ${buyer_name} ${order_number}`.toLowerCase();
      const product = matched?.products[id];
      if (first_product_name.toLowerCase().includes('indomie')) expect(product).toBeUndefined();
      else if (!shown.includes('indomie')) {
        others += 1;
        expect(product?.toLowerCase()).toContain('indomie');
      }
    }
    expect(others).toBeGreaterThan(0);
  });

  it('is what a mistyped word was taken for, and a number as it was typed', async () => {
    expect((await listFor('indomei')).matched?.texts).toContain('indomie');
    const [order] = (await listFor('indomie')).data;
    const { matched, data } = await listFor(order?.order_number ?? '');
    expect(data.map(({ id }) => id)).toEqual([order?.id]);
    expect(matched).toEqual({ texts: [order?.order_number.toLowerCase()], products: {} });
  });

  it('is nothing where nothing is searched for', async () => {
    const { body } = await server.call(contract.orders.list, { query: ofOwn }, owner);
    expect(body.matched).toBeUndefined();
  });
});
