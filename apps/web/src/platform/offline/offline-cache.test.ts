import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { sampleStore } from '../../testing/samples.ts';
import { keyOfPerson, openShelves } from '../../testing/shelves.ts';
import { startServices } from '../../testing/web-services.ts';
import { RequestFailure } from '../api/failure.ts';
import { persistKey } from '../state/kept-text.ts';
import { cachedOnDevice } from './cached-on-device.ts';
import { loadFromCacheFirst } from './load-from-cache-first.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const person = '7a1d8c1e-0000-4000-8000-000000000001';
const other = '7a1d8c1e-0000-4000-8000-000000000002';

async function openAppOf(user_uuid: string) {
  const user = { userData: null, auth: { isLoggedIn: true, user_uuid } };
  const store = { list: [sampleStore({ id: '1' })], active: null, selected_ids: [] };
  const services = startServices('http://127.0.0.1:1', {
    'marketplace.auth_token': 'token',
    'marketplace.device_key': `${user_uuid} ${keyOfPerson(user_uuid)}`,
    [persistKey]: JSON.stringify({ state: { user, store }, version: 7 }),
  });
  await services.offline.load();
  return services;
}

const question = (
  answer: () => Promise<unknown>,
  meta: Record<string, unknown> = cachedOnDevice,
) => ({
  queryKey: ['orders', { status: 'NEW' }],
  queryFn: answer,
  meta,
});
const never = () => new Promise<never>(() => {});

/** One visit during which the server answered. */
async function visit(answer: unknown, meta?: Record<string, unknown>) {
  const services = await openAppOf(person);
  await services.queryClient.fetchQuery(question(async () => answer, meta));
  return services;
}

const keptOf = (user_uuid: string) => openShelves().allOf('answers', user_uuid);

it('a screen begins with the answer of the last visit, and asks again however young it is', async () => {
  await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  const { queryClient, offline } = await openAppOf(person);
  const ask = vi.fn(never);
  await loadFromCacheFirst(
    { queryClient, offline },
    { ...question(ask), staleTime: 300_000 },
    'enter',
  );
  expect(queryClient.getQueryData(['orders', { status: 'NEW' }])).toEqual({ rows: [1] });
  expect(ask).toHaveBeenCalledOnce();
  expect(loadFromCacheFirst({ queryClient, offline }, question(ask), 'enter')).toBeUndefined();
});

it('a screen that is there already does not wait for it', async () => {
  await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  const { queryClient, offline } = await openAppOf(person);
  expect(loadFromCacheFirst({ queryClient, offline }, question(never), 'stay')).toBeUndefined();
  await eventually(() =>
    expect(queryClient.getQueryData(['orders', { status: 'NEW' }])).toEqual({ rows: [1] }),
  );
});

