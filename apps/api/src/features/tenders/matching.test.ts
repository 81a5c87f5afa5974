import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { askFor, offerFor } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { setStoreFlags } from '../stores/stores.service.ts';
import { followLater, followTender } from './matching/follow-tender.service.ts';
import { matchChangedShelves } from './matching/match-shelves.service.ts';

let server: TestServer;
let [owner, buyer] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const { deliveryZones, tenderOfferings } = contract;
const { signal } = new AbortController();
const store_id = testStores.own;

const stateOf = async (tender_id: string) => {
  const { rows } = await sql<{ state: string; served_count: number }>`
    select state::text, served_count from tender_fits
    where store_id = ${store_id} and tender_id = ${tender_id}`.execute(server.database.db);
  return rows[0];
};

const openCount = async () =>
  (await server.call(tenderOfferings.summary, { query: { seller_store_id: store_id } }, owner)).body
    .counts.OPEN;

/** The listings of the goods that a demand is about. */
async function listingsOf(tender_id: string) {
  const { rows } = await sql<{ id: string; version: number }>`
    select i.id, i.version from tender_items t join inventories i on i.variant_id = t.variant_id
    where t.tender_id = ${tender_id} and i.store_id = ${store_id} order by i.id`.execute(
    server.database.db,
  );
  return rows;
}

async function setState(tender_id: string, state: 'ACTIVE' | 'INACTIVE') {
  await list(tender_id, state);
  await matchChangedShelves(server.database.db, signal);
}

async function list(tender_id: string, state: 'ACTIVE' | 'INACTIVE') {
  const inventories = (await listingsOf(tender_id)).map(({ id, version }) => ({
    inventory_id: id,
    version,
  }));
  const body = { store_id, state, inventories };
  const changed = await server.call(contract.inventories.updateState, { body }, owner);
  expect(changed.status).toBe(200);
}

const toMatch = async (of: string) =>
  (
    await sql<{ before_tender_id: string | null }>`
      select before_tender_id from demands_to_match where store_id = ${of}`.execute(
      server.database.db,
    )
  ).rows;

it('goods that are no longer sold take the demand with them, and bring it back', async () => {
  const tender = await askFor(server, buyer);
  const before = await openCount();
  await setState(tender.id, 'INACTIVE');
  expect(await stateOf(tender.id)).toBeUndefined();
  expect(await openCount()).toBe(before - 1);
  await setState(tender.id, 'ACTIVE');
  expect(await stateOf(tender.id)).toEqual({ state: 'OPEN', served_count: 1 });
  expect(await openCount()).toBe(before);
});

it('what was answered stays, whatever the store sells', async () => {
  const tender = await askFor(server, buyer);
  await offerFor(server, owner, tender);
  await setState(tender.id, 'INACTIVE');
  expect((await stateOf(tender.id))?.state).toBe('SENT');
  await setState(tender.id, 'ACTIVE');
});

it('where the store delivers decides, and another city is found within a minute', async () => {
  const { db } = server.database;
  const far = await sql<{ id: string }>`select id from cities where name = 'Jayapura'`.execute(db);
  const city_id = far.rows[0]?.id ?? '';
  const tender = await askFor(server, buyer);
  await sql`update tenders set city_id = ${city_id}::bigint where id = ${tender.id}`.execute(db);
  await followTender(db, { buyer_store_id: tender.buyer_store_id, tender_id: tender.id });
  expect(await stateOf(tender.id)).toBeUndefined();
  const zone = { store_id, city_id, fee: 15_000 };
  await server.call(deliveryZones.save, { body: zone }, owner);
  await matchChangedShelves(db, signal);
  expect((await stateOf(tender.id))?.state).toBe('OPEN');
  const query = { store_id, tender_id: tender.id };
  const usual = await server.call(tenderOfferings.defaultOffering, { query }, owner);
  expect(usual.body).toMatchObject({ shipping_fee: 15_000 });
  await server.call(deliveryZones.remove, { body: { store_id, city_id } }, owner);
  await matchChangedShelves(db, signal);
  expect(await stateOf(tender.id)).toBeUndefined();
});

it('who fetches the goods is seen by those who are near', async () => {
  const tender = await askFor(server, buyer, { delivery: 'BUYER_PICKUP' });
  const { rows } = await sql<{ distance_km: number }>`
    select distance_km from tender_fits where tender_id = ${tender.id}`.execute(server.database.db);
  for (const { distance_km } of rows) expect(distance_km).toBeLessThanOrEqual(30);
});

