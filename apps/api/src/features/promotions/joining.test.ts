import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listProduct } from '../../testing/listings.ts';
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
const detail = async (cms_id: string, token = owner) =>
  (await server.call(promotions.detail, { query: { cms_id, store_id } }, token)).body;
const events = async (kind: string) => {
  const { rows } = await sql<{ payload: { inventories?: InventoryRow[] } }>`
    select payload from store_events where store_id = ${store_id} and kind = ${kind} order by id`.execute(
    server.database.db,
  );
  return rows;
};

it('joins with a price and a quota, sees what comes of each unit, and tells open screens [RT-65]', async () => {
  const listing = await newListing({ cost_price: 600 });
  const cms_id = await publish(server, operator);
  const before = (await events('promotions.changed')).length;
  const item = await joinWith(server, owner, cms_id, listing, { price: 801, quota: 20 });
  expect(item).toMatchObject({
    usual_price: 1_000,
    price: 801,
    quota: 20,
    taken: 0,
    available: 100,
    cost_price: 600,
    platform_per_unit: 100,
    version: 1,
    results: { order_count: 0, units: 0, sales: 0, discount: 0, platform_amount: 0 },
  });
  expect(await events('promotions.changed')).toHaveLength(before + 1);
  const told = (await events('inventory.changed')).at(-1)?.payload.inventories?.[0];
  expect([told?.id, told?.promotion?.cms_id, told?.promotion?.price]).toEqual([
    listing.id,
    cms_id,
    801,
  ]);
});

it('who may not see costs sees everything else', async () => {
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, await newListing({ cost_price: 600 }), {
    price: 800,
    quota: 20,
  });
  const [item] = (await detail(cms_id, viewer)).items;
  expect(item).toMatchObject({ price: 800, cost_price: null });
});

it('the same again changes nothing and tells nobody, also when joining is over', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator);
  const items = [{ inventory_id: listing.id, price: 800, quota: 20 }];
  const [first, told] = [await join(cms_id, items), (await events('promotions.changed')).length];
  const again = await join(cms_id, items);
  expect(again.text).toBe(first.text);
  await moveTimes(server, cms_id, {
    joins_until: clockIn(-1),
    starts_at: clockIn(-2),
    ends_at: clockIn(2),
  });
  expect((await join(cms_id, items)).body.items).toEqual(first.body.items);
  expect(await events('promotions.changed')).toHaveLength(told);
});

type More = Record<string, unknown>;
type Refused = [code: string, field: string, item: More, listing?: More, promotion?: More];

it.each<Refused>([
  ['promotion_price_too_high', 'price', { price: 901 }],
  ['promotion_price_too_high', 'price', { price: 1_000 }, {}, { min_discount_percent: 0 }],
  ['quota_too_small', 'quota', { quota: 4 }],
  ['quota_above_stock', 'quota', { quota: 101 }],
  ['promotion_unfit', 'inventory_id', {}, {}, { category_ids: ['1'] }],
])('refuses %s at its %s', async (code, field, item, listing = {}, promotion = {}) => {
  const good = await newListing(listing);
  await sql`update products set category_id = 2 where id = ${good.product_id}`.execute(
    server.database.db,
  );
  const cms_id = await publish(server, operator, promotion);
  const items = [{ inventory_id: good.id, price: 800, quota: 20, ...item }];
  const refused = await join(cms_id, items);
  expect([refused.status, fieldCodes(refused.body)]).toEqual([400, { [`items.0.${field}`]: code }]);
  expect((await detail(cms_id)).items).toEqual([]);
});

it('the price of exactly so many per cent less is low enough', async () => {
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, await newListing(), { price: 900, quota: 100 });
  expect((await detail(cms_id)).promotion.joined_count).toBe(1);
});

it('of several one that is wrong keeps all out, and each wrong field is named', async () => {
  const [first, second] = [await newListing(), await newListing({ state: 'INACTIVE' })];
  const cms_id = await publish(server, operator);
  const refused = await join(cms_id, [
    { inventory_id: first.id, price: 950, quota: 1 },
    { inventory_id: second.id, price: 800, quota: 20 },
    { inventory_id: '999999999', price: 800, quota: 20 },
  ]);
  expect(fieldCodes(refused.body)).toEqual({
    'items.0.price': 'promotion_price_too_high',
    'items.0.quota': 'quota_too_small',
    'items.1.inventory_id': 'not_sold',
    'items.2.inventory_id': 'not_sold',
  });
  expect((await detail(cms_id)).items).toEqual([]);
});

it('a product is in one promotion at a time, and in the next as soon as that is over', async () => {
  const listing = await newListing();
  const [first, second] = [await publish(server, operator), await publish(server, operator)];
  const later = await publish(server, operator, {
    starts_local: clockIn(24),
    ends_local: clockIn(48),
  });
  const items = [{ inventory_id: listing.id, price: 800, quota: 20 }];
  await join(first, items);
  expect(fieldCodes((await join(second, items)).body)).toEqual({
    'items.0.inventory_id': 'promotion_overlaps',
  });
  expect((await join(later, items)).status).toBe(200);
  await leave(first);
  expect((await join(second, items)).status).toBe(200);
});

