import type { ChatMessage } from '@marketplace/contract/chat';
import { dayIn } from '../../../platform/format/time.ts';

/** What stands in a room, one below the other. */
export type RoomRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

const together = 5 * 60_000;

const belongTogether = (before: ChatMessage, message: ChatMessage): boolean =>
  before.is_own === message.is_own &&
  before.sender_name === message.sender_name &&
  before.is_automatic === message.is_automatic &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < together;

type Known = {
  messages: readonly ChatMessage[];
  timeZone: string;
  /** The first message that nobody had read when the room was opened. */
  unreadFrom?: number | undefined;
};

/** A day begins with its name, what is unread with a line; what somebody writes in one breath stands together. */
export function roomRows({ messages, timeZone, unreadFrom }: Known): RoomRow[] {
  const rows: RoomRow[] = [];
  let open: Extract<RoomRow, { kind: 'message' }> | undefined;
  let day = '';
  for (const message of messages) {
    const its = dayIn(message.created_at, timeZone);
    if (its !== day) {
      // Two clocks may tell days in another order: a day that comes twice has a key for each time.
      rows.push({ kind: 'day', key: `day ${its} ${message.number}`, day: its });
      day = its;
      open = undefined;
    }
    if (message.number === unreadFrom) {
      rows.push({ kind: 'unread', key: 'unread' });
      open = undefined;
    }
    const isFirst = !open || !belongTogether(open.message, message);
    if (!isFirst && open) open.isLast = false;
    open = { kind: 'message', key: message.message_id, message, isFirst, isLast: true };
    rows.push(open);
  }
  return rows;
}
