import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what has happened into every answer on hand that it is about. The rest of such an answer is as old as before, what
 * was to be asked for again still is, and what could not be asked for again says so still; an answer that `change` gives
 * back as it was is left alone.
 */
export function changeOnHand<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, queryKey: QueryKey) => Data,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { data: before, dataUpdatedAt: updatedAt, isInvalidated, status, error } = query.state;
    const after = before === undefined ? before : change(before as Data, query.queryKey);
    if (after === before) continue;
    queryClient.setQueryData(query.queryKey, after, { updatedAt });
    if (isInvalidated || error) query.setState({ isInvalidated, status, error });
  }
}
