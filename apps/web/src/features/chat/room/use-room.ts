import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeOnHand } from '../../../platform/realtime/change-on-hand.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { roomQuery } from '../chat.query.ts';
import { mergeWindows, type RoomWindow, trimmed } from '../live/room-window.ts';

/** Where the room is to be scrolled to, once it is drawn. */
export type Target = { to: number | 'unread' | 'end'; isMarked?: boolean };

/** What is read of a channel: the last messages, those before and after by scrolling, and wherever is jumped to. */
export function useRoom(store_id: string, channel_id: string, at: number | undefined) {
  const services = useServices();
  const { api, queryClient } = services;
  const query = roomQuery(services, store_id, channel_id);
  const result = useQuery(query);
  const { data: room, isFetchedAfterMount } = result;
  const [target, setTarget] = useState<Target>();
  const [failedAt, setFailedAt] = useState<'start' | 'end'>();
  const unread = useUnreadFrom(room, isFetchedAfterMount);

  const ask = (more: { before?: number; after?: number; around?: number }) =>
    api('GET /chat/channel/messages', { query: { store_id, channel_id, ...more } });
  const put = (change: (room: RoomWindow) => RoomWindow) =>
    changeOnHand<RoomWindow>(queryClient, query.queryKey, change);

  const loading = useAction(
    async (end: 'start' | 'end') => {
      const known = queryClient.getQueryData(query.queryKey);
      const edge = known?.messages.at(end === 'start' ? 0 : -1)?.number;
      if (edge === undefined) return;
      setFailedAt(end);
      const answer = await ask(end === 'start' ? { before: edge } : { after: edge });
      put((room) => trimmed(mergeWindows(room, answer), end));
      setFailedAt(undefined);
    },
    () => {
      // Said where more would have come, with the way to try again.
    },
  );

  const going = useAction(async (to: number | 'end') => {
    const known = queryClient.getQueryData(query.queryKey);
    const isThere =
      to === 'end' ? !known?.has_after : known?.messages.some(({ number }) => number === to);
    if (!isThere) {
      const answer = await ask(to === 'end' ? {} : { around: to });
      put((room) => mergeWindows(room, answer));
    }
    setTarget({ to, isMarked: to !== 'end' });
  });

  // An address may name a message: found by words, or told of elsewhere.
  const isThere = room !== undefined;
  const wentTo = useRef<number>(undefined);
  useEffect(() => {
    if (!isThere || at === undefined || wentTo.current === at) return;
    wentTo.current = at;
    going.run(at);
  }, [isThere, at, going.run]);

  // Where it begins, as the device knows it and then as it is: who has read on since stays there, whatever comes.
  const { unreadFrom, isKnown } = unread;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isThere || hasBegun.current) return;
    hasBegun.current = isKnown;
    if (wentTo.current === undefined)
      setTarget({ to: unreadFrom === undefined ? 'end' : 'unread' });
  }, [isThere, isKnown, unreadFrom]);

  return {
    ...result,
    room,
    ...unread,
    target,
    arrived: () => setTarget(undefined),
    loadMore: loading.run,
    isLoading: loading.isBusy,
    failedAt: loading.isBusy ? undefined : failedAt,
    goTo: going.run,
  };
}

export type Room = ReturnType<typeof useRoom>;

/**
 * The first message that nobody had read when somebody came to look: it stays marked while they read on, and is another
 * when they come back to the page.
 */
function useUnreadFrom(room: RoomWindow | undefined, isFetched: boolean) {
  const [unreadFrom, setUnreadFrom] = useState<number>();
  const [isKnown, setKnown] = useState(false);
  const latest = useRef(room);
  latest.current = room;
  const isThere = room !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the device has kept, and once for what is so now.
  useEffect(() => {
    const look = () => {
      const { channel, messages } = latest.current ?? {};
      if (!channel || channel.unread === 0 || document.visibilityState === 'hidden') return;
      const first = messages?.find(({ number, is_own }) => number > channel.read_number && !is_own);
      setUnreadFrom(first?.number);
    };
    look();
    setKnown(isFetched);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isThere, isFetched]);
  return { unreadFrom, isKnown, forgetUnread: () => setUnreadFrom(undefined) };
}
