import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFor, awardBody, offerFor, usualOffer } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let [owner, buyer] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const { own, buyer: buyer_store_id } = testStores;
const { tenders } = contract;

/** The same offer from other stores: its first line alone, for one rupiah a piece. */
async function copyToMany(tender_id: string, count: number) {
  const { db } = server.database;
  const { rows } = await sql<{ id: string }>`
    insert into stores (name, unique_id, city_id, is_seller, allows_selling)
    select 'Toko ' || n, 'copy-' || ${tender_id} || '-' || n, s.city_id, true, true
    from stores s cross join generate_series(1, ${count}::int) n where s.id = ${own} returning id`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const copied = (alias: string, more: string) =>
    sql.raw(`(jsonb_populate_record(${alias}, jsonb_build_object('store_id', s.id ${more}))).*`);
  const stores = sql`unnest(${ids}::bigint[]) as s (id)`;
  const of = sql`t.store_id = ${own} and t.tender_id = ${tender_id}`;
  await sql`insert into tender_fits select ${copied('t', '')} from tender_fits t, ${stores} where ${of}`.execute(
    db,
  );
  const cheap = `, 'subtotal', 1, 'shipping_fee', 0, 'total_amount', 1`;
  await sql`insert into tender_offers select ${copied('t', cheap)} from tender_offers t, ${stores} where ${of}`.execute(
    db,
  );
  await sql`insert into tender_offer_lines select ${copied('t', `, 'quantity', 1, 'unit_price', 1`)}
    from tender_offer_lines t, ${stores} where ${of} and t.item_id = (select min(l.item_id) from tender_offer_lines l
      where l.store_id = t.store_id and l.tender_id = t.tender_id)`.execute(db);
}

const offersFor = async (tender_id: string) =>
  (await server.call(tenders.detail, { query: { buyer_store_id, tender_id } }, buyer)).body.offers;

it('what serves most comes first and is pushed out by no number of cheap parts', async () => {
  const tender = await askFor(server, buyer, { things: 2 });
  const { offer } = await offerFor(server, owner, tender);
  await copyToMany(tender.id, 60);
  const offers = await offersFor(tender.id);
  expect(offers).toHaveLength(50);
  const [first, ...others] = offers;
  expect(first).toEqual({ ...offer, store_name: expect.any(String), city: expect.any(String) });
  expect(others.every(({ lines, rounds }) => lines.length === 1 && rounds.length === 0)).toBe(true);
});

it('what was taken comes before all others', async () => {
  const tender = await askFor(server, buyer, { things: 2, quantity: 4 });
  const { lines } = await usualOffer(server, owner, tender);
  const { offer } = await offerFor(server, owner, tender, { lines: lines.slice(0, 1) });
  await copyToMany(tender.id, 60);
  const part = { lines: [{ item_id: lines[0]?.item_id, quantity: 1 }] };
  const body = awardBody(tender, offer, part);
  expect((await server.call(tenders.award, { body }, buyer)).status).toBe(200);
  expect((await offersFor(tender.id))[0]).toMatchObject({ store_id: own, state: 'WON' });
});
