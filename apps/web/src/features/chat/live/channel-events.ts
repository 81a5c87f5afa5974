import type { AnswerOf } from '@marketplace/contract/call';
import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import type { ChannelTab } from '@marketplace/contract/chat-words';
import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { InfiniteData } from '@tanstack/react-query';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { holds } from '../../../platform/realtime/seen-events.ts';
import type { ChannelFilters, ChannelPage } from '../chat.query.ts';
import { isOlderThan, laterChannel, type RoomWindow, withMessage } from './room-window.ts';

type ChannelList = InfiniteData<ChannelPage, string | undefined>;
type Change = {
  channel: ChannelRow;
  previous_unread: number;
  was_waiting: boolean;
  message?: ChatMessage;
};

/** What an event of chat says; nothing of any other. */
export function changeOf(event: StoreEvent): Change | undefined {
  if (event.kind !== 'chat.message' && event.kind !== 'chat.channel') return undefined;
  return event.payload;
}

const withPlace = (seen: SeenEvents, { store_id, number }: StoreEvent): SeenEvents => ({
  ...seen,
  places: { ...seen.places, [store_id]: number },
});

/** Channels that a store has blocked are counted nowhere. */
const counted = ({ channel }: Change) => ({
  unread: channel.is_blocked ? 0 : channel.unread,
  isWaiting: !channel.is_blocked && channel.waiting_since !== null,
});

const step = (before: boolean, after: boolean): number => Number(after) - Number(before);
const atLeastNone = (count: number): number => Math.max(0, count);

const belongsIn: Record<ChannelTab, (channel: ChannelRow) => boolean> = {
  ALL: ({ is_blocked }) => !is_blocked,
  UNREAD: ({ is_blocked, unread }) => !is_blocked && unread > 0,
  WAITING: ({ is_blocked, waiting_since }) => !is_blocked && waiting_since !== null,
  BLOCKED: ({ is_blocked }) => is_blocked,
};

const rowIn = ({ pages }: ChannelList, { channel_id }: ChannelRow): ChannelRow | undefined =>
  pages.flatMap(({ data }) => data).find((row) => row.channel_id === channel_id);

/** A list with what has happened in a channel: its row where it belongs now, and the counts. */
export function withChannelEvent(
  list: ChannelList,
  { tab, side }: ChannelFilters,
  event: StoreEvent,
  isShown = false,
): ChannelList {
  const change = changeOf(event);
  const [first] = list.pages;
  if (!change || !first || change.channel.side !== side || holds(first.seen, event)) return list;
  const { channel, previous_unread, was_waiting } = change;
  const { unread, isWaiting } = counted(change);
  const counts = {
    UNREAD: atLeastNone(first.counts.UNREAD + step(previous_unread > 0, unread > 0)),
    WAITING: atLeastNone(first.counts.WAITING + step(was_waiting, isWaiting)),
  };
  const known = rowIn(list, channel);
  const told = known && isOlderThan(channel, known) ? known : channel;
  const stays = belongsIn[tab](told);
  // Where somebody looks a row that no longer belongs there stays, changed, until the list is asked for again.
  const pages = stays
    ? withRow(list.pages, told, change.message !== undefined)
    : isShown && known
      ? replaced(list.pages, told)
      : without(list.pages, told);
  const [head, ...rest] = pages;
  if (!head) return list;
  return { ...list, pages: [{ ...head, counts, seen: withPlace(first.seen, event) }, ...rest] };
}

/** Whether only the server can say what the list is now: a row has to go from it, or comes from a place that is not known. */
export function isListOutdatedBy(
  event: StoreEvent,
  list: ChannelList | undefined,
  { tab, side }: ChannelFilters,
): boolean {
  const change = changeOf(event);
  if (!change || change.channel.side !== side) return false;
  const [first] = list?.pages ?? [];
  if (!list || !first) return true;
  if (holds(first.seen, event)) return false;
  return rowIn(list, change.channel) !== undefined && !belongsIn[tab](change.channel);
}

