import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { promotionsKey } from './promotions.query.ts';

/** A colleague, a buyer or the marketplace has changed what a store has in promotions, or its vouchers. */
export function followPromotions(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: promotionsKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) => {
      const [, of] = queryKey as [string, { store_id: string }];
      return kind === 'promotions.changed' && isStoreIn(of.store_id, store_id);
    },
    // Each order that uses one is told of.
    pause: 2_000,
  });
}
