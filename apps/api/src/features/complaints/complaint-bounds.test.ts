import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { complaints } = contract;
let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
});
afterAll(() => server.close());

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string } } }) => [
  status,
  body.errors?.code,
];
const refuse = { offer: null, text: 'Barang kami kirim utuh.' };
const neverCame = { kind: 'NOT_RECEIVED', lines: undefined };
const all = async (order_id: string) =>
  (await at.linesOf(order_id)).map(({ line_id, quantity }) => ({ line_id, quantity }));

/** What it costs to bring something to the buyer. */
async function bringingCosts(fee: number) {
  const { db } = server.database;
  const { city_id } = await db
    .selectFrom('stores')
    .where('id', '=', at.buyer_store_id)
    .select('city_id')
    .executeTakeFirstOrThrow();
  const body = { store_id: at.store_id, city_id, fee, minimum_amount: 0 };
  await server.call(contract.deliveryZones.save, { body }, at.owner);
}

it('cash that nobody has paid does not go back: all of the order, or nothing', async () => {
  await bringingCosts(12_000);
  const complaint = await at.complained('SHIPPED', { things: 2 }, neverCame);
  const { order_id } = complaint;
  const lines = await all(order_id);
  const { order } = await at.detail(complaint);
  expect(order.shipping_fee).toBe(12_000);
  const offered = async (offer: Record<string, unknown>) => {
    const { body } = await at.respond(complaint, { offer });
    return Object.entries(body.errors?.fields ?? {}).map(([field, { code }]) => [field, code]);
  };
  expect(await offered({ kind: 'REFUND', lines })).toEqual([
    ['offer.shipping_amount', 'not_paid_yet'],
  ]);
  const shipping_amount = order.shipping_fee;
  expect(await offered({ kind: 'REFUND', lines: lines.slice(1), shipping_amount })).toEqual([
    ['offer.lines', 'not_paid_yet'],
  ]);
  expect(await offered({ kind: 'REPLACEMENT', lines })).toEqual([['offer.kind', 'not_paid_yet']]);
  await at.respond(complaint, refuse);
  const part = await at.resolve(complaint, { verdict: 'PART', lines });
  expect(part.body.errors?.fields).toMatchObject({ shipping_amount: { code: 'not_paid_yet' } });
  const till = await at.held('TILL', 'NONE');
  await at.resolve(complaint, { verdict: 'WHOLE' });
  await at.timePasses();
  expect(await at.statusOf(order_id)).toMatchObject({
    fulfilment_status: 'RETURNED',
    payment_status: 'UNPAID',
    complaint_refund_amount: 0,
  });
  expect(await at.held('REFUND_PAYABLE', 'COMPLAINT', complaint.id)).toBe(0);
  expect(await at.held('TILL', 'NONE')).toBe(till);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from postings where order_id = ${order_id}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
  expect(await at.wrongSums()).toEqual([]);
});

it('a verdict is not escaped by taking the complaint back, before an appeal or after it', async () => {
  const complaint = await at.complained('DELIVERED');
  await at.respond(complaint, refuse);
  const decided = await at.resolve(complaint, { verdict: 'NOTHING' });
  expect(decided.body.complaint.state).toBe('DECIDED');
  expect(codeOf(await at.withdraw(complaint))).toEqual([409, 'complaint_state_conflict']);
  const appeal = { ...at.ofBuyer(complaint), text: 'Fotonya jelas, mohon diperiksa lagi.' };
  const appealed = await server.call(complaints.buyerAppeal, { body: appeal }, at.buyer);
  expect(appealed.body.complaint).toMatchObject({ state: 'IN_REVIEW', allowed_actions: [] });
  expect(codeOf(await at.withdraw(complaint))).toEqual([409, 'complaint_state_conflict']);
  expect((await at.statusOf(complaint.order_id)).fulfilment_status).toBe('IN_COMPLAINT');
  const early = await at.complained('DELIVERED');
  await at.respond(early, refuse);
  expect((await at.withdraw(early)).body.complaint.state).toBe('WITHDRAWN');
});

it('an order is complained about ten times at most, those taken back among them', async () => {
  const order_id = await at.order('DELIVERED');
  for (let each = 0; each < 10; each += 1) {
    const { body } = await at.register(order_id);
    expect((await at.withdraw(body.complaint)).status).toBe(200);
  }
  expect(codeOf(await at.register(order_id))).toEqual([409, 'complaint_limit_reached']);
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('DELIVERED');
});

