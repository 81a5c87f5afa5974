import type { ProposalState } from '@marketplace/contract/proposal-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about proposals: its store stands behind, by which the follower finds it. */
export const proposalsKey = ['proposals'] as const;

export type ProposalSearch = { state?: string | undefined; query?: string | undefined };

export const proposalListQuery = (
  { api }: Needed,
  store_id: string,
  { state, query }: ProposalSearch,
) =>
  infiniteQueryOptions({
    queryKey: [...proposalsKey, { store_id }, 'list', { state, query }] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/product-proposals',
        {
          query: {
            store_id,
            page: pageParam,
            ...(state && { state: state as ProposalState }),
            ...(query && { query }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

export const proposalQuery = ({ api }: Needed, store_id: string, proposal_id: string) =>
  queryOptions({
    queryKey: [...proposalsKey, { store_id }, 'detail', proposal_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/product-proposals/detail', { query: { store_id, proposal_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** What the form chooses from; it changes seldom. */
export const choicesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'choices', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('POST /api/product-proposals/meta', { body: { store_id } }, { signal }),
    meta: cachedOnDevice,
    staleTime: 600_000,
  });

export const brandsQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['catalogue', 'brands', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api('POST /api/product-proposals/meta/brand', { body: { store_id, query } }, { signal }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });

/** What the catalogue may have already, by a name and by whole barcodes. */
export const similarQuery = (
  { api }: Needed,
  store_id: string,
  name: string,
  barcode_numbers: readonly string[],
) =>
  queryOptions({
    queryKey: ['catalogue', 'similar', { store_id }, name, barcode_numbers] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/product-proposals/similar',
        {
          query: {
            store_id,
            ...(name && { name }),
            ...(barcode_numbers.length > 0 && { barcode_numbers: [...barcode_numbers] }),
          },
        },
        { signal },
      ),
    enabled: name.length > 3 || barcode_numbers.length > 0,
    placeholderData: keepPreviousData,
  });
