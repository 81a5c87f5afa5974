import type { InfiniteData } from '@tanstack/react-query';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import type { Services } from '../../../platform/services.ts';
import { type ChannelFilters, type ChannelPage, channelsKey, roomKey } from '../chat.query.ts';
import type { Unread } from './channel-events.ts';
import { aChannel, aMessage, aWindow } from './chat-samples.ts';
import { followChat } from './follow-chat.ts';
import type { RoomWindow } from './room-window.ts';
import { followUnread } from './unread.query.ts';

type List = InfiniteData<ChannelPage, string | undefined>;
type Event = Parameters<typeof tell>[0];

let queryClient: QueryClient;
let listeners: ((event: StoreEvent) => void)[];
let onSent: (item: OutboxItem, answer: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  listeners = [];
  const events = {
    onEvent: (listener: (event: StoreEvent) => void) => listeners.push(listener),
    onReset: () => {},
  } as unknown as Services['events'];
  const outbox = {
    onSent: (listener: typeof onSent) => {
      onSent = listener;
    },
  } as unknown as Outbox;
  followChat({ events, queryClient, outbox });
  followUnread({ events, queryClient });
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
});

const seen = { at: '2026-11-15T03:00:00Z', places: { 5: 10 } };
const page = (...data: ChannelPage['data']): List => ({
  pages: [{ data, next: null, counts: { UNREAD: 1, WAITING: 1 }, seen }],
  pageParams: [undefined],
});

function tell(event: {
  number: number;
  kind?: 'chat.message' | 'chat.channel';
  channel: ChannelPage['data'][number];
  previous_unread?: number;
  was_waiting?: boolean;
  message?: RoomWindow['messages'][number];
}) {
  const { number, kind = 'chat.message', channel, message } = event;
  const { previous_unread = 0, was_waiting = false } = event;
  const payload = { channel, previous_unread, was_waiting, ...(message && { message }) };
  for (const listener of listeners)
    listener({ store_id: '5', area: 'order', number, kind, created_at: seen.at, payload } as never);
  vi.advanceTimersByTime(150);
}

const key = (filters: Partial<ChannelFilters> = {}, store_id = '5') =>
  [...channelsKey, { store_id }, { tab: 'ALL', side: 'SELLER', ...filters }] as const;
const put = (list: List, ...of: Parameters<typeof key>) =>
  queryClient.setQueryData(key(...of), list);
const rows = (...of: Parameters<typeof key>) =>
  queryClient
    .getQueryData<List>(key(...of))
    ?.pages.flatMap(({ data }) => data.map(({ channel_id }) => channel_id));
const counts = (...of: Parameters<typeof key>) =>
  queryClient.getQueryData<List>(key(...of))?.pages[0]?.counts;

const first = aChannel({ channel_id: '7', last_at: '2026-11-15T02:00:00Z' });
const second = aChannel({ channel_id: '8', last_at: '2026-11-15T01:00:00Z' });
const written = (over: object = {}) =>
  aChannel({
    channel_id: '8',
    last_at: '2026-11-15T03:00:00Z',
    last_number: 4,
    unread: 1,
    waiting_since: '2026-11-15T03:00:00Z',
    ...over,
  });
const message = aMessage(4, { channel_id: '8' });
const event: Event = { number: 11, channel: written(), message };

it('a channel that was written in stands first and is counted, once however often it is told [RT-28]', () => {
  put(page(first, second));
  put(page(first, second), {}, '-1');
  put(page(first, second), {}, '6');
  tell(event);
  tell(event);
  expect(rows()).toEqual(['8', '7']);
  expect(counts()).toEqual({ UNREAD: 2, WAITING: 2 });
  expect(rows({}, '-1')).toEqual(['8', '7']);
  expect(rows({}, '6')).toEqual(['7', '8']);
});

