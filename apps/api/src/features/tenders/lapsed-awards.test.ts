import { contract } from '@marketplace/contract/contract';
import type { TenderRow } from '@marketplace/contract/tender';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockUp } from '../../testing/stock-up.ts';
import { askFor, awardBody, inDays, offerFor, usualOffer, wishes } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { expireUnpaidOrders } from '../orders/moves/expire-orders.service.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';
import { followTender } from './matching/follow-tender.service.ts';
import { forgetMissed } from './matching/forget-missed.service.ts';
import { takeBackAwards } from './matching/take-back-award.service.ts';

let server: TestServer;
let [owner, buyer, otherOwner] = ['', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  otherOwner = await server.signIn(testPeople.otherOwner);
  await stockUp(db, own);
  await stockUp(db, other);
  await sql`insert into delivery_zones (store_id, city_id, fee)
    select s.id, b.city_id, 0 from stores s, stores b where s.id in (1, 2) and b.id = 5
    on conflict do nothing`.execute(db);
  // The present of the test world is long past; here nothing is overdue but what a test says.
  await sql`update orders set deadline_at = now() + interval '1 day' where deadline_at is not null`.execute(
    db,
  );
});
afterAll(() => server.close());

const { tenders, tenderOfferings } = contract;
const { signal } = new AbortController();
const { own, other, buyer: buyer_store_id } = testStores;

async function award(body: object) {
  const taken = await server.call(tenders.award, { body }, buyer);
  if (taken.status !== 200) throw new Error(`nothing was taken: ${taken.text}`);
  return taken.body;
}
const follow = ({ id: tender_id }: { id: string }) =>
  followTender(server.database.db, { buyer_store_id, tender_id });
const detailOf = async ({ id: tender_id }: { id: string }) =>
  (await server.call(tenders.detail, { query: { buyer_store_id, tender_id } }, buyer)).body;
const demandOf = async (store_id: string, { id: tender_id }: { id: string }) =>
  (
    await server.call(
      tenderOfferings.get,
      { query: { store_id, tender_id } },
      store_id === own ? owner : otherOwner,
    )
  ).body.demand;
const lossesOf = async (store_id: string) =>
  (
    await sql<{ orders: number }>`select coalesce(sum(orders), 0)::int as orders from order_losses
      where store_id = ${store_id} and cause = 'tender_lost' and variant_id = 0`.execute(
      server.database.db,
    )
  ).rows[0]?.orders;

/** What both sellers list, asked for to be paid by transfer, and offered by both. */
async function askBoth() {
  // Who lets many orders lapse in a day may place no more.
  await sql`update orders set updated_at = now() - interval '2 days' where buyer_store_id = ${buyer_store_id}
    and fulfilment_status in ('CANCELLED', 'EXPIRED')`.execute(server.database.db);
  const { rows } = await sql<{ product_unit_id: string; quantity: number }>`
    select a.product_unit_id, 2 as quantity from inventories a
    join inventories b on b.product_unit_id = a.product_unit_id and b.store_id = ${other}
    where a.store_id = ${own} and a.state = 'ACTIVE' and b.state = 'ACTIVE' order by 1 limit 2`.execute(
    server.database.db,
  );
  const body = wishes({ items: rows, payment_method: 'TRANSFER' });
  const { tender } = (await server.call(tenders.create, { body }, buyer)).body;
  await follow(tender);
  const mine = (await offerFor(server, owner, tender)).offer;
  const theirs = (await offerFor(server, otherOwner, tender, { store_id: other })).offer;
  return { tender, mine, theirs };
}

async function letLapse(order_id: string) {
  const { db } = server.database;
  await sql`update orders set deadline_at = now() - interval '1 second' where id = ${order_id}`.execute(
    db,
  );
  await expireUnpaidOrders(db, signal);
}

