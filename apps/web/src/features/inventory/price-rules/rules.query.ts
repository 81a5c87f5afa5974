import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

export const rulesKey = ['price-rules'] as const;

/** The price rules of a store, and how many prices they would have otherwise. */
export const rulesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...rulesKey, { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/inventories/price-rules/list', { query: { store_id } }, { signal }),
    // It is counted within a minute, and told only where it has become another number.
    refetchInterval: ({ state }) => (state.data?.proposals.is_due ? 5_000 : false),
  });

/** The stores of the person that have rules. */
export const ruledStoresQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: [...rulesKey, 'stores'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/price-rules/stores',
        { query: { select_all_store: true } },
        { signal },
      ),
  });