it('a new channel comes in, and only where it belongs', () => {
  put(page(first));
  put(page(first), { tab: 'UNREAD' });
  put(page(first), { tab: 'BLOCKED' });
  put(page(first), { side: 'BUYER' });
  tell({ ...event, channel: written({ channel_id: '9' }) });
  expect(rows()).toEqual(['9', '7']);
  expect(rows({ tab: 'UNREAD' })).toEqual(['9', '7']);
  expect(rows({ tab: 'BLOCKED' })).toEqual(['7']);
  expect(rows({ side: 'BUYER' })).toEqual(['7']);
});

it('what was read elsewhere leaves the unread ones at once where nobody looks, and stays where somebody does until asked', async () => {
  const unread = written();
  const asked = vi.fn(async () => page());
  put(page(unread), { tab: 'UNREAD' });
  const observer = new QueryObserver(queryClient, {
    queryKey: key({ tab: 'WAITING' }),
    queryFn: asked,
    initialData: page(unread),
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(observer.subscribe(() => {}));
  const read = written({ unread: 0, read_number: 4, waiting_since: null });
  tell({ number: 12, kind: 'chat.channel', channel: read, previous_unread: 1, was_waiting: true });
  expect(rows({ tab: 'UNREAD' })).toEqual([]);
  expect(rows({ tab: 'WAITING' })).toEqual(['8']);
  expect(counts({ tab: 'WAITING' })).toEqual({ UNREAD: 0, WAITING: 0 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a room takes in what is written, and asks for what is missing before it [RT-69]', async () => {
  const asked = vi.fn(async () => aWindow(1, 3, { last_number: 3 }));
  const observer = new QueryObserver(queryClient, {
    queryKey: roomKey('5', '7'),
    queryFn: asked,
    initialData: aWindow(1, 3, { last_number: 3 }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(observer.subscribe(() => {}));
  const room = () => queryClient.getQueryData<RoomWindow>(roomKey('5', '7'));
  tell({ number: 11, channel: aChannel({ last_number: 4 }), message: aMessage(4) });
  expect(room()?.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).not.toHaveBeenCalled();
  tell({ number: 12, channel: aChannel({ last_number: 6 }), message: aMessage(6) });
  expect(room()?.messages).toHaveLength(4);
  expect(room()?.has_after).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('what the outbox has sent is in the room before the stream tells of it', () => {
  queryClient.setQueryData(roomKey('5', '7'), aWindow(1, 3, { last_number: 3 }));
  const mine = aMessage(4, { is_own: true });
  const item = { call: 'POST /chat/user/chat/create' } as OutboxItem;
  onSent(item, { message: mine, channel: aChannel({ last_number: 4 }) });
  const room = queryClient.getQueryData<RoomWindow>(roomKey('5', '7'));
  expect(room?.messages.at(-1)).toEqual(mine);
  expect(room?.channel.last_number).toBe(4);
});

it('what is unread is counted exactly by what happens, over one store and over all [API-79]', () => {
  const none: Unread = { messages: 0, channels: 0, waiting: 0, stores: [], seen };
  for (const store_id of ['5', '-1', '6'])
    queryClient.setQueryData(['chat-unread', { store_id }], none);
  const now = (store_id: string) => {
    const { seen: _seen, ...numbers } = queryClient.getQueryData([
      'chat-unread',
      { store_id },
    ]) as Unread;
    return numbers;
  };
  tell(event);
  tell({
    number: 12,
    channel: written({ unread: 2, last_number: 5 }),
    previous_unread: 1,
    was_waiting: true,
  });
  const two = {
    messages: 2,
    channels: 1,
    waiting: 1,
    stores: [{ store_id: '5', messages: 2, channels: 1 }],
  };
  expect(now('5')).toEqual(two);
  expect(now('-1')).toEqual(two);
  expect(now('6').messages).toBe(0);
  const blocked = written({ unread: 2, last_number: 5, is_blocked: true });
  tell({
    number: 13,
    kind: 'chat.channel',
    channel: blocked,
    previous_unread: 2,
    was_waiting: true,
  });
  expect(now('5')).toEqual({ messages: 0, channels: 0, waiting: 0, stores: [] });
});
