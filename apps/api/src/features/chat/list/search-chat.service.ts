import type { ChannelSearchQuery } from '@marketplace/contract/chat-channels';
import { id } from '@marketplace/contract/fields';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readSellerOf } from '../record/channel-rows.sql.ts';
import { toMessage } from '../record/message-row.ts';
import { findChannels, readChannelsOf } from './channel-list.sql.ts';
import { type FoundMessage, findMessages } from './message-search.sql.ts';

const highest = 2_147_483_647;
const numberKey = z
  .string()
  .regex(/^\d{1,10}$/)
  .refine((text) => Number(text) <= highest);
const key = z.tuple([momentKey, id, numberKey]);

export async function searchChat(db: Db, scope: StoreScope, query: ChannelSearchQuery) {
  const isFirst = query.after === undefined && query.channel_id === undefined;
  const called = isFirst ? await findChannels(db, scope, query.side, query.query) : [];
  const channels = await readChannelsOf(db, called);
  const { channel_id, side } = query;
  const seller_store_id = channel_id && (await readSellerOf(db, scope, side, channel_id));
  if (channel_id && !seller_store_id) return { channels, data: [], next: null };
  const { data, next } = await followingPage(
    query,
    key,
    (behind, limit) => findMessages(db, scope, { ...query, seller_store_id }, behind, limit),
    ({ place, channel_id, number }) => [place, channel_id, String(number)],
  );
  return { channels, data: await withChannels(db, data, query), next };
}

async function withChannels(db: Db, found: readonly FoundMessage[], { side }: ChannelSearchQuery) {
  const rows = await readChannelsOf(db, found);
  const byId = new Map(rows.map((row) => [row.channel_id, row]));
  return found.flatMap((message) => {
    const channel = byId.get(message.channel_id);
    return channel ? [{ channel, message: toMessage(message, side) }] : [];
  });
}
