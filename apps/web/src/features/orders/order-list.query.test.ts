import type { OrderRow } from '@marketplace/contract/order-row';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { withMeanwhile } from '../../testing/meanwhile.ts';
import {
  startPlainServer,
  startServerSaying,
  startSilentServer,
} from '../../testing/plain-server.ts';
import { sampleOrder, samplePage } from '../../testing/samples.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';
import { orderPageQuery } from './order-list.query.ts';
import { canProcessNewOrder, ordersOf } from './order-page.ts';
import type { OrderFilters } from './order-search.ts';

let marketplace: Marketplace;
let token: string;
const started: WebServices[] = [];
beforeAll(async () => {
  marketplace = await startMarketplace();
  token = await marketplace.signIn(marketplace.people.owner);
});
afterAll(() => marketplace.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { events, queryClient } of started.splice(0)) {
    events.close();
    queryClient.clear();
  }
});

function start(origin = marketplace.origin): WebServices {
  const services = startServices(origin, { 'marketplace.auth_token': token });
  started.push(services);
  return services;
}

const pageOf = (services: WebServices, filters: OrderFilters) =>
  services.queryClient.getQueryData(orderPageQuery(services, filters, 1).queryKey);

const load = (services: WebServices, filters: OrderFilters) =>
  services.queryClient.fetchQuery({ ...orderPageQuery(services, filters, 1), staleTime: 0 });

const untilHeard = ({ events }: WebServices, { id }: OrderRow) =>
  eventually(() =>
    expect(events.recent().map(({ payload }) => 'id' in payload && payload.id)).toContain(id),
  );

