import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { complaints, opsComplaints } = contract;
let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
  await sql`delete from complaint_steps`.execute(server.database.db);
  await sql`delete from complaint_lines`.execute(server.database.db);
  await sql`delete from complaints`.execute(server.database.db);
});
afterAll(() => server.close());

const refuse = { offer: null, text: 'Kami kirim utuh.' };
const list = async (query: Record<string, string> = {}, token = at.owner) =>
  (
    await server.call(
      complaints.list,
      { query: { is_seller: 'true', seller_store_id: at.store_id, ...query } },
      token,
    )
  ).body;
const report = (order_id: string, more: Record<string, unknown> = {}) =>
  server.call(
    complaints.registerReport,
    {
      body: {
        store_id: at.store_id,
        order_id,
        kind: 'BUYER_UNREACHABLE',
        description: 'Toko tutup dan telepon tidak diangkat.',
        ...more,
      },
    },
    at.owner,
  );

it('a seller’s report goes to the marketplace and never moves the order [API-27]', async () => {
  const order_id = await at.order('SHIPPED');
  const { body } = await report(order_id);
  expect(body.complaint).toMatchObject({ state: 'IN_REVIEW', reported_by: 'SELLER' });
  expect((await report(order_id)).body.complaint.id).toBe(body.complaint.id);
  const other = await report(order_id, { kind: 'WRONG_ADDRESS' });
  expect(other.body.errors?.code).toBe('complaint_exists');
  const query = { ...at.ofSeller(body.complaint), store_id: at.buyer_store_id, is_seller: 'false' };
  const seen = await server.call(complaints.detail, { query }, at.buyer);
  expect(seen.body.errors?.code).toBe('complaint_not_found');
  await at.resolve(body.complaint, { verdict: 'WHOLE' });
  await at.timePasses();
  const { complaint } = await at.detail(body.complaint);
  expect(complaint).toMatchObject({ state: 'RESOLVED', refund_amount: 0 });
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('SHIPPED');
  expect(await at.wrongSums()).toEqual([]);
});

it('is asked for with the seller’s flag, and pages as orders do [RP-06] [EN-12]', async () => {
  const made = [];
  for (let each = 0; each < 3; each += 1) made.push(await at.complained('DELIVERED'));
  await at.respond(made[0] as (typeof made)[number], refuse);
  const first = await list({ page_size: '2' });
  expect(first).toMatchObject({ page: 1, total_data: 4, total_page: 2, total_is_capped: false });
  expect(first.data.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
  const second = await list({ page_size: '2', page: '2' });
  expect(second.data.map(({ state }) => state)).toEqual(['IN_REVIEW', 'RESOLVED']);
  const query = { is_seller: 'false', buyer_store_id: at.buyer_store_id };
  const own = await server.call(complaints.list, { query }, at.buyer);
  // What the seller reported is not among them.
  expect(own.body.data.map(({ reported_by }) => reported_by)).toEqual(['BUYER', 'BUYER', 'BUYER']);
});

it('is narrowed by state, kind, side, order and words, in one store and in all [EN-12]', async () => {
  const { order_id, order_number, buyer_name } = await at.complained(
    'DELIVERED',
    {},
    { kind: 'SHORT' },
  );
  const only = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ order_id }) => order_id);
  expect(await only({ kind: 'SHORT' })).toEqual([order_id]);
  expect(await only({ order_id })).toEqual([order_id]);
  expect(await only({ query: order_number.toLowerCase() })).toEqual([order_id]);
  expect((await list({ query: buyer_name, state: 'OPEN,IN_REVIEW' })).total_data).toBe(4);
  expect((await list({ reported_by: 'SELLER' })).total_data).toBe(1);
  const everywhere = { is_seller: 'true', select_all_seller_store: 'true' };
  const all = await server.call(complaints.list, { query: everywhere }, at.owner);
  expect(all.body).toMatchObject({ ...(await list()), seen: expect.anything() });
  const stranger = await server.signIn(testPeople.otherOwner);
  const theirs = await server.call(complaints.list, { query: everywhere }, stranger);
  expect(theirs.body.total_data).toBe(0);
  const query = { seller_store_id: testStores.own };
  expect((await server.call(complaints.list, { query }, stranger)).status).toBe(403);
});

