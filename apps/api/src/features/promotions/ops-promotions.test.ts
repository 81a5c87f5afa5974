import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProduct } from '../../testing/listings.ts';
import { clockIn, joinWith, promotionBody, publish } from '../../testing/promotions.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { tellCancelled } from './ops/cancel-promotion.service.ts';

const { opsPromotions, opsOperators, promotions } = contract;
const store_id = testStores.own;

let server: TestServer;
let owner: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  operator = (await newOperator(server, '+628970000104')).token;
});
afterAll(() => server.close());

const send = (body: object) => server.call(opsPromotions.publish, { body }, operator);
const cancel = (cms_id: string) =>
  server.call(opsPromotions.cancel, { body: { cms_id, reason: 'Batal tahun ini' } }, operator);
const listing = async () => {
  const [first] = await listProduct(server, owner, store_id);
  if (!first) throw new Error('nothing was listed');
  return first;
};
const acts = async () => {
  const { body } = await server.call(opsOperators.acts, { query: {} }, operator);
  return body.data.map(({ act }) => act);
};

it('what is published is as every store reads it, and on record [API-36]', async () => {
  const body = promotionBody({ category_ids: ['1', '2'] });
  const { promotion } = (await send(body)).body;
  const { category_ids, joins_until_local, starts_local, ends_local, ...said } = body;
  expect(promotion).toMatchObject({
    ...said,
    joins_until_local,
    starts_local,
    ends_local,
    cancelled_at: null,
    store_count: 0,
    item_count: 0,
  });
  expect(promotion.categories.map(({ id }) => id).toSorted()).toEqual(category_ids);
  expect((await acts())[0]).toBe('promotion.publish');
});

it('the same again is the one there is', async () => {
  const body = promotionBody();
  const first = (await send(body)).body.promotion;
  expect((await send(body)).body.promotion).toEqual(first);
  const other = promotionBody();
  const both = await Promise.all([1, 2, 3, 4].map(() => send(other)));
  expect(new Set(both.map(({ text }) => text)).size).toBe(1);
  await cancel(first.cms_id);
  expect((await send(body)).body.promotion.cms_id).not.toBe(first.cms_id);
});

it.each([
  [
    { ends_local: clockIn(-4) },
    { ends_local: 'ends_before_start', joins_until_local: 'ends_before_start' },
  ],
  [
    { starts_local: clockIn(-9), ends_local: clockIn(-1), joins_until_local: clockIn(-2) },
    { joins_until_local: 'date_past', ends_local: 'date_past' },
  ],
  [{ joins_until_local: '2026-02-30T10:00' }, { joins_until_local: 'date_invalid' }],
  [{ platform_limit: 0 }, { platform_limit: 'required' }],
  [{ min_discount_percent: 91 }, { min_discount_percent: 'too_big' }],
  [{ category_ids: ['999999999'] }, { 'category_ids.0': 'not_a_choice' }],
])('refuses %j', async (more, fields) => {
  const { body } = await send(promotionBody(more));
  const told = Object.entries(body.errors?.fields ?? {}).map(([field, { code }]) => [field, code]);
  expect(Object.fromEntries(told)).toEqual(fields);
});

it('one that was cancelled has no prices at once, and who took part is told', async () => {
  const { db } = server.database;
  const cms_id = await publish(server, operator);
  const joined = await listing();
  await joinWith(server, owner, cms_id, joined, { price: 800, quota: 10 });
  const [row] = (await server.call(opsPromotions.list, { query: {} }, operator)).body.data;
  expect([row?.cms_id, row?.store_count, row?.item_count]).toEqual([cms_id, 1, 1]);
  const first = await cancel(cms_id);
  expect(first.body.promotion.cancelled_at).not.toBeNull();
  expect((await cancel(cms_id)).body).toEqual(first.body);
  expect((await acts()).slice(0, 2)).toEqual(['promotion.cancel', 'promotion.publish']);
  const query = { cms_id, store_id };
  const seen = (await server.call(promotions.detail, { query }, owner)).body.promotion;
  expect([seen.state, seen.tab, seen.can_join]).toEqual(['CANCELLED', 'ENDED', false]);
  const jobs = await sql`select from jobs where name = 'promotions.cancelled'
    and input ->> 'cms_id' = ${cms_id}`.execute(db);
  expect(jobs.rows).toHaveLength(1);
  expect(await tellCancelled(db, cms_id)).toBe(1);
  const { rows } = await sql<{ kind: string; payload: object }>`
    select kind, payload from store_events where store_id = ${store_id} order by id desc limit 2`.execute(
    db,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['promotions.changed', 'inventory.changed']);
  expect(rows[1]?.payload).toMatchObject({ inventories: [{ id: joined.id, promotion: null }] });
});

it('lists page after page, the newest first', async () => {
  const made = [await publish(server, operator), await publish(server, operator)];
  const page = async (after?: string) =>
    (
      await server.call(
        opsPromotions.list,
        { query: { page_size: 1, ...(after ? { after } : {}) } },
        operator,
      )
    ).body;
  const first = await page();
  const second = await page(first.next ?? '');
  expect([second, first].map(({ data }) => data[0]?.cms_id)).toEqual(made);
});
