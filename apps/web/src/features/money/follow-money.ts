import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { moneyKey } from './money.query.ts';

/** However much happens at once, the numbers are asked for again this often at most. */
const pause = 1500;

/** Every move of an order, and every word on fees, may have moved money; only the server knows how much. */
export function followMoney(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: moneyKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) =>
      kind !== 'inventory.changed' &&
      isStoreIn((queryKey[1] as { store_id: string }).store_id, store_id),
    pause,
  });
}
