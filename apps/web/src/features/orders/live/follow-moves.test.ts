import 'fake-indexeddb/auto';
import type { OrderRow } from '@marketplace/contract/order-row';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../../testing/marketplace.ts';
import { sampleOrder } from '../../../testing/samples.ts';
import { startServices, type WebServices } from '../../../testing/web-services.ts';
import { toastsNow } from '../../../ui/toast-queue.ts';
import { moveOrder } from '../moves/move-order.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

let services: WebServices;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  services = startServices(marketplace.origin);
  const { people, password } = marketplace;
  const { auth_token, user } = await services.api('POST /api/auth/login', {
    body: { phone_number: people.owner, password },
  });
  services.token.save(auth_token.token);
  services.state.setState(({ user: before }) => ({
    user: { ...before, auth: { isLoggedIn: true, user_uuid: user.uuid } },
  }));
});

const confirm = () => services.state.getState().orders.confirm;

async function accept(order: OrderRow): Promise<void> {
  const { outbox } = await services.offline.load();
  await moveOrder({ outbox, state: services.state }, order, {
    call: 'POST /api/orders/seller/accept-order',
    body: { store_id: order.store_id, order_id: order.id },
    label: 'Terima',
  });
}

/** Every standing of the confirming from now on, one after the other. */
function standings() {
  const seen: unknown[] = [];
  services.state.subscribe(({ orders }, before) => {
    if (orders.confirm !== before.orders.confirm) seen.push(orders.confirm);
  });
  return seen;
}

it('an order that is confirmed: its id, then loading, then success, said as it always was [ST-14] [ER-05]', async () => {
  const track = vi.spyOn(services.telemetry, 'track');
  expect(confirm()).toEqual({ order_id: null, status: 'idle', error: null });
  const seen = standings();
  const order = await marketplace.placeOrder();
  const { id: order_id, store_id } = order;
  await accept(order);
  await eventually(() => expect(confirm().status).toBe('loaded'));
  expect(seen).toEqual(
    ['idle', 'loading', 'loaded'].map((status) => ({ order_id, status, error: null })),
  );
  expect(toastsNow()).toContainEqual(
    expect.objectContaining({ text: 'Successfully confirmed order', kind: 'success' }),
  );
  expect(track.mock.calls).toEqual([['order_confirmed', { order_id, store_id }]]);
});

it('one that is refused: its id, then loading, then the error, in the words of the server [ST-14] [ER-04]', async () => {
  const track = vi.spyOn(services.telemetry, 'track');
  const seen = standings();
  const order = await marketplace.placeOrder();
  const { id: order_id, store_id } = order;
  await marketplace.cancelOrder(order_id);
  await accept(order);
  const words = 'Status pesanan sudah berubah. Periksa lagi pesanannya.';
  await eventually(() => expect(confirm().status).toBe('error'));
  expect(seen).toEqual([
    { order_id, status: 'idle', error: null },
    { order_id, status: 'loading', error: null },
    { order_id, status: 'error', error: words },
  ]);
  expect(toastsNow()).toContainEqual(expect.objectContaining({ text: words, kind: 'error' }));
  const refused = { move: 'order_confirmed', code: 'order_state_conflict' };
  expect(track.mock.calls).toEqual([['order_move_refused', { order_id, store_id, ...refused }]]);
});

it('an order whose confirming cannot even be kept is not confirmed', async () => {
  const outbox = { add: () => Promise.reject(new Error('no room')) };
  const order = sampleOrder({ id: '7' });
  const { state } = services;
  const attempt = moveOrder({ outbox, state }, order, {
    call: 'POST /api/orders/seller/accept-order',
    body: { store_id: '1', order_id: '7' },
    label: 'Terima',
  });
  await expect(attempt).rejects.toThrow('no room');
  expect(confirm()).toEqual({ order_id: '7', status: 'error', error: 'Error: no room' });
});

it('the slice of orders is not kept [EN-17] [EN-18]', async () => {
  await accept(await marketplace.placeOrder());
  await eventually(() => expect(confirm().status).toBe('loaded'));
  const kept = JSON.parse(services.kept.get('marketplace') ?? '{}');
  expect(Object.keys(kept.state ?? {})).not.toContain('orders');
});
