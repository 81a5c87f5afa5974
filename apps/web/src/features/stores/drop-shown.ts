import type { QueryClient } from '@tanstack/react-query';
import { storesIn } from '../../platform/state/stores-in.ts';

/** What tells of these stores, by what was asked or by what was answered, goes from the screen at once. */
export function dropShown(queryClient: QueryClient, store_ids: readonly string[]): void {
  for (const query of queryClient.getQueryCache().findAll())
    if (storesIn([query.queryKey, query.state.data]).some((id) => store_ids.includes(id)))
      query.reset();
}
