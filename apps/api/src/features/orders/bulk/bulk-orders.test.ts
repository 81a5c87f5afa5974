import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { BulkResult } from '@marketplace/contract/order-bulk';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../../app/jobs.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let courier_id: string;
beforeAll(async () => {
  server = await startTestServer({}, undefined, jobs);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  const query = { store_id };
  const { body } = await server.call(contract.storeCouriers.list, { query }, owner);
  courier_id = body.couriers.find(({ is_active }) => is_active)?.id ?? '';
});
afterAll(() => server.close());

const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const order = (to: FulfilmentStatus = 'NEW', more: Record<string, unknown> = {}) =>
  orderAt(server, buyer, sides, to, more);

const send = (body: object, token = owner, headers = {}) =>
  server.call(contract.orderBulk.start, { body: { store_id, ...body }, headers }, token);

async function resultOf(job_id: string): Promise<BulkResult> {
  for (;;) {
    const query = { store_id, job_id };
    const { job } = (await server.call(contract.jobs.detail, { query }, owner)).body;
    expect(job.state).not.toBe('FAILED');
    if (job.finished_at) return job.result as unknown as BulkResult;
    await pause(10);
  }
}

const moved = async (body: object) => resultOf((await send(body)).body.job_id);

const statusesOf = async (ids: readonly string[]) => {
  const rows = await server.database.db
    .selectFrom('orders')
    .where('id', 'in', [...ids])
    .select(['id', 'fulfilment_status'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.fulfilment_status]));
  return ids.map((id) => byId.get(id));
};

it('every order is moved, as a job that tells how far it is', async () => {
  const order_ids = [await order(), await order(), await order()];
  const { status, body } = await send({ action: 'ACCEPT', order_ids });
  expect([status, body.total, body.left]).toEqual([200, 3, 0]);
  expect(await resultOf(body.job_id)).toEqual({
    action: 'ACCEPT',
    done_ids: order_ids,
    refused: [],
  });
  expect(await statusesOf(order_ids)).toEqual(['PROCESSING', 'PROCESSING', 'PROCESSING']);
  const query = { store_id, job_id: body.job_id };
  const { job } = (await server.call(contract.jobs.detail, { query }, owner)).body;
  expect(job).toMatchObject({ name: 'orders.bulk', state: 'DONE', done: 3, total: 3 });
});

it('what cannot be moved says why, and holds up none of the others', async () => {
  const [first, cancelled, last] = [await order(), await order(), await order()];
  const cancel = { buyer_store_id: testStores.buyer, order_id: cancelled };
  const { body } = await server.call(contract.orders.cancel, { body: cancel }, buyer);
  const others = await orderAt(
    server,
    buyer,
    { ...sides, seller_store_id: testStores.other },
    'NEW',
  );
  const result = await moved({ action: 'ACCEPT', order_ids: [first, cancelled, others, last] });
  expect(result.done_ids).toEqual([first, last]);
  expect(result.refused).toEqual([
    {
      order_id: cancelled,
      order_number: body.order.order_number,
      code: 'order_state_conflict',
      error_message: expect.any(String),
      current_status: 'CANCELLED',
    },
    {
      order_id: others,
      order_number: null,
      code: 'order_not_found',
      error_message: expect.any(String),
    },
  ]);
  expect(await statusesOf([cancelled, others])).toEqual(['CANCELLED', 'NEW']);
});

