import 'fake-indexeddb/auto';
import type { Store } from '@marketplace/contract/stores';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../api/src/testing/eventually.ts';
import { forgetLogin } from '../features/account/sign-out.ts';
import { cachedOnDevice } from '../platform/offline/cached-on-device.ts';
import { setStore, setUser } from '../platform/state/app-state.ts';
import { persistKey } from '../platform/state/kept-text.ts';
import { withStores } from '../platform/state/store-slice.ts';
import { sampleStore } from '../testing/samples.ts';
import { keyOfPerson, openShelves } from '../testing/shelves.ts';
import { startServices, type WebServices } from '../testing/web-services.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const user_uuid = '7a1d8c1e-0000-4000-8000-000000000001';
const auth = { isLoggedIn: true, user_uuid };
const login = {
  'marketplace.auth_token': 'token',
  'marketplace.device_key': `${user_uuid} ${keyOfPerson(user_uuid)}`,
};
const clerk = { inventory: 'VIEW', order: 'VIEW', store: 'NONE', role_name: 'VIEWER' } as const;
const both = [sampleStore({ id: '1' }), sampleStore({ id: '5' })];
const withoutLast = both.slice(0, 1);
const lowered = [...withoutLast, sampleStore({ id: '5', permission: clerk })];
const more = [...both, sampleStore({ id: '6' })];

/** The app of a person whose stores are known from the last visit. */
function startApp(list: readonly Store[], more: object = {}) {
  const store = { list, active: null, selected_ids: [], dismissed_ids: [], ...more };
  const user = { userData: null, auth };
  const state = JSON.stringify({ state: { user, store }, version: 7 });
  return startServices('http://127.0.0.1:1', { ...login, [persistKey]: state });
}

async function openApp(...known: Parameters<typeof startApp>) {
  const services = startApp(...known);
  await services.offline.load();
  return services;
}

const order = ['orders', 'detail', '70'];
const answer = { order: { id: '70', store_id: '5' } };
const ask = ({ queryClient }: WebServices, data: unknown = answer, queryKey = order) =>
  queryClient.fetchQuery({ queryKey, queryFn: async () => data, meta: cachedOnDevice });
const kept = () => openShelves().allOf('answers', user_uuid);

/** A visit in which an order of the second store was read, and was written down. */
async function visit(list: readonly Store[] = both) {
  const services = await openApp(list);
  await ask(services);
  await eventually(async () => expect(await kept()).toHaveLength(1));
  return services;
}

async function restored(services: WebServices): Promise<unknown> {
  const { offlineCache } = await services.offline.load();
  await offlineCache.restore(order);
  return services.queryClient.getQueryData(order);
}

const hear = ({ state }: WebServices, stores: readonly Store[]) =>
  setStore(state, (slice) => withStores(slice, structuredClone(stores)));

it.each([
  ['a store is lost', withoutLast, undefined],
  ['a role was lowered', lowered, undefined],
  ['there is another store', more, undefined],
  ['nothing has changed', both.toReversed(), answer],
])('a login that ended and began again, where %s', async (_, stores, found) => {
  const services = await visit();
  forgetLogin(services);
  for (const [name, value] of Object.entries(login)) services.kept.set(name, value);
  setUser(services.state, { auth });
  expect(await restored(services)).toBeUndefined();
  hear(services, stores);
  expect(await restored(services)).toEqual(found);
});

it.each([
  ['a store is lost', withoutLast, 0],
  ['a role was lowered', lowered, 0],
  ['nothing has changed', both, 1],
])('where %s, what was kept before goes when that is heard', async (_, stores, left) => {
  const services = await visit();
  hear(services, stores);
  await eventually(async () => expect(await kept()).toHaveLength(left));
});

it.each([
  ['before the code that follows the rights is there', both],
  ['in a page that was closed before anything was removed', withoutLast],
])(
  'heard %s, a loss leaves nothing to be read, and what lies there goes when it is tidied',
  async (_, list) => {
    await visit();
    const services = startApp(list);
    hear(services, withoutLast);
    expect(await restored(services)).toBeUndefined();
    expect(await kept()).toHaveLength(1);
    await (await services.offline.load()).tidy();
    expect(await kept()).toEqual([]);
  },
);

