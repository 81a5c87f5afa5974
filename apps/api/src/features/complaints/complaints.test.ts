import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { orderAt } from '../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { completeOrders } from '../orders/moves/complete-orders.service.ts';

const { complaints, storage } = contract;
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
const wholeBack = (lines: { line_id: string; quantity: number }[]) =>
  lines.map(({ line_id, quantity }) => ({ line_id, quantity }));

it('a buyer’s complaint stops the order, and taken back the order goes on where it was [ST-21] [API-27]', async () => {
  const order_id = await at.order('DELIVERED');
  await sql`update orders set deadline_at = now() + interval '1 hour' where id = ${order_id}`.execute(
    server.database.db,
  );
  const { body } = await at.register(order_id);
  expect(body.complaint).toMatchObject({
    state: 'OPEN',
    reported_by: 'BUYER',
    kind: 'DAMAGED',
    allowed_actions: ['withdraw'],
  });
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('IN_COMPLAINT');
  // By the clock of the delivery it would be complete by now.
  await sql`update orders set deadline_at = now() where id = ${order_id}`.execute(
    server.database.db,
  );
  await completeOrders(server.database.db, new AbortController().signal);
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('IN_COMPLAINT');
  expect((await at.withdraw(body.complaint)).body.complaint.state).toBe('WITHDRAWN');
  expect((await at.withdraw(body.complaint)).status).toBe(200);
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('DELIVERED');
  expect(await at.wrongSums()).toEqual([]);
});

it('is complained about once at a time: twice is answered alike, otherwise it says which there is', async () => {
  const order_id = await at.order('DELIVERED', { things: 2 });
  const first = await at.register(order_id);
  const again = await at.register(order_id);
  expect([again.status, again.body.complaint.id]).toEqual([200, first.body.complaint.id]);
  const other = await at.register(order_id, { kind: 'SHORT' });
  expect(codeOf(other)).toEqual([409, 'complaint_exists']);
  expect(JSON.parse(other.text).errors.current_complaint.id).toBe(first.body.complaint.id);
  // What was refused once is not complained about again; what is left may be.
  await at.respond(first.body.complaint, refuse);
  await at.resolve(first.body.complaint, { verdict: 'NOTHING' });
  await at.timePasses();
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('DELIVERED');
  const twice = await at.register(order_id);
  expect(twice.body.errors).toMatchObject({
    fields: { 'lines.0.quantity': { code: 'more_than_ordered' } },
  });
});

it('not about another’s order, nor what was not sent, nor after seven days', async () => {
  const order_id = await at.order('COMPLETED');
  const stranger = await server.signIn(testPeople.otherBuyer);
  const foreign = await at.register(order_id, { buyer_store_id: testStores.otherBuyer }, stranger);
  expect(codeOf(foreign)).toEqual([404, 'order_not_found']);
  expect(codeOf(await at.register(order_id, {}, stranger))).toEqual([403, 'permission_denied']);
  const processed = await at.order('PROCESSING');
  expect(codeOf(await at.register(processed))).toEqual([409, 'order_state_conflict']);
  const onItsWay = await at.order('SHIPPED');
  expect(codeOf(await at.register(onItsWay))).toEqual([409, 'order_state_conflict']);
  const neverCame = { kind: 'NOT_RECEIVED', lines: undefined };
  const justSent = await orderAt(server, at.buyer, at.sides, 'SHIPPED');
  expect(codeOf(await at.register(justSent, neverCame))).toEqual([409, 'complaint_too_early']);
  await at.sentEarlier(justSent);
  expect((await at.register(justSent, neverCame)).status).toBe(200);
  await sql`update order_history set created_at = created_at - interval '8 days'
    where order_id = ${order_id}`.execute(server.database.db);
  expect(codeOf(await at.register(order_id))).toEqual([409, 'complaint_too_late']);
  const otherOwner = await server.signIn(testPeople.otherOwner);
  const complaint = await at.complained('DELIVERED');
  const body = { ...at.ofSeller(complaint), store_id: testStores.other, ...refuse };
  const answered = await server.call(complaints.respond, { body }, otherOwner);
  expect(codeOf(answered)).toEqual([404, 'complaint_not_found']);
  const query = { ...at.ofSeller(complaint), store_id: testStores.other };
  expect(codeOf(await server.call(complaints.detail, { query }, otherOwner))).toEqual([
    404,
    'complaint_not_found',
  ]);
});

it('an offer that is taken is carried out: goods are back on the shelf, everything returned [API-27]', async () => {
  const complaint = await at.complained('DELIVERED', { things: 2 });
  const { order_id } = complaint;
  const stock = await at.stockOf(order_id);
  const lines = await at.linesOf(order_id);
  const { order } = await at.detail(complaint);
  const offer = {
    kind: 'RETURN',
    goods: 'TO_STOCK',
    lines: wholeBack(lines),
    shipping_amount: order.shipping_fee,
  };
  const offered = await at.respond(complaint, { offer, text: 'Maaf, kirim kembali saja.' });
  expect(offered.body.complaint).toMatchObject({
    state: 'OFFERED',
    refund_amount: order.total_amount,
  });
  expect((await at.accept(complaint)).body.complaint.state).toBe('RESOLVED');
  expect((await at.accept(complaint)).status).toBe(200);
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('RETURNED');
  expect(await at.stockOf(order_id)).toBeGreaterThan(stock);
  const { timeline } = await at.detail(complaint);
  expect(timeline.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['REGISTERED', 'BUYER'],
    ['OFFERED', 'SELLER'],
    ['ACCEPTED', 'BUYER'],
  ]);
  expect(await at.wrongSums()).toEqual([]);
});

