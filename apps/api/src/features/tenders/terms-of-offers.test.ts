import { contract } from '@marketplace/contract/contract';
import type { TenderRow } from '@marketplace/contract/tender';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockUp } from '../../testing/stock-up.ts';
import {
  askFor,
  awardBody,
  inDays,
  itemsOf,
  offerFor,
  usualOffer,
  wantedItems,
  wishes,
} from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

let server: TestServer;
let [owner, buyer, colleague] = ['', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  colleague = await server.signIn(testPeople.otherBuyer);
  await stockUp(server.database.db, testStores.own);
  await sql`insert into store_permissions
    select (jsonb_populate_record(p, jsonb_build_object('store_id', ${testStores.buyer}::text))).*
    from store_permissions p where p.store_id = ${testStores.otherBuyer}::bigint`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());

const { tenders } = contract;
const store_id = testStores.own;

const award = (body: object, token = buyer) => server.call(tenders.award, { body }, token);

const detailOf = async ({ id: tender_id, buyer_store_id }: TenderRow) =>
  (await server.call(tenders.detail, { query: { buyer_store_id, tender_id } }, buyer)).body;

/** The demand as it stands, changed by `more`. */
async function update(tender: TenderRow, more: object) {
  const { tender: now, items } = await detailOf(tender);
  const { buyer_store_id, version, delivery, payment_method, needed_by, closes_at } = now;
  const asked = items.map(({ product_unit_id, quantity }) => ({ product_unit_id, quantity }));
  const terms = { delivery, payment_method, needed_by, closes_at, items: asked };
  const body = { buyer_store_id, tender_id: tender.id, version, ...terms, ...more };
  return server.call(tenders.update, { body }, buyer);
}

const resend = async (tender: TenderRow, version: number) =>
  (await offerFor(server, owner, tender, { version })).offer;

it('an offer is not taken or countered at terms that it was not made for, and is once it was sent again', async () => {
  const changes = [
    { payment_method: 'TERM', term_days: 30 },
    { delivery: 'BUYER_PICKUP' },
    { needed_by: inDays(9).slice(0, 10) },
  ];
  for (const change of changes) {
    const tender = await askFor(server, buyer);
    const { offer } = await offerFor(server, owner, tender);
    expect((await update(tender, change)).status).toBe(200);
    const refused = await award(awardBody(tender, offer));
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      {
        code: 'offer_outdated',
        current_tender: { version: 2 },
        current_offer: { version: 1, state: 'SENT', is_outdated: true },
      },
    ]);
    const lines = [{ item_id: offer.lines[0]?.item_id, unit_price: 900 }];
    const body = awardBody(tender, offer, { lines });
    const countered = await server.call(tenders.counter, { body }, buyer);
    expect(countered.body.errors?.code).toBe('offer_outdated');
    const taken = await award(awardBody(tender, await resend(tender, offer.version)));
    const { needed_by: _, ...agreed } = { needed_by: '', delivery: tender.delivery, ...change };
    expect(taken.body.order).toMatchObject({ fulfilment_status: 'PROCESSING', ...agreed });
  }
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
});

it('an offer is taken as it is where only the note or the goods were changed', async () => {
  const tender = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  expect((await update(tender, { note: 'Pagi saja' })).status).toBe(200);
  expect((await award(awardBody(tender, offer))).status).toBe(200);
});

it('goods go where the buyer’s store is: it names no city, and after a move the demand is saved again', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ city_id: string }>`
    select city_id from stores where id = ${testStores.buyer}`.execute(db);
  const home = rows[0]?.city_id ?? '';
  const items = await itemsOf(server, await wantedItems(server, buyer));
  const named = await server.call(
    tenders.create,
    { body: wishes({ items, city_id: home }) },
    buyer,
  );
  expect(named.body.errors?.fields?.city_id?.code).toBe('unknown_field');
  const tender = await askFor(server, buyer);
  expect(tender.city_id).toBe(home);
  const { offer } = await offerFor(server, owner, tender);
  const moveTo = (city_id: string) =>
    sql`update stores set city_id = ${city_id}::bigint where id = ${testStores.buyer}`.execute(db);
  await moveTo(home === '1' ? '2' : '1');
  const refused = await award(awardBody(tender, offer));
  expect([refused.status, refused.body.errors]).toMatchObject([
    409,
    { code: 'tender_place_changed', current_tender: { city_id: home } },
  ]);
  await update(tender, {});
  expect((await award(awardBody(tender, offer))).body.errors?.code).toBe('offer_outdated');
  expect((await award(awardBody(tender, await resend(tender, 1)))).status).toBe(200);
  await moveTo(home);
});

it('an award is answered alike for who made it, and told of to everybody else', async () => {
  const tender = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  const body = awardBody(tender, offer);
  const first = await award(body);
  expect((await award(body)).body).toEqual(first.body);
  const told = { code: 'offer_state_conflict', current_offer: { order_id: first.body.order.id } };
  const other = await award(body, colleague);
  expect([other.status, other.body.errors]).toMatchObject([409, told]);
  const lines = offer.lines.map(({ item_id, quantity }) => ({ item_id, quantity }));
  const otherwise = await award({ ...body, lines });
  expect([otherwise.status, otherwise.body.errors]).toMatchObject([409, told]);
});

it('what was rounded up by an award holds up no edit, what was given is still asked for', async () => {
  const tender = await askFor(server, buyer, { things: 2 });
  const { items } = await detailOf(tender);
  const [given] = items;
  await sql`update tender_items set awarded_pieces = ${(given?.pieces ?? 0) + 5}
    where tender_id = ${tender.id} and id = ${given?.item_id}`.execute(server.database.db);
  expect((await update(tender, { note: 'Tolong rapi' })).status).toBe(200);
  const rest = items
    .slice(1)
    .map(({ product_unit_id, quantity }) => ({ product_unit_id, quantity }));
  expect((await update(tender, { items: rest })).body.errors?.code).toBe('item_taken');
});

it('a buyer over the limit is refused without the seller’s own book', async () => {
  const rules = (over_limit: string) => ({ store_id, over_limit, default_limit: 0 });
  await server.call(contract.creditBook.setRules, { body: rules('STOP') }, owner);
  const tender = await askFor(server, buyer, { payment_method: 'TERM', term_days: 7 });
  const { offer } = await offerFor(server, owner, tender);
  const refused = await award(awardBody(tender, offer));
  expect([refused.status, refused.body]).toEqual([
    409,
    { errors: { code: 'credit_limit_reached', error_message: expect.any(String) } },
  ]);
  await server.call(contract.creditBook.setRules, { body: rules('WARN') }, owner);
});

it('a demand is edited thirty times a day, and again the day after', async () => {
  const { db } = server.database;
  const tender = await askFor(server, buyer);
  await sql`update tenders set edits = 29 where id = ${tender.id}`.execute(db);
  expect((await update(tender, { note: 'Ke-30' })).status).toBe(200);
  const refused = await update(tender, { note: 'Ke-31' });
  expect([refused.status, refused.body.errors]).toMatchObject([
    409,
    { code: 'tender_edits_reached', current_tender: { version: 2, note: 'Ke-30' } },
  ]);
  await sql`update tenders set edits_since = now() - interval '25 hours' where id = ${tender.id}`.execute(
    db,
  );
  expect((await update(tender, { note: 'Besok' })).status).toBe(200);
  expect((await usualOffer(server, owner, tender)).tender_version).toBe(3);
});
