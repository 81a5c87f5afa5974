import type { AnswerOf } from '@marketplace/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { keptOnDevice } from '../../platform/offline/kept-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';

export type UnpaidList = AnswerOf<'GET /api/orders/seller/unpaid'>;

export const unpaidKey = ['orders', 'unpaid'] as const;

/** Transfers that wait for their money, of one store or of all. */
export const unpaidQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...unpaidKey, store_id] as const,
    queryFn: ({ signal }) => {
      const query = isSeveral(store_id) ? { select_all_seller_store: true } : { store_id };
      return api('GET /api/orders/seller/unpaid', { query }, { signal });
    },
    meta: keptOnDevice,
  });