it('of two that put a product into two promotions at once one comes in', async () => {
  const listing = await newListing();
  const both = [await publish(server, operator), await publish(server, operator)];
  const items = [{ inventory_id: listing.id, price: 800, quota: 20 }];
  const answers = await Promise.all(both.map((cms_id) => join(cms_id, items)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('once it runs a price only goes down, and the quota stays above what is taken', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, listing, { price: 800, quota: 20 });
  await sql`update promotion_items set taken = 8 where promotion_id = ${cms_id}`.execute(
    server.database.db,
  );
  const change = (more: object) =>
    join(cms_id, [{ inventory_id: listing.id, price: 800, quota: 20, version: 1, ...more }]);
  expect(fieldCodes((await change({ price: 810 })).body)).toEqual({
    'items.0.price': 'promotion_price_rises',
  });
  expect(fieldCodes((await change({ quota: 7 })).body)).toEqual({
    'items.0.quota': 'quota_below_taken',
  });
  expect(fieldCodes((await change({ quota: 109 })).body)).toEqual({
    'items.0.quota': 'quota_above_stock',
  });
  const lowered = await change({ price: 790, quota: 108 });
  expect(lowered.body.items[0]).toMatchObject({ price: 790, quota: 108, version: 2 });
});

it('before it runs a price may rise; what the marketplace pays is of what the product cost when it came in', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator, { starts_local: clockIn(2) });
  await joinWith(server, owner, cms_id, listing, { price: 700, quota: 20 });
  await sql`update inventories set price = 5000 where id = ${listing.id}`.execute(
    server.database.db,
  );
  const item = await joinWith(server, owner, cms_id, listing, {
    price: 800,
    quota: 20,
    version: 1,
  });
  expect([item.usual_price, item.platform_per_unit]).toEqual([5_000, 100]);
});

it('what it cost of late, by any tier, is what the marketplace pays from, however it was raised before', async () => {
  const listing = await newListing({ price_tiers: [{ min_qty: 5, price: 950 }] });
  const change = async (version: number, more: object) => {
    const body = { store_id, inventory_id: listing.id, version, ...more };
    const { status, text } = await server.call(contract.inventories.updateV2, { body }, owner);
    if (status !== 200) throw new Error(text);
  };
  await change(listing.version, { price_tiers: [] });
  await change(listing.version + 1, { price: 2_000 });
  const cms_id = await publish(server, operator);
  const item = await joinWith(server, owner, cms_id, listing, { price: 900, quota: 20 });
  expect([item.usual_price, item.base_price, item.platform_per_unit]).toEqual([2_000, 950, 25]);
  await sql`update inventory_changes set created_at = now() - interval '31 days'
    where inventory_id = ${listing.id}`.execute(server.database.db);
  const later = await publish(server, operator, {
    starts_local: clockIn(24),
    ends_local: clockIn(30),
  });
  const next = await joinWith(server, owner, later, listing, { price: 900, quota: 20 });
  expect(next.base_price).toBe(2_000);
});

it('what somebody else has changed meanwhile is shown, and not written over', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator);
  const first = await joinWith(server, owner, cms_id, listing, { price: 800, quota: 20 });
  const unseen = await join(cms_id, [{ inventory_id: listing.id, price: 750, quota: 20 }]);
  const old = await join(cms_id, [{ inventory_id: listing.id, price: 750, quota: 20, version: 7 }]);
  for (const { body } of [unseen, old]) {
    expect(body.errors?.code).toBe('promotion_item_conflict');
    expect(body.errors?.current_items).toEqual([first]);
  }
});

it('nobody joins once joining is over, or what is over or cancelled', async () => {
  const listing = await newListing();
  const items = [{ inventory_id: listing.id, price: 800, quota: 20 }];
  const closed = await publish(server, operator);
  await moveTimes(server, closed, {
    joins_until: clockIn(-1),
    starts_at: clockIn(-2),
    ends_at: clockIn(2),
  });
  const ended = await publish(server, operator);
  await moveTimes(server, ended, {
    joins_until: clockIn(-1),
    starts_at: clockIn(-2),
    ends_at: clockIn(-1),
  });
  const cancelled = await publish(server, operator);
  await server.call(
    contract.opsPromotions.cancel,
    { body: { cms_id: cancelled, reason: 'Batal tahun ini' } },
    operator,
  );
  for (const cms_id of [closed, ended, cancelled])
    expect((await join(cms_id, items)).body.errors?.code).toBe('promotion_closed');
});

it('a store has at most 500 products in one promotion', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, await newListing(), { price: 800, quota: 20 });
  await sql`update promotion_stores set item_count = 500 where promotion_id = ${cms_id}`.execute(
    server.database.db,
  );
  const refused = await join(cms_id, [{ inventory_id: listing.id, price: 800, quota: 20 }]);
  expect(refused.body.errors?.code).toBe('promotion_full');
});
