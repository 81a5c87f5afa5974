import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { changeInbox, insertInbox, readChannel } from '../record/channel-rows.sql.ts';
import { findChannelOf, insertChannel, isShut, lockChannel } from '../record/channels.sql.ts';
import { publishChat } from '../record/publish-chat.service.ts';
import { channelOf, theOther } from '../record/see-channel.service.ts';
import { isKnown, readParty } from './who-may-write.sql.ts';

type Asked = { store_id: string; side: ChatSide; other_store_id: string };

/** Asked for twice it is one channel, which is answered whatever has become of it. */
export const createChannel = (
  db: Db,
  scope: StoreScope,
  { store_id, side, other_store_id }: Asked,
): Promise<{ channel: ChannelRow }> =>
  inTransaction(db, async (db) => {
    const own = storeIn(scope, store_id);
    const other = theOther(other_store_id);
    const [seller, buyer] = side === 'SELLER' ? [own, other] : [other, own];
    const find = () => findChannelOf(db, seller, buyer);
    const known = await find();
    const before = known && (await readChannel(db, own, known));
    if (before) return { channel: before };
    await refuseInactive(db, scope);
    await refuse(db, side, own, other);
    const channel_id =
      known ??
      (await insertChannel(db, seller, buyer)) ??
      (await find()) ??
      fail('store_not_found');
    await refuseShut(db, { seller, buyer, channel_id });
    // In the inbox of the other it stands with the first message.
    if (!(await insertInbox(db, own, { channel_id, side, seller, other })))
      return { channel: await channelOf(db, own, channel_id) };
    const made = await changeInbox(db, own, channel_id, sql`last_number = 0`);
    await publishChat(db, [made]);
    return { channel: made.channel };
  });

type Stores = { seller: OneStore; buyer: OneStore };

/** Who is blocked in the channel the other way round does not begin again in this one. Held until it is made. */
async function refuseShut(
  db: Tx,
  { seller, buyer, channel_id }: Stores & { channel_id: string },
): Promise<void> {
  const otherWay = await findChannelOf(db, buyer, seller);
  const channels = [
    { id: channel_id, of: seller },
    ...(otherWay ? [{ id: otherWay, of: buyer }] : []),
  ].toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  for (const { id, of } of channels) {
    await lockChannel(db, of, id);
    if (await isShut(db, [seller, buyer], id)) fail('chat_blocked');
  }
}

async function refuse(db: Tx, side: ChatSide, own: OneStore, other: OneStore): Promise<void> {
  const party = await readParty(db, other);
  if (!party?.is_active || own.store_id === other.store_id) return fail('store_not_found');
  if (side === 'BUYER') {
    if (!party.is_selling) fail('chat_not_allowed');
    return;
  }
  if (!(await isKnown(db, own, other))) fail('chat_not_allowed');
}
