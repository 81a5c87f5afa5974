import type { ServerResponse } from 'node:http';
import type { Store } from '@marketplace/contract/stores';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setApp, setStore } from '../platform/state/app-state.ts';
import { withStores } from '../platform/state/store-slice.ts';
import { startPlainServer } from '../testing/plain-server.ts';
import { sampleStore } from '../testing/samples.ts';
import { startServices, type WebServices } from '../testing/web-services.ts';

const said = (kind: string, place: number) =>
  `event: ${kind}\ndata: {"places":{"1":{"order":${place}}}}\n\n`;

const clerk = { inventory: 'VIEW', order: 'VIEW', store: 'NONE', role_name: 'VIEWER' } as const;

/** A server whose stream breaks once; it names the stores when it is told which. */
async function startServer() {
  const streams: ServerResponse[] = [];
  const questions: ServerResponse[] = [];
  const { origin } = await startPlainServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    if (request.url?.startsWith('/api/stores/list')) questions.push(response);
    else if (request.url?.startsWith('/api/events/stream')) {
      response.flushHeaders();
      if (streams.push(response) === 1) response.end(said('open', 5));
    } else response.end('{}');
  });
  const eventually = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 5000 });
  return {
    origin,
    asked: () => questions.length,
    say: (kind: string, place: number) => streams[1]?.write(said(kind, place)),
    tell: (event: object) =>
      streams[1]?.write(`event: order.read\ndata: ${JSON.stringify(event)}\n\n`),
    /** Once the stores were asked for so often. */
    answer: async (times: number, stores: readonly Store[]) => {
      await eventually(() => questions.length === times);
      questions[times - 1]?.end(JSON.stringify({ stores }));
    },
    eventually,
  };
}

it('a reset that comes while a return asks for the stores asks no more; a later one asks again, and the new role shows', async () => {
  const { origin, asked, say, tell, answer, eventually } = await startServer();
  const services = startServices(origin, { 'marketplace.auth_token': 'token' });
  await services.offline.load();
  const { events, state, queryClient } = services;
  const [resets, heard] = [vi.fn(), vi.fn()];
  events.onReset(resets);
  events.onEvent(heard);
  events.open();
  onTestFinished(() => events.close());
  await eventually(() => asked() === 1);
  say('reset', 9);
  tell({ store_id: '1', area: 'order', number: 10, kind: 'order.read', payload: {} });
  await eventually(() => heard.mock.calls.length === 1);
  await answer(1, [sampleStore({ id: '1' })]);
  await eventually(() => resets.mock.calls.length === 1);
  expect(asked()).toBe(1);

  const orders = vi.fn(async () => ({ data: [] }));
  const looking = { queryKey: ['orders', 'list', { store_id: '1' }, 1], queryFn: orders };
  onTestFinished(new QueryObserver(queryClient, looking).subscribe(() => {}));
  onTestFinished(() => queryClient.clear());
  await eventually(() => orders.mock.calls.length === 1);
  say('reset', 12);
  await answer(2, [sampleStore({ id: '1', permission: clerk })]);
  await eventually(() => resets.mock.calls.length === 2);
  expect(state.getState().store.permissions['1']).toEqual(clerk);
  // Both the reset and the role are reason to.
  await new Promise((resolve) => setTimeout(resolve));
  expect(orders).toHaveBeenCalledTimes(2);
});

it('a reset long after a return was answered asks for the stores again', async () => {
  const { origin, asked, say, answer, eventually } = await startServer();
  const { offline, events, state } = startServices(origin, { 'marketplace.auth_token': 'token' });
  await offline.load();
  events.open();
  onTestFinished(() => events.close());
  await answer(1, [sampleStore({ id: '1' })]);
  await eventually(() => state.getState().store.request.status === 'loaded');
  say('reset', 9);
  await answer(2, [sampleStore({ id: '1', permission: clerk })]);
  await eventually(() => state.getState().store.permissions['1']?.role_name === 'VIEWER');
  expect(asked()).toBe(2);
});

const known = [sampleStore({ id: '1' }), sampleStore({ id: '2' })];

/** Somebody looks at a list of their stores; answers how often it is asked for again once these are theirs. */
async function askedAfter(
  stores: readonly Store[],
  before: readonly Store[] = known,
  beforehand: (services: WebServices) => void = () => {},
): Promise<number> {
  const services = startServices('http://127.0.0.1:1', { 'marketplace.auth_token': 'token' });
  await services.offline.load();
  const { queryClient, state } = services;
  setStore(state, (slice) => withStores(slice, before));
  const queryKey = ['orders', 'list', { store_id: '-1' }, 1];
  queryClient.setQueryData(queryKey, { data: [] });
  const ask = vi.fn(() => new Promise<never>(() => {}));
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {}));
  onTestFinished(() => queryClient.clear());
  await new Promise((resolve) => setTimeout(resolve));
  ask.mockClear();
  beforehand(services);
  setStore(state, (slice) => withStores(slice, structuredClone(stores)));
  await new Promise((resolve) => setTimeout(resolve));
  return ask.mock.calls.length;
}

it.each([
  ['there is another role', [...known.slice(1), sampleStore({ id: '1', permission: clerk })]],
  ['there is another store', [...known, sampleStore({ id: '3' })]],
])('where %s than before, what hangs on the stores is asked for anew', async (_, stores) => {
  expect(await askedAfter(stores)).toBe(1);
});

it('where they are the same, or were not known, nothing is', async () => {
  const renamed = known.map((store) => ({ ...store, name: 'Toko Baru' }));
  expect(await askedAfter(renamed)).toBe(0);
  expect(await askedAfter(known, [])).toBe(0);
  expect(await askedAfter([])).toBe(0);
});

it('where a store was lost it is left first', async () => {
  const lose = ({ state }: WebServices) => setApp(state, { lostStores: known.slice(1) });
  expect(await askedAfter(known.slice(0, 1), known, lose)).toBe(0);
});

it.each([
  ['lower', clerk, { kept: undefined, shown: undefined, other: true }],
  ['higher', undefined, { kept: undefined, shown: true, other: true }],
])(
  'where a role is %s than before, what nobody looks at goes, and what is shown of that store stays or goes at once',
  async (_, permission, left) => {
    const services = startServices('http://127.0.0.1:1', { 'marketplace.auth_token': 'token' });
    const { queryClient, state } = services;
    const { offlineCache } = await services.offline.load();
    const forget = vi.spyOn(offlineCache, 'forget');
    const before = permission
      ? known
      : [sampleStore({ id: '1', permission: clerk }), sampleStore({ id: '2' })];
    setStore(state, (slice) => withStores(slice, before));
    const look = (store_id: string) => {
      const queryKey = ['orders', 'list', { store_id }, 1];
      queryClient.setQueryData(queryKey, true);
      const queryFn = () => new Promise<never>(() => {});
      onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
      return queryKey;
    };
    onTestFinished(() => queryClient.clear());
    const [shown, other] = [look('1'), look('2')];
    const kept = ['orders', 'detail', '7'];
    queryClient.setQueryData(kept, true);
    const after = sampleStore({ id: '1', ...(permission && { permission }) });
    setStore(state, (slice) => withStores(slice, [after, sampleStore({ id: '2' })]));
    expect({
      kept: queryClient.getQueryData(kept),
      shown: queryClient.getQueryData(shown),
      other: queryClient.getQueryData(other),
    }).toEqual(left);
    expect(forget).toHaveBeenCalledOnce();
  },
);
