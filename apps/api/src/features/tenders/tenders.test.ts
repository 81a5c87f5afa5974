import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFor, awardBody, offerFor, usualOffer } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { followTender } from './matching/follow-tender.service.ts';

let server: TestServer;
let [owner, buyer, clerk] = ['', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  clerk = await server.signIn(testPeople.orderStaff);
});
afterAll(() => server.close());

const store_id = testStores.own;
const { tenders, tenderOfferings } = contract;

const listed = async (more: object = {}, token = owner) =>
  (
    await server.call(
      tenderOfferings.list,
      { query: { seller_store_id: store_id, ...more } },
      token,
    )
  ).body;

const demandOf = async (tender_id: string) =>
  (await listed({ page_size: '100' })).data.find((row) => row.tender_id === tender_id);

it('[API-38] [API-75] a demand reaches the store, is answered as it stands, and becomes an order', async () => {
  const before = (await listed()).counts;
  const tender = await askFor(server, buyer, { things: 2, quantity: 3 });
  const row = await demandOf(tender.id);
  expect(row).toMatchObject({
    state: 'OPEN',
    item_count: 2,
    served_count: 2,
    offer: null,
    allowed_actions: ['offer', 'decline'],
  });
  expect((await listed()).counts.OPEN).toBe(before.OPEN + 1);
  const body = await usualOffer(server, owner, tender);
  expect(body.lines).toHaveLength(2);
  const { demand, offer } = await offerFor(server, owner, tender);
  expect(demand).toMatchObject({ state: 'SENT', allowed_actions: ['revise', 'withdraw'] });
  expect(offer.rounds.map(({ kind }) => kind)).toEqual(['OFFERED']);
  const awarded = await server.call(tenders.award, { body: awardBody(tender, offer) }, buyer);
  expect(awarded.text).toContain('AWARDED');
  const { order } = awarded.body;
  expect(order).toMatchObject({
    fulfilment_status: 'PROCESSING',
    total_amount: offer.total_amount,
  });
  const won = await demandOf(tender.id);
  expect(won).toMatchObject({ state: 'WON', offer: { order_id: order.id } });
  const { counts } = await listed();
  expect(counts).toEqual({ ...before, WON: before.WON + 1 });
  await followTender(server.database.db, {
    buyer_store_id: tender.buyer_store_id,
    tender_id: tender.id,
  });
  expect((await listed()).counts).toEqual(counts);
});

it('shows the clerk what it is about, and costs to who may know them', async () => {
  const asked = await askFor(server, buyer);
  const query = { store_id, tender_id: asked.id };
  const seen = await server.call(tenderOfferings.get, { query }, owner);
  const [item] = seen.body.items;
  expect(item?.listings[0]).toMatchObject({ is_same_unit: true, quantity: 2 });
  expect(item?.listings[0]?.cost_price).toEqual(expect.any(Number));
  expect(seen.body.buyer).toMatchObject({ address: '', phone_number: null });
  const byClerk = await server.call(tenderOfferings.get, { query }, clerk);
  expect(byClerk.body.items[0]?.listings[0]).toMatchObject({
    cost_price: null,
    margin_percent: null,
    floor_price: null,
  });
});
