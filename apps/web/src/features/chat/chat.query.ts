import type { AnswerOf } from '@marketplace/contract/call';
import type { ChannelTab, ChatSide } from '@marketplace/contract/chat-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';
import { mergeWindows, type RoomWindow } from './live/room-window.ts';

type Needed = Pick<Services, 'api' | 'queryClient'>;

/** Lists of channels, and what is read of one: the store stands behind, by which the follower finds them. */
export const channelsKey = ['chat-channels'] as const;
export const roomsKey = ['chat-rooms'] as const;

/** One store or all of them, as a call names them. */
const storesOf = (store_id: string) =>
  isSeveral(store_id) ? { select_all_store: true } : { store_id };

/** What narrows a list of channels. */
export type ChannelFilters = { tab: ChannelTab; side: ChatSide };
export type ChannelPage = AnswerOf<'GET /chat/channel/list'>;

export const channelListQuery = ({ api }: Needed, store_id: string, filters: ChannelFilters) =>
  infiniteQueryOptions({
    queryKey: [...channelsKey, { store_id }, filters] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /chat/channel/list',
        { query: { ...storesOf(store_id), ...filters, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: cachedOnDevice,
  });

type Searched = { query: string; side: ChatSide; channel_id?: string | undefined };

/** Channels by the name of the other store, and messages by their words. */
export const chatSearchQuery = ({ api }: Needed, store_id: string, searched: Searched) =>
  infiniteQueryOptions({
    queryKey: ['chat-search', { store_id }, searched] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /chat/channel/searches',
        { query: { ...storesOf(store_id), ...searched, after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

export const roomKey = (store_id: string, channel_id: string) =>
  [...roomsKey, { store_id }, channel_id] as const;

/**
 * What is read of a channel. Asked again, it goes on behind what is known: messages never change, so nothing before has
 * to be asked for twice. The first time it begins where the unread ones do.
 */
export const roomQuery = ({ api, queryClient }: Needed, store_id: string, channel_id: string) =>
  queryOptions({
    queryKey: roomKey(store_id, channel_id),
    queryFn: async ({ signal }): Promise<RoomWindow> => {
      const ask = (more: { after?: number; around?: number }) =>
        api('GET /chat/channel/messages', { query: { store_id, channel_id, ...more } }, { signal });
      const known = () => queryClient.getQueryData<RoomWindow>(roomKey(store_id, channel_id));
      const last = known()?.messages.at(-1)?.number;
      if (last !== undefined) {
        const answer = await ask({ after: last });
        // So much was missed that it is another place: the room begins anew, as for who opens it.
        if (!answer.has_after || known()?.has_after) return mergeWindows(known(), answer);
      }
      const answer = await ask({});
      const { channel, messages } = answer;
      const firstUnread = channel.read_number + 1;
      const isBefore = channel.unread > 0 && (messages[0]?.number ?? 0) > firstUnread;
      return isBefore ? ask({ around: firstUnread }) : answer;
    },
    meta: cachedOnDevice,
  });

export const questionsQuery = ({ api }: Needed, store_id: string, side: ChatSide) =>
  queryOptions({
    queryKey: ['chat-questions', { store_id }, side] as const,
    queryFn: ({ signal }) =>
      api('GET /chat/template/base-question', { query: { store_id, side } }, { signal }),
    staleTime: 3_600_000,
    meta: cachedOnDevice,
  });

export const repliesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['chat-replies', { store_id }] as const,
    queryFn: ({ signal }) => api('GET /chat/template/replies', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const awayQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['chat-away', { store_id }] as const,
    queryFn: ({ signal }) => api('GET /chat/template/away', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });
