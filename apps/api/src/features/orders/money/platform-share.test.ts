import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openComplaints } from '../../../testing/complaints.ts';
import { type Goods, goodsFor, runPromotion, runVoucher } from '../../../testing/discounts.ts';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { opsPayouts, money } = contract;
let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let goods: Goods[];
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  const { db } = server.database;
  bank = await openPayouts(server);
  at = await openComplaints(server);
  await bank.account();
  await stockUp(db, at.store_id);
  goods = await goodsFor(db, at.store_id, 2);
  // 3 x 2.000 off the first thing, of which the marketplace pays 56 %; and 10 % of the store's own off all.
  await runPromotion(db, at.store_id, goods.slice(0, 1), { quota: 6, share: 56 });
  await runVoucher(db, at.store_id, { kind: 'VOLUME', minimum_quantity: 2 });
});

/** Three of the first thing and one of the second: 24.000 and 10.000, less a tenth. */
const [first, second] = [21_600, 9000];
const share = 3360;
const order = (payment_method: string, to: 'DELIVERED' | 'COMPLETED' = 'COMPLETED') =>
  at.order(to, {
    payment_method,
    delivery: 'BUYER_PICKUP',
    ...(payment_method === 'TERM' && { term_days: 14 }),
    lines: goods.map(({ inventory_id }, index) => ({
      inventory_id,
      quantity: index === 0 ? 3 : 1,
    })),
  });

/** Debits and credits of an order by account, of some causes. */
async function booked(order_id: string, ...causes: string[]) {
  const { rows } = await sql<{ account: string; amount: number }>`
    select l.account::text, sum(l.amount)::int as amount from postings p
    join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
    where p.order_id = ${order_id} and p.cause::text = any(${causes}::text[])
    group by 1 having sum(l.amount) <> 0`.execute(server.database.db);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const payoutOf = async (order_id: string) => {
  const { rows } = await sql<{ amount: number; state: string | null }>`
    select o.amount::int, p.state::text from payout_orders o left join payouts p on p.store_id = o.store_id
      and p.id = o.payout_id
    where o.order_id = ${order_id}`.execute(server.database.db);
  return rows[0];
};
const send = async () => {
  await bank.schedule();
  const payout = (await bank.list()).find(({ state }) => state === 'SCHEDULED');
  const body = { store_id: bank.store_id, payout_id: payout?.id ?? '' };
  expect((await server.call(opsPayouts.send, { body }, at.operator)).status).toBe(200);
};
const addsUp = async () => expect(await at.wrongSums()).toEqual([]);
/** Of the first thing so many go back. */
async function giveBack(order_id: string, quantity: number) {
  const [line] = await at.linesOf(order_id);
  const lines = [{ line_id: line?.line_id ?? '', quantity }];
  const { complaint } = (await at.register(order_id, { lines })).body;
  await at.respond(complaint, { offer: { kind: 'REFUND', lines } });
  const accepted = await at.accept(complaint);
  expect(accepted.status, accepted.text).toBe(200);
  return accepted.body.complaint;
}

it.each([
  ['TRANSFER', first + second + share],
  ['COD', share],
  ['TERM', share],
])(
  '%s: the marketplace pays its part when the order is complete, and the store gets it [RT-65]',
  async (method, held) => {
    const order_id = await order(method, 'DELIVERED');
    expect(await booked(order_id, 'PLATFORM_SHARE')).toEqual({});
    const { buyer_store_id } = at;
    const confirm = () =>
      server.call(
        contract.orderBuyer.confirmReceived,
        { body: { buyer_store_id, order_id } },
        at.buyer,
      );
    await confirm();
    await confirm();
    expect(await booked(order_id, 'PLATFORM_SHARE')).toEqual({ ESCROW: share, SALES: -share });
    // What the store gave away by itself is no sale.
    expect(await booked(order_id, 'COMPLETED')).toMatchObject({ SALES: -(first + second) });
    const { PLATFORM_FEE } = await booked(order_id, 'FEE');
    const { rows } = await sql<{ fee: number }>`
      select sum(round(line_total * fee_basis_points / 10000))::int as fee from order_lines
      where order_id = ${order_id}`.execute(server.database.db);
    expect(PLATFORM_FEE).toBe(rows[0]?.fee);
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(held);
    const query = { store_id: at.store_id, kind: 'HELD', page_size: '100' };
    const { data } = (await server.call(money.holdings, { query }, at.owner)).body;
    expect(data.find((row) => row.order_id === order_id)).toMatchObject({ amount: held });
    expect(await payoutOf(order_id)).toEqual({ amount: held, state: null });
    await send();
    expect(await payoutOf(order_id)).toEqual({ amount: held, state: 'SENT' });
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(0);
    await addsUp();
  },
);

it.each(['TRANSFER', 'COD', 'TERM'])(
  '%s: what a complaint gives back takes its part of the share along, before the payout out of what is held [RT-65]',
  async (method) => {
    const order_id = await order(method);
    const complaint = await giveBack(order_id, 1);
    expect(complaint.refund_amount).toBe(first / 3);
    expect(await booked(order_id, 'SHARE_GIVEN_BACK')).toEqual({
      REFUNDS: share / 3,
      ESCROW: -share / 3,
    });
    const left = (method === 'TRANSFER' ? second + (first * 2) / 3 : 0) + (share * 2) / 3;
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(left);
    expect(await payoutOf(order_id)).toMatchObject({ amount: left });
    await addsUp();
    await giveBack(order_id, 2);
    const rest = method === 'TRANSFER' ? second : 0;
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(rest);
    expect(await payoutOf(order_id)).toEqual(rest ? { amount: rest, state: null } : undefined);
    await addsUp();
  },
);

it.each(['TRANSFER', 'COD', 'TERM'])(
  '%s: what was paid out already the store owes, and the next payout keeps it [RT-65]',
  async (method) => {
    const order_id = await order(method);
    await send();
    const complaint = await giveBack(order_id, 1);
    const owed = share / 3 + (method === 'TRANSFER' ? first / 3 : 0);
    expect(await booked(order_id, 'SHARE_GIVEN_BACK')).toEqual({
      REFUNDS: share / 3,
      CLAIM_PAYABLE: -share / 3,
    });
    expect(await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint.id)).toBe(-owed);
    await addsUp();
    await order('TRANSFER');
    await send();
    expect(await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint.id)).toBe(0);
    await addsUp();
  },
);

