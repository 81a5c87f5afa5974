import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import { lossKey } from './order-loss.query.ts';

/** Where an order is lost, or may have been lowered. */
const losing: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'PROCESSING']);

/** An order of the stores was rejected, not answered in time or accepted: what was lost is asked for again. */
export function followLosses(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: lossKey,
    isOutdatedBy: (event, _answer, { queryKey }) => {
      const [, of] = queryKey as [string, { store_id: string }];
      return (
        event.kind === 'order.changed' &&
        isStoreIn(of.store_id, event.store_id) &&
        losing.has(event.payload.fulfilment_status)
      );
    },
    pause: 1_000,
  });
}