it('a device that removes nothing brings nothing back either', async () => {
  const services = await visit();
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new Error('no');
  });
  hear(services, withoutLast);
  await (await services.offline.load()).offlineCache.forget();
  expect(removing).toHaveBeenCalled();
  removing.mockRestore();
  expect(await kept()).toHaveLength(1);
  expect(await restored(services)).toBeUndefined();
  expect(await restored(await openApp(withoutLast))).toBeUndefined();
});

it('what is being read from the device when the rights change is not brought back', async () => {
  await visit();
  const services = await openApp(both);
  const { offlineCache } = await services.offline.load();
  const reading = offlineCache.restore(order);
  hear(services, withoutLast);
  expect(await reading).toBe(false);
  expect(services.queryClient.getQueryData(order)).toBeUndefined();
});

it('an answer that was under way when the rights changed is neither shown nor kept, but asked for anew', async () => {
  const services = await openApp(both);
  const { queryClient } = services;
  const answers: ((data: unknown) => void)[] = [];
  const queryFn = () => new Promise((resolve) => answers.push(resolve));
  const looking = new QueryObserver(queryClient, {
    queryKey: order,
    queryFn,
    meta: cachedOnDevice,
  });
  const seen: unknown[] = [];
  // As a screen looks: once everything that happens at that moment has.
  const see = () => seen.push(looking.getCurrentResult().data);
  onTestFinished(looking.subscribe(notifyManager.batchCalls(see)));
  hear(services, withoutLast);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(1);
  answers[0]?.(answer);
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.({ order: null });
  await eventually(async () =>
    expect((await kept()).map(({ data }) => data)).toEqual([{ order: null }]),
  );
  expect(seen).not.toContainEqual(answer);
  expect(answers).toHaveLength(2);
});

it('what is shown through a change of rights is kept once it was asked for anew, not before', async () => {
  const services = await visit();
  const { queryClient } = services;
  const asked = vi.fn(async (): Promise<unknown> => Promise.reject(new Error('no signal')));
  const looking = new QueryObserver(queryClient, {
    queryKey: order,
    queryFn: asked,
    meta: cachedOnDevice,
    staleTime: 60_000,
  });
  onTestFinished(looking.subscribe(() => {}));
  hear(services, more);
  await eventually(() => expect(looking.getCurrentResult().isError).toBe(true));
  queryClient.setQueryData(order, { ...answer, hasEvent: true });
  await ask(services, 'there', ['next']);
  await eventually(async () => expect((await kept()).map(({ data }) => data)).toEqual(['there']));
  expect(looking.getCurrentResult().data).toEqual({ ...answer, hasEvent: true });
  asked.mockResolvedValue(answer);
  await looking.refetch();
  await eventually(async () => expect(await kept()).toHaveLength(2));
});

it('answers that were kept by another contract are not read, and go when the device is tidied', async () => {
  await visit();
  expect(await restored(await openApp(both))).toEqual(answer);
  vi.stubGlobal('__ANSWER_SHAPE__', 'of the next release');
  const services = await openApp(both);
  expect(await restored(services)).toBeUndefined();
  await (await services.offline.load()).tidy();
  expect(await kept()).toEqual([]);
});

it('while the stores are not known, nothing is kept', async () => {
  const services = await openApp([]);
  await ask(services);
  hear(services, both);
  await ask(services, 'there', ['next']);
  await eventually(async () => expect((await kept()).map(({ data }) => data)).toEqual(['there']));
});

it('where rights had fallen is no longer kept; what the last release has kept of it is ignored', async () => {
  await visit();
  const services = await openApp(both, { lessened_ids: ['5'] });
  expect(services.state.getState().store).not.toHaveProperty('lessened_ids');
  expect(await restored(services)).toEqual(answer);
});
