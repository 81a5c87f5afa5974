import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemScope } from '../../../platform/store-scope.ts';
import { openComplaints } from '../../../testing/complaints.ts';
import {
  endDiscounts,
  type Goods,
  goodsFor,
  runPromotion,
  runVoucher,
  unitsTaken,
  voucherTaken,
} from '../../../testing/discounts.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireOrders, expireUnpaidOrders } from './expire-orders.service.ts';
import { moveOrder } from './move-order.service.ts';
import { releaseOrderStock } from './order-stock.service.ts';

let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
let thing: Goods;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
  await stockUp(server.database.db, at.store_id);
  [thing] = (await goodsFor(server.database.db, at.store_id, 1)) as [Goods];
  await sql`update orders set deadline_at = now() + interval '1 day' where deadline_at is not null`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());
beforeEach(() => endDiscounts(server.database.db, at.store_id));

const { signal } = new AbortController();
const late = (order_id: string) =>
  sql`update orders set deadline_at = now() - interval '1 second' where id = ${order_id}`.execute(
    server.database.db,
  );
const ofSeller = (order_id: string) => ({ store_id: at.store_id, order_id });
const because = { reason_id: 'out_of_stock', note: '' };

type Stop = (order_id: string) => Promise<unknown>;

const reject: Stop = (order_id) =>
  server.call(contract.orders.reject, { body: { ...ofSeller(order_id), ...because } }, at.owner);
const cancel: Stop = (order_id) =>
  server.call(
    contract.orders.cancel,
    { body: { buyer_store_id: at.buyer_store_id, order_id } },
    at.buyer,
  );
const expire: Stop = async (order_id) => {
  await late(order_id);
  return expireOrders(server.database.db, signal);
};
const expireUnpaid: Stop = async (order_id) => {
  await late(order_id);
  return expireUnpaidOrders(server.database.db, signal);
};
const release: Stop = (order_id) =>
  server.call(contract.orderUnpaid.release, { body: ofSeller(order_id) }, at.owner);
const comesBack: Stop = (order_id) =>
  server.call(
    contract.orders.deliveryFailed,
    { body: { ...ofSeller(order_id), reason_id: 'buyer_closed', note: '' } },
    at.owner,
  );
const byOperator: Stop = (order_id) =>
  moveOrder(server.database.db, undefined, systemScope([at.store_id]), order_id, {
    from: ['PROCESSING'],
    to: 'CANCELLED',
    actor: 'OPERATOR',
    refunds: true,
    moveStock: releaseOrderStock,
  }).catch(() => undefined);
const returned: Stop = async (order_id) => {
  const { complaint } = (await at.register(order_id)).body;
  if (!complaint) return;
  await at.respond(complaint, { offer: null, text: 'Kami kirim utuh.' });
  await at.resolve(complaint, { verdict: 'WHOLE', goods: 'TO_STOCK' });
  await at.timePasses();
};

it.each<[string, 'NEW' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED', string, Stop, string]>([
  ['rejected', 'NEW', 'COD', reject, 'REJECTED'],
  ['rejected once it was accepted', 'PROCESSING', 'TRANSFER', reject, 'REJECTED'],
  ['taken back by its buyer', 'NEW', 'COD', cancel, 'CANCELLED'],
  ['not answered', 'NEW', 'COD', expire, 'EXPIRED'],
  ['not paid', 'NEW', 'UNPAID', expireUnpaid, 'EXPIRED'],
  ['not paid and let go by the seller', 'NEW', 'UNPAID', release, 'EXPIRED'],
  ['ended by an operator', 'PROCESSING', 'TRANSFER', byOperator, 'CANCELLED'],
  ['not delivered', 'SHIPPED', 'COD', comesBack, 'RETURNED'],
  ['given back whole by a complaint', 'DELIVERED', 'TRANSFER', returned, 'RETURNED'],
])(
  'an order that was %s gives quotas back, and once [RT-65]',
  async (_how, from, method, stop, ends) => {
    const { db } = server.database;
    const promotion = await runPromotion(db, at.store_id, [thing], { quota: 10 });
    const voucher = await runVoucher(db, at.store_id, { quota: 10, per_buyer: 1 });
    const deal = await runVoucher(db, at.store_id, { kind: 'VOLUME', minimum_quantity: 2 });
    const lines = [{ inventory_id: thing.inventory_id, quantity: 3 }];
    const more = { lines, voucher_code: 'HEMAT10' };
    const order_id =
      method === 'UNPAID'
        ? (
            await server.call(
              contract.orders.create,
              {
                body: {
                  ...at.sides,
                  ...more,
                  payment_method: 'TRANSFER',
                  delivery: 'BUYER_PICKUP',
                },
              },
              at.buyer,
            )
          ).body.order.id
        : await at.order(from, { ...more, payment_method: method });
    const taken = async () => [
      await unitsTaken(db, promotion, thing.inventory_id),
      await voucherTaken(db, voucher),
      await voucherTaken(db, deal),
    ];
    expect(await taken()).toEqual([3, [1, 1], [1, 1]]);
    await stop(order_id);
    expect((await at.statusOf(order_id)).fulfilment_status).toBe(ends);
    expect(await taken()).toEqual([0, [0, 0], [0, 0]]);
    await stop(order_id);
    expect(await taken()).toEqual([0, [0, 0], [0, 0]]);
    const { rows } = await sql<{ platform: number; sales: number }>`
      select platform_amount::int as platform, sales::int from promotion_stores
      where promotion_id = ${promotion}`.execute(db);
    expect(rows).toEqual([{ platform: 0, sales: 0 }]);
    expect(await at.wrongSums()).toEqual([]);
    // Whoever may use it once may use it again.
    expect((await at.order('NEW', more)).length).toBeGreaterThan(0);
    expect(await taken()).toEqual([3, [1, 1], [1, 1]]);
  },
);

it('what is completed keeps what it has taken [RT-65]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, at.store_id, [thing]);
  const lines = [{ inventory_id: thing.inventory_id, quantity: 2 }];
  const order_id = await at.order('COMPLETED', { lines });
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('COMPLETED');
  expect(await unitsTaken(db, promotion, thing.inventory_id)).toBe(2);
  expect(await at.wrongSums()).toEqual([]);
});