it('a refusal of one order leaves nothing of its move', async () => {
  const stop = { store_id, over_limit: 'STOP', default_limit: 0 };
  await server.call(contract.creditBook.setRules, { body: stop }, owner);
  const onTerms = await order('NEW', { payment_method: 'TERM', term_days: 7 });
  const onDelivery = await order();
  const result = await moved({ action: 'ACCEPT', order_ids: [onTerms, onDelivery] });
  expect(result).toMatchObject({
    done_ids: [onDelivery],
    refused: [{ order_id: onTerms, code: 'buyer_over_limit' }],
  });
  expect(await statusesOf([onTerms])).toEqual(['NEW']);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('what is ready and what goes with one driver', async () => {
  const delivery = 'BUYER_PICKUP';
  const [pickup, brought] = [await order('PROCESSING', { delivery }), await order('PROCESSING')];
  const both = [pickup, brought];
  expect(await moved({ action: 'READY', order_ids: both })).toMatchObject({
    done_ids: [pickup],
    refused: [{ order_id: brought, code: 'order_state_conflict' }],
  });
  expect(await moved({ action: 'SHIP', order_ids: both, courier_id })).toMatchObject({
    done_ids: [brought],
    refused: [{ order_id: pickup, code: 'order_state_conflict' }],
  });
  expect(await statusesOf(both)).toEqual(['READY_FOR_PICKUP', 'SHIPPED']);
  const shipment = await server.database.db
    .selectFrom('order_shipments')
    .where('order_id', '=', brought)
    .select('courier_id')
    .executeTakeFirst();
  expect(shipment).toEqual({ courier_id });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('sent twice under one key it is one job, and under two each order is moved once', async () => {
  const order_ids = [await order(), await order()];
  const body = { action: 'ACCEPT', order_ids };
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [await send(body, owner, headers), await send(body, owner, headers)];
  expect(second.body).toEqual(first.body);
  await resultOf(first.body.job_id);
  expect(await moved(body)).toMatchObject({ done_ids: order_ids, refused: [] });
  const history = await server.database.db
    .selectFrom('order_history')
    .where('order_id', 'in', order_ids)
    .where('to_status', '=', 'PROCESSING')
    .select('id')
    .execute();
  expect(history).toHaveLength(2);
});

it('all that match are those that the move begins at, but for some', async () => {
  // What the world has waiting there may expire at any moment.
  const others = await server.database.db
    .selectFrom('orders')
    .where('store_id', '=', store_id)
    .where('fulfilment_status', '=', 'NEW')
    .select('id')
    .execute();
  const [kept, ...wanted] = [await order(), await order(), await order()];
  await order('PROCESSING');
  const filter = { payment_method: ['COD'] };
  const seen_at = new Date().toISOString();
  const unseen = await order();
  const except_ids = [kept, ...others.map(({ id }) => id)];
  const { body } = await send({ action: 'ACCEPT', filter, seen_at, except_ids });
  expect(body).toMatchObject({ total: wanted.length, left: 0 });
  const { done_ids } = await resultOf(body.job_id);
  expect(done_ids.toSorted()).toEqual(wanted.toSorted());
  expect(await statusesOf([kept, unseen])).toEqual(['NEW', 'NEW']);
  const none = await send({ action: 'ACCEPT', filter: { status: ['SHIPPED'] }, seen_at });
  expect(none.body.total).toBe(0);
});

it('nobody who may not move one order moves many', async () => {
  const order_ids = [await order()];
  const viewer = await server.signIn(testPeople.viewer);
  const stranger = await server.signIn(testPeople.otherOwner);
  for (const token of [viewer, stranger]) {
    const { status, body } = await send({ action: 'ACCEPT', order_ids }, token);
    expect([status, body.errors?.code]).toEqual([403, 'permission_denied']);
  }
  const staff = await server.signIn(testPeople.orderStaff);
  const { job_id } = (await send({ action: 'ACCEPT', order_ids }, staff)).body;
  expect(await resultOf(job_id)).toMatchObject({ done_ids: order_ids, refused: [] });
});

it('what cannot be meant is said beside its field', async () => {
  const fieldsOf = async (body: object) =>
    Object.keys((await send(body)).body.errors?.fields ?? {});
  expect(await fieldsOf({ action: 'ACCEPT' })).toEqual(['order_ids']);
  expect(await fieldsOf({ action: 'ACCEPT', order_ids: [] })).toEqual(['order_ids']);
  expect(await fieldsOf({ action: 'ACCEPT', order_ids: ['1', '1'] })).toEqual(['order_ids']);
  const both = { order_ids: ['1'], filter: {}, seen_at: '2026-11-18T01:00:00Z' };
  expect(await fieldsOf({ action: 'ACCEPT', ...both })).toEqual(['order_ids']);
  expect(await fieldsOf({ action: 'ACCEPT', filter: {} })).toEqual(['seen_at']);
  const tooMany = Array.from({ length: 201 }, (_, index) => String(index + 1));
  expect(await fieldsOf({ action: 'ACCEPT', order_ids: tooMany })).toEqual(['order_ids']);
  expect(await fieldsOf({ action: 'SHIP', order_ids: ['1'] })).toEqual(['courier_id']);
  expect(await fieldsOf({ action: 'REJECT', order_ids: ['1'] })).toEqual(['action']);
});
