import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import type { SeenEvents } from '@marketplace/contract/seen-events';

/** Messages of a channel one after the other without a gap, and whether there are more on either side. */
export type RoomWindow = {
  channel: ChannelRow;
  messages: ChatMessage[];
  has_before: boolean;
  has_after: boolean;
  seen: SeenEvents;
};

/** A page stays quick however far somebody scrolls: what lies further away than this is asked for again. */
export const mostHeld = 400;

const monotone = [
  'last_number',
  'read_number',
  'other_read_number',
  'other_delivered_number',
] as const;

/** These only grow: a row in which one of them is smaller was read before. */
export const isOlderThan = (row: ChannelRow, other: ChannelRow): boolean =>
  monotone.some((name) => row[name] < other[name]);

export const laterChannel = (known: ChannelRow, told: ChannelRow): ChannelRow =>
  isOlderThan(told, known) ? known : told;

const first = ({ messages }: RoomWindow): number => messages[0]?.number ?? 1;
const last = ({ messages }: RoomWindow): number => messages.at(-1)?.number ?? 0;

/** Both in one, where they touch; otherwise what was asked for last. */
export function mergeWindows(known: RoomWindow | undefined, answer: RoomWindow): RoomWindow {
  if (!known) return answer;
  const channel = laterChannel(known.channel, answer.channel);
  if (known.messages.length === 0) return { ...answer, channel };
  if (answer.messages.length === 0)
    // Asked for what comes behind the last: there was nothing more at that moment.
    return { ...known, channel, has_after: last(known) < channel.last_number, seen: answer.seen };
  const touch = first(answer) <= last(known) + 1 && first(known) <= last(answer) + 1;
  if (!touch) return { ...answer, channel };
  const byNumber = new Map(
    [...known.messages, ...answer.messages].map((message) => [message.number, message] as const),
  );
  const messages = [...byNumber.values()].toSorted((a, b) => a.number - b.number);
  const starts = first(answer) < first(known) ? answer : known;
  return {
    channel,
    messages,
    has_before: starts.has_before,
    has_after: (messages.at(-1)?.number ?? 0) < channel.last_number,
    seen: answer.seen,
  };
}

/** With a message that was just written; the very same where it is there already, or lies behind what was read. */
export function withMessage(known: RoomWindow, message: ChatMessage): RoomWindow {
  if (known.has_after || message.number !== last(known) + 1) return known;
  return { ...known, messages: [...known.messages, message] };
}

/** Without what is furthest away from where somebody looks. */
export function trimmed(window: RoomWindow, looksAt: 'start' | 'end'): RoomWindow {
  const { messages } = window;
  if (messages.length <= mostHeld) return window;
  return looksAt === 'start'
    ? { ...window, messages: messages.slice(0, mostHeld), has_after: true }
    : { ...window, messages: messages.slice(-mostHeld), has_before: true };
}