type Pages = readonly ChannelPage[];

const replaced = (pages: Pages, channel: ChannelRow): ChannelPage[] =>
  pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row.channel_id === channel.channel_id ? channel : row)),
  }));

const without = (pages: Pages, { channel_id }: ChannelRow): ChannelPage[] =>
  pages.map((page) => ({
    ...page,
    data: page.data.filter((row) => row.channel_id !== channel_id),
  }));

const isNewer = (row: ChannelRow, other: ChannelRow): boolean =>
  Date.parse(row.last_at) > Date.parse(other.last_at);

/** The newest stands first: a row keeps its place unless something was written in it. */
function withRow(pages: Pages, channel: ChannelRow, isWritten: boolean): ChannelPage[] {
  const isThere = pages.some(({ data }) =>
    data.some(({ channel_id }) => channel_id === channel.channel_id),
  );
  if (isThere && !isWritten) return replaced(pages, channel);
  const others = without(pages, channel);
  const page = others.findIndex(({ data }) => data.some((row) => !isNewer(row, channel)));
  const last = others.at(-1);
  if (page === -1)
    // Behind all that were asked for: there only if that is all there are.
    return last && last.next === null
      ? others.with(-1, { ...last, data: [...last.data, channel] })
      : others;
  const into = others[page] as ChannelPage;
  const place = into.data.findIndex((row) => !isNewer(row, channel));
  return others.with(page, { ...into, data: into.data.toSpliced(place, 0, channel) });
}

export type Unread = AnswerOf<'GET /chat/user/chat/unread'>;

/** The numbers with what has happened in a channel. */
export function withUnreadEvent(numbers: Unread, event: StoreEvent): Unread {
  const change = changeOf(event);
  if (change?.channel.side !== 'SELLER' || holds(numbers.seen, event)) return numbers;
  const { previous_unread, was_waiting } = change;
  const { unread, isWaiting } = counted(change);
  const messages = unread - previous_unread;
  const channels = step(previous_unread > 0, unread > 0);
  const { store_id } = event;
  const before = numbers.stores.find((store) => store.store_id === store_id);
  const after = {
    store_id,
    messages: atLeastNone((before?.messages ?? 0) + messages),
    channels: atLeastNone((before?.channels ?? 0) + channels),
  };
  return {
    messages: atLeastNone(numbers.messages + messages),
    channels: atLeastNone(numbers.channels + channels),
    waiting: atLeastNone(numbers.waiting + step(was_waiting, isWaiting)),
    stores: [
      ...numbers.stores.filter((store) => store.store_id !== store_id),
      ...(after.messages > 0 ? [after] : []),
    ],
    seen: withPlace(numbers.seen, event),
  };
}

/** A room with what has happened in its channel. */
export function withRoomEvent(room: RoomWindow, channel_id: string, event: StoreEvent): RoomWindow {
  const change = changeOf(event);
  if (change?.channel.channel_id !== channel_id) return room;
  const channel = laterChannel(room.channel, change.channel);
  const withIt = change.message ? withMessage(room, change.message) : room;
  if (channel === room.channel && withIt === room) return room;
  const last = withIt.messages.at(-1)?.number ?? 0;
  // What was written while somebody reads further up, or came before what is missing, is behind what is held.
  return { ...withIt, channel, has_after: last < channel.last_number };
}

/** Whether a message is missing between the last that is held and the one that was told. */
export function isRoomOutdatedBy(
  event: StoreEvent,
  room: RoomWindow | undefined,
  channel_id: string,
): boolean {
  const change = changeOf(event);
  if (change?.channel.channel_id !== channel_id) return false;
  if (!room) return true;
  const last = room.messages.at(-1)?.number ?? 0;
  return !room.has_after && change.channel.last_number > last + (change.message ? 1 : 0);
}
