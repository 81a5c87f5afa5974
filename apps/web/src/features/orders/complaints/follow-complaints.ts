import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import { complaintsKey } from './complaints.query.ts';

/** The buyer, a colleague or an operator has gone on with a complaint: what is shown of it is asked for again. */
export function followComplaints(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: complaintsKey,
    isOutdatedBy: (event, _answer, { queryKey }) => {
      if (event.kind !== 'complaint.changed') return false;
      const [, { store_id }, what, which] = queryKey as [
        string,
        { store_id: string },
        string,
        unknown,
      ];
      return (
        isStoreIn(store_id, event.store_id) && (what !== 'detail' || which === event.payload.id)
      );
    },
    pause: 1_000,
  });
}
