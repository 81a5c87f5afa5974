import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { payAndVerify, placeOrder } from '../../../testing/place-order.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { changeSetting } from '../../configuration/configuration.service.ts';

const { closingDays } = contract;
const store_id = testStores.own;
const hour = 3_600_000;
const day = 24 * hour;

/** Today in Jakarta, and days from there. */
const inDays = (count: number) =>
  new Date(Date.now() + 7 * hour + count * day).toISOString().slice(0, 10);

async function start() {
  const server = await useTestServer();
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const place = (more: Record<string, unknown> = {}) => placeOrder(server, buyer, sides, more);
  const close = (date_from: string, date_to: string) =>
    server.call(closingDays.create, { body: { store_id, date_from, date_to } }, owner);
  const reopen = (closing_id: string) =>
    server.call(closingDays.remove, { body: { store_id, closing_id } }, owner);
  const deadlineOf = async (order_id: string) => {
    const { deadline_at } = await server.database.db
      .selectFrom('orders')
      .where('id', '=', order_id)
      .select('deadline_at')
      .executeTakeFirstOrThrow();
    return Date.parse(deadline_at ?? '');
  };
  return { server, owner, place, close, reopen, deadlineOf };
}

const due = ({ deadline_at }: { deadline_at: string | null }) => Date.parse(deadline_at ?? '');

it('days off that are announced stop the clock of what waits and of what comes, and open again they run on', async () => {
  const { server, owner, place, close, reopen, deadlineOf } = await start();
  const waiting = await place();
  const unpaid = await place({ payment_method: 'TRANSFER' });
  const reader = await readEvents(server, owner);
  const { body } = await close(inDays(1), inDays(3));
  // A whole day lies ahead, which does not fit into what is left of today.
  expect(await deadlineOf(waiting.id)).toBe(due(waiting) + 3 * day);
  expect(await deadlineOf(unpaid.id)).toBe(due(unpaid));
  const told = await reader.find(
    ({ payload, kind }) => kind === 'order.changed' && payload.id === waiting.id,
  );
  reader.close();
  expect(told.data.payload).toMatchObject({
    deadline_at: new Date(due(waiting) + 3 * day).toISOString(),
    previous_fulfilment_status: 'NEW',
  });
  const next = await place();
  expect(due(next) - Date.parse(next.arrived_at ?? '')).toBe(4 * day);
  await reopen(body.closing_days.at(-1)?.id ?? '');
  expect(await deadlineOf(waiting.id)).toBe(due(waiting));
});

it('accepted before days off, it is to be sent after them', async () => {
  const { server, owner, place, close } = await start();
  const order = await place();
  await close(inDays(1), inDays(2));
  const body = { store_id, order_id: order.id, processing_days: 2 };
  const accepted = await server.call(contract.orders.accept, { body }, owner);
  const left = due(accepted.body.order) - Date.now();
  expect(Math.round(left / hour)).toBe(4 * 24);
});

it('who opens earlier than announced still has half a day for what came in before', async () => {
  const { server, place, close, reopen, deadlineOf } = await start();
  const order = await place();
  // It came in a day ago, and the store closed since.
  await server.database.db
    .updateTable('orders')
    .set({ arrived_at: new Date(Date.now() - day).toISOString() })
    .where('id', '=', order.id)
    .execute();
  const { body } = await close(inDays(0), inDays(2));
  await reopen(body.closing_days.at(-1)?.id ?? '');
  const left = (await deadlineOf(order.id)) - Date.now();
  expect(Math.round(left / hour)).toBe(12);
});

it('what a buyer pays for later has the seller’s whole time from then, by the hours the operator has set', async () => {
  const { server, place, close } = await start();
  const { db } = server.database;
  await changeSetting(db, 'order_response_hours', 6);
  const placed = await place();
  expect(due(placed) - Date.parse(placed.arrived_at ?? '')).toBe(6 * hour);
  const unpaid = await place({ payment_method: 'TRANSFER' });
  await close(inDays(1), inDays(3));
  await changeSetting(db, 'order_response_hours', 30);
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: unpaid.store_id };
  const paid = await payAndVerify(server, buyer, sides, unpaid.id);
  expect(due(paid) - Date.parse(paid.arrived_at ?? '')).toBe(30 * hour + 3 * day);
});
