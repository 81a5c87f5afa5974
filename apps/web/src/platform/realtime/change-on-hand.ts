import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Which answer it is, whether somebody looks at it, and whether another is under way to take its place. */
export type OnHand = { queryKey: QueryKey; isShown: boolean; isUnderWay: boolean };

export const onHand = (query: Query): OnHand => ({
  queryKey: query.queryKey,
  isShown: query.isActive(),
  isUnderWay: query.state.fetchStatus === 'fetching',
});

/**
 * Puts what has happened into every answer on hand that it is about. The rest of such an answer is as old as before, what
 * was to be asked for again still is, and what could not be asked for again says so still; an answer that `change` gives
 * back as it was is left alone.
 */
export function changeOnHand<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, where: OnHand) => Data,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey }))
    changeAnswer(queryClient, query, change);
}

/** The same for one of them. */
export function changeAnswer<Data>(
  queryClient: QueryClient,
  query: Query,
  change: (data: Data, where: OnHand) => Data,
): void {
  const { data: before, dataUpdatedAt: updatedAt, isInvalidated, status, error } = query.state;
  if (before === undefined) return;
  const after = change(before as Data, onHand(query));
  if (after === before) return;
  queryClient.setQueryData(query.queryKey, after, { updatedAt });
  // Put into the very state that the cache goes back to when a question that is under way is given up.
  if (isInvalidated || error)
    query.setState(Object.assign(query.state, { isInvalidated, status, error }));
}
