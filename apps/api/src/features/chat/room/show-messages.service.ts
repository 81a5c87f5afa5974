import type { MessagesQuery } from '@marketplace/contract/chat-channels';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readSeen } from '../list/chat-counts.sql.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { toMessage } from '../record/message-row.ts';
import { readMessages } from '../record/message-rows.sql.ts';
import { channelOf, seeChannel } from '../record/see-channel.service.ts';

/** Read by their numbers, which are the key: a long room opens as fast as a short one. */
export async function showMessages(db: Db, scope: StoreScope, query: MessagesQuery) {
  const seen = await seeChannel(db, scope, query);
  // Before the rows: an event that comes in between is told of twice, and not lost.
  const events = await readSeen(db, scope);
  const channel = await channelOf(db, seen.own, query.channel_id);
  const { messages, ...more } = await stretchOf(db, seen, channel.last_number, query);
  return {
    channel,
    messages: messages.map((message) => toMessage(message, seen.side)),
    ...more,
    seen: events,
  };
}

async function stretchOf(db: Db, seen: ChannelSeen, last_number: number, query: MessagesQuery) {
  const { before, after, around, limit } = query;
  if (after !== undefined) {
    const rows = await readMessages(db, seen, { after, limit: limit + 1 });
    const messages = rows.slice(0, limit);
    return { messages, has_before: after > 0, has_after: rows.length > limit };
  }
  if (around !== undefined) {
    const half = Math.floor(limit / 2);
    const older = await readMessages(db, seen, { before: around, limit: half + 1 });
    const newer = await readMessages(db, seen, { after: around - 1, limit: limit - half + 1 });
    return {
      messages: [...older.slice(Math.max(0, older.length - half)), ...newer.slice(0, limit - half)],
      has_before: older.length > half,
      has_after: newer.length > limit - half,
    };
  }
  const rows = await readMessages(db, seen, { before, limit: limit + 1 });
  const messages = rows.slice(-limit);
  return {
    messages,
    has_before: rows.length > limit,
    has_after: before !== undefined && before <= last_number,
  };
}
