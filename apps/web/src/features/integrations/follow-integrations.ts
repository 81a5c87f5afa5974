import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { integrationsKey } from './integrations.query.ts';

/** Of a store's keys and webhooks; what was sent by one is asked for by who looks at it, who may just be removing it. */
const followed: readonly unknown[] = ['keys', 'webhooks'];

/** What somebody else changes in a store, or we stop, is asked for again. */
export function followIntegrations(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: integrationsKey,
    isOutdatedBy: ({ kind, store_id }, _page, { queryKey }) =>
      kind === 'store.changed' &&
      followed.includes(queryKey[2]) &&
      (queryKey[1] as { store_id: string }).store_id === store_id,
    pause: 1_000,
  });
}
