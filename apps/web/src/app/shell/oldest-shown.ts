import type { Query, QueryClient } from '@tanstack/react-query';
import { isCategory, isNetworkProblem } from '../../platform/api/failure.ts';

/** Of all that is on the screen, what is oldest: the rest is no older than that. */
export const oldestShown = (queryClient: QueryClient): number | undefined =>
  oldestOf(shownFrom(queryClient));

/** The same of what was asked for again and did not come: a signal alone is no internet. */
export const oldestNotRefreshed = (queryClient: QueryClient): number | undefined =>
  oldestOf(shownFrom(queryClient).filter(hasGoneUnanswered));

const shownFrom = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ meta, state }) => meta?.isCachedOnDevice && state.dataUpdatedAt > 0);

/** A refusal is an answer, and said where it belongs. */
function hasGoneUnanswered({ state }: Query): boolean {
  const failure = state.fetchFailureReason ?? state.error;
  return isNetworkProblem(failure) || isCategory(failure, 'SERVER_ERROR', 'UNKNOWN_ERROR');
}

function oldestOf(queries: readonly Query[]): number | undefined {
  const ages = queries.map(({ state }) => state.dataUpdatedAt);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}
