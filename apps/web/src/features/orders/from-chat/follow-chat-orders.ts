import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import { chatOrdersKey } from './from-chat.query.ts';

/** A colleague or a buyer has written down, sent, confirmed or taken back an order from a chat. */
export function followChatOrders(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: chatOrdersKey,
    isOutdatedBy: ({ kind, store_id }, _answer, { queryKey }) => {
      const [, of] = queryKey as [string, { store_id: string }];
      return kind === 'chat_order.changed' && isStoreIn(of.store_id, store_id);
    },
  });
}
