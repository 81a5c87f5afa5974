import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asked for before something happened: to be asked for once more when that answer is there; with how not to. */
const outdated = new WeakMap<Query, () => void>();

/**
 * Something has happened: what is shown of it is asked for again. What is under way is not given up for that, since on a
 * slow line with much going on nothing would ever arrive; but it may hold what was before, so the next question
 * follows it.
 */
export function renew(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey }))
    renewAnswer(queryClient, query);
}

/** The same for one of them. */
export function renewAnswer(queryClient: QueryClient, query: Query): void {
  if (isUnderWay(query)) askOnceMore(queryClient, query);
  else ask(queryClient, query, false);
}

/** What has happened is shown already; only an answer that is under way could put what was before in its place. */
export function renewUnderWay(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey }))
    if (isUnderWay(query)) askOnceMore(queryClient, query);
}

/** What is about to be asked for anew. */
const due = new WeakMap<QueryClient, Set<QueryKey>>();

/**
 * Nobody knows what has happened, and what is under way may hang on a line that is gone: it is given up. A first answer
 * is not, since a screen waits for it that has nothing yet; the next question follows it. All this a moment later: what
 * is shown then is of the stores there are, and what several have reason to ask for is asked for once.
 */
export function askAnew(queryClient: QueryClient, queryKey: QueryKey): void {
  const keys = due.get(queryClient) ?? new Set();
  keys.add(queryKey);
  if (due.has(queryClient)) return;
  due.set(queryClient, keys);
  setTimeout(() => {
    due.delete(queryClient);
    const cache = queryClient.getQueryCache();
    const queries = new Set([...keys].flatMap((queryKey) => cache.findAll({ queryKey })));
    for (const query of queries) giveUpAndAsk(queryClient, query);
  });
}

function giveUpAndAsk(queryClient: QueryClient, query: Query): void {
  // What nobody looks at is not given up by asking: its answer would pass for a new one.
  const isWaitedFor = query.state.data === undefined || !query.isActive();
  if (isUnderWay(query) && isWaitedFor) askOnceMore(queryClient, query);
  else {
    outdated.get(query)?.();
    ask(queryClient, query, true);
  }
}

function askOnceMore(queryClient: QueryClient, query: Query): void {
  if (outdated.has(query)) return;
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query: changed }) => {
    if (changed !== query) return;
    if (type === 'removed') stop();
    else if (!isUnderWay(query)) {
      stop();
      ask(queryClient, query, false);
    }
  });
  const stop = () => {
    unsubscribe();
    outdated.delete(query);
  };
  outdated.set(query, stop);
}

/** What waits for a signal has not been asked for yet. */
const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

const ask = (queryClient: QueryClient, { queryKey }: Query, cancelRefetch: boolean): void =>
  void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch });
