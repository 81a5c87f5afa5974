import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../testing/listings.ts';
import { clockIn, joinWith, moveTimes, publish } from '../../testing/promotions.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { promotions, inventories } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
let buyer: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  operator = (await newOperator(server, '+628970000101')).token;
});
afterAll(() => server.close());

const past = {
  joins_until: '2026-01-01T00:00',
  starts_at: '2026-01-01T00:00',
  ends_at: '2026-01-02T00:00',
};

const list = async (more: object = {}) =>
  (await server.call(promotions.list, { query: { store_id, ...more } }, owner)).body;
const idsIn = async (tab: string, more: object = {}) =>
  (await list({ tab, page_size: 100, ...more })).data.map(({ cms_id }) => cms_id);
const detail = async (cms_id: string, of: string = store_id, token = owner) =>
  (await server.call(promotions.detail, { query: { cms_id, store_id: of } }, token)).body;
const running = async () => {
  const query = { store_id, buyer_store_id: testStores.buyer, is_seller: 'false' };
  return (await server.call(promotions.list, { query }, buyer)).body;
};
const newListing = async () => {
  const [listing] = await listProduct(server, owner, store_id);
  if (!listing) throw new Error('nothing was listed');
  return listing;
};

it('what is published can be joined, is taken part in, and is over, each in its tab and counted [API-36]', async () => {
  const cms_id = await publish(server, operator, { ends_local: clockIn(26) });
  const sooner = await publish(server, operator, { ends_local: clockIn(25) });
  const joinable = await idsIn('JOINABLE');
  expect(joinable.indexOf(sooner)).toBeLessThan(joinable.indexOf(cms_id));
  const before = (await list()).counts;
  await joinWith(server, owner, cms_id, await newListing(), { price: 800, quota: 10 });
  const { counts } = await list();
  expect([counts.JOINABLE, counts.JOINED]).toEqual([before.JOINABLE - 1, before.JOINED + 1]);
  expect(await idsIn('JOINABLE')).not.toContain(cms_id);
  expect(await idsIn('JOINED')).toContain(cms_id);
  expect(await idsIn('JOINED', { promotion_type: 'DISCOUNT' })).not.toContain(cms_id);
  await moveTimes(server, cms_id, past);
  expect(await idsIn('JOINED')).not.toContain(cms_id);
  const [row] = (await list({ tab: 'ENDED' })).data;
  expect(row).toMatchObject({
    cms_id,
    state: 'ENDED',
    tab: 'ENDED',
    can_join: false,
    joined_count: 1,
  });
});

it('what nobody joined in time is in none of the tabs, and its page is there [RT-65]', async () => {
  const cms_id = await publish(server, operator);
  await moveTimes(server, cms_id, { ...past, ends_at: clockIn(5) });
  for (const tab of ['JOINABLE', 'JOINED', 'ENDED']) expect(await idsIn(tab)).not.toContain(cms_id);
  const { promotion, items } = await detail(cms_id);
  expect([promotion.state, promotion.can_join, items]).toEqual(['RUNNING', false, []]);
});

it('it is found by words of its name', async () => {
  const cms_id = await publish(server, operator, { name: 'Pesta Ramadan 100%' });
  expect(await idsIn('JOINABLE', { query: 'ramadan pesta' })).toEqual([cms_id]);
  expect(await idsIn('JOINABLE', { query: '100_' })).toEqual([]);
});

it('a buyer sees what runs in the store, and nothing of what was agreed [RT-21]', async () => {
  const cms_id = await publish(server, operator);
  const coming = await publish(server, operator, { starts_local: clockIn(2) });
  expect((await running()).running.map((each) => each.cms_id)).not.toContain(cms_id);
  for (const each of [cms_id, coming])
    await joinWith(server, owner, each, await newListing(), { price: 800, quota: 10 });
  const body = await running();
  expect(body.data).toEqual([]);
  expect(body.running.map((each) => each.cms_id)).toContain(cms_id);
  expect(body.running.map((each) => each.cms_id)).not.toContain(coming);
  expect(JSON.stringify(body)).not.toContain('platform_share_percent');
});

