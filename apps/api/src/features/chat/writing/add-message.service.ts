import type { Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type ChannelSeen, otherSide } from '../record/channel-row.ts';
import { changeInbox, insertInbox } from '../record/channel-rows.sql.ts';
import { countMessage, type LockedChannel } from '../record/channels.sql.ts';
import { type MessageRecord, preview, toMessage } from '../record/message-row.ts';
import { insertMessage, type NewMessage, readMessage } from '../record/message-rows.sql.ts';
import type { Told } from '../record/publish-chat.service.ts';
import { beginWait, endWait } from './answer-times.service.ts';

type Written = Omit<NewMessage, 'number' | 'buyer_messages' | 'created_at'>;

/** What a message is made of, whoever writes it. */
export type Content = Pick<
  NewMessage,
  | 'kind'
  | 'text'
  | 'photo_id'
  | 'photo_width'
  | 'photo_height'
  | 'product'
  | 'order_card'
  | 'reply_number'
>;

export const plainText = (text: string): Content => ({
  kind: 'TEXT',
  text,
  photo_id: null,
  photo_width: null,
  photo_height: null,
  product: null,
  order_card: null,
  reply_number: null,
});

/** A message of one side, in both stores' inboxes. `channel` is locked, and stands behind it afterwards. */
export async function addMessage(
  db: Tx,
  seen: ChannelSeen,
  channel: LockedChannel,
  written: Written,
): Promise<{ record: MessageRecord; told: [own: Told, other: Told] }> {
  const { side, is_automatic } = written;
  channel.last_number += 1;
  channel.buyer_messages += side === 'BUYER' ? 1 : 0;
  const { last_number: number, buyer_messages, now: created_at } = channel;
  await insertMessage(db, seen, { ...written, number, buyer_messages, created_at });
  await countMessage(db, seen.seller, channel, side, is_automatic);
  const last = sql`last_number = ${number}::int, last_at = ${created_at}::timestamptz,
    last_kind = ${written.kind}::chat_message_kind, last_text = ${preview(written)},
    last_is_automatic = ${is_automatic}::boolean, last_user_id = ${written.user_id}::bigint`;
  const isAnswer = is_automatic ? sql`` : sql`, waiting_since = null`;
  const asks = is_automatic
    ? sql``
    : sql`, waiting_since = coalesce(i.waiting_since, ${created_at}::timestamptz)`;
  const [writer, reader] =
    side === 'SELLER' ? [seen.seller, seen.buyer] : [seen.buyer, seen.seller];
  if (number === 1) {
    const { seller, channel_id } = seen;
    await insertInbox(db, reader, { channel_id, side: otherSide(side), seller, other: writer });
  }
  const own = await changeInbox(
    db,
    writer,
    seen.channel_id,
    sql`${last}, last_is_own = true ${isAnswer}`,
  );
  const other = await changeInbox(
    db,
    reader,
    seen.channel_id,
    sql`${last}, last_is_own = false, unread = i.unread + 1 ${asks}`,
  );
  if (!is_automatic && side === 'SELLER')
    await endWait(db, seen, { answered_at: created_at, user_id: written.user_id });
  if (side === 'BUYER' && !other.was_waiting)
    await beginWait(db, seen, { number, asked_at: created_at });
  const record = await readMessage(db, seen, written.message_id);
  if (!record) throw new Error('a message that was just written is gone');
  return {
    record,
    told: [
      { ...own, message: toMessage(record, side) },
      { ...other, message: toMessage(record, otherSide(side)) },
    ],
  };
}