it('following it again changes nothing and tells nobody', async () => {
  const { db } = server.database;
  const tender = await askFor(server, buyer);
  const { rows } = await sql<{ last: number }>`
    select last from event_places where store_id = ${store_id} and area = 'order'`.execute(db);
  const { id: tender_id, buyer_store_id } = tender;
  expect(await followTender(db, { tender_id, buyer_store_id })).toBe(0);
  const after = await sql<{ last: number }>`
    select last from event_places where store_id = ${store_id} and area = 'order'`.execute(db);
  expect(after.rows).toEqual(rows);
});

it('a new fit is told to the store with its row, and with none of its lists before', async () => {
  const tender = await askFor(server, buyer);
  const { rows } = await sql<{ payload: { tender_id: string; previous_state: string | null } }>`
    select payload from store_events where store_id = ${store_id} and kind = 'tender.changed'
    order by id desc limit 1`.execute(server.database.db);
  expect(rows[0]?.payload).toMatchObject({
    tender_id: tender.id,
    previous_state: null,
    state: 'OPEN',
  });
});

it('a demand that cannot be matched holds up none of the others', async () => {
  const { db } = server.database;
  const older = await askFor(server, buyer);
  const broken = await askFor(server, buyer, { quantity: 3 });
  await setState(older.id, 'INACTIVE');
  // Worth more than any amount may be.
  await sql`update tender_items set quantity = 2000000000, target_price = 999999999, base_quantity = 1
    where tender_id = ${broken.id}`.execute(db);
  await list(older.id, 'ACTIVE');
  await expect(matchChangedShelves(db, signal)).rejects.toThrow('1 times matching demands failed');
  expect((await stateOf(older.id))?.state).toBe('OPEN');
  expect(await toMatch(store_id)).toEqual([]);
  await sql`update tender_items set is_wanted = false where tender_id = ${broken.id}`.execute(db);
});

it('of many demands some are looked at in a run, each once, and other stores wait for none of them', async () => {
  const { db } = server.database;
  const older = await askFor(server, buyer);
  const newer = await askFor(server, buyer, { quantity: 4 });
  await setState(older.id, 'INACTIVE');
  await list(older.id, 'ACTIVE');
  await sql`insert into demands_to_match (store_id, variant_id) values (${testStores.other}, 0)`.execute(
    db,
  );
  await matchChangedShelves(db, signal, 1);
  expect((await stateOf(newer.id))?.state).toBe('OPEN');
  expect(await stateOf(older.id)).toBeUndefined();
  expect(await toMatch(store_id)).toEqual([{ before_tender_id: newer.id }]);
  const elsewhere = await toMatch(testStores.other);
  expect(elsewhere.filter(({ before_tender_id }) => before_tender_id === null)).toEqual([]);
  await matchChangedShelves(db, signal, 1);
  expect((await stateOf(older.id))?.state).toBe('OPEN');
  while ((await toMatch(store_id)).length > 0) await matchChangedShelves(db, signal, 1);
});

it('a store that may sell no more sees none, and all again once it may', async () => {
  const { db } = server.database;
  const tender = await askFor(server, buyer);
  await setStoreFlags(db, store_id, { allows_selling: false }, 'test');
  await matchChangedShelves(db, signal);
  expect(await stateOf(tender.id)).toBeUndefined();
  await setStoreFlags(db, store_id, { allows_selling: true }, 'test');
  await matchChangedShelves(db, signal);
  expect((await stateOf(tender.id))?.state).toBe('OPEN');
});

it('a demand that waits to be followed is noted once, and again once that has begun', async () => {
  const { db } = server.database;
  const { id: tender_id, buyer_store_id } = await askFor(server, buyer);
  const key = { tender_id, buyer_store_id };
  const noted = async () =>
    (
      await sql`select from jobs where name = 'tenders.follow' and input ->> 'tender_id' = ${tender_id}`.execute(
        db,
      )
    ).rows.length;
  await sql`update jobs set state = 'WAITING' where input ->> 'tender_id' = ${tender_id}`.execute(
    db,
  );
  await inTransaction(db, (db) => followLater(db, key));
  expect(await noted()).toBe(1);
  await sql`update jobs set state = 'RUNNING' where input ->> 'tender_id' = ${tender_id}`.execute(
    db,
  );
  await inTransaction(db, (db) => followLater(db, key));
  expect(await noted()).toBe(2);
});