it('one that begins at midnight begins two hours earlier in Jayapura than in Jakarta [RT-21]', async () => {
  const cms_id = await publish(server, operator, {
    starts_local: '2030-12-12T00:00',
    ends_local: '2030-12-13T00:00',
    joins_until_local: '2030-12-11T12:00',
  });
  const west = (await detail(cms_id)).promotion;
  const east = (await detail(cms_id, testStores.inactive)).promotion;
  expect([west.starts_local, east.starts_local]).toEqual(['2030-12-12T00:00', '2030-12-12T00:00']);
  expect([west.starts_at, west.ends_at, west.joins_until]).toEqual([
    '2030-12-11T17:00:00.000Z',
    '2030-12-12T17:00:00.000Z',
    '2030-12-11T05:00:00.000Z',
  ]);
  expect([east.starts_at, east.time_zone]).toEqual(['2030-12-11T15:00:00.000Z', 'Asia/Jayapura']);
});

it('while it runs in the east already it is still to come in the west', async () => {
  const cms_id = await publish(server, operator, { starts_local: clockIn(1) });
  const states = [store_id, testStores.notSelling, testStores.inactive].map(
    async (of) => (await detail(cms_id, of)).promotion.state,
  );
  expect(await Promise.all(states)).toEqual(['UPCOMING', 'RUNNING', 'RUNNING']);
});

it('a listing shows the promotion that runs, or else the next one, and none once that is over or cancelled', async () => {
  const listing = await newListing();
  const runs = await publish(server, operator, {
    ends_local: clockIn(3),
    joins_until_local: clockIn(2),
  });
  const next = await publish(server, operator, {
    starts_local: clockIn(4),
    ends_local: clockIn(6),
    joins_until_local: clockIn(2),
  });
  await joinWith(server, owner, next, listing, { price: 700, quota: 10 });
  const shown = async () => (await listingNow(server, listing)).promotion;
  expect(await shown()).toMatchObject({ cms_id: next, price: 700, quota: 10, taken: 0 });
  await joinWith(server, owner, runs, listing, { price: 800, quota: 10 });
  expect(await shown()).toMatchObject({ cms_id: runs, price: 800 });
  expect((await shown())?.ends_at).toBe((await detail(runs)).promotion.ends_at);
  await moveTimes(server, runs, past);
  expect((await shown())?.cms_id).toBe(next);
  await server.call(
    contract.opsPromotions.cancel,
    { body: { cms_id: next, reason: 'Batal tahun ini' } },
    operator,
  );
  expect(await shown()).toBeNull();
});

it('who buys sees the price that holds now with what is left, and the usual price otherwise', async () => {
  const listing = await newListing();
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, listing, { price: 800, quota: 10 });
  const forSale = async () => {
    const query = {
      buyer_store_id: testStores.buyer,
      seller_store_id: store_id,
      query: listing.product_name,
    };
    const { body } = await server.call(inventories.forSale, { query }, buyer);
    return body.data.find(({ inventory_id }) => inventory_id === listing.id);
  };
  const { ends_at } = (await detail(cms_id)).promotion;
  const name = (await detail(cms_id)).promotion.name;
  expect((await forSale())?.promotion).toEqual({ name, price: 800, left: 10, ends_at });
  const soldOut = sql`update promotion_items set taken = quota where promotion_id = ${cms_id}`;
  await soldOut.execute(server.database.db);
  expect((await forSale())?.promotion).toBeNull();
});

it('a summary of all stores says how many can be joined, are taken part in, and how many vouchers run', async () => {
  const summary = async () => {
    const { body } = await server.call(
      promotions.summary,
      { query: { select_all_store: 'true' } },
      owner,
    );
    return new Map(body.stores.map((each) => [each.store_id, each]));
  };
  const before = await summary();
  await publish(server, operator);
  const cms_id = await publish(server, operator);
  await joinWith(server, owner, cms_id, await newListing(), { price: 800, quota: 10 });
  const after = await summary();
  const gained = (of: string) => [
    (after.get(of)?.joinable ?? 0) - (before.get(of)?.joinable ?? 0),
    (after.get(of)?.joined ?? 0) - (before.get(of)?.joined ?? 0),
  ];
  expect([gained(store_id), gained(testStores.inactive)]).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

it('pages beyond what can be counted are refused, and what is nobody’s is not found', async () => {
  const far = await server.call(promotions.list, { query: { store_id, page: '501' } }, owner);
  expect(far.body.errors?.code).toBe('page_too_far');
  const query = { cms_id: '999999999', store_id };
  const unknown = await server.call(promotions.detail, { query }, owner);
  expect(unknown.body.errors?.code).toBe('promotion_not_found');
});
