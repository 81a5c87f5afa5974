import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import type { MessageBody } from '@marketplace/contract/chat-messages';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { attachFile } from '../../storage/storage.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { type LockedChannel, lockChannel } from '../record/channels.sql.ts';
import { toMessage } from '../record/message-row.ts';
import { hasMessage, readMessage } from '../record/message-rows.sql.ts';
import { publishChat } from '../record/publish-chat.service.ts';
import { channelOf, seeChannel } from '../record/see-channel.service.ts';
import { addMessage, type Content, plainText } from './add-message.service.ts';
import { answerWhileClosed } from './away.service.ts';
import { readOrderCard, readProductCard } from './cards.sql.ts';
import { isKnown } from './who-may-write.sql.ts';

/** However many people of a store write in a channel; nobody reads faster. */
const mostInAMinute = 120;

/** Sent twice it is one message: whoever holds the channel sees what was written before. */
export const sendMessage = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { store_id, channel_id, message_id, ...parts }: MessageBody,
): Promise<{ message: ChatMessage; channel: ChannelRow }> =>
  inTransaction(db, async (db) => {
    const seen = await seeChannel(db, scope, { store_id, channel_id });
    const channel = await lockChannel(db, seen.seller, channel_id);
    const payload_hash = payloadHash(parts);
    const before = await readMessage(db, seen, message_id);
    if (before) {
      if (before.side !== seen.side || before.payload_hash !== payload_hash)
        fail('chat_message_conflict');
      return {
        message: toMessage(before, seen.side),
        channel: await channelOf(db, seen.own, channel_id),
      };
    }
    await refuse(db, scope, seen, channel);
    const { record, told } = await addMessage(db, seen, channel, {
      ...(await contentOf(db, scope, seen, parts)),
      message_id,
      side: seen.side,
      user_id,
      is_automatic: false,
      payload_hash,
    });
    const own = told[0].channel;
    const closed = seen.side === 'BUYER' ? await answerWhileClosed(db, seen, channel) : [];
    await publishChat(db, [...told, ...closed]);
    const latest = closed.find(({ channel }) => channel.store_id === store_id)?.channel;
    return { message: toMessage(record, seen.side), channel: latest ?? own };
  });

async function refuse(
  db: Tx,
  scope: StoreScope,
  { side, own, other }: ChannelSeen,
  channel: LockedChannel,
): Promise<void> {
  await refuseInactive(db, scope);
  const row = await channelOf(db, own, channel.channel_id);
  if (row.is_blocked || row.is_blocked_by_other || !row.other.is_active) fail('chat_blocked');
  const { recent, retry_after } = channel[side];
  if (recent >= mostInAMinute) failWith('rate_limited', { retry_after });
  // That a buyer has opened a channel and written nothing is no word to be answered.
  if (side === 'SELLER' && channel.buyer_messages === 0 && !(await isKnown(db, own, other)))
    fail('chat_not_allowed');
}

type Parts = Pick<MessageBody, 'text' | 'photo_id' | 'inventory_id' | 'order_id' | 'reply_to'>;
/** Words and what is beside them, which is looked up with whoever it is of. */
async function contentOf(
  db: Tx,
  scope: StoreScope,
  seen: ChannelSeen,
  { text, photo_id, inventory_id, order_id, reply_to }: Parts,
): Promise<Content> {
  if (reply_to && !(await hasMessage(db, seen, reply_to))) fail('chat_message_not_found');
  const content = { ...plainText(text), reply_number: reply_to ?? null };
  if (inventory_id) {
    const product = await readProductCard(db, seen, inventory_id);
    return { ...content, kind: 'PRODUCT', product: product ?? fail('inventory_not_found') };
  }
  if (order_id) {
    const order_card = await readOrderCard(db, seen, order_id);
    return { ...content, kind: 'ORDER', order_card: order_card ?? fail('order_not_found') };
  }
  if (!photo_id) return content;
  const file = await attachFile(db, scope, photo_id, ['chat_attachment'], seen.other.store_id);
  if (file.width === null || file.height === null) fail('file_not_found');
  const size = { photo_width: file.width, photo_height: file.height };
  return { ...content, ...size, kind: 'PHOTO', photo_id };
}
