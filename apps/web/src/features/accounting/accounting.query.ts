import type { AccountingRegistration } from '@marketplace/contract/accounting';
import type {
  AccountingLogKind,
  DifferenceReason,
  LinkConfidence,
} from '@marketplace/contract/accounting-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Everything about the books of stores: its store stands behind, by which the follower finds it. */
export const accountingKey = ['accounting'] as const;

export const booksKey = (store_id: string) => [...accountingKey, { store_id }] as const;

/** Documents go over by themselves: what is shown again is asked for again. */
const fresh = { staleTime: 5_000 };

export const storesQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: ['accounting-stores'] as const,
    queryFn: async ({ signal }) => (await api('GET /api/stores/list', {}, { signal })).stores,
  });

export const isWorking = (registration: AccountingRegistration | undefined): boolean =>
  registration?.work != null && registration.work.finished_at === null;

const whileWorking = 1_500;

export const registrationQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'registration'] as const,
    queryFn: async ({ signal }) =>
      (
        await api(
          'GET /accounting/registration/check',
          { query: { marketplace_store_id: store_id } },
          { signal },
        )
      ).registration,
    refetchInterval: ({ state }) => (isWorking(state.data) ? whileWorking : false),
    ...fresh,
  });

/** Whom a key of the app's link speaks for. */
export const whoseQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'whose'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/registration/whose',
        { query: { marketplace_store_id: store_id } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const databasesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'databases'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/databases/list',
        { query: { marketplace_store_id: store_id } },
        { signal },
      ),
    ...fresh,
  });

export const warehousesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'warehouses'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/warehouses/list',
        { query: { marketplace_store_id: store_id } },
        { signal },
      ),
    ...fresh,
  });

export const mappingSummaryQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'mapping'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/product-mapping/summary',
        { query: { marketplace_store_id: store_id } },
        { signal },
      ),
    ...fresh,
  });

type Searched = { query?: string | undefined; page?: number | undefined };

type Suggested = Searched & {
  confidence?: LinkConfidence | undefined;
  is_stopped: boolean;
};

export const suggestionsQuery = ({ api }: Needed, store_id: string, narrowed: Suggested) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'suggestions', narrowed] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/product-mapping/suggestions',
        { query: { marketplace_store_id: store_id, ...narrowed } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const linksQuery = (
  { api }: Needed,
  store_id: string,
  narrowed: Searched & { is_broken: boolean },
) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'links', narrowed] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/product-mapping/list',
        { query: { marketplace_store_id: store_id, ...narrowed } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const unlinkedQuery = ({ api }: Needed, store_id: string, narrowed: Searched) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'unlinked', narrowed] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/product-mapping/unregistered-marketplace-inventory',
        { query: { marketplace_store_id: store_id, ...narrowed } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const unlinkedItemsQuery = ({ api }: Needed, store_id: string, narrowed: Searched) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'items', narrowed] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/product-mapping/unregistered-items',
        { query: { marketplace_store_id: store_id, ...narrowed } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export type DifferenceFilter = {
  subject?: 'PRODUCT' | 'DOCUMENT' | undefined;
  reason?: DifferenceReason | undefined;
  query?: string | undefined;
};

export const differencesQuery = (
  { api }: Needed,
  store_id: string,
  narrowed: DifferenceFilter & Searched,
) =>
  queryOptions({
    queryKey: [...booksKey(store_id), 'differences', narrowed] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /accounting/reconciliation/list',
        { query: { marketplace_store_id: store_id, ...narrowed } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export type LogFilter = {
  kind?: AccountingLogKind | undefined;
  state?: 'DONE' | 'FAILED' | undefined;
};

export const logQuery = ({ api }: Needed, store_id: string, narrowed: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...booksKey(store_id), 'log', narrowed] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /accounting/sync/log',
        {
          query: {
            marketplace_store_id: store_id,
            ...narrowed,
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  });
