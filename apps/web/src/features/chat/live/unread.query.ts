import { queryOptions } from '@tanstack/react-query';
import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { isSeveral, isStoreIn } from '../../../platform/state/store-slice.ts';
import { type Unread, withUnreadEvent } from './channel-events.ts';

const unreadKey = ['chat-unread'] as const;

/** How much of the chosen stores' channels nobody has read. */
export const unreadQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...unreadKey, { store_id }] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /chat/user/chat/unread',
        { query: isSeveral(store_id) ? { select_all_store: true } : { store_id } },
        { signal },
      ),
  });

/** The numbers follow the stream wherever they are shown. */
export function followUnread({ events, queryClient }: Pick<Services, 'events' | 'queryClient'>) {
  followList<Unread>(
    { events, queryClient },
    {
      key: unreadKey,
      merge: (numbers, event, { queryKey }) => {
        const [, { store_id }] = queryKey as [string, { store_id: string }];
        return isStoreIn(store_id, event.store_id) ? withUnreadEvent(numbers, event) : numbers;
      },
      isOutdatedBy: (event, numbers, { isUnderWay }) =>
        (event.kind === 'chat.message' || event.kind === 'chat.channel') &&
        (!numbers || isUnderWay),
      pause: 1_000,
    },
  );
}
