import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';
import { plansKey } from '../plans/plan.query.ts';

type Needed = Pick<Services, 'api'>;

/** A copy with its plans in all stores of the person; asked again while one of them is on its way. */
export const copyQuery = ({ api }: Needed, copy_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'copy', copy_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/copies/detail',
        { query: { copy_id, select_all_store: true } },
        { signal },
      ),
    refetchInterval: ({ state }) => (state.data?.plans.some(isOnItsWay) ? 1_500 : false),
  });

type Planned = { plan: { state: string; is_waiting: boolean } };

const isOnItsWay = ({ plan: { state, is_waiting } }: Planned): boolean =>
  is_waiting || state === 'APPLYING' || state === 'UNDOING';

export const copiesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'copies', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/inventories/copies/list', { query: { store_id, page_size: 10 } }, { signal }),
  });