it('an order on terms that a complaint has completed falls due like any other', async () => {
  const more = { payment_method: 'TERM', term_days: 7, things: 2 };
  const complaint = await at.complained('SHIPPED', more, neverCame);
  const { order_id } = complaint;
  const [line] = await all(order_id);
  await at.respond(complaint, { offer: { kind: 'REFUND', lines: [{ ...line, quantity: 1 }] } });
  await at.accept(complaint);
  await sql`update order_history set created_at = created_at - interval '10 days'
    where order_id = ${order_id}`.execute(server.database.db);
  const query = { store_id: at.store_id, buyer_store_id: at.buyer_store_id };
  const { body } = await server.call(contract.creditBook.detail, { query }, at.owner);
  const owed = body.orders.find((order) => order.order_id === order_id);
  const { total_amount, complaint_refund_amount } = await at.statusOf(order_id);
  expect(owed).toMatchObject({
    late_days: 3,
    open_amount: total_amount - complaint_refund_amount,
  });
});

const isOver = (id: string) =>
  sql`update complaints set deadline_at = now() where id = ${id}`.execute(server.database.db);

it('who answers after the time is told so, also before the clock has come by', async () => {
  const conflict = [409, 'complaint_state_conflict'];
  const complaint = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  await isOver(complaint.id);
  const late = await at.respond(complaint, refuse);
  expect(codeOf(late)).toEqual(conflict);
  expect(JSON.parse(late.text).errors.current_complaint).toMatchObject({
    state: 'OPEN',
    allowed_actions: [],
  });
  expect(codeOf(await at.withdraw(complaint))).toEqual(conflict);
  const offered = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  const lines = await all(offered.order_id);
  await at.respond(offered, { offer: { kind: 'REFUND', lines } });
  await isOver(offered.id);
  expect(codeOf(await at.accept(offered))).toEqual(conflict);
  expect(codeOf(await at.decline(offered))).toEqual(conflict);
  await at.timePasses();
  await at.resolve(offered, { verdict: 'NOTHING' });
  await isOver(offered.id);
  const appeal = { ...at.ofBuyer(offered), text: 'Fotonya jelas, mohon diperiksa lagi.' };
  expect(codeOf(await server.call(complaints.buyerAppeal, { body: appeal }, at.buyer))).toEqual(
    conflict,
  );
  expect(await at.statusOf(offered.order_id)).toMatchObject({ complaint_refund_amount: 0 });
  expect(await at.wrongSums()).toEqual([]);
});

it('a verdict that was meant as the first is not taken for the final one', async () => {
  const complaint = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  await at.respond(complaint, refuse);
  await at.resolve(complaint, { verdict: 'NOTHING' });
  const appeal = { ...at.ofBuyer(complaint), text: 'Fotonya jelas, mohon diperiksa lagi.' };
  await server.call(complaints.buyerAppeal, { body: appeal }, at.buyer);
  const stale = await at.resolve(complaint, { verdict: 'WHOLE', is_appealed: false });
  expect(codeOf(stale)).toEqual([409, 'complaint_state_conflict']);
  expect(JSON.parse(stale.text).errors.current_complaint).toMatchObject({
    state: 'IN_REVIEW',
    is_appealed: true,
  });
  expect(await at.statusOf(complaint.order_id)).toMatchObject({ complaint_refund_amount: 0 });
  const final = await at.resolve(complaint, { verdict: 'WHOLE', is_appealed: true });
  expect(final.body.complaint.state).toBe('RESOLVED');
  expect(await at.wrongSums()).toEqual([]);
});

it('what was offered and not taken no longer stands, and what was not given is not said to be', async () => {
  const offered = async () => {
    const complaint = await at.complained('DELIVERED');
    const lines = await all(complaint.order_id);
    await at.respond(complaint, { offer: { kind: 'REFUND', lines } });
    return complaint;
  };
  const declined = await offered();
  expect((await at.decline(declined)).body.complaint.refund_amount).toBeNull();
  expect((await at.detail(declined)).terms).toBeNull();
  await at.resolve(declined, { verdict: 'WHOLE' });
  const appeal = { ...at.ofSeller(declined), text: 'Kami tidak setuju sama sekali.' };
  const appealed = await server.call(complaints.sellerAppeal, { body: appeal }, at.owner);
  expect(appealed.body.complaint.refund_amount).toBeNull();
  const after = await at.detail(declined);
  expect(after.terms).toBeNull();
  expect(after.timeline.flatMap(({ terms }) => (terms ? [terms.kind] : []))).toEqual([
    'REFUND',
    'REFUND',
  ]);
  const withdrawn = await offered();
  await at.withdraw(withdrawn);
  expect((await at.detail(withdrawn)).terms).toBeNull();

  const unpaid = await at.complained('SHIPPED', {}, neverCame);
  await at.respond(unpaid, refuse);
  await at.resolve(unpaid, { verdict: 'WHOLE' });
  await at.timePasses();
  const { complaint, terms } = await at.detail(unpaid);
  expect(complaint).toMatchObject({ state: 'RESOLVED', refund_amount: 0 });
  expect(terms).toMatchObject({ refund_amount: 0, shipping_amount: 0 });
  expect(terms?.lines.map(({ amount }) => amount)).toEqual(terms?.lines.map(() => 0));
});
