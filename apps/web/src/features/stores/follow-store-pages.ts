import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { storePagesKey } from './store-page.query.ts';

/** What somebody else changes in a store is asked for again at once. */
export function followStorePages(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: storePagesKey,
    isOutdatedBy: ({ kind, store_id }, _page, { queryKey }) =>
      kind === 'store.changed' && (queryKey[2] as { store_id: string }).store_id === store_id,
  });
}
