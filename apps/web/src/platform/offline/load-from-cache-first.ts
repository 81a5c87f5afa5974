import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { OfflineCache } from './offline-cache.ts';

type Needed = {
  queryClient: QueryClient;
  offline: { now: () => { offlineCache: OfflineCache } | undefined };
};

/**
 * For loaders: asks the server, and waits only for the answer of the last visit, if there is one on the
 * device. The screen then begins with that and is put right by the server's. A screen that is there already
 * (`cause` is “stay”) does not wait: it would lose its place, and whoever types in it the focus.
 */
export function loadFromCacheFirst<Data, Key extends QueryKey>(
  { queryClient, offline }: Needed,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  cause: 'enter' | 'stay' | 'preload',
): Promise<void> | undefined {
  const restoring = offline.now()?.offlineCache.restore(query.queryKey);
  if (!restoring) {
    void queryClient.prefetchQuery(query);
    return undefined;
  }
  const begun = restoring.then((isRestored) => {
    // However young it is, what happened since is not in it.
    void queryClient.prefetchQuery(isRestored ? { ...query, staleTime: 0 } : query);
  });
  return cause === 'stay' ? undefined : begun;
}
