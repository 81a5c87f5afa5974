import type { VoucherKind, VoucherTab } from '@marketplace/contract/voucher-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { promotionsKey } from '../promotions.query.ts';
import type { VoucherSearch } from './voucher-search.ts';

type Needed = Pick<Services, 'api'>;

export const voucherListQuery = (
  { api }: Needed,
  store_id: string,
  { tab, kind, query }: VoucherSearch,
) =>
  infiniteQueryOptions({
    queryKey: [...promotionsKey, { store_id }, 'vouchers', { tab, kind, query }] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/vouchers/list',
        {
          query: {
            ...(isSeveral(store_id) ? { select_all_store: true } : { store_id }),
            tab: tab as VoucherTab | undefined,
            kind: kind as VoucherKind | undefined,
            query,
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

export const voucherQuery = ({ api }: Needed, store_id: string, voucher_id: string) =>
  queryOptions({
    queryKey: [...promotionsKey, { store_id }, 'voucher', voucher_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/vouchers/detail', { query: { store_id, voucher_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** Who has ordered from the store, by name. */
export const voucherBuyersQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['voucher-buyers', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api('GET /api/vouchers/buyers', { query: { store_id, query } }, { signal }),
    select: ({ buyers }) => buyers,
    placeholderData: keepPreviousData,
  });

/** What the store sells, to choose from. */
export const voucherGoodsQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['voucher-goods', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/list',
        { query: { store_id, state: 'ACTIVE', ...(query && { query }) } },
        { signal },
      ),
    select: ({ data }) =>
      data.map(({ id, product_name, variant_name, uom_name, price }) => ({
        inventory_id: id,
        product_name: variant_name ? `${product_name} ${variant_name}` : product_name,
        uom_name,
        price,
      })),
    placeholderData: keepPreviousData,
  });