it('what is replaced leaves the shelf and no money moves; what cannot be sold stays off it', async () => {
  const complaint = await at.complained('DELIVERED');
  const lines = wholeBack(await at.linesOf(complaint.order_id));
  const stock = await at.stockOf(complaint.order_id);
  await at.respond(complaint, { offer: { kind: 'REPLACEMENT', lines } });
  expect((await at.accept(complaint)).text).toContain('RESOLVED');
  expect(await at.stockOf(complaint.order_id)).toBeLessThan(stock);
  expect(await at.statusOf(complaint.order_id)).toMatchObject({
    fulfilment_status: 'COMPLETED',
    complaint_refund_amount: 0,
  });
  const lost = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  const before = await at.stockOf(lost.order_id);
  await at.respond(lost, refuse);
  await at.resolve(lost, { verdict: 'WHOLE', goods: 'TO_LOSS' });
  await at.timePasses();
  expect(await at.stockOf(lost.order_id)).toBe(before);
  expect(await at.wrongSums()).toEqual([]);
});

it('nothing goes back beyond what was paid, line by line, and each field says so', async () => {
  const complaint = await at.complained('DELIVERED', { things: 2 });
  const [one, two] = await at.linesOf(complaint.order_id);
  if (!one || !two) throw new Error('there are two lines');
  const offer = {
    kind: 'REFUND',
    lines: [
      { line_id: one.line_id, quantity: one.quantity + 1 },
      { line_id: two.line_id, quantity: 1, amount: two.unit_price + 1 },
      { line_id: '999999', quantity: 1 },
    ],
    shipping_amount: 99_999_999,
  };
  const { status, body } = await at.respond(complaint, { offer });
  expect(status).toBe(400);
  expect(body.errors?.fields).toMatchObject({
    'offer.lines.0.quantity': { code: 'more_than_ordered' },
    'offer.lines.1.amount': { code: 'more_than_paid' },
    'offer.lines.2.line_id': { code: 'line_unknown' },
    'offer.shipping_amount': { code: 'more_than_paid' },
  });
  const over = await at.resolve(complaint, { verdict: 'WHOLE' });
  expect(codeOf(over)).toEqual([409, 'complaint_state_conflict']);
});

it('of two answers at once one wins, and the other is told how it stands [ER-14]', async () => {
  const complaint = await at.complained('DELIVERED');
  const colleague = await server.signIn(testPeople.admin);
  const offer = { kind: 'REFUND', lines: wholeBack(await at.linesOf(complaint.order_id)) };
  const answers = await Promise.all([
    at.respond(complaint, { offer }),
    at.respond(complaint, refuse, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const { errors } = JSON.parse(lost?.text ?? '{}');
  const won = answers.find(({ status }) => status === 200)?.body.complaint;
  expect(errors.error_message).toBe('Komplain ini sudah berubah. Lihat keadaannya sekarang.');
  expect(errors.current_complaint).toMatchObject({ id: complaint.id, state: won?.state });
  const both = await Promise.all([at.accept(complaint), at.withdraw(complaint)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await at.wrongSums()).toEqual([]);
});

it('of a complaint and the clock that completes the order both are right, whoever is first', async () => {
  const { db } = server.database;
  for (let round = 0; round < 3; round += 1) {
    const order_id = await at.order('DELIVERED', { payment_method: 'TRANSFER' });
    await sql`update orders set deadline_at = now() where id = ${order_id}`.execute(db);
    const [registered] = await Promise.all([
      at.register(order_id),
      completeOrders(db, new AbortController().signal),
    ]);
    expect(registered.status).toBe(200);
    const { fulfilment_status } = await at.statusOf(order_id);
    expect(['IN_COMPLAINT', 'COMPLETED']).toContain(fulfilment_status);
    expect(await at.wrongSums()).toEqual([]);
  }
});

it('both sides’ photos are opened by both, once used they are of no other complaint', async () => {
  const photo_id = await at.sendPhoto();
  const complaint = await at.complained('DELIVERED', {}, { photo_ids: [photo_id] });
  const answer_id = await at.sendPhoto(at.owner, at.store_id);
  await at.respond(complaint, { ...refuse, photo_ids: [answer_id] });
  const { timeline } = await at.detail(complaint);
  expect(timeline.map(({ photo_ids }) => photo_ids)).toEqual([[photo_id], [answer_id]]);
  for (const [token, store_id] of [
    [at.owner, at.store_id],
    [at.buyer, at.buyer_store_id],
  ] as const)
    for (const file_id of [photo_id, answer_id]) {
      const query = { store_id, file_id };
      expect((await server.call(storage.fileLink, { query }, token)).status).toBe(200);
    }
  const shown = { ...at.ofSeller(complaint), photo_id };
  const { opsComplaints } = contract;
  expect((await server.call(opsComplaints.photo, { query: shown }, at.operator)).status).toBe(200);
  const again = await at.register(await at.order('DELIVERED'), { photo_ids: [photo_id] });
  expect(codeOf(again)).toEqual([404, 'file_not_found']);
});