it('the summary counts by state, and says what waits first [ST-20]', async () => {
  const query = { seller_store_id: at.store_id, is_seller: 'true' };
  const { body } = await server.call(complaints.summary, { query }, at.owner);
  const counted = await Promise.all(
    (['OPEN', 'IN_REVIEW', 'RESOLVED'] as const).map(
      async (state) => (await list({ state })).total_data,
    ),
  );
  expect([body.counts.OPEN, body.counts.IN_REVIEW, body.counts.RESOLVED]).toEqual(counted);
  expect(body.counts).toMatchObject({ OPEN: 3, OFFERED: 0 });
  const open = (await list({ state: 'OPEN' })).data.map(({ deadline_at }) => deadline_at);
  expect(body.next_answer_at).toBe(open.sort()[0]);
  expect(body.to_hand_over).toEqual({ count: 0, amount: 0, next_due_at: null });
});

it('nobody answers: it goes to the marketplace, whose verdict is appealed against once', async () => {
  const complaint = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  await at.timePasses();
  const lists = await server.call(opsComplaints.list, { query: {} }, at.operator);
  expect(lists.body.data.map(({ id }) => id)).toContain(complaint.id);
  const decided = await at.resolve(complaint, { verdict: 'NOTHING' });
  expect(decided.body.complaint.state).toBe('DECIDED');
  expect((await at.resolve(complaint, { verdict: 'NOTHING' })).status).toBe(200);
  expect((await at.resolve(complaint, { verdict: 'WHOLE' })).status).toBe(409);
  const appeal = { ...at.ofBuyer(complaint), text: 'Fotonya jelas, mohon diperiksa lagi.' };
  const appealed = await server.call(complaints.buyerAppeal, { body: appeal }, at.buyer);
  expect(appealed.body.complaint).toMatchObject({ state: 'IN_REVIEW', is_appealed: true });
  expect((await server.call(complaints.buyerAppeal, { body: appeal }, at.buyer)).status).toBe(200);
  const final = await at.resolve(complaint, { verdict: 'WHOLE', is_appealed: true });
  expect(final.body.complaint.state).toBe('RESOLVED');
  expect((await at.statusOf(complaint.order_id)).fulfilment_status).toBe('RETURNED');
  const late = await server.call(
    complaints.sellerAppeal,
    { body: { ...at.ofSeller(complaint), text: 'Kami tidak setuju sama sekali.' } },
    at.owner,
  );
  expect(late.body.errors?.code).toBe('complaint_state_conflict');
  const { detail } = (
    await server.call(opsComplaints.detail, { query: at.ofSeller(complaint) }, at.operator)
  ).body;
  expect(detail.timeline.map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
    'BUYER REGISTERED',
    'SYSTEM TIMED_OUT',
    'OPERATOR DECIDED',
    'BUYER APPEALED',
    'OPERATOR DECIDED',
  ]);
  expect(await at.wrongSums()).toEqual([]);
});

it('open screens are told of every step, with where it was counted before', async () => {
  const stream = await readEvents(server, at.owner);
  const complaint = await at.complained('DELIVERED');
  await at.respond(complaint, refuse);
  const inState = (state: string) =>
    stream.find(
      ({ kind, payload }) =>
        kind === 'complaint.changed' && payload.id === complaint.id && payload.state === state,
    );
  const heard = [await inState('OPEN'), await inState('IN_REVIEW')].map(({ data }) => data.payload);
  stream.close();
  expect(heard).toMatchObject([
    { id: complaint.id, state: 'OPEN', previous_state: null, allowed_actions: ['respond'] },
    { id: complaint.id, state: 'IN_REVIEW', previous_state: 'OPEN' },
  ]);
});

it('is reported with the seller’s flag as without it, and by nobody else’s [RP-06]', async () => {
  const order_id = await at.order('SHIPPED');
  const flagged = await report(order_id, { is_seller: true });
  expect(flagged.body.complaint).toMatchObject({ state: 'IN_REVIEW', reported_by: 'SELLER' });
  expect((await report(order_id)).body.complaint.id).toBe(flagged.body.complaint.id);
  const buyers = await report(order_id, { is_seller: false });
  expect(buyers.body.errors?.fields).toMatchObject({ is_seller: { code: 'invalid' } });
});
