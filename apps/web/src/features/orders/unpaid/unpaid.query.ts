import type { AnswerOf } from '@marketplace/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { allStores } from '../../../platform/state/store-slice.ts';

export type UnpaidList = AnswerOf<'GET /api/orders/seller/unpaid'>;

export const unpaidKey = ['orders', 'unpaid'] as const;

/** Transfers that wait for their money, of one store, of some or of all. The server knows one and all: some are asked one by one. */
export const unpaidQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...unpaidKey, { store_id }] as const,
    queryFn: async ({ signal }) => {
      const queries =
        store_id === allStores
          ? [{ select_all_seller_store: true }]
          : store_id.split(',').map((id) => ({ store_id: id }));
      const lists = await Promise.all(
        queries.map((query) => api('GET /api/orders/seller/unpaid', { query }, { signal })),
      );
      return lists.reduce(together);
    },
    meta: cachedOnDevice,
  });

/** The oldest first, as in each of them. */
const together = (one: UnpaidList, other: UnpaidList): UnpaidList => ({
  unpaid: [...one.unpaid, ...other.unpaid].sort((a, b) => a.created_at.localeCompare(b.created_at)),
  total_data: one.total_data + other.total_data,
  reserved_amount: one.reserved_amount + other.reserved_amount,
  reserved_pieces: one.reserved_pieces + other.reserved_pieces,
});
