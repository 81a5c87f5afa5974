import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what has happened into every answer on hand that it is about. The rest of such an answer is as old as before, and
 * what was to be asked for again still is; an answer that `change` gives back as it was is left alone.
 */
export function changeOnHand<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { data: before, dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    const after = before === undefined ? before : change(before as Data);
    if (after === before) continue;
    queryClient.setQueryData(query.queryKey, after, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}
