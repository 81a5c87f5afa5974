import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAndVerify } from '../../testing/place-order.ts';
import { stockUp } from '../../testing/stock-up.ts';
import {
  askFor,
  awardBody,
  inDays,
  itemsOf,
  offerFor,
  wantedItems,
  wishes,
} from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';
import { followTender } from './matching/follow-tender.service.ts';
import { expireOffers, expireTenders } from './matching/sweep-tenders.service.ts';

let server: TestServer;
let [owner, buyer, otherBuyer, otherOwner] = ['', '', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  otherBuyer = await server.signIn(testPeople.otherBuyer);
  otherOwner = await server.signIn(testPeople.otherOwner);
  await stockUp(db, testStores.own);
  await stockUp(db, testStores.other);
  // Both sellers reach both buyers.
  await sql`insert into delivery_zones (store_id, city_id, fee)
    select s.id, b.city_id, 0 from stores s, stores b where s.id in (1, 2) and b.id in (5, 6)
    on conflict do nothing`.execute(db);
});
afterAll(() => server.close());

const { tenders, tenderOfferings } = contract;
const { signal } = new AbortController();
const own = testStores.own;

const award = (body: object, token = buyer) => server.call(tenders.award, { body }, token);
const follow = ({ id: tender_id, buyer_store_id }: { id: string; buyer_store_id: string }) =>
  followTender(server.database.db, { buyer_store_id, tender_id });

const stateOf = async (store_id: string, tender_id: string, token = owner) =>
  (await server.call(tenderOfferings.get, { query: { store_id, tender_id } }, token)).body.demand;

/** What both sellers list, so that both can answer. */
async function sharedItems(quantity = 2) {
  const { rows } = await sql<{ product_unit_id: string }>`
    select a.product_unit_id from inventories a
    join inventories b on b.product_unit_id = a.product_unit_id and b.store_id = ${testStores.other}
    where a.store_id = ${own} and a.state = 'ACTIVE' and b.state = 'ACTIVE'
    order by 1 limit 2`.execute(server.database.db);
  return rows.map(({ product_unit_id }) => ({ product_unit_id, quantity }));
}

async function ask(more: object = {}, token = buyer) {
  const { tender } = (await server.call(tenders.create, { body: wishes(more) }, token)).body;
  await follow(tender);
  return tender;
}

