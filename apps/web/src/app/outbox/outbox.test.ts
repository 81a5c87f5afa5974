import 'fake-indexeddb/auto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@marketplace/contract/contract';
import type { OrderRow } from '@marketplace/contract/order-row';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { forgetLogin } from '../../features/account/sign-out.ts';
import { signIn } from '../../features/sign-in/sign-in.ts';
import { deviceKeyOf } from '../../platform/device/device-key.ts';
import { setUser, signedOut } from '../../platform/state/app-state.ts';
import { persistKey } from '../../platform/state/kept-text.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { openShelves } from '../../testing/shelves.ts';
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

const nowhere = 'http://127.0.0.1:1';

/** The application opened on the phone, with or without a way to the server. */
async function openApp(origin = marketplace.origin, storage = kept) {
  const services = startServices(origin, storage);
  const { outbox } = await services.offline.load();
  const items = () => outbox.state.getState().items;
  const accept = (order: OrderRow, body: object = {}) =>
    outbox.add({
      call: 'POST /api/orders/seller/accept-order',
      body: { store_id: order.store_id, order_id: order.id, ...body },
      record: `order:${order.id}`,
      label: `Terima pesanan #${order.order_number}`,
    });
  /** Nothing of a page that is killed goes on. */
  const kill = () => services.state.setState({ user: signedOut });
  return { services, outbox, items, accept, kill };
}

/** Done without a signal, in an app that is killed afterwards. */
async function acceptOffline(...orders: OrderRow[]): Promise<void> {
  const app = await openApp(nowhere);
  for (const order of orders) await app.accept(order);
  await eventually(() => expect(app.items()[0]?.attempts).toBeGreaterThan(0));
  app.kill();
}

const movesOf = async ({ id }: OrderRow) =>
  (
    await marketplace.database.db
      .selectFrom('order_history')
      .where('order_id', '=', id)
      .select('to_status')
      .orderBy('id')
      .execute()
  ).map(({ to_status }) => to_status);

it('what is done without a signal survives the app, and has one effect each, in order, once there is one', async () => {
  const [one, two] = [await marketplace.placeOrder(), await marketplace.placeOrder()];
  await acceptOffline(one);
  const reopened = await openApp(nowhere);
  await reopened.accept(two);
  expect(reopened.items().map(({ body }) => body.order_id)).toEqual([one.id, two.id]);
  reopened.kill();

  const sent: unknown[] = [];
  const online = await openApp();
  online.outbox.onSent(({ body }) => sent.push(body.order_id));
  online.outbox.wake();
  await eventually(() => expect(sent).toEqual([one.id, two.id]));
  expect(online.items()).toEqual([]);
  expect(await movesOf(one)).toEqual(['NEW', 'PROCESSING']);
  expect(await movesOf(two)).toEqual(['NEW', 'PROCESSING']);
});

it('two tabs that are online again at once send each change once', async () => {
  const order = await marketplace.placeOrder();
  await acceptOffline(order);
  const tabs = [await openApp(), await openApp()];
  const sent: unknown[] = [];
  for (const { outbox } of tabs) {
    outbox.onSent(({ body }) => sent.push(body.order_id));
    outbox.wake();
  }
  await eventually(() => expect(sent).toEqual([order.id]));
  for (const { items } of tabs) await eventually(() => expect(items()).toEqual([]));
  expect(await movesOf(order)).toEqual(['NEW', 'PROCESSING']);
});

it('a conflict stays, with where the order stands; what was done to it afterwards waits for the person', async () => {
  const order = await marketplace.placeOrder();
  const other = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await offline.accept(order);
  await offline.accept(order, { processing_days: 2 });
  await offline.accept(other);
  offline.kill();
  await marketplace.cancelOrder(order.id);

  const online = await openApp();
  online.outbox.wake();
  await eventually(() => expect(online.items()).toHaveLength(2));
  await eventually(() => expect(online.items()[0]?.refusal).toBeDefined());
  expect(online.items().map(({ refusal }) => refusal)).toEqual([
    {
      code: 'order_state_conflict',
      error_message: expect.stringContaining('Status pesanan'),
      current_status: 'CANCELLED',
      current_order: expect.objectContaining({ id: order.id, fulfilment_status: 'CANCELLED' }),
    },
    undefined,
  ]);
  expect(await movesOf(other)).toEqual(['NEW', 'PROCESSING']);
  const [first] = online.items();
  await online.outbox.remove(first?.id ?? 0);
  await eventually(() => expect(online.items()[0]?.refusal?.code).toBe('order_state_conflict'));
});

it('a change that is taken back is not sent', async () => {
  const order = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await offline.accept(order);
  await eventually(() => expect(offline.items()[0]?.retry_at).toBeGreaterThan(0));
  expect(await offline.outbox.remove(offline.items()[0]?.id ?? 0)).toBe(true);
  offline.kill();
  const online = await openApp();
  online.outbox.wake();
  const last = await marketplace.placeOrder();
  await online.accept(last);
  await eventually(async () => expect(await movesOf(last)).toEqual(['NEW', 'PROCESSING']));
  expect(await movesOf(order)).toEqual(['NEW']);
});

it('a double tap is one change', async () => {
  const order = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await Promise.all([offline.accept(order), offline.accept(order)]);
  expect(offline.items()).toHaveLength(1);
  offline.kill();
});

