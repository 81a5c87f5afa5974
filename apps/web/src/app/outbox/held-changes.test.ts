import 'fake-indexeddb/auto';
import type { OrderRow } from '@marketplace/contract/order-row';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { signIn } from '../../features/sign-in/sign-in.ts';
import { signedOut } from '../../platform/state/app-state.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServices } from '../../testing/web-services.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

let kept: Record<string, string>;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const services = startServices(marketplace.origin);
  const { people, password } = marketplace;
  await signIn(services, { phone_number: people.owner, password });
  await eventually(() => expect(services.state.getState().user.info.status).toBe('loaded'));
  kept = Object.fromEntries(services.kept);
});

async function openTab() {
  const services = startServices(marketplace.origin, kept);
  const { outbox } = await services.offline.load();
  return {
    outbox,
    items: () => outbox.state.getState().items,
    accept: (order: OrderRow, isHeld: boolean) =>
      outbox.add({
        call: 'POST /api/orders/seller/accept-order',
        body: { store_id: order.store_id, order_id: order.id },
        record: `order:${order.id}`,
        label: `Terima pesanan #${order.order_number}`,
        isHeld,
      }),
    /** Nothing of a page that is killed goes on. */
    kill: () => services.state.setState({ user: signedOut }),
  };
}

const statusOf = async ({ id }: OrderRow) =>
  (
    await marketplace.database.db
      .selectFrom('orders')
      .where('id', '=', id)
      .select('fulfilment_status')
      .executeTakeFirst()
  )?.fulfilment_status;

/** Whatever was to be sent before this is sent by then. */
async function sendAnother(tab: Awaited<ReturnType<typeof openTab>>): Promise<void> {
  const other = await marketplace.placeOrder();
  await tab.accept(other, false);
  await eventually(async () => expect(await statusOf(other)).toBe('PROCESSING'));
  await eventually(() =>
    expect(tab.items().filter(({ body }) => body.order_id === other.id)).toEqual([]),
  );
}

it('what is held waits while others are sent, and goes when nobody looks any more', async () => {
  const order = await marketplace.placeOrder();
  const tab = await openTab();
  await tab.accept(order, true);
  await sendAnother(tab);
  expect(await statusOf(order)).toBe('NEW');
  expect(tab.items()).toHaveLength(1);
  tab.outbox.release();
  await eventually(async () => expect(await statusOf(order)).toBe('PROCESSING'));
  await eventually(() => expect(tab.items()).toEqual([]));
});

it('goes by itself when its time is over', async () => {
  const order = await marketplace.placeOrder();
  const tab = await openTab();
  const sent: unknown[] = [];
  tab.outbox.onSent(({ body, held_until }) => sent.push([body.order_id, held_until !== undefined]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4_900 });
  await tab.accept(order, true);
  vi.useRealTimers();
  await eventually(() => expect(sent).toEqual([[order.id, true]]));
  expect(await statusOf(order)).toBe('PROCESSING');
});

it('taken back it was never sent, and can be done again', async () => {
  const order = await marketplace.placeOrder();
  const tab = await openTab();
  await tab.accept(order, true);
  expect(await tab.outbox.remove(tab.items()[0]?.id ?? 0)).toBe(true);
  tab.outbox.release();
  await sendAnother(tab);
  expect(await statusOf(order)).toBe('NEW');
  await tab.accept(order, true);
  tab.outbox.release();
  await eventually(async () => expect(await statusOf(order)).toBe('PROCESSING'));
});

it('survives the page, and is held in every tab', async () => {
  const order = await marketplace.placeOrder();
  const first = await openTab();
  await first.accept(order, true);
  first.kill();
  const second = await openTab();
  second.outbox.wake();
  await sendAnother(second);
  expect(second.items().map(({ body }) => body.order_id)).toEqual([order.id]);
  expect(await statusOf(order)).toBe('NEW');
  expect(await second.outbox.remove(second.items()[0]?.id ?? 0)).toBe(true);
});

it('refused once it is sent, it stays with its reason', async () => {
  const order = await marketplace.placeOrder();
  const tab = await openTab();
  await tab.accept(order, true);
  await marketplace.cancelOrder(order.id);
  tab.outbox.release();
  await eventually(() => expect(tab.items()[0]?.refusal?.code).toBe('order_state_conflict'));
});
