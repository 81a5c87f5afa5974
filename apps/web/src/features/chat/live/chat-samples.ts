import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import type { RoomWindow } from './room-window.ts';

const at = Date.parse('2026-11-15T03:00:00Z');

export const aMessage = (number: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  channel_id: '7',
  message_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  is_own: false,
  sender_name: null,
  is_automatic: false,
  kind: 'TEXT',
  text: `Pesan ${number}`,
  photo: null,
  product: null,
  order: null,
  reply_to: null,
  created_at: new Date(at + number * 60_000).toISOString(),
  ...over,
});

export const aChannel = (over: Partial<ChannelRow> = {}): ChannelRow => ({
  channel_id: '7',
  store_id: '5',
  store_name: 'Grosir Maju',
  time_zone: 'Asia/Jakarta',
  side: 'SELLER',
  other: { store_id: '90', name: 'Warung Bu Siti', city: 'Bandung', is_active: true },
  last_number: 3,
  last_message: {
    kind: 'TEXT',
    is_own: false,
    is_automatic: false,
    sender_name: null,
    text: 'Pesan 3',
  },
  last_at: new Date(at).toISOString(),
  unread: 0,
  read_number: 0,
  other_read_number: 0,
  other_delivered_number: 0,
  waiting_since: null,
  is_blocked: false,
  is_blocked_by_other: false,
  ...over,
});

/** Messages of these numbers, of a channel that is as long as it says. */
export function aWindow(from: number, to: number, over: Partial<ChannelRow> = {}): RoomWindow {
  const channel = aChannel({ last_number: to, ...over });
  return {
    channel,
    messages: Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index)),
    has_before: from > 1,
    has_after: to < channel.last_number,
    seen: { at: new Date(at).toISOString(), places: {} },
  };
}
