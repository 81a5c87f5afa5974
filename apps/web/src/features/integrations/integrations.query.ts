import type { DeliveredEvent, DeliveryState } from '@marketplace/contract/webhook-words';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Everything about a store's keys and webhooks: its store stands behind, by which the follower finds it. */
export const integrationsKey = ['integrations'] as const;

const ofStore = (store_id: string) => [...integrationsKey, { store_id }] as const;

export const apiKeysQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...ofStore(store_id), 'keys'] as const,
    queryFn: ({ signal }) => api('GET /api/api-keys/list', { query: { store_id } }, { signal }),
  });

export const keyCallsQuery = ({ api }: Needed, store_id: string, api_key_id: string) =>
  infiniteQueryOptions({
    queryKey: [...ofStore(store_id), 'calls', api_key_id] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/api-keys/calls',
        { query: { store_id, api_key_id, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const webhooksQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...ofStore(store_id), 'webhooks'] as const,
    queryFn: ({ signal }) => api('GET /api/webhooks/list', { query: { store_id } }, { signal }),
  });

type Narrowed = { state?: DeliveryState | undefined; event?: DeliveredEvent | undefined };

export const deliveriesKey = (store_id: string, webhook_id: string) =>
  [...ofStore(store_id), 'deliveries', webhook_id] as const;

export const deliveriesQuery = (
  { api }: Needed,
  store_id: string,
  webhook_id: string,
  narrowed: Narrowed,
) =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(store_id, webhook_id), narrowed] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/webhooks/deliveries',
        { query: { store_id, webhook_id, ...narrowed, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

type One = { store_id: string; webhook_id: string; delivery_id: string };

export const deliveryQuery = ({ api }: Needed, one: One) =>
  queryOptions({
    queryKey: [...ofStore(one.store_id), 'delivery', one.delivery_id] as const,
    queryFn: ({ signal }) => api('GET /api/webhooks/delivery', { query: one }, { signal }),
  });