it('the same done again at once is another change where the first was taken back', async () => {
  const order = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await offline.accept(order);
  await eventually(() => expect(offline.items()[0]?.retry_at).toBeGreaterThan(0));
  const id = offline.items()[0]?.id ?? 0;
  await eventually(async () => expect(await offline.outbox.remove(id)).toBe(true));
  await offline.accept(order);
  expect(offline.items()).toHaveLength(1);
  offline.kill();
});

it('the same done again at once is another change where the first was refused', async () => {
  const order = await marketplace.placeOrder();
  await marketplace.cancelOrder(order.id);
  const online = await openApp();
  await online.accept(order);
  await eventually(() => expect(online.items()[0]?.refusal).toBeDefined());
  await online.accept(order);
  expect(online.items()).toHaveLength(2);
  online.kill();
});

it('waking up brings nothing back that was taken back meanwhile', async () => {
  const order = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await offline.accept(order);
  await eventually(() => expect(offline.items()[0]?.retry_at).toBeGreaterThan(0));
  const id = offline.items()[0]?.id ?? 0;
  offline.outbox.wake();
  const isTaken = await offline.outbox.remove(id);
  if (!isTaken) {
    // It was on its way at that moment, and is taken back once it is not.
    await eventually(async () => expect(await offline.outbox.remove(id)).toBe(true));
  }
  offline.outbox.wake();
  await eventually(() => expect(offline.items()).toEqual([]));
  offline.kill();
  const online = await openApp();
  online.outbox.wake();
  const last = await marketplace.placeOrder();
  await online.accept(last);
  await eventually(async () => expect(await movesOf(last)).toEqual(['NEW', 'PROCESSING']));
  expect(await movesOf(order)).toEqual(['NEW']);
});

it('what is on its way cannot be taken back, in no tab', async () => {
  const order = await marketplace.placeOrder();
  const { promise: isArriving, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const slow = createServer((asked, reply) => {
    if (!asked.url?.includes('accept-order')) return reply.writeHead(404).end();
    arrive();
    return void mayAnswer.then(() => reply.writeHead(200).end('{"order":{}}'));
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const sender = await openApp(`http://127.0.0.1:${port}`);
  await sender.accept(order);
  await isArriving;
  const id = sender.items()[0]?.id ?? 0;
  const other = await openApp(nowhere);
  expect(await other.outbox.remove(id)).toBe(false);
  expect(await sender.outbox.remove(id)).toBe(false);
  answer();
  await eventually(() => expect(sender.items()).toEqual([]));
  slow.closeAllConnections();
  slow.close();
});

it('another person on the same phone neither sees nor sends it; who did it does when they are back', async () => {
  const order = await marketplace.placeOrder();
  await acceptOffline(order);
  const other = startServices(marketplace.origin);
  const { orderStaff } = marketplace.people;
  await signIn(other, { phone_number: orderStaff, password: marketplace.password });
  const theirs = await openApp(marketplace.origin, Object.fromEntries(other.kept));
  theirs.outbox.wake();
  const next = await marketplace.placeOrder();
  await theirs.accept(next);
  await eventually(async () => expect(await movesOf(next)).toEqual(['NEW', 'PROCESSING']));
  expect(await movesOf(order)).toEqual(['NEW']);
  theirs.kill();
  const back = await openApp();
  back.outbox.wake();
  await eventually(async () => expect(await movesOf(order)).toEqual(['NEW', 'PROCESSING']));
});

it('who has left is not shown what waits, and finds it again at the next login', async () => {
  const order = await marketplace.placeOrder();
  const { services, outbox, items, accept } = await openApp(nowhere);
  await accept(order);
  expect(items()).toHaveLength(1);
  forgetLogin(services);
  await eventually(() => expect(items()).toEqual([]));
  for (const [name, value] of Object.entries(kept)) services.kept.set(name, value);
  const { auth } = JSON.parse(kept[persistKey] ?? '').state.user;
  setUser(services.state, { auth });
  await eventually(() => expect(items()).toHaveLength(1));
  forgetLogin(services);
  outbox.look();
});

it('without a login nothing is sent, and nothing is lost', async () => {
  const order = await marketplace.placeOrder();
  await acceptOffline(order);
  const ended = await openApp();
  ended.services.token.save('x'.repeat(43));
  ended.outbox.wake();
  await eventually(() => expect(ended.services.signedOutCount()).toBeGreaterThan(0));
  await eventually(() => expect(ended.items()).toHaveLength(1));
  expect(await movesOf(order)).toEqual(['NEW']);
});

it('what waited for seven days is not sent any more, and says so', async () => {
  const order = await marketplace.placeOrder();
  const offline = await openApp(nowhere);
  await offline.accept(order);
  await eventually(() => expect(offline.items()[0]?.attempts).toBeGreaterThan(0));
  const [item] = offline.items();
  offline.kill();
  if (!item) throw new Error('nothing waits');
  const created_at = Date.now() - 7 * 86_400_000 - 1000;
  await openShelves(deviceKeyOf).put('outbox', { ...item, created_at });
  const online = await openApp();
  online.outbox.wake();
  await eventually(() => expect(online.items()[0]?.refusal?.code).toBe('expired'));
  expect(await movesOf(order)).toEqual(['NEW']);
});

it('where the browser forbids storage it is sent all the same, and says that it does not last', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const order = await marketplace.placeOrder();
  const { accept, items, outbox } = await openApp();
  await accept(order);
  expect(outbox.state.getState().isLasting).toBe(false);
  await eventually(() => expect(items()).toEqual([]));
  expect(await movesOf(order)).toEqual(['NEW', 'PROCESSING']);
});

it('only what the contract calls queueable is taken', () => {
  expect(contract.orders.accept.queueable).toBe(true);
});
