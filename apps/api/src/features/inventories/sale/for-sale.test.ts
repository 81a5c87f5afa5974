import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const forSale = (more: object = {}) =>
  server.call(
    contract.inventories.forSale,
    {
      query: { buyer_store_id: testStores.buyer, seller_store_id: testStores.own, ...more },
    },
    token,
  );

type Expected = { inventory_id: string; available: number; price: number; tiers: number };

/** By another way than the endpoint's: everything of the store, judged here. */
async function expected(): Promise<Expected[]> {
  const { rows } = await sql<
    Expected & { state: string; minimum_order: number }
  >`select i.id as inventory_id, i.state, i.minimum_order, i.price,
      floor((s.stock - s.reserved)::numeric / pu.base_quantity) as available,
      (select count(*)::int from inventory_price_tiers t
        where t.store_id = ${testStores.own}::bigint and t.inventory_id = i.id) as tiers
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${testStores.own}::bigint order by i.id`.execute(server.database.db);
  return rows.filter((row) => row.state === 'ACTIVE' && row.available >= row.minimum_order);
}

it('lists all that can be ordered, with what an order needs to know', async () => {
  const wanted = await expected();
  const { body } = await forSale({ page_size: 100 });
  expect(body.total_data).toBe(wanted.length);
  expect(body.total_is_capped).toBe(false);
  expect(
    body.data.map(({ inventory_id, available, price, price_tiers }) => ({
      inventory_id,
      available,
      price,
      tiers: price_tiers.length,
    })),
  ).toEqual(
    wanted.slice(0, 100).map(({ inventory_id, available, price, tiers }) => ({
      inventory_id,
      available,
      price,
      tiers,
    })),
  );
  expect(body.data[0]).toMatchObject({
    product_id: expect.stringMatching(/^\d+$/),
    product_name: expect.stringMatching(/\S/),
    uom_name: expect.stringMatching(/\S/),
    base_quantity: expect.any(Number),
    minimum_order: expect.any(Number),
  });
  const tiered = body.data.find((row) => row.price_tiers.length > 1);
  expect(tiered?.price_tiers[0]?.price).toBeGreaterThan(tiered?.price_tiers[1]?.price ?? 0);
});

it('leaves out what is short of its own minimum, or not active', async () => {
  const [first, second] = (await forSale()).body.data;
  const put = (inventory_id: string | undefined, columns: object) =>
    server.database.db
      .updateTable('inventories')
      .set(columns)
      .where('id', '=', inventory_id ?? '')
      .execute();
  await put(first?.inventory_id, { minimum_order: (first?.available ?? 0) + 1 });
  await put(second?.inventory_id, { state: 'INACTIVE' });
  const left = (await forSale({ page_size: 100 })).body.data.map((row) => row.inventory_id);
  expect(left).not.toContain(first?.inventory_id);
  expect(left).not.toContain(second?.inventory_id);
});

it('pages follow each other', async () => {
  const all = (await forSale({ page_size: 100 })).body.data.map((row) => row.inventory_id);
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...(await forSale({ page, page_size: 15 })).body.data);
  expect(pages.map((row) => row.inventory_id)).toEqual(all.slice(0, 45));
});

it('finds by words of the product, in any order', async () => {
  const [row] = (await forSale()).body.data;
  const words = (row?.product_name ?? '').split(' ').slice(0, 2).reverse();
  const { body } = await forSale({ query: words.join(' ').toUpperCase() });
  expect(body.data.map((each) => each.inventory_id)).toContain(row?.inventory_id);
  for (const each of body.data) {
    for (const word of words) expect(each.product_name).toContain(word);
  }
  expect(body.total_data).toBe(body.data.length);
  expect((await forSale({ query: 'tidak ada barang begini' })).body.data).toEqual([]);
});

it.each([testStores.notSelling, testStores.inactive, testStores.otherBuyer, '999999'])(
  'store %s does not sell',
  async (seller_store_id) => {
    expect((await forSale({ seller_store_id })).body.errors?.code).toBe('store_not_selling');
  },
);
