import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { ChannelSeen } from './channel-row.ts';
import { type MessageRecord, searchText } from './message-row.ts';

/** A message `m`, who has written it, and what it answers. */
export const messageColumns = sql`
  m.channel_id, m.message_id, m.number, m.side, u.name as writer_name,
  m.is_automatic, m.kind, m.text, m.photo_id, m.photo_width, m.photo_height, m.product, m.order_card, m.reply_number,
  case when r.number is not null then json_build_object('side', r.side, 'kind', r.kind, 'text', left(r.text, 200),
    'product', r.product, 'order_card', r.order_card) end as replied, m.payload_hash, m.created_at`;

export const messageJoins = sql`
  left join users u on u.id = m.user_id
  left join chat_messages r on r.store_id = m.store_id and r.channel_id = m.channel_id and r.number = m.reply_number`;

const messagesWhere = ({ seller, channel_id }: ChannelSeen, isMeant: Sql) => sql`
  select ${messageColumns} from chat_messages m ${messageJoins}
  where m.store_id = ${seller.store_id}::bigint and m.channel_id = ${channel_id}::bigint and ${isMeant}`;

export async function readMessage(
  db: Db,
  seen: ChannelSeen,
  message_id: string,
): Promise<MessageRecord | undefined> {
  const isMeant = sql`m.message_id = ${message_id}::uuid`;
  const [row] = await rowsOf<MessageRecord>(db, messagesWhere(seen, isMeant));
  return row;
}

export async function hasMessage(db: Db, seen: ChannelSeen, number: number): Promise<boolean> {
  const { seller, channel_id } = seen;
  const rows = await rowsOf(
    db,
    sql`select from chat_messages where store_id = ${seller.store_id}::bigint and channel_id = ${channel_id}::bigint
          and number = ${number}::int`,
  );
  return rows.length > 0;
}

type Stretch = { after?: number | undefined; before?: number | undefined; limit: number };

/** Up to so many of a channel behind a number, or before one: in their order either way. */
export async function readMessages(
  db: Db,
  seen: ChannelSeen,
  { after, before, limit }: Stretch,
): Promise<MessageRecord[]> {
  const isMeant = joined(
    [
      sql`true`,
      ...(after === undefined ? [] : [sql`m.number > ${after}::int`]),
      ...(before === undefined ? [] : [sql`m.number < ${before}::int`]),
    ],
    ' and ',
  );
  const order = after === undefined ? sql`m.number desc` : sql`m.number`;
  const rows = await rowsOf<MessageRecord>(
    db,
    sql`${messagesWhere(seen, isMeant)} order by ${order} limit ${integer(limit)}`,
  );
  return after === undefined ? rows.reverse() : rows;
}

/** How many of a channel's messages up to a number the buyer wrote. */
export async function buyersUpTo(
  db: Db,
  { seller, channel_id }: ChannelSeen,
  number: number,
): Promise<number> {
  const [row] = await rowsOf<{ buyer_messages: number }>(
    db,
    sql`select buyer_messages from chat_messages where store_id = ${seller.store_id}::bigint
          and channel_id = ${channel_id}::bigint and number <= ${number}::int order by number desc limit 1`,
  );
  return row?.buyer_messages ?? 0;
}

export type NewMessage = Pick<
  MessageRecord,
  | 'message_id'
  | 'number'
  | 'side'
  | 'is_automatic'
  | 'kind'
  | 'text'
  | 'photo_id'
  | 'photo_width'
  | 'photo_height'
  | 'product'
  | 'order_card'
  | 'reply_number'
  | 'payload_hash'
  | 'created_at'
> & { user_id: string | null; buyer_messages: number };

export async function insertMessage(
  db: Tx,
  { seller, buyer, channel_id }: ChannelSeen,
  { product, order_card, ...message }: NewMessage,
): Promise<void> {
  await db
    .insertInto('chat_messages')
    .values({
      ...message,
      store_id: seller.store_id,
      buyer_store_id: buyer.store_id,
      channel_id,
      product: product && JSON.stringify(product),
      order_card: order_card && JSON.stringify(order_card),
      search_text: searchText({ ...message, product, order_card }),
    })
    .execute();
}
