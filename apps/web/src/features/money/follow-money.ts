import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { isStoreIn } from '../../platform/state/store-slice.ts';
import { movesMoney } from '../../shared/moves-money.ts';
import { moneyKey } from './money.query.ts';

/** However much happens at once, the numbers are asked for again this often at most. */
const pause = 1500;

/** Whatever may have moved money in the stores that an answer is about has it asked for again. */
export function followMoney(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: moneyKey,
    isOutdatedBy: (event, _answer, { queryKey }) =>
      movesMoney(event) &&
      isStoreIn((queryKey[1] as { store_id: string }).store_id, event.store_id),
    pause,
  });
}
