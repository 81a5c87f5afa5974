import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProduct } from '../../testing/listings.ts';
import { clockIn, joinWith, moveTimes, publish } from '../../testing/promotions.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { promotions } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
let viewer: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  viewer = await server.signIn(testPeople.viewer);
  operator = (await newOperator(server, '+628970000102')).token;
});
afterAll(() => server.close());

/** It costs 1.000, and the store has 100 of it. */
const newListing = async (more: object = {}): Promise<InventoryRow> => {
  const [listing] = await listProduct(server, owner, store_id, { ...more });
  if (!listing) throw new Error('nothing was listed');
  return listing;
};
const join = (cms_id: string, items: object[], token = owner) =>
  server.call(promotions.join, { body: { store_id, cms_id, items } }, token);
const leave = (cms_id: string, inventory_ids?: string[]) =>
  server.call(promotions.leave, { body: { store_id, cms_id, inventory_ids } }, owner);
const events = async (kind: string) => {
  const { rows } = await sql<{ payload: { inventories?: InventoryRow[] } }>`
    select payload from store_events where store_id = ${store_id} and kind = ${kind} order by id`.execute(
    server.database.db,
  );
  return rows;
};

it('leaves with some or all, also while it runs, twice as once, and comes back with what was taken [RT-65]', async () => {
  const [first, second] = [await newListing(), await newListing()];
  const cms_id = await publish(server, operator);
  const items = [first, second].map(({ id: inventory_id }) => ({
    inventory_id,
    price: 800,
    quota: 20,
  }));
  await join(cms_id, items);
  await sql`update promotion_items set taken = 8 where promotion_id = ${cms_id}`.execute(
    server.database.db,
  );
  const left = await leave(cms_id, [first.id]);
  expect(left.body.items.map(({ inventory_id }) => inventory_id)).toEqual([second.id]);
  expect((await leave(cms_id, [first.id])).text).toBe(left.text);
  const all = await leave(cms_id);
  expect([all.body.items, all.body.promotion.joined_count]).toEqual([[], 0]);
  const told = (await events('inventory.changed')).at(-1)?.payload.inventories?.[0];
  expect([told?.id, told?.promotion]).toEqual([second.id, null]);
  const back = await joinWith(server, owner, cms_id, first, { price: 800, quota: 15 });
  expect([back.taken, back.version]).toEqual([8, 3]);
});

it('what is over is not left any more', async () => {
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, await newListing(), { price: 800, quota: 20 });
  await moveTimes(server, cms_id, {
    joins_until: clockIn(-2),
    starts_at: clockIn(-3),
    ends_at: clockIn(-1),
  });
  expect((await leave(cms_id)).body.errors?.code).toBe('promotion_closed');
});

it('shows which products fit and are not in it, with what keeps one out of it [RT-65]', async () => {
  const category = await sql<{ id: string }>`
    insert into categories (name) values ('Kategori Uji') returning id`.execute(server.database.db);
  const category_id = category.rows[0]?.id ?? '';
  const into = async (listing: InventoryRow) => {
    await sql`update products set category_id = ${category_id} where id = ${listing.product_id}`.execute(
      server.database.db,
    );
    await sql`update store_products set category_id = ${category_id}
      where product_id = ${listing.product_id}`.execute(server.database.db);
    return listing.id;
  };
  const tiers = { price_tiers: [{ min_qty: 10, price: 850 }], cost_price: 600 };
  const fine = await into(await newListing(tiers));
  const inactive = await into(await newListing({ state: 'INACTIVE' }));
  const other = await newListing();
  const short = await into(await newListing({ opening_stock: 0 }));
  const mine = await newListing();
  await newListing();
  const terms = { category_ids: [category_id], min_discount_percent: 15 };
  const cms_id = await publish(server, operator, terms);
  const elsewhere = await publish(server, operator, { name: 'Promo lain' });
  await joinWith(server, owner, elsewhere, other, { price: 800, quota: 20 });
  await into(other);
  await into(mine);
  await joinWith(server, owner, cms_id, mine, { price: 800, quota: 20 });
  const candidates = async (token: string, more: object = {}) =>
    (await server.call(promotions.candidates, { query: { store_id, cms_id, ...more } }, token))
      .body;
  const { data, total_data } = await candidates(owner);
  const hindrances = new Map(data.map((each) => [each.inventory_id, each.hindrance]));
  // Each of the five in three units, but the one that is in it.
  expect(total_data).toBe(14);
  expect([fine, inactive, other.id, short, mine.id].map((id) => hindrances.get(id))).toEqual([
    null,
    'INACTIVE',
    'IN_ANOTHER',
    'STOCK_SHORT',
    undefined,
  ]);
  const candidate = data.find(({ inventory_id }) => inventory_id === fine);
  expect(candidate).toMatchObject({
    usual_price: 1_000,
    lowest_price: 850,
    base_price: 850,
    highest_promotion_price: 850,
    taken: 0,
    available: 100,
    cost_price: 600,
    other_promotion: null,
  });
  expect(data.find(({ inventory_id }) => inventory_id === other.id)?.other_promotion).toBe(
    'Promo lain',
  );
  await sql`update promotion_items set taken = 3 where inventory_id = ${mine.id}`.execute(
    server.database.db,
  );
  await leave(cms_id);
  const named = (await candidates(owner, { query: mine.product_name })).data;
  expect(named.find(({ inventory_id }) => inventory_id === mine.id)).toMatchObject({
    taken: 3,
    highest_promotion_price: 800,
  });
  const seen = (await candidates(viewer)).data.find(({ inventory_id }) => inventory_id === fine);
  expect(seen?.cost_price).toBeNull();
});