/** Follows the stream, and answers once an order that was placed is on the list. */
async function startFollowing(filters: OrderFilters): Promise<WebServices> {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const services = start();
  services.events.open();
  while (services.events.recent().length === 0) {
    await marketplace.placeOrder();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await load(services, filters);
  return services;
}

/** How a list that the server never answers stands just before that time, and then. */
async function fateOfSilence(store_id: string, patience: number): Promise<string[]> {
  const { origin, asked } = await startSilentServer();
  const services = start(origin);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let fate = 'waiting';
  const call = services.queryClient
    .fetchQuery({ ...orderPageQuery(services, { store_id }, 1), retry: false })
    .catch(({ category }) => {
      fate = category;
    });
  await asked;
  await vi.advanceTimersByTimeAsync(patience - 1);
  const before = fate;
  await vi.advanceTimersByTimeAsync(1);
  await call;
  vi.useRealTimers();
  return [before, fate];
}

describe('a page of the list', () => {
  it('goes from request to loaded, or to the failure', async () => {
    const services = start();
    const query = orderPageQuery(services, { store_id: '1' }, 1);
    const loading = services.queryClient.fetchQuery(query);
    const state = () => services.queryClient.getQueryState(query.queryKey);
    expect(state()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
    const page = await loading;
    expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle' });
    expect(page.data.every(({ store_id }) => store_id === '1')).toBe(true);

    const { origin } = await startServerSaying(400, '{"errors":{"code":"page_too_far"}}');
    const refused = start(origin);
    const failing = orderPageQuery(refused, { store_id: '1' }, 1);
    await expect(refused.queryClient.fetchQuery(failing)).rejects.toMatchObject({ status: 400 });
    expect(refused.queryClient.getQueryState(failing.queryKey)).toMatchObject({ status: 'error' });
  });

  it('is kept under its number, each with its own loading and error; new orders can be taken until the server says otherwise [EN-25]', async () => {
    const { origin } = await startPlainServer(({ url = '' }, response) => {
      const page = Number(new URL(url, 'http://here').searchParams.get('page'));
      if (page === 2) return void response.writeHead(400).end('{"errors":{"code":"page_too_far"}}');
      const can_process_new_order = page === 1;
      const row = sampleOrder({ id: String(page) });
      response.end(JSON.stringify(samplePage([row], { page, can_process_new_order })));
    });
    const services = start(origin);
    const { queryClient } = services;
    const query = (page: number) => orderPageQuery(services, { store_id: '1' }, page);
    const standings = () =>
      [1, 2, 3].map((page) => queryClient.getQueryState(query(page).queryKey)?.status);
    const asked = [1, 2, 3].map((page) => queryClient.fetchQuery(query(page)));
    expect(standings()).toEqual(['pending', 'pending', 'pending']);
    await Promise.allSettled(asked);
    expect(standings()).toEqual(['success', 'error', 'success']);
    const pages = [1, 2, 3].map((page) => queryClient.getQueryData(query(page).queryKey));
    expect(pages.map((page) => page?.page)).toEqual([1, undefined, 3]);
    expect(pages.map(canProcessNewOrder)).toEqual([true, true, false]);
    const offered = pages.map((page) => page && ordersOf(page)[0]?.allowed_actions);
    expect(offered).toEqual([['accept', 'reject'], undefined, ['reject']]);
  });

  it('of several stores is waited for 1,200,000 ms [BC-01]', async () => {
    expect(await fateOfSilence('-1', 1_200_000)).toEqual(['waiting', 'TIMEOUT_ERROR']);
    expect(await fateOfSilence('1,3', 1_200_000)).toEqual(['waiting', 'TIMEOUT_ERROR']);
  });

  it('of one store is waited for 60 s', async () => {
    expect(await fateOfSilence('1', 60_000)).toEqual(['waiting', 'TIMEOUT_ERROR']);
  });
});

describe('a list that follows the stream', () => {
  it('is what the server would answer, without being asked for again', async () => {
    const filters = { store_id: '-1' };
    const services = await startFollowing(filters);
    const loadedAt = pageOf(services, filters);
    const taken = await marketplace.placeOrder();
    await marketplace.placeOrder();
    await marketplace.cancelOrder(taken.id);
    const last = await marketplace.placeOrder();
    await eventually(() => expect(pageOf(services, filters)?.data[0]?.id).toBe(last.id));
    const followed = pageOf(services, filters);
    expect(followed?.seen.at).toBe(loadedAt?.seen.at);

    const asked = await load(start(), filters);
    expect(followed?.counts).toEqual(asked.counts);
    expect(followed?.total_data).toBe(asked.total_data);
    expect(followed?.data.slice(0, 20)).toEqual(asked.data);
  });

  it('holds what happened while its answer was under way', async () => {
    const filters = { store_id: '1' };
    const services = await startFollowing(filters);
    let placed: OrderRow | undefined;
    const slow = withMeanwhile(services.api, async () => {
      placed = await marketplace.placeOrder();
      await untilHeard(services, placed);
    });
    const before = pageOf(services, filters);
    const page = await load({ ...services, api: slow }, filters);
    expect(page.data[0]?.id).toBe(placed?.id);
    expect(page.counts.NEW).toBe((before?.counts.NEW ?? 0) + 1);
  });

  it('shows an order once that both the stream and the answer bring', async () => {
    const filters = { store_id: '1' };
    const services = await startFollowing(filters);
    const placed = await marketplace.placeOrder();
    await eventually(() => expect(pageOf(services, filters)?.data[0]?.id).toBe(placed.id));
    const followed = pageOf(services, filters);
    const asked = await load(services, filters);
    expect(asked.data.filter(({ id }) => id === placed.id)).toHaveLength(1);
    expect(asked.counts).toEqual(followed?.counts);
  });

  it('is asked for again when the stream was away too long', async () => {
    const filters = { store_id: '1' };
    const services = await startFollowing(filters);
    const query = orderPageQuery(services, filters, 1);
    expect(services.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
    // What lies between the place it is at and the one it comes back to is gone.
    await marketplace.database.runScript(
      "update event_places set last = last + 1 where store_id = 1 and area = 'order'",
    );
    marketplace.breakConnections();
    const isStale = () => services.queryClient.getQueryState(query.queryKey)?.isInvalidated;
    await eventually(() => expect(isStale()).toBe(true));
    expect(services.events.recent()).toEqual([]);
  });
});
