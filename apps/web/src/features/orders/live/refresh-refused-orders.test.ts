import 'fake-indexeddb/auto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../../../api/src/testing/eventually.ts';
import { saveDeviceKey } from '../../../platform/device/device-key.ts';
import { type Marketplace, startMarketplace } from '../../../testing/marketplace.ts';
import { startServices } from '../../../testing/web-services.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { orderPageQuery } from '../order-list.query.ts';
// Here already, so that it comes before any refusal does.
import './show-refused-order.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

/** A page on which a list and an order are looked at, and which accepts the order too late. */
async function openPage(user_uuid: string, order: { id: string; store_id: string }) {
  const { origin, people, stores } = marketplace;
  const services = startServices(origin);
  services.token.save(await marketplace.signIn(people.owner));
  saveDeviceKey(user_uuid, 'A'.repeat(43));
  services.state.setState(({ user }) => ({ user: { ...user, auth: { ...user.auth, user_uuid } } }));
  const { queryClient } = services;
  const list = orderPageQuery(services, { store_id: stores.own }, 1);
  const detail = orderDetailQuery(services, order.id, stores.own);
  await Promise.all([queryClient.prefetchQuery(list), queryClient.prefetchQuery(detail)]);
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    asked.push(String(args[0]));
    return fetch(...args);
  });
  return {
    row: () => queryClient.getQueryData(list.queryKey)?.data.find(({ id }) => id === order.id),
    detailed: () => queryClient.getQueryData(detail.queryKey)?.order,
    summaries: () => asked.filter((address) => address.includes('/api/orders/summary')),
    /** What waits on the device is looked at only then. */
    outbox: async () => (await services.offline.load()).outbox,
    accept: async () =>
      (await services.offline.load()).outbox.add({
        call: 'POST /api/orders/seller/accept-order',
        body: { store_id: order.store_id, order_id: order.id, processing_days: 3 },
        record: `order:${order.id}`,
        label: 'Terima pesanan',
      }),
  };
}

it('a conflict brings the order as it is now, and lists and detail show it at once', async () => {
  const order = await marketplace.placeOrder();
  const page = await openPage('somebody', order);
  expect(page.row()?.fulfilment_status).toBe('NEW');
  await marketplace.acceptOrder(order.id);
  await page.accept();
  const now = { fulfilment_status: 'PROCESSING', allowed_actions: ['confirm_shipment', 'reject'] };
  await eventually(() => expect(page.row()).toMatchObject(now));
  expect(page.detailed()).toMatchObject(now);
  expect(page.summaries()).toEqual([]);
});

it('a conflict of an earlier visit may be old itself: its row is put right by asking [EN-13]', async () => {
  const order = await marketplace.placeOrder();
  await marketplace.acceptOrder(order.id);
  const before = await openPage('another', order);
  await before.accept();
  const { state } = await before.outbox();
  await eventually(() => expect(state.getState().items[0]?.refusal).toBeDefined());
  const page = await openPage('another', order);
  expect(page.row()?.fulfilment_status).toBe('PROCESSING');
  const { orderStaff } = marketplace.people;
  await marketplace.call(
    contract.orders.reject,
    {
      body: {
        store_id: order.store_id,
        order_id: order.id,
        reason_id: 'out_of_stock',
        note: '',
      },
    },
    await marketplace.signIn(orderStaff),
  );
  (await page.outbox()).look();
  await eventually(() => expect(page.row()?.fulfilment_status).toBe('REJECTED'));
  expect(page.row()).toMatchObject({
    copywriting: 'Anda menolak pesanan ini.',
    allowed_actions: [],
  });
  expect(page.summaries()).toHaveLength(1);
});
