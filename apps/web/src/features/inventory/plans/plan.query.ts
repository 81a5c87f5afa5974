import type { InputsOf } from '@marketplace/contract/call';
import type {
  PlanGuard,
  PlanOutcome,
  PlanVerdict,
} from '@marketplace/contract/inventory-plan-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

export type ExportFilter = NonNullable<InputsOf<'GET /api/inventories/export/info'>['query']>;
type Needed = Pick<Services, 'api'>;

export const plansKey = ['inventory-plans'] as const;

/** Which rows of a plan are looked at. */
export type RowFilter = {
  verdict?: PlanVerdict | undefined;
  guard?: PlanGuard | undefined;
  outcome?: PlanOutcome | undefined;
};

/** A plan with its rows, read through from the top. */
export const planQuery = ({ api }: Needed, store_id: string, plan_id: string, filter: RowFilter) =>
  infiniteQueryOptions({
    queryKey: [...plansKey, { store_id }, plan_id, filter] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/inventories/plans/detail',
        { query: { store_id, plan_id, ...filter, after: pageParam, page_size: 50 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** How a plan stands, without its rows, until it is over; of none nothing is asked. */
export const planStateQuery = ({ api }: Needed, store_id: string, plan_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'state', { store_id }, plan_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/plans/detail',
        { query: { store_id, plan_id, page_size: 1 } },
        { signal },
      ),
    enabled: plan_id !== '',
    refetchInterval: ({ state }) =>
      state.data?.plan.state === 'APPLYING' || state.data?.plan.state === 'UNDOING' ? 1_500 : false,
  });

/** The listings that a plan has left as they were: refused, or no longer fitting when it was applied. */
export const planLeftQuery = ({ api }: Needed, store_id: string, plan_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'left', { store_id }, plan_id] as const,
    queryFn: async ({ signal }) => {
      const ids = new Set<string>();
      for (const filter of [{ verdict: 'REFUSED' }, { outcome: 'SKIPPED' }] as const) {
        let after: string | undefined;
        do {
          const query = { store_id, plan_id, ...filter, after, page_size: 100 };
          const page = await api('GET /api/inventories/plans/detail', { query }, { signal });
          for (const { inventory_id } of page.data) if (inventory_id) ids.add(inventory_id);
          after = page.next ?? undefined;
        } while (after);
      }
      return ids;
    },
    structuralSharing: false,
    gcTime: 0,
  });

/** How far the job of a plan is; asked again until it is over. */
export const planJobQuery = ({ api }: Needed, store_id: string, job_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'job', { store_id }, job_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/jobs/detail', { query: { store_id, job_id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.job.finished_at ? false : 700),
  });

export const recentPlansQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'recent', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/inventories/plans/list', { query: { store_id, page_size: 10 } }, { signal }),
  });

/** How many rows a file would have, and how new they are. */
export const exportInfoQuery = ({ api }: Needed, query: ExportFilter) =>
  queryOptions({
    queryKey: [...plansKey, 'export', query] as const,
    queryFn: ({ signal }) => api('GET /api/inventories/export/info', { query }, { signal }),
  });
