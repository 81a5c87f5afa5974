import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { payoutsKey } from './payouts.query.ts';

const kinds = ['bank_accounts.changed', 'payouts.changed'];

/** Another owner, an operator or the bank has moved something: what is shown of it is asked for again. */
export function followPayouts(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: payoutsKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) =>
      kinds.includes(kind) && isStoreIn((queryKey[1] as { store_id: string }).store_id, store_id),
  });
}
