import type { AnswerOf } from '@marketplace/contract/call';
import type { InfiniteData } from '@tanstack/react-query';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import { changeOnHand } from '../../../platform/realtime/change-on-hand.ts';
import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import {
  type ChannelFilters,
  type ChannelPage,
  channelsKey,
  roomKey,
  roomsKey,
} from '../chat.query.ts';
import {
  isListOutdatedBy,
  isRoomOutdatedBy,
  withChannelEvent,
  withRoomEvent,
} from './channel-events.ts';
import { laterChannel, type RoomWindow, withMessage } from './room-window.ts';

type Needed = Pick<Services, 'events' | 'queryClient'> & { outbox: Outbox };
type ChannelList = InfiniteData<ChannelPage, string | undefined>;
type Sent = AnswerOf<'POST /chat/user/chat/create'>;
type ListKey = [string, { store_id: string }, ChannelFilters];
type RoomKey = [string, { store_id: string }, string];

/** A row that left its tab is seen for a moment before it goes. */
const untilAsked = 4_000;

/** Channels and rooms follow what is written, read and blocked on either side. */
export function followChat({ events, queryClient, outbox }: Needed): void {
  followList<ChannelList>(
    { events, queryClient },
    {
      key: channelsKey,
      merge: (list, event, { queryKey, isShown }) => {
        const [, { store_id }, filters] = queryKey as unknown as ListKey;
        return isStoreIn(store_id, event.store_id)
          ? withChannelEvent(list, filters, event, isShown)
          : list;
      },
      isOutdatedBy: (event, list, { queryKey }) => {
        const [, { store_id }, filters] = queryKey as unknown as ListKey;
        return isStoreIn(store_id, event.store_id) && isListOutdatedBy(event, list, filters);
      },
      pause: untilAsked,
    },
  );
  followList<RoomWindow>(
    { events, queryClient },
    {
      key: roomsKey,
      merge: (room, event, { queryKey }) => {
        const [, { store_id }, channel_id] = queryKey as unknown as RoomKey;
        return store_id === event.store_id ? withRoomEvent(room, channel_id, event) : room;
      },
      isOutdatedBy: (event, room, { queryKey }) => {
        const [, { store_id }, channel_id] = queryKey as unknown as RoomKey;
        return store_id === event.store_id && isRoomOutdatedBy(event, room, channel_id);
      },
    },
  );
  // The stream may be on its way back when the outbox sends: the answer says what has become of the message.
  outbox.onSent((item, answer) => {
    if (item.call !== 'POST /chat/user/chat/create') return;
    const { message, channel } = answer as Sent;
    changeOnHand<RoomWindow>(
      queryClient,
      roomKey(channel.store_id, channel.channel_id),
      (room) => ({ ...withMessage(room, message), channel: laterChannel(room.channel, channel) }),
    );
  });
}
