import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFor, inDays, offerFor, usualOffer } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

let server: TestServer;
let [owner, admin, clerk, buyer] = ['', '', '', ''];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  admin = await server.signIn(testPeople.admin);
  clerk = await server.signIn(testPeople.orderStaff);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const store_id = testStores.own;
const { tenders, tenderOfferings } = contract;

const say = <E extends Endpoint>(entry: E, body: object, token = owner) =>
  server.call(entry, { body }, token);

const shown = async (tender_id: string) =>
  (await server.call(tenderOfferings.get, { query: { store_id, tender_id } }, owner)).body;

const usual = async (tender_id: string) =>
  (await server.call(tenderOfferings.defaultOffering, { query: { store_id, tender_id } }, owner))
    .body;

const setFloor = (floor_margin_percent: number | null) =>
  say(tenderOfferings.writeSettings, { store_id, floor_margin_percent, validity_days: 5 });

it('of two clerks at once one answers, and the other is told with the offer there is', async () => {
  const tender = await askFor(server, buyer);
  const body = await usualOffer(server, owner, tender);
  const answers = await Promise.all([
    say(tenderOfferings.create, { ...body, note: 'Dari Bambang' }),
    say(tenderOfferings.create, { ...body, note: 'Dari Lina' }, admin),
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused?.body.errors).toMatchObject({
    code: 'offer_version_conflict',
    current_offer: { version: 1 },
    current_demand: { state: 'SENT' },
  });
});

it('the same offer sent again is answered as the first time, and is one', async () => {
  const tender = await askFor(server, buyer);
  const body = await usualOffer(server, owner, tender);
  const first = await say(tenderOfferings.create, body);
  const again = await say(tenderOfferings.create, body);
  expect(again.body).toEqual(first.body);
  expect((await shown(tender.id)).offer?.rounds).toHaveLength(1);
});

it('a demand that the buyer has changed is looked at again before it is answered', async () => {
  const tender = await askFor(server, buyer);
  const body = await usualOffer(server, owner, tender);
  const { items } = (
    await server.call(
      tenders.detail,
      { query: { buyer_store_id: tender.buyer_store_id, tender_id: tender.id } },
      buyer,
    )
  ).body;
  const changed = {
    buyer_store_id: tender.buyer_store_id,
    tender_id: tender.id,
    version: 1,
    items: items.map(({ product_unit_id }) => ({ product_unit_id, quantity: 3 })),
    delivery: tender.delivery,
    payment_method: tender.payment_method,
    needed_by: tender.needed_by,
    closes_at: tender.closes_at,
  };
  const updated = await say(tenders.update, changed, buyer);
  expect(updated.status).toBe(200);
  expect((await say(tenders.update, changed, buyer)).status).toBe(200);
  const refused = await say(tenderOfferings.create, body);
  expect(refused.body.errors).toMatchObject({
    code: 'tender_changed',
    current_demand: { tender_version: 2 },
  });
  const sent = await offerFor(server, owner, tender);
  expect(sent.offer).toMatchObject({ tender_version: 2, is_outdated: false });
});

it('says of each line what is wrong with it', async () => {
  const tender = await askFor(server, buyer, { things: 2 });
  const body = await usualOffer(server, owner, tender);
  const [first, second] = body.lines;
  const fieldsOf = async (lines: object[], more: object = {}) =>
    (await say(tenderOfferings.create, { ...body, lines, ...more })).body.errors?.fields;
  expect(await fieldsOf([{ ...first, item_id: '999999999' }])).toHaveProperty(
    ['lines.0.item_id', 'code'],
    'item_unknown',
  );
  expect(await fieldsOf([{ ...first, quantity: 3 }])).toHaveProperty(
    ['lines.0.quantity', 'code'],
    'more_than_wanted',
  );
  const substitute = { ...first, inventory_id: second?.inventory_id, quantity: 1 };
  expect(await fieldsOf([substitute])).toHaveProperty(
    ['lines.0.substitute_note', 'code'],
    'substitute_needs_words',
  );
  for (const unit_price of [0, 1_000_000_000, 1e12, 1.5])
    expect(await fieldsOf([{ ...first, unit_price }])).toHaveProperty('lines.0.unit_price');
  expect(await fieldsOf([{ ...first }], { valid_until: inDays(0.01) })).toHaveProperty(
    'valid_until',
  );
  expect(await fieldsOf([{ ...first }], { valid_until: inDays(60) })).toHaveProperty('valid_until');
  const part = await say(tenderOfferings.create, {
    ...body,
    lines: [{ ...substitute, substitute_note: 'Merek lain, isi sama' }],
  });
  expect(part.body.offer.lines).toMatchObject([{ is_substitute: true }]);
});

it('[API-38] proposes the price of the quantity, what this buyer last took it for, and never less than the margin', async () => {
  await setFloor(null);
  const tender = await askFor(server, buyer, { quantity: 4 });
  const [line] = (await usual(tender.id)).lines;
  const offer = await offerFor(server, owner, tender, {
    lines: [{ ...(await usualOffer(server, owner, tender)).lines[0], unit_price: 7_777 }],
  });
  const award = { buyer_store_id: tender.buyer_store_id, tender_id: tender.id };
  await say(
    tenders.award,
    { ...award, seller_store_id: store_id, version: offer.offer.version },
    buyer,
  );
  const next = await askFor(server, buyer, { quantity: 4 });
  expect((await usual(next.id)).lines[0]).toMatchObject({
    inventory_id: line?.inventory_id,
    unit_price: 7_777,
    price_from: 'LAST_WIN',
  });
  await sql`update inventories set cost_price = 9000 where id = ${line?.inventory_id}`.execute(
    server.database.db,
  );
  await setFloor(10);
  expect((await usual(next.id)).lines[0]).toMatchObject({
    unit_price: 10_000,
    price_from: 'FLOOR',
  });
  const below = { ...(await usualOffer(server, owner, next)) };
  const lines = below.lines.map((each) => ({ ...each, unit_price: 9_999 }));
  const refused = await say(tenderOfferings.create, { ...below, lines });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject({
    code: 'offer_below_floor',
    fields: { 'lines.0.unit_price': { code: 'below_floor' } },
  });
  await setFloor(null);
});

it('[API-38] matches another unit of the ladder, and offers no more than there is', async () => {
  const { rows } = await sql<{
    inventory_id: string;
    other_unit: string;
    base: number;
    other: number;
  }>`
    select i.id as inventory_id, o.id as other_unit, u.base_quantity as base, o.base_quantity as other
    from inventories i join product_units u on u.id = i.product_unit_id
    join product_units o on o.variant_id = i.variant_id and o.base_quantity > u.base_quantity
    join stocks k on k.store_id = i.store_id and k.variant_id = i.variant_id
    where i.store_id = ${store_id} and i.state = 'ACTIVE' and k.stock - k.reserved > 3 * o.base_quantity
      and not exists (select from inventories x where x.store_id = i.store_id and x.product_unit_id = o.id)
    order by i.id limit 1`.execute(server.database.db);
  const [found] = rows;
  if (!found) throw new Error('no ladder to climb');
  const tender = await askFor(server, buyer, {
    items: [{ product_unit_id: found.other_unit, quantity: 2 }],
  });
  const [line] = (await usual(tender.id)).lines;
  expect(line).toMatchObject({
    is_same_unit: false,
    wanted_quantity: Math.ceil((2 * found.other) / (line?.base_quantity ?? 1)),
  });
  const many = await askFor(server, buyer, {
    items: [{ product_unit_id: found.other_unit, quantity: Math.floor(9_999_999 / found.other) }],
  });
  const [short] = (await usual(many.id)).lines;
  expect(short?.quantity).toBe(short?.available);
});

it('a counter-offer is refused, taken, or answered by another round', async () => {
  const tender = await askFor(server, buyer);
  const { offer } = await offerFor(server, owner, tender);
  const counter = (version: number, unit_price: number) =>
    say(
      tenders.counter,
      {
        buyer_store_id: tender.buyer_store_id,
        tender_id: tender.id,
        seller_store_id: store_id,
        version,
        lines: [{ item_id: offer.lines[0]?.item_id, unit_price }],
        note: 'Bisa kurang?',
      },
      buyer,
    );
  expect((await counter(1, 2_000)).status).toBe(200);
  const asked = await shown(tender.id);
  expect(asked.demand.allowed_actions).toContain('answer_counter');
  expect(asked.offer?.lines[0]).toMatchObject({ counter_price: 2_000 });
  const of = { store_id, tender_id: tender.id };
  const no = { ...of, version: 2, accepts: false };
  expect((await say(tenderOfferings.answerCounter, no)).status).toBe(200);
  expect((await say(tenderOfferings.answerCounter, no)).status).toBe(200);
  expect((await counter(3, 2_100)).status).toBe(200);
  const yes = await say(tenderOfferings.answerCounter, { ...of, version: 4, accepts: true });
  expect(yes.body.offer).toMatchObject({
    waits_for: 'BUYER',
    subtotal: 2_100 * (offer.lines[0]?.quantity ?? 0),
  });
  const kinds = yes.body.offer.rounds.map(({ kind }) => kind);
  expect(kinds).toEqual([
    'OFFERED',
    'COUNTERED',
    'COUNTER_REFUSED',
    'COUNTERED',
    'COUNTER_ACCEPTED',
  ]);
  const taken = await say(tenderOfferings.withdraw, { ...of, version: 5 });
  expect(taken.body.demand).toMatchObject({ state: 'WITHDRAWN', allowed_actions: ['offer'] });
  expect((await say(tenderOfferings.withdraw, { ...of, version: 5 })).status).toBe(200);
});

it('[API-75] a demand that nobody is interested in leaves the list, is lost, and comes back', async () => {
  const tender = await askFor(server, buyer);
  const of = { store_id, tender_id: tender.id };
  const lost = async () => {
    const query = { store_id, days: '7', cause: 'tender_declined' };
    const { causes } = (await server.call(contract.orderLoss.summary, { query }, owner)).body;
    return causes.find(({ cause }) => cause === 'tender_declined')?.amount ?? 0;
  };
  const before = await lost();
  const no = { ...of, reason: 'price_too_low', note: '' };
  const declined = await say(tenderOfferings.reject, no, clerk);
  expect(declined.body.demand).toMatchObject({
    state: 'DECLINED',
    allowed_actions: ['undo_decline'],
  });
  expect((await say(tenderOfferings.reject, no, clerk)).status).toBe(200);
  expect((await say(tenderOfferings.reject, no)).body.errors?.code).toBe('offer_state_conflict');
  expect(await lost()).toBeGreaterThan(before);
  expect((await shown(tender.id)).declined).toMatchObject({ reason: 'price_too_low' });
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
  expect((await say(tenderOfferings.undoReject, of)).body.demand.state).toBe('OPEN');
  expect((await say(tenderOfferings.undoReject, of)).body.demand.state).toBe('OPEN');
  expect(await lost()).toBe(before);
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
  const bare = await say(tenderOfferings.reject, { ...of, reason: 'other' });
  expect(bare.body.errors?.fields).toHaveProperty('note');
});