it.each(['TRANSFER', 'COD', 'TERM'])(
  '%s: an order that is complete by its complaint has the share of what is left [RT-65]',
  async (method) => {
    const order_id = await order(method, 'DELIVERED');
    await giveBack(order_id, 2);
    expect(await at.statusOf(order_id)).toMatchObject({ fulfilment_status: 'COMPLETED' });
    expect(await booked(order_id, 'PLATFORM_SHARE', 'SHARE_GIVEN_BACK')).toEqual({
      ESCROW: share / 3,
      SALES: -share,
      REFUNDS: (share * 2) / 3,
    });
    const held = share / 3 + (method === 'TRANSFER' ? second + first / 3 : 0);
    expect(await payoutOf(order_id)).toEqual({ amount: held, state: null });
    await addsUp();
  },
);

it('what the marketplace pays is nobody’s purchase: sums by buyer are what buyers paid [RT-65]', async () => {
  const order_id = await order('COD');
  await giveBack(order_id, 1);
  const { rows } = await sql<{ account: string; party: string; amount: number }>`
    select l.account::text, l.party::text, sum(l.amount)::int as amount from postings p
    join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
    where p.order_id = ${order_id} and l.account in ('SALES', 'REFUNDS')
    group by 1, 2 order by 1 desc, 2 desc`.execute(server.database.db);
  expect(rows.map(({ account, party, amount }) => [account, party, amount])).toEqual([
    ['SALES', 'NONE', -share],
    ['SALES', 'BUYER', -(first + second)],
    ['REFUNDS', 'NONE', share / 3],
    ['REFUNDS', 'BUYER', first / 3],
  ]);
  await addsUp();
});

it('money that a buyer complains about waits, also where only the share is held [RT-65]', async () => {
  const order_id = await order('COD');
  await bank.schedule();
  expect(await payoutOf(order_id)).toEqual({ amount: share, state: 'SCHEDULED' });
  const { complaint } = (await at.register(order_id)).body;
  expect(await payoutOf(order_id)).toEqual({ amount: share, state: null });
  await at.withdraw(complaint);
  await send();
  expect(await payoutOf(order_id)).toEqual({ amount: share, state: 'SENT' });
  await addsUp();
});
