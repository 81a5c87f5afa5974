import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';
import { toastsNow } from '../../ui/toast-queue.ts';

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

async function accept(order_id: string): Promise<void> {
  const { outbox } = await services.offline.load();
  await outbox.add({
    call: 'POST /api/orders/seller/accept-order',
    body: { store_id: marketplace.stores.own, order_id },
    record: `order:${order_id}`,
    label: 'Terima pesanan',
  });
}

it('an order that was confirmed is so in the state, and it is said as it always was [ST-14] [ER-05]', async () => {
  expect(confirm()).toEqual({ order_id: null, status: 'idle', error: null });
  const { id } = await marketplace.placeOrder();
  await accept(id);
  await eventually(() =>
    expect(confirm()).toEqual({ order_id: id, status: 'loaded', error: null }),
  );
  expect(toastsNow()).toContainEqual(
    expect.objectContaining({ text: 'Successfully confirmed order', kind: 'success' }),
  );
});

it('a refusal is in the state and said, in the words of the server [ST-14] [ER-04]', async () => {
  const { id } = await marketplace.placeOrder();
  await marketplace.cancelOrder(id);
  await accept(id);
  const words = 'Status pesanan sudah berubah. Muat ulang untuk melihatnya.';
  await eventually(() =>
    expect(confirm()).toEqual({ order_id: id, status: 'error', error: words }),
  );
  expect(toastsNow()).toContainEqual(expect.objectContaining({ text: words, kind: 'error' }));
});

it('the slice of orders is not kept [EN-17] [EN-18]', async () => {
  const { id } = await marketplace.placeOrder();
  await accept(id);
  await eventually(() => expect(confirm().status).toBe('loaded'));
  const kept = JSON.parse(services.kept.get('marketplace') ?? '{}');
  expect(Object.keys(kept.state ?? {})).not.toContain('orders');
});
