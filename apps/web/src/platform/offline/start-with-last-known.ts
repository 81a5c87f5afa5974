import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { LastKnown } from './last-known.ts';

type Needed = {
  queryClient: QueryClient;
  offline: { now: () => { lastKnown: LastKnown } | undefined };
};

/**
 * For loaders: asks the server, and waits only for the answer of the last visit, if there is one on the
 * device. The screen then begins with that and is put right by the server's.
 */
export function startWithLastKnown<Data, Key extends QueryKey>(
  { queryClient, offline }: Needed,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> | undefined {
  const restoring = offline.now()?.lastKnown.restore(query.queryKey);
  if (!restoring) {
    void queryClient.prefetchQuery(query);
    return undefined;
  }
  return restoring.then((isRestored) => {
    // However young it is, what happened since is not in it.
    void queryClient.prefetchQuery(isRestored ? { ...query, staleTime: 0 } : query);
  });
}
