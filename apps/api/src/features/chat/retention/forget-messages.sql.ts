import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { ChannelSeen } from '../record/channel-row.ts';
import { mostKept } from '../reports/reports.sql.ts';

const isOld = sql`created_at < now() - interval '2 years'`;

type Key = { store_id: string; channel_id: string };

/** Behind one, in the order of their keys. */
export const channelsWithOld = (db: Db, after: Key, limit: number): Promise<Key[]> =>
  rowsOf<Key>(
    db,
    sql`select distinct store_id, channel_id from chat_messages
        where ${isOld} and (store_id, channel_id) > (${after.store_id}::bigint, ${after.channel_id}::bigint)
        order by store_id, channel_id limit ${integer(limit)}`,
  );

const ofChannel = ({ seller, channel_id }: ChannelSeen) =>
  sql`store_id = ${seller.store_id}::bigint and channel_id = ${channel_id}::bigint`;

type Old = { number: number; buyer_messages: number };

/** From which number on an operator may still look at them. */
export async function keptForVerdict(
  db: Tx,
  { seller, buyer, channel_id }: ChannelSeen,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ number: number | null }>(
    db,
    sql`select min(number) as number from chat_reports
        where store_id in (${seller.store_id}::bigint, ${buyer.store_id}::bigint)
          and channel_id = ${channel_id}::bigint and settled_at is null`,
  );
  return row?.number ? row.number - mostKept + 1 : undefined;
}

/** The last of so many of the oldest. */
export async function lastOld(
  db: Tx,
  seen: ChannelSeen,
  before: number | undefined,
  limit: number,
): Promise<Old | undefined> {
  const isFree = before === undefined ? sql`true` : sql`number < ${before}::int`;
  const [row] = await rowsOf<Old>(
    db,
    sql`select number, buyer_messages from (
          select number, buyer_messages from chat_messages where ${ofChannel(seen)} and ${isOld} and ${isFree}
          order by number limit ${integer(limit)}) o
        order by number desc limit 1`,
  );
  return row;
}

export async function photosUpTo(
  db: Tx,
  seen: ChannelSeen,
  side: ChatSide,
  number: number,
): Promise<string[]> {
  const rows = await rowsOf<{ photo_id: string }>(
    db,
    sql`select photo_id from chat_messages where ${ofChannel(seen)} and number <= ${number}::int
          and side = ${side}::chat_side and photo_id is not null`,
  );
  return rows.map(({ photo_id }) => photo_id);
}

export async function deleteUpTo(db: Tx, seen: ChannelSeen, number: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from chat_messages where ${ofChannel(seen)} and number <= ${number}::int returning 1`,
  );
  return rows.length;
}