it('what is not marked is not kept', async () => {
  await visit({ rows: [1] }, {});
  await visit({ rows: [2] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  expect((await keptOf(person))[0]?.data).toEqual({ rows: [2] });
});

it('another person does not see it', async () => {
  await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  const { queryClient, offline } = await openAppOf(other);
  await loadFromCacheFirst({ queryClient, offline }, question(never), 'enter');
  expect(queryClient.getQueryData(['orders', { status: 'NEW' }])).toBeUndefined();
});

it('wiped, nothing is left to read', async () => {
  const services = await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  await (await services.offline.load()).wipe(person);
  expect(await keptOf(person)).toEqual([]);
});

it('no more is kept than has use', async () => {
  const services = await openAppOf(person);
  for (let number = 0; number < 70; number += 1) {
    const query = { ...question(async () => number), queryKey: ['orders', number] };
    await services.queryClient.fetchQuery(query);
  }
  await eventually(async () => {
    const kept = await keptOf(person);
    expect(kept).toHaveLength(60);
    expect(kept.map(({ data }) => data)).toContain(69);
  });
});

const refusal = (code: 'permission_denied' | 'order_not_found' | 'not_found', status: number) =>
  new RequestFailure('CLIENT_ERROR', status, {
    errors: { code, error_message: 'Tidak.' },
  });
const asksAgain = (services: Awaited<ReturnType<typeof visit>>, error: Error) =>
  services.queryClient
    .fetchQuery({ ...question(() => Promise.reject(error)), staleTime: 0 })
    .catch(() => {});

it.each([refusal('permission_denied', 403), refusal('order_not_found', 404)])(
  'what the person is refused goes from the screen and from the device: $code',
  async (error) => {
    const services = await visit({ rows: [1] });
    await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
    services.kept.set('marketplace.last_view', 'what it looked like');
    await asksAgain(services, error);
    const state = services.queryClient.getQueryState(['orders', { status: 'NEW' }]);
    expect(state).toMatchObject({ status: 'error', data: undefined, error });
    await eventually(async () => expect(await keptOf(person)).toEqual([]));
    expect(services.kept.has('marketplace.last_view')).toBe(false);
  },
);

it('forgotten is what nobody looks at; who looks without asking keeps what is shown', async () => {
  const { queryClient, offline } = await openAppOf(person);
  for (const name of ['open form', 'left']) queryClient.setQueryData([name], { rows: [1] });
  const looking = { queryKey: ['open form'], queryFn: never, enabled: false };
  onTestFinished(new QueryObserver(queryClient, looking).subscribe(() => {}));
  await (await offline.load()).offlineCache.forget();
  expect(queryClient.getQueryData(['open form'])).toEqual({ rows: [1] });
  expect(queryClient.getQueryData(['left'])).toBeUndefined();
});

it('a first answer that is on its way is not given up for what is forgotten', async () => {
  const { queryClient, offline } = await openAppOf(person);
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => promise });
  await (await offline.load()).offlineCache.forget();
  resolve('there');
  expect(await asked).toBe('there');
});

it('refused before it was written, it is not written any more', async () => {
  const services = await visit({ rows: [1] });
  await asksAgain(services, refusal('permission_denied', 403));
  await services.queryClient.fetchQuery({
    ...question(async () => ({ rows: [2] })),
    queryKey: ['orders', 'other'],
  });
  // The younger is written after the older: once it is there, so would the other be.
  await eventually(async () => {
    const answers = (await keptOf(person)).map(({ data }) => data);
    expect(answers).toContainEqual({ rows: [2] });
  });
  expect((await keptOf(person)).map(({ data }) => data)).toEqual([{ rows: [2] }]);
});

it.each([
  new RequestFailure('NETWORK_ERROR'),
  new RequestFailure('SERVER_ERROR', 500),
  new RequestFailure('CLIENT_ERROR', 404),
  refusal('not_found', 404),
])('a failure that refuses nobody takes nothing away: $message', async (error) => {
  const services = await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  await asksAgain(services, error);
  expect(services.queryClient.getQueryData(['orders', { status: 'NEW' }])).toEqual({ rows: [1] });
  expect(await keptOf(person)).toHaveLength(1);
});

it('what is looked at while it is forgotten stays', async () => {
  const services = await visit({ rows: [1] });
  const { queryKey, ...rest } = question(never);
  const looking = new QueryObserver(services.queryClient, { queryKey, ...rest, staleTime: 60_000 });
  onTestFinished(looking.subscribe(() => {}));
  const { offlineCache } = await services.offline.load();
  await offlineCache.forget();
  expect(looking.getCurrentResult().data).toEqual({ rows: [1] });
});

it('what is refused while it is read from the device is not brought back', async () => {
  const { queryKey } = question(never);
  await visit({ rows: [1] });
  await eventually(async () => expect(await keptOf(person)).toHaveLength(1));
  const services = await openAppOf(person);
  const { offlineCache } = await services.offline.load();
  const reading = offlineCache.restore(queryKey);
  await asksAgain(services, refusal('permission_denied', 403));
  expect(await reading).toBe(false);
  expect(services.queryClient.getQueryData(queryKey)).toBeUndefined();
  await eventually(async () => expect(await keptOf(person)).toEqual([]));
});
