import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { type Opened, recentRows, withOpenedRows } from './live/inventory-events.ts';

type Needed = Pick<Services, 'api' | 'events'>;

/** What happened while an answer was on its way is put into it. */
const withRecent = <Answer extends Opened>(answer: Answer, { events }: Needed): Answer =>
  withOpenedRows(answer, recentRows(events.recent()));

export const listingKey = ['inventories', 'listing'] as const;

/** A listing with its product: every variant and unit of it that the store sells. */
export const listingQuery = (needed: Needed, store_id: string, id: string) =>
  queryOptions({
    queryKey: [...listingKey, { store_id }, id] as const,
    queryFn: async ({ signal }) => {
      const { inventory } = await needed.api(
        'GET /api/inventories/get',
        { query: { store_id, inventory_id: id } },
        { signal },
      );
      const { product } = await productOf(
        needed,
        { store_id, product_id: inventory.product_id },
        signal,
      );
      return withRecent({ inventory, product }, needed);
    },
    meta: cachedOnDevice,
  });

/** A product with every variant of it that the store sells, in one unit or in all of them. */
export const productQuery = (
  needed: Needed,
  store_id: string,
  product_id: string,
  uom_id?: string,
) =>
  queryOptions({
    queryKey: [
      ...listingKey,
      { store_id },
      'product',
      product_id,
      ...(uom_id ? [uom_id] : []),
    ] as const,
    queryFn: ({ signal }) => productOf(needed, { store_id, product_id, uom_id }, signal),
    meta: cachedOnDevice,
  });

/** A product with an open form in a list, which may no longer have it: see use-open-products.ts. */
export const openProductQuery = (
  needed: Needed,
  { store_id, product_id }: { store_id: string; product_id: string },
) =>
  queryOptions({
    queryKey: [...listingKey, { store_id }, 'open', product_id] as const,
    queryFn: ({ signal }) => productOf(needed, { store_id, product_id }, signal),
    // It is known whether it is the one that the list shows.
    structuralSharing: false,
  });

type ProductIds = { store_id: string; product_id: string; uom_id?: string | undefined };

const productOf = async (needed: Needed, query: ProductIds, signal: AbortSignal) =>
  withRecent(
    await needed.api('GET /api/v2/inventories/multivariant-detail', { query }, { signal }),
    needed,
  );

/** Listings that were picked to be changed together. */
export const severalQuery = (needed: Needed, store_id: string, inventory_ids: readonly string[]) =>
  queryOptions({
    queryKey: [...listingKey, { store_id }, 'several', inventory_ids] as const,
    queryFn: async ({ signal }) => {
      const query = { store_id, inventory_ids: [...inventory_ids] };
      return withRecent(
        await needed.api('GET /api/inventories/get/bulk', { query }, { signal }),
        needed,
      );
    },
    meta: cachedOnDevice,
  });

type LogIds = { inventory_id?: string; product_id?: string; uom_id?: string };

/** What happened to a listing, newest first. */
export const historyQuery = ({ api }: Pick<Needed, 'api'>, store_id: string, ids: LogIds) =>
  infiniteQueryOptions({
    queryKey: ['inventories', 'history', { store_id }, ids] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/inventories/get/log',
        { query: { store_id, ...ids, page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
  });
