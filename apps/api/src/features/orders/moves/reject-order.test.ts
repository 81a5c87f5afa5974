import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { readEvents } from '../../../testing/event-reader.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
/** Stores of the buyer's, each for one order. */
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 30);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const at = (status: FulfilmentStatus, more: object = {}) => {
  const sides = { buyer_store_id: branches.pop() ?? '', seller_store_id: store_id };
  return orderAt(server, buyer, sides, status, { things: 2, ...more });
};

const reject = (order_id: string, more: object = { reason_id: 'out_of_stock' }) =>
  server.call(contract.orders.reject, { body: { store_id, order_id, ...more } }, owner);
const fail = (order_id: string, more: object = { reason_id: 'goods_refused' }) =>
  server.call(contract.orders.deliveryFailed, { body: { store_id, order_id, ...more } }, owner);

const rowOf = (order_id: string) =>
  server.database.db
    .selectFrom('orders')
    .where('id', '=', order_id)
    .select(['payment_status', 'refunded_amount', 'total_amount'])
    .executeTakeFirstOrThrow();
const historyOf = (order_id: string) =>
  server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', order_id)
    .select(['from_status', 'to_status', 'actor', 'reason', 'reason_id', 'note'])
    .orderBy('id', 'desc')
    .execute();
const ledgerOf = (order_id: string) =>
  server.database.db
    .selectFrom('stock_ledger')
    .where('order_id', '=', order_id)
    .select(['reason', 'change'])
    .orderBy('id')
    .execute();

it.each(['NEW', 'PROCESSING'] as const)(
  'an order that is %s is rejected with its reason; stock is free again, money goes back [API-62] [ST-19]',
  async (from_status) => {
    const order_id = await at(from_status, { payment_method: 'TRANSFER' });
    const reader = await readEvents(server, owner);
    const { body } = await reject(order_id, { reason_id: 'other', note: '  Gudang   banjir ' });
    expect(body.order).toMatchObject({
      fulfilment_status: 'REJECTED',
      payment_status: 'REFUNDED',
      deadline_at: null,
      copywriting: 'Anda menolak pesanan ini.',
      allowed_actions: [],
    });
    const { refunded_amount, total_amount } = await rowOf(order_id);
    expect(refunded_amount).toBe(total_amount);
    expect((await historyOf(order_id))[0]).toEqual({
      from_status,
      to_status: 'REJECTED',
      actor: 'SELLER',
      reason: 'Alasan lain',
      reason_id: 'other',
      note: 'Gudang banjir',
    });
    const told = await reader.find(
      ({ payload }) => payload.id === order_id && payload.fulfilment_status === 'REJECTED',
    );
    reader.close();
    expect(told.data.payload).toMatchObject({ id: order_id });
    expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  },
);

it('what nobody paid is not refunded; rejected for another reason it is a conflict, with one line of history', async () => {
  const order_id = await at('NEW');
  const first = await reject(order_id);
  const second = await reject(order_id, { reason_id: 'store_busy' });
  expect([second.status, second.body.errors?.current_order]).toEqual([409, first.body.order]);
  expect(await rowOf(order_id)).toMatchObject({ payment_status: 'UNPAID', refunded_amount: 0 });
  expect((await historyOf(order_id)).map(({ reason_id }) => reason_id)).toEqual([
    'out_of_stock',
    null,
  ]);
});

it.each([
  [{ reason_id: 'because' }, 'reason_unknown', 'reason_id', 'not_a_choice'],
  [{ reason_id: 'goods_refused' }, 'reason_unknown', 'reason_id', 'not_a_choice'],
  [{ reason_id: '' }, 'validation_failed', 'reason_id', 'required'],
  [{ reason_id: 'other' }, 'note_required', 'note', 'note_too_short'],
  [{ reason_id: 'other', note: ' abcd ' }, 'note_required', 'note', 'note_too_short'],
  [{ reason_id: 'other', note: 'a'.repeat(501) }, 'validation_failed', 'note', 'too_long'],
])('refuses %j beside its field [API-62] [VR-01]', async (why, code, field, fieldCode) => {
  const { errors } = (await reject(await at('NEW'), why)).body;
  expect([errors?.code, errors?.fields?.[field]?.code]).toEqual([code, fieldCode]);
});

it.each(['READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'IN_COMPLAINT', 'CANCELLED'] as const)(
  'an order that is %s is not rejected any more [ST-19]',
  async (status) => {
    const { body } = await reject(await at(status));
    expect(body.errors).toMatchObject({ code: 'order_state_conflict', current_status: status });
  },
);

it('a delivery that failed puts the goods back on the shelf, and what was paid goes back', async () => {
  const order_id = await at('SHIPPED', { payment_method: 'TRANSFER' });
  const { body } = await fail(order_id);
  expect(body.order).toMatchObject({
    fulfilment_status: 'RETURNED',
    payment_status: 'REFUNDED',
    copywriting: 'Barang dikembalikan ke toko.',
  });
  const ledger = await ledgerOf(order_id);
  expect(ledger.map(({ reason }) => reason)).toEqual(['SHIPMENT', 'SHIPMENT', 'RETURN', 'RETURN']);
  expect(ledger.reduce((sum, { change }) => sum + change, 0)).toBe(0);
  expect((await historyOf(order_id))[0]).toMatchObject({ reason: 'Pembeli menolak barang' });
  expect((await fail(order_id)).body).toEqual(body);
  expect(await ledgerOf(order_id)).toHaveLength(4);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('the lists of reasons are two, and one of each needs a note [API-62]', async () => {
  const list = async (query: Record<string, string>) => {
    const { body } = await server.call(contract.orders.reasons, { query }, owner);
    return body.reasons;
  };
  const [rejection, failure] = [await list({}), await list({ for: 'failure' })];
  expect(rejection).toContainEqual({ id: 'out_of_stock', text: 'Stok habis', needs_note: false });
  expect(failure.map(({ id }) => id)).toContain('goods_refused');
  for (const reasons of [rejection, failure]) {
    expect(reasons.filter(({ needs_note }) => needs_note).map(({ id }) => id)).toEqual(['other']);
  }
});