it('an award that nobody paid gives the demand back to all, and another may be made', async () => {
  const { db } = server.database;
  const { tender, mine, theirs } = await askBoth();
  const before = await lossesOf(other);
  const { order } = await award(awardBody(tender, mine));
  await follow(tender);
  expect((await demandOf(other, tender)).state).toBe('LOST');
  expect(await lossesOf(other)).toBe((before ?? 0) + 1);
  await letLapse(order.id);
  expect(await takeBackAwards(db, signal)).toBe(1);
  expect(await takeBackAwards(db, signal)).toBe(0);
  await follow(tender);
  const detail = await detailOf(tender);
  expect(detail.tender).toMatchObject({ state: 'OPEN', covered_count: 0, closed_at: null });
  expect(detail.items.map(({ awarded_pieces }) => awarded_pieces)).toEqual([0, 0]);
  expect(await demandOf(own, tender)).toMatchObject({
    state: 'SENT',
    tender_state: 'OPEN',
    offer: { order_id: null },
  });
  expect(await demandOf(other, tender)).toMatchObject({
    state: 'SENT',
    offer: { loss_reason: null },
  });
  expect(await lossesOf(other)).toBe(before);
  expect(await whatDoesNotAddUp(db)).toEqual([]);

  const again = await server.call(tenders.award, { body: awardBody(tender, mine) }, buyer);
  expect(again.body.errors?.code).toBe('offer_version_conflict');
  const taken = await award(awardBody(tender, theirs));
  expect(taken.tender.state).toBe('AWARDED');
  await follow(tender);
  expect((await demandOf(own, tender)).state).toBe('LOST');
  expect((await demandOf(other, tender)).state).toBe('WON');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('the same offer may be taken again once its order was cancelled', async () => {
  const { db } = server.database;
  const { tender, mine } = await askBoth();
  const { order } = await award(awardBody(tender, mine));
  const body = { buyer_store_id, order_id: order.id };
  expect((await server.call(contract.orders.cancel, { body }, buyer)).status).toBe(200);
  expect(await takeBackAwards(db, signal)).toBe(1);
  const now = (await detailOf(tender)).offers.find(({ store_id }) => store_id === own);
  const second = await award(awardBody(tender, { store_id: own, version: now?.version ?? 0 }));
  expect(second.order.id).not.toBe(order.id);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('who has missed it meanwhile may answer as well', async () => {
  const { db } = server.database;
  const tender = await askFor(server, buyer, { payment_method: 'TRANSFER' });
  const { rows } = await sql<{ store_id: string }>`select store_id from tender_fits
    where tender_id = ${tender.id} and store_id <> ${own}`.execute(db);
  const { order } = await award(awardBody(tender, (await offerFor(server, owner, tender)).offer));
  await follow(tender);
  await letLapse(order.id);
  await takeBackAwards(db, signal);
  await follow(tender);
  const found = await sql<{ store_id: string }>`select store_id from tender_fits
    where tender_id = ${tender.id} and state = 'OPEN'`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(found.rows.toSorted()).toEqual(rows.toSorted());
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('what the buyer has ended stays ended, without what was never paid', async () => {
  const { db } = server.database;
  const { tender, mine } = await askBoth();
  const part = { lines: [{ item_id: mine.lines[0]?.item_id }] };
  const { order } = await award(awardBody(tender, mine, part));
  const body = { buyer_store_id, tender_id: tender.id };
  await server.call(tenders.close, { body }, buyer);
  expect((await detailOf(tender)).tender.state).toBe('AWARDED');
  await follow(tender);
  await letLapse(order.id);
  await takeBackAwards(db, signal);
  await follow(tender);
  expect((await detailOf(tender)).tender.state).toBe('CLOSED');
  expect((await demandOf(own, tender)).state).toBe('EXPIRED');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

const wonThisMonth = async () => {
  const query = { seller_store_id: own };
  const { months } = (await server.call(tenderOfferings.results, { query }, owner)).body;
  return months[0]?.won_amount ?? 0;
};

it('of an offer that was taken in part the month counts its order, until that comes to nothing', async () => {
  const { tender, mine } = await askBoth();
  const before = await wonThisMonth();
  const part = { lines: [{ item_id: mine.lines[0]?.item_id }] };
  const { order } = await award(awardBody(tender, mine, part));
  expect(order.total_amount).toBeLessThan(mine.total_amount);
  expect(await wonThisMonth()).toBe(before + order.total_amount);
  await letLapse(order.id);
  expect(await wonThisMonth()).toBe(before);
  await takeBackAwards(server.database.db, signal);
  expect(await wonThisMonth()).toBe(before);
});

const rewrite = async (
  { id: tender_id, version }: Pick<TenderRow, 'id' | 'version'>,
  items: readonly object[],
) => {
  const body = { tender_id, version, ...wishes({ items }) };
  const { tender } = (await server.call(tenders.update, { body }, buyer)).body;
  await follow(tender);
  return tender;
};

it('what the buyer takes off and puts back may be offered again', async () => {
  const { db } = server.database;
  const asked = await askFor(server, buyer, { things: 2 });
  const items = (await detailOf(asked)).items.map(({ product_unit_id, quantity }) => ({
    product_unit_id,
    quantity,
  }));
  const { lines } = await usualOffer(server, owner, asked);
  const { offer: first } = await offerFor(server, owner, asked, { lines: lines.slice(0, 1) });
  const before = await lossesOf(own);
  const gone = items.filter((item) => item.product_unit_id !== first.lines[0]?.product_unit_id);
  const without = await rewrite(asked, gone);
  expect((await demandOf(own, asked)).state).toBe('LOST');
  expect(await lossesOf(own)).toBe((before ?? 0) + 1);
  const whole = await rewrite(without, items);
  const demand = await demandOf(own, asked);
  expect(demand).toMatchObject({ state: 'EXPIRED', allowed_actions: ['offer'] });
  expect(demand.copywriting).toContain('Kirim lagi sebelum');
  expect(await lossesOf(own)).toBe(before);
  expect(await follow(whole)).toBe(0);
  const again = await offerFor(server, owner, asked, { valid_until: inDays(2) });
  expect(again.demand.state).toBe('SENT');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('demands that were missed long ago are forgotten, and counted no more', async () => {
  const { db } = server.database;
  const { id } = await askFor(server, buyer);
  await sql`update tenders set closes_at = now() - interval '400 days', state = 'EXPIRED', closed_at = now()
    where id = ${id}`.execute(db);
  await follow({ id });
  await sql`update tender_fits set closes_at = now() - interval '400 days' where tender_id = ${id}`.execute(
    db,
  );
  const { rows } = await sql`select from tender_fits where tender_id = ${id}`.execute(db);
  expect(await forgetMissed(db, signal)).toBe(rows.length);
  const left = await sql`select from tender_fits where tender_id = ${id}`.execute(db);
  expect([rows.length > 0, left.rows]).toEqual([true, []]);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
