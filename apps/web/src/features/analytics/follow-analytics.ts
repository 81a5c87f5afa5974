import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { analyticsKey } from './analytics.query.ts';

/** Orders are counted every twenty seconds: asked earlier, the numbers would still be those of before. */
const counted = 25_000;

/** An order of these stores has moved, or a complaint about one: their numbers are asked for once it is counted. */
export function followAnalytics(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: analyticsKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) => {
      const [, of] = queryKey as [string, { store_id: string }];
      const isCounted =
        kind === 'order.changed' || kind === 'order.created' || kind === 'complaint.changed';
      return isCounted && isStoreIn(of.store_id, store_id);
    },
    pause: counted,
  });
}
