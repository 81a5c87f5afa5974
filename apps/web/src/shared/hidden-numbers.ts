import { queryOptions, useQuery } from '@tanstack/react-query';
import { cachedOnDevice } from '../platform/offline/cached-on-device.ts';
import { type Services, useAppState, useServices } from '../platform/services.ts';

/** How the person left Home in this store, on whatever device. */
export const homeStateQuery = ({ api }: Pick<Services, 'api'>, store_key: string) =>
  queryOptions({
    queryKey: ['home', 'state', { store_id: store_key }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/users/seller-ui-states', { query: { store_key, page: 'home' } }, { signal }),
    meta: cachedOnDevice,
  });

/**
 * Whether the person has hidden amounts, on Home or wherever sales are summed up, and the way to change it. Hidden until that is known: who
 * has hidden them is not to see them stand there for a moment.
 */
export function useHiddenNumbers() {
  const services = useServices();
  const store_key = useAppState(({ store }) => store.active?.id ?? '');
  const query = homeStateQuery(services, store_key);
  const { data } = useQuery({ ...query, enabled: store_key !== '' });
  const setHidden = async (is_revenue_hidden: boolean) => {
    const state = { ...data?.state, is_revenue_hidden };
    // An answer that is still on its way knows nothing of this.
    await services.queryClient.cancelQueries({ queryKey: query.queryKey });
    services.queryClient.setQueryData(query.queryKey, { state });
    services
      .api('POST /api/users/seller-ui-states', { body: { store_key, page: 'home', state } })
      .catch(() => {
        // It holds here until the next visit, which is what matters to who stands at the counter.
      });
  };
  return { isHidden: !data || data.state?.is_revenue_hidden === true, setHidden };
}
