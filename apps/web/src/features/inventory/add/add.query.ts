import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Products of the catalogue of which the store does not list everything yet. */
export const availableQuery = ({ api }: Needed, store_id: string, query: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'available', { store_id }, query] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/v2/inventories/search-available-product-variants',
        { query: { store_id, page: pageParam, ...(query && { query }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** All units of a product, with what the store has of them. */
export const unitsQuery = ({ api }: Needed, store_id: string, product_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'units', { store_id }, product_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/product-units/list', { query: { store_id, product_id } }, { signal }),
  });

/** The unit that carries a barcode. */
export const barcodeQuery = ({ api }: Needed, store_id: string, barcode_number: string) =>
  queryOptions({
    queryKey: ['catalogue', 'barcode', { store_id }, barcode_number] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/product-units/get-by-barcode',
        { query: { store_id, barcode_number } },
        { signal },
      ),
  });

/** What others of the city ask for these units. */
export const pricesQuery = ({ api }: Needed, store_id: string, product_unit_ids: string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'prices', { store_id }, product_unit_ids] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/products/price-recommendations/get-bulk',
        { query: { store_id, product_unit_ids } },
        { signal },
      ),
    enabled: product_unit_ids.length > 0,
  });

/** What sells nearby and is not listed here. */
export const recommendedQuery = ({ api }: Needed, store_id: string) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'recommended', { store_id }] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/stores/inventory-recommendations',
        { query: { store_id, page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
  });
