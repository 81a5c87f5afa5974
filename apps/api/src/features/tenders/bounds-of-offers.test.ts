import { contract } from '@marketplace/contract/contract';
import type { TenderRow } from '@marketplace/contract/tender';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFor, awardBody, offerFor, usualOffer, wishes } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let [owner, clerk, buyer] = ['', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const { tenders, tenderOfferings, deliveryZones } = contract;
const store_id = testStores.own;
const most = 9_999_999;

const ask = (items: object[]) => server.call(tenders.create, { body: wishes({ items }) }, buyer);

const codesOf = (fields: Record<string, { code: string }> | undefined) =>
  Object.entries(fields ?? {}).map(([field, { code }]) => `${field} ${code}`);

/** A unit of the catalogue that holds so many pieces, or more. */
async function unitOf(pieces: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from product_units where base_quantity >= ${pieces}::int order by base_quantity, id limit 1`.execute(
    server.database.db,
  );
  return rows[0]?.id ?? '';
}

it('more pieces or more money than can be reckoned with are refused beside the item', async () => {
  const dus = await ask([{ product_unit_id: await unitOf(40), quantity: most }]);
  expect([dus.status, codesOf(dus.body.errors?.fields)]).toEqual([
    400,
    ['items.0.quantity too_big'],
  ]);
  const item = { product_unit_id: await unitOf(1), quantity: 2_000, target_price: 999_999_999 };
  const dear = await ask([
    { ...item, quantity: 1, target_price: 1_000 },
    { ...item, product_unit_id: await unitOf(2) },
  ]);
  expect([dear.status, codesOf(dear.body.errors?.fields)]).toEqual([
    400,
    ['items.1.target_price too_big'],
  ]);
});

it('a counter-offer that comes to more than an order may is refused', async () => {
  const tender = await askFor(server, buyer, { quantity: 2_000 });
  const usual = await usualOffer(server, owner, tender);
  const lines = usual.lines.map((line) => ({ ...line, quantity: 2_000 }));
  const { offer } = await offerFor(server, owner, tender, { lines });
  const dear = [{ item_id: offer.lines[0]?.item_id, unit_price: 999_999_999 }];
  const body = awardBody(tender, offer, { lines: dear });
  const refused = await server.call(tenders.counter, { body }, buyer);
  expect([refused.status, codesOf(refused.body.errors?.fields)]).toEqual([400, ['lines too_big']]);
});

it('what is asked for bringing the goods is bounded, so that the fee is of the goods', async () => {
  const tender = await askFor(server, buyer);
  const usual = await usualOffer(server, owner, tender);
  const goods = usual.lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  const tenth = Math.floor(goods / 10);
  const send = async (more: object) => {
    const body = { ...usual, ...more };
    const sent = await server.call(tenderOfferings.create, { body }, owner);
    return sent.status === 200 ? sent.body.offer.version : codesOf(sent.body.errors?.fields);
  };
  expect(await send({ delivery: 'BUYER_PICKUP', shipping_fee: 1 })).toEqual([
    'shipping_fee too_big',
  ]);
  expect(await send({ shipping_fee: tenth + 1 })).toEqual(['shipping_fee too_big']);
  expect(await send({ shipping_fee: tenth })).toBe(1);
  const zone = { store_id, city_id: tender.city_id };
  await server.call(deliveryZones.save, { body: { ...zone, fee: tenth + 500 } }, owner);
  expect(await send({ version: 1, shipping_fee: tenth + 501 })).toEqual(['shipping_fee too_big']);
  expect(await send({ version: 1, shipping_fee: tenth + 500 })).toBe(2);
  await server.call(deliveryZones.remove, { body: zone }, owner);
});

it('who may not see costs is not told the least price, and is refused below it as ever', async () => {
  const setFloor = (floor_margin_percent: number | null) => {
    const body = { store_id, floor_margin_percent, validity_days: 5 };
    return server.call(tenderOfferings.writeSettings, { body }, owner);
  };
  const tender = await askFor(server, buyer);
  const usual = await usualOffer(server, owner, tender);
  const inventory_id = usual.lines[0]?.inventory_id;
  await sql`update inventories set cost_price = price where id = ${inventory_id}`.execute(
    server.database.db,
  );
  await setFloor(50);
  const lineOf = async (token: string) => {
    const query = { store_id, tender_id: tender.id };
    return (await server.call(tenderOfferings.defaultOffering, { query }, token)).body.lines[0];
  };
  expect(await lineOf(owner)).toMatchObject({ price_from: 'FLOOR' });
  const seen = await lineOf(clerk);
  expect(seen?.price_from).toMatch(/^(?:TIER|PRICE)$/);
  expect(seen?.unit_price).toBe(usual.lines[0]?.unit_price);
  const refused = await server.call(tenderOfferings.create, { body: usual }, clerk);
  expect(refused.body.errors?.code).toBe('offer_below_floor');
  await setFloor(null);
});

it('a counter-offer may be answered whatever was said before', async () => {
  const tender: TenderRow = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  await sql`insert into tender_rounds (store_id, tender_id, kind, side, payload_hash)
    select ${store_id}::bigint, ${tender.id}::bigint, 'REVISED', 'SELLER', 'x' from generate_series(1, 18)`.execute(
    server.database.db,
  );
  const lines = [{ item_id: offer.lines[0]?.item_id, unit_price: 900 }];
  const counter = awardBody(tender, offer, { lines });
  expect((await server.call(tenders.counter, { body: counter }, buyer)).status).toBe(200);
  const no = { store_id, tender_id: tender.id, version: 2, accepts: false };
  expect((await server.call(tenderOfferings.answerCounter, { body: no }, owner)).status).toBe(200);
  const again = { ...counter, version: 3 };
  const refused = await server.call(tenders.counter, { body: again }, buyer);
  expect(refused.body.errors?.code).toBe('offer_rounds_reached');
});

it('what is asked for bringing them gets less with the goods, by a counter-offer and by an award of some', async () => {
  const tender = await askFor(server, buyer, { quantity: 10 });
  const usual = await usualOffer(server, owner, tender);
  const [line] = usual.lines;
  if (!line) throw new Error('nothing is offered');
  const lines = [{ ...line, quantity: 10, unit_price: 100_000 }];
  const { offer } = await offerFor(server, owner, tender, { lines, shipping_fee: 100_000 });
  const dear = [{ item_id: line.item_id, unit_price: 1_000 }];
  const counter = awardBody(tender, offer, { lines: dear });
  expect((await server.call(tenders.counter, { body: counter }, buyer)).status).toBe(200);
  const yes = { store_id, tender_id: tender.id, version: 2, accepts: true };
  const { body } = await server.call(tenderOfferings.answerCounter, { body: yes }, owner);
  expect(body.offer).toMatchObject({ shipping_fee: 1_000, total_amount: 11_000 });
  const some = awardBody(tender, body.offer, { lines: [{ item_id: line.item_id, quantity: 2 }] });
  const awarded = await server.call(tenders.award, { body: some }, buyer);
  expect(awarded.body.order).toMatchObject({ total_amount: 2_200 });
});
