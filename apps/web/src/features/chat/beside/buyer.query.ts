import type { ChannelRow } from '@marketplace/contract/chat';
import { openComplaintStates } from '@marketplace/contract/complaint-words';
import { queryOptions } from '@tanstack/react-query';
import { isRefusal } from '../../../platform/api/failure.ts';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** What a buyer owes the store on terms; nothing of one that never had any. */
export const owedQuery = ({ api }: Needed, store_id: string, buyer_store_id: string) =>
  queryOptions({
    queryKey: ['chat-owed', { store_id }, buyer_store_id] as const,
    queryFn: async ({ signal }) => {
      try {
        const query = { store_id, buyer_store_id };
        return await api('GET /api/money/credit-book/detail', { query }, { signal });
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

/** What a buyer complains about and is not settled. */
export const complaintsOfBuyerQuery = (
  { api }: Needed,
  store_id: string,
  other: ChannelRow['other'],
) =>
  queryOptions({
    queryKey: ['chat-complaints', { store_id }, other.store_id] as const,
    queryFn: async ({ signal }) => {
      const { data } = await api(
        'GET /api/complaints/seller/list',
        {
          query: {
            is_seller: true,
            seller_store_id: store_id,
            state: [...openComplaintStates],
            query: other.name,
          },
        },
        { signal },
      );
      return data.filter(({ buyer_store_id }) => buyer_store_id === other.store_id);
    },
    staleTime: 60_000,
  });
