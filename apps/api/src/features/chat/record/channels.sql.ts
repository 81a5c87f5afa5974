import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A channel that nobody else changes until the transaction ends. */
export type LockedChannel = {
  channel_id: string;
  last_number: number;
  buyer_messages: number;
  away_at: string | null;
  is_closed: boolean;
  /** Not before the last message, whatever the clock says. */
  now: string;
} & Record<ChatSide, { recent: number; retry_after: number }>;

/** How much a side has written in the minute that is running, and in how many seconds that is over. */
const recent = (side: Sql) => sql`json_build_object(
  'recent', case when ${side}_minute > clock_timestamp() - interval '1 minute' then ${side}_count else 0 end,
  'retry_after', least(60, greatest(1, ceil(60 - extract(epoch from clock_timestamp() - ${side}_minute)))))`;

const seller = sql`seller`;
const buyer = sql`buyer`;

export async function lockChannel(
  db: Tx,
  { store_id }: OneStore,
  channel_id: string,
): Promise<LockedChannel> {
  const [row] = await rowsOf<LockedChannel>(
    db,
    sql`select channel_id, last_number, buyer_messages, away_at, is_closed,
          greatest(date_trunc('milliseconds', clock_timestamp()), last_at) as now,
          ${recent(seller)} as "SELLER", ${recent(buyer)} as "BUYER"
        from chat_channels where store_id = ${store_id}::bigint and channel_id = ${channel_id}::bigint
        for no key update`,
  );
  if (!row) throw new Error(`channel ${channel_id} is in an inbox and nowhere else`);
  return row;
}

/** A moment that was read before: on a distributed database nothing of the clock may stand in a choice. */
const isRecent = (side: Sql, now: string) =>
  sql`${side}_minute > ${now}::timestamptz - interval '1 minute'`;

export async function countMessage(
  db: Tx,
  { store_id }: OneStore,
  { channel_id, now }: LockedChannel,
  side: ChatSide,
  isAutomatic: boolean,
): Promise<void> {
  const of = side === 'SELLER' ? seller : buyer;
  const written = isAutomatic
    ? sql`away_at = ${now}::timestamptz`
    : sql`${of}_count = case when ${isRecent(of, now)} then ${of}_count else 0 end + 1,
        ${of}_minute = case when ${isRecent(of, now)} then ${of}_minute else ${now}::timestamptz end`;
  await rowsOf(
    db,
    sql`update chat_channels set last_number = last_number + 1, last_at = ${now}::timestamptz,
          buyer_messages = buyer_messages + ${integer(side === 'BUYER' ? 1 : 0)}, ${written}
        where store_id = ${store_id}::bigint and channel_id = ${channel_id}::bigint`,
  );
}

export async function closeChannel(
  db: Tx,
  { store_id }: OneStore,
  channel_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update chat_channels set is_closed = true
        where store_id = ${store_id}::bigint and channel_id = ${channel_id}::bigint`,
  );
}

export async function findChannelOf(
  db: Tx,
  { store_id }: OneStore,
  buyer: OneStore,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ channel_id: string }>(
    db,
    sql`select channel_id from chat_channels
        where store_id = ${store_id}::bigint and buyer_store_id = ${buyer.store_id}::bigint`,
  );
  return row?.channel_id;
}

/** Whether either of the stores has shut a channel, which perhaps only one of them has in its inbox. */
export async function isShut(
  db: Tx,
  [one, other]: readonly [OneStore, OneStore],
  channel_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from chat_inboxes where store_id in (${one.store_id}::bigint, ${other.store_id}::bigint)
          and channel_id = ${channel_id}::bigint and (is_blocked or is_blocked_by_other or is_closed) limit 1`,
  );
  return rows.length > 0;
}

/** Nothing where there is one already, or just was made by somebody else. */
export async function insertChannel(
  db: Tx,
  { store_id }: OneStore,
  buyer: OneStore,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ channel_id: string }>(
    db,
    sql`insert into chat_channels (store_id, buyer_store_id, last_at)
        values (${store_id}::bigint, ${buyer.store_id}::bigint, date_trunc('milliseconds', now()))
        on conflict (store_id, buyer_store_id) do nothing returning channel_id`,
  );
  return row?.channel_id;
}