it('of awards at once one makes an order, and the others are answered as it was', async () => {
  const tender = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => award(awardBody(tender, offer))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('of two stores that are taken at once for the same goods one wins, and the other has lost', async () => {
  const tender = await ask({ items: await sharedItems(), tells_winning_price: true });
  const first = (await offerFor(server, owner, tender)).offer;
  const second = (await offerFor(server, otherOwner, tender, { store_id: testStores.other })).offer;
  const answers = await Promise.all([
    award(awardBody(tender, first)),
    award(awardBody(tender, second)),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await follow(tender);
  const both = [
    await stateOf(own, tender.id),
    await stateOf(testStores.other, tender.id, otherOwner),
  ];
  expect(both.map(({ state }) => state).toSorted()).toEqual(['LOST', 'WON']);
  const lost = both.find(({ state }) => state === 'LOST');
  const won = both.find(({ state }) => state === 'WON');
  const price = won?.offer?.total_amount ?? 0;
  expect(lost?.offer?.winning_price?.low).toBeLessThanOrEqual(price);
  expect(lost?.offer?.winning_price?.high).toBeGreaterThanOrEqual(price);
  expect(lost?.offer?.loss_reason).toBe('OTHER_WON');
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('a store that cannot be told of a demand holds up none behind it, and is told by the next attempt', async () => {
  const { db } = server.database;
  const tender = await ask({ items: await sharedItems() });
  const { id: tender_id, buyer_store_id } = tender;
  const missed = async () =>
    (
      await sql<{ store_id: string }>`select store_id from tender_fits
        where tender_id = ${tender_id} and state = 'MISSED' order by store_id`.execute(db)
    ).rows.map(({ store_id }) => store_id);
  const { rows } = await sql<{ count: number }>`
    select "MISSED" as count from tender_counters where store_id = ${own}`.execute(db);
  const countOf = (count: number) =>
    sql`update tender_counters set "MISSED" = ${count}::int where store_id = ${own}`.execute(db);
  // More cannot be counted.
  await countOf(2_147_483_647);
  await server.call(tenders.close, { body: { buyer_store_id, tender_id } }, buyer);
  await expect(follow(tender)).rejects.toThrow('1 times telling stores of a demand failed');
  expect(await missed()).toEqual([testStores.other]);
  await countOf(rows[0]?.count ?? 0);
  await follow(tender);
  expect(await missed()).toEqual([own, testStores.other]);
});

it('an offer is taken in parts by several awards, and the demand is over when nothing is wanted', async () => {
  const items = await sharedItems(4);
  const tender = await ask({ items });
  const first = (await offerFor(server, owner, tender)).offer;
  const second = (await offerFor(server, otherOwner, tender, { store_id: testStores.other })).offer;
  const [one, two] = first.lines;
  const part = [{ item_id: one?.item_id, quantity: 1 }];
  const taken = await award(awardBody(tender, first, { lines: part }));
  expect(taken.body.tender).toMatchObject({ state: 'OPEN', covered_count: 0 });
  expect(taken.body.order.total_amount).toBe((one?.unit_price ?? 0) + first.shipping_fee);
  const again = await award(awardBody(tender, first, { lines: [{ item_id: two?.item_id }] }));
  expect(again.body.errors?.code).toBe('offer_state_conflict');
  const rest = await award(awardBody(tender, second));
  expect(rest.body.tender).toMatchObject({ state: 'AWARDED', covered_count: 2 });
  const quantities = await sql<{ quantity: number }>`
    select quantity from order_lines where order_id = ${rest.body.order.id} order by id`.execute(
    server.database.db,
  );
  expect(quantities.rows.map(({ quantity }) => quantity).toSorted()).toEqual([3, 4]);
});

it('two buyers take the last of a shelf at once: one has it, the other is told and the offer stands', async () => {
  const [wanted] = await wantedItems(server, buyer, { quantity: 10 });
  const items = await itemsOf(server, wanted ? [wanted] : []);
  const [mine, theirs] = [
    await ask({ items }),
    await ask({ items, buyer_store_id: testStores.otherBuyer }, otherBuyer),
  ];
  const offers = [
    (await offerFor(server, owner, mine)).offer,
    (await offerFor(server, owner, theirs)).offer,
  ];
  await sql`update stocks k set reserved = k.stock - 10 * u.base_quantity from inventories i
    join product_units u on u.id = i.product_unit_id
    where i.id = ${wanted?.inventory_id} and k.store_id = i.store_id and k.variant_id = i.variant_id`.execute(
    server.database.db,
  );
  const [first, second] = await Promise.all([
    award(awardBody(mine, offers[0] as never)),
    award(awardBody(theirs, offers[1] as never), otherBuyer),
  ]);
  const answers = [first, second];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errors?.code).toBe('stock_insufficient');
  const loser = refused === first ? mine : theirs;
  expect((await stateOf(own, loser.id)).state).toBe('SENT');
  await sql`update stocks k set reserved = (select coalesce(sum(l.quantity * l.base_quantity), 0) from orders o
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      where o.store_id = k.store_id and l.variant_id = k.variant_id
        and o.fulfilment_status in ('NEW', 'PROCESSING', 'READY_FOR_PICKUP'))
    where k.store_id = ${own}`.execute(server.database.db);
  expect(await whatDoesNotAddUp(server.database.db, own)).toEqual([]);
});

it('by transfer it waits for its money, and is in work once it is paid', async () => {
  const tender = await askFor(server, buyer, { payment_method: 'TRANSFER' });
  const { offer } = await offerFor(server, owner, tender);
  const { order } = (await award(awardBody(tender, offer))).body;
  expect(order).toMatchObject({ fulfilment_status: 'NEW', payment_status: 'UNPAID' });
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: own };
  const paid = await payAndVerify(server, buyer, sides, order.id);
  expect(paid).toMatchObject({ fulfilment_status: 'PROCESSING', payment_status: 'PAID' });
  expect(await whatDoesNotAddUp(server.database.db, own)).toEqual([]);
});

it('what nobody took in time is over for both sides', async () => {
  const { db } = server.database;
  const [offered, open] = [
    await askFor(server, buyer),
    await askFor(server, buyer, { quantity: 3 }),
  ];
  await offerFor(server, owner, offered);
  await sql`update tenders set closes_at = now() - interval '1 minute' where id in (${offered.id}, ${open.id})`.execute(
    db,
  );
  expect(await expireTenders(db, signal)).toBe(2);
  await follow(offered);
  await follow(open);
  expect((await stateOf(own, offered.id)).state).toBe('EXPIRED');
  expect((await stateOf(own, open.id)).state).toBe('MISSED');
  const late = await award(awardBody(offered, { store_id: own, version: 1 }));
  expect(late.body.errors?.code).toBe('tender_closed');
});

it('an offer that is valid no longer is not taken, and may be sent again', async () => {
  const { db } = server.database;
  const tender = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  await sql`update tender_offers set valid_until = now() - interval '1 minute' where tender_id = ${tender.id}`.execute(
    db,
  );
  expect((await award(awardBody(tender, offer))).body.errors?.code).toBe('offer_expired');
  expect(await expireOffers(db, signal)).toBe(1);
  expect(await stateOf(own, tender.id)).toMatchObject({
    state: 'EXPIRED',
    allowed_actions: ['offer'],
  });
  const again = await offerFor(server, owner, tender, { valid_until: inDays(4) });
  expect(again.demand.state).toBe('SENT');
  expect((await award(awardBody(tender, again.offer))).status).toBe(200);
});
