import type { ChannelRow } from '@marketplace/contract/chat';
import { useEffect, useSyncExternalStore } from 'react';
import { isRefusal } from '../../../platform/api/failure.ts';
import { changeOnHand } from '../../../platform/realtime/change-on-hand.ts';
import { useServices } from '../../../platform/services.ts';
import { roomKey } from '../chat.query.ts';
import { laterChannel, type RoomWindow } from '../live/room-window.ts';

const useIsPageSeen = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );

/** What flies past on the way to another room was not read. */
const lookedAt = 400;
const againIn = 5_000;

/** Whoever sees the end of the room has read what is above it, and both sides are told. */
export function useMarkRead(channel: ChannelRow | undefined, isEndSeen: boolean): void {
  const { api, queryClient } = useServices();
  const isSeen = useIsPageSeen();
  const { store_id = '', channel_id = '', last_number = 0, unread = 0 } = channel ?? {};
  const isDue = isSeen && isEndSeen && unread > 0;
  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const mark = () =>
      api('POST /chat/channel/read', { body: { store_id, channel_id, number: last_number } }).then(
        (answer) =>
          // The stream tells of it, too; it may be on its way back.
          changeOnHand<RoomWindow>(queryClient, roomKey(store_id, channel_id), (room) => {
            const later = laterChannel(room.channel, answer.channel);
            return later === room.channel ? room : { ...room, channel: later };
          }),
        (error: unknown) => {
          // Who may not, may not in five seconds either.
          if (!isOver && !isRefusal(error)) timer = setTimeout(mark, againIn);
        },
      );
    timer = setTimeout(mark, lookedAt);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, queryClient, isDue, store_id, channel_id, last_number]);
}
