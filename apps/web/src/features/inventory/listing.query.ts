import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keptOnDevice } from '../../platform/offline/kept-on-device.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

export const listingKey = ['inventories', 'listing'] as const;

/** A listing with its product: every variant and unit of it that the store sells. */
export const listingQuery = ({ api }: Needed, store_id: string, id: string) =>
  queryOptions({
    queryKey: [...listingKey, store_id, id] as const,
    queryFn: async ({ signal }) => {
      const { inventory } = await api(
        'GET /api/inventories/get',
        { query: { store_id, inventory_id: id } },
        { signal },
      );
      const { product } = await productOf(
        api,
        { store_id, product_id: inventory.product_id },
        signal,
      );
      return { inventory, product };
    },
    meta: keptOnDevice,
  });

/** A product with every variant of it that the store sells, in one unit or in all of them. */
export const productQuery = (
  { api }: Needed,
  store_id: string,
  product_id: string,
  uom_id?: string,
) =>
  queryOptions({
    queryKey: [
      ...listingKey,
      store_id,
      'product',
      product_id,
      ...(uom_id ? [uom_id] : []),
    ] as const,
    queryFn: ({ signal }) => productOf(api, { store_id, product_id, uom_id }, signal),
    meta: keptOnDevice,
  });

type ProductIds = { store_id: string; product_id: string; uom_id?: string | undefined };

const productOf = (api: Needed['api'], query: ProductIds, signal: AbortSignal) =>
  api('GET /api/v2/inventories/multivariant-detail', { query }, { signal });

/** Listings that were picked to be changed together. */
export const severalQuery = ({ api }: Needed, store_id: string, inventory_ids: readonly string[]) =>
  queryOptions({
    queryKey: [...listingKey, store_id, 'several', inventory_ids] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/get/bulk',
        { query: { store_id, inventory_ids: [...inventory_ids] } },
        { signal },
      ),
    meta: keptOnDevice,
  });

type LogIds = { inventory_id?: string; product_id?: string; uom_id?: string };

/** What happened to a listing, newest first. */
export const historyQuery = ({ api }: Needed, store_id: string, ids: LogIds) =>
  infiniteQueryOptions({
    queryKey: ['inventories', 'history', store_id, ids] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/inventories/get/log',
        { query: { store_id, ...ids, page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
  });
