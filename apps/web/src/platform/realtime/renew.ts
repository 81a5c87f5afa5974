import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asked for before something happened: to be asked for once more when that answer is there. */
const outdated = new WeakSet<Query>();

/**
 * Something has happened: what is shown of it is asked for again. What is under way is not given up for that, since on a
 * slow line with much going on nothing would ever arrive; but it may hold what was before, so the next question
 * follows it.
 */
export function renew(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey })) {
    if (!isUnderWay(query)) ask(queryClient, query);
    else if (!outdated.has(query)) {
      outdated.add(query);
      const stop = cache.subscribe(({ query: changed }) => {
        if (changed !== query || isUnderWay(query)) return;
        stop();
        outdated.delete(query);
        ask(queryClient, query);
      });
    }
  }
}

/** What waits for a signal has not been asked for yet. */
const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

const ask = (queryClient: QueryClient, { queryKey }: Query): void =>
  void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
