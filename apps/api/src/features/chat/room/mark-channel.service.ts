import type { ChannelRow } from '@marketplace/contract/chat';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { chatRoomPath } from '../../../platform/notifications/of-chat.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { readOfRoom } from '../../notifications/notifications.service.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { changeInbox, readMarks } from '../record/channel-rows.sql.ts';
import { lockChannel } from '../record/channels.sql.ts';
import { buyersUpTo } from '../record/message-rows.sql.ts';
import { publishChat, type Told } from '../record/publish-chat.service.ts';
import { channelOf, seeChannel, sidesOf } from '../record/see-channel.service.ts';

type Ids = { store_id: string; channel_id: string };

/** Never goes back, and what nobody has written is not read. */
export const markRead = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { number, ...ids }: Ids & { number: number },
): Promise<{ channel: ChannelRow }> =>
  inTransaction(db, async (db) => {
    const seen = await seeChannel(db, scope, ids);
    const { last_number, buyer_messages } = await lockChannel(db, seen.seller, ids.channel_id);
    const { read_number } = await readMarks(db, seen.own, ids.channel_id);
    const upTo = Math.min(number, last_number);
    if (upTo <= read_number) return { channel: await channelOf(db, seen.own, ids.channel_id) };
    const buyersRead = await buyersUpTo(db, seen, upTo);
    const unreadOfBuyer = buyer_messages - buyersRead;
    const unread = seen.side === 'SELLER' ? unreadOfBuyer : last_number - upTo - unreadOfBuyer;
    const own = await changeInbox(
      db,
      seen.own,
      ids.channel_id,
      sql`read_number = ${upTo}::int, delivered_number = greatest(i.delivered_number, ${upTo}::int),
        unread = ${unread}::int`,
    );
    const other = await changeInbox(
      db,
      seen.other,
      ids.channel_id,
      sql`other_read_number = ${upTo}::int,
        other_delivered_number = greatest(i.other_delivered_number, ${upTo}::int)`,
    );
    // Who reads the room has read what told of it.
    const path = chatRoomPath(seen.side, ids.channel_id, ids.store_id);
    await readOfRoom(db, user_id, ids.store_id, path);
    await publishChat(db, [own, other]);
    return { channel: own.channel };
  });

type Done = { done: true };
type Delivered = { store_id: string; channels: readonly { channel_id: string; number: number }[] };

/**
 * Of each channel what is new to it; those that are not the store's are passed over. Each by itself: a device that comes online
 * holds up nobody in a hundred rooms at once, and what was left out is said again.
 */
export async function markDelivered(
  db: Db,
  scope: StoreScope,
  { store_id, channels }: Delivered,
): Promise<Done> {
  const own = storeIn(scope, store_id);
  for (const { channel_id, number } of channels)
    await inTransaction(db, async (db) => {
      const seen = await sidesOf(db, own, channel_id);
      const told = seen && (await deliver(db, seen, number));
      if (told) await publishChat(db, [told]);
    });
  return { done: true };
}

/** What the other store sees of it, if anything is new. */
async function deliver(db: Tx, seen: ChannelSeen, number: number): Promise<Told | undefined> {
  const isNew = async (last_number: number) =>
    Math.min(number, last_number) >
    (await readMarks(db, seen.own, seen.channel_id)).delivered_number;
  if (!(await isNew(number))) return undefined;
  const { last_number } = await lockChannel(db, seen.seller, seen.channel_id);
  if (!(await isNew(last_number))) return undefined;
  const upTo = Math.min(number, last_number);
  await changeInbox(db, seen.own, seen.channel_id, sql`delivered_number = ${upTo}::int`);
  return changeInbox(db, seen.other, seen.channel_id, sql`other_delivered_number = ${upTo}::int`);
}
