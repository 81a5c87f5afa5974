import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { feesKey } from './fees.query.ts';

/** A new week, a payment, or an operator's word on one: what is shown of it is asked for again. */
export function followFees(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: feesKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) =>
      kind === 'fees.changed' && (queryKey[1] as { store_id: string }).store_id === store_id,
  });
}
