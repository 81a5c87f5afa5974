import type { QueryClient } from '@tanstack/react-query';

/** Of all that is on the screen, what is oldest: the rest is no older than that. */
export function oldestShown(queryClient: QueryClient): number | undefined {
  const ages = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ meta, state }) => meta?.isCachedOnDevice && state.dataUpdatedAt > 0)
    .map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}
