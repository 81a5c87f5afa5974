import type { Store } from '@marketplace/contract/stores';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Offline } from '../../platform/offline/offline.ts';
import { leaveLostStores } from './leave-lost-stores.ts';

/** Somebody looks at something; what it is asked for never comes. */
function lookAt(queryClient: QueryClient, queryKey: unknown[], data: object) {
  queryClient.setQueryData(queryKey, data);
  const ask = vi.fn(() => new Promise<never>(() => {}));
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(observer.subscribe(() => {}));
  return () => ({ data: observer.getCurrentResult().data, asked: ask.mock.calls.length });
}

function lose(forgetStores = async () => {}, forget = async () => {}) {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const offline = { offlineCache: { forget }, forgetStores } as unknown as Offline;
  const router = { latestLocation: { search: { store_id: '6' } } } as unknown as AnyRouter;
  return {
    queryClient,
    leave: () =>
      leaveLostStores(
        { queryClient, offline: { now: () => offline, load: async () => offline } },
        router,
        [{ id: '5', name: 'Toko Lama' } as Store],
      ),
  };
}

it('what tells of a lost store goes at once, and what stands on another is only asked for again', async () => {
  const { queryClient, leave } = lose();
  const lost = {
    asked: lookAt(queryClient, ['home', 'summary', { store_id: '5' }], { count: 1 }),
    amongOthers: lookAt(queryClient, ['orders', 'list', { store_id: '6,5' }, 1], { data: [] }),
    answered: lookAt(queryClient, ['orders', 'detail', '70'], { order: { store_id: '5' } }),
  };
  const kept = {
    form: lookAt(queryClient, ['inventories', 'listing', { store_id: '6' }, '9'], {
      inventory: { id: '9' },
    }),
    longer: lookAt(queryClient, ['home', 'summary', { store_id: '55' }], { count: 1 }),
    sameId: lookAt(queryClient, ['orders', 'detail', '5'], { order: { id: '5', store_id: '6' } }),
    sameListing: lookAt(queryClient, ['inventories', 'listing', { store_id: '6' }, '5'], {}),
    page: lookAt(queryClient, ['orders', 'list', { store_id: '6' }, 5], {
      data: [{ store_id: '6', buyer_store_id: '5' }],
    }),
  };
  await leave();
  for (const look of Object.values(lost)) expect(look()).toEqual({ data: undefined, asked: 1 });
  for (const look of Object.values(kept))
    expect(look()).toEqual({ data: expect.anything(), asked: 1 });
});

it('what tells of it goes, also where the device never comes to forget it', async () => {
  const { queryClient, leave } = lose(undefined, () => new Promise(() => {}));
  const shown = lookAt(queryClient, ['home', 'summary', { store_id: '5' }], { count: 1 });
  void leave();
  await vi.waitFor(() => expect(shown()).toEqual({ data: undefined, asked: 1 }));
});

it('what could not be forgotten on the device leaves nobody where they were', async () => {
  const { leave } = lose(() => Promise.reject(new Error('no signal')));
  await expect(leave()).resolves.toBeUndefined();
});
