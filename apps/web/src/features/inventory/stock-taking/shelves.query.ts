import type { JudgeBody, Shelf } from '@marketplace/contract/stock-takes';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import type { KnownShelf } from './take.ts';

type Needed = Pick<Services, 'api'>;

/** As many as a device keeps; a store with more finds the others while there is a signal. */
const mostKept = 5_000;

const call = 'GET /api/inventories/stock-takes/shelves' as const;
const ofStore = (store_id: string) => ['stock-taking', { store_id }] as const;

/** Each page by itself: the first of ten was told long before the last. */
const heardNow = (shelves: readonly Shelf[]): KnownShelf[] => {
  const heard_at = Date.now();
  return shelves.map((shelf) => ({ ...shelf, heard_at }));
};

/** All that can be counted without a signal. */
export const knownShelvesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...ofStore(store_id), 'shelves'] as const,
    queryFn: async ({ signal }): Promise<{ shelves: KnownShelf[]; isAll: boolean }> => {
      const shelves: KnownShelf[] = [];
      let after: string | undefined;
      do {
        const page = await api(call, { query: { store_id, after } }, { signal });
        shelves.push(...heardNow(page.data));
        after = page.next ?? undefined;
      } while (after && shelves.length < mostKept);
      return { shelves, isAll: after === undefined };
    },
    staleTime: 60_000,
    meta: cachedOnDevice,
  });

/** Some shelves as they are now, up to a hundred. */
export const shelvesNowQuery = ({ api }: Needed, store_id: string, variant_ids: string[]) =>
  queryOptions({
    queryKey: [...ofStore(store_id), 'now', variant_ids] as const,
    queryFn: async ({ signal }) => {
      const { data } = await api(call, { query: { store_id, variant_ids } }, { signal });
      return heardNow(data);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What a session would change at this moment. */
export const judgedQuery = ({ api }: Needed, store_id: string, counts: JudgeBody['counts']) =>
  queryOptions({
    queryKey: [...ofStore(store_id), 'judged', counts] as const,
    queryFn: ({ signal }) =>
      api('POST /api/inventories/stock-takes/judge', { body: { store_id, counts } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The last stock takings of a store. */
export const recentTakesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['inventory-plans', 'stock-takes', { store_id }] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/plans/list',
        { query: { store_id, source: 'STOCK_TAKE', page_size: 10 } },
        { signal },
      ),
    refetchInterval: ({ state }) =>
      state.data?.data.some((plan) => plan.state === 'APPLYING' || plan.is_waiting) ? 1_000 : false,
  });
