import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChannelListQuery } from '@marketplace/contract/chat-channels';
import type { ChannelTab, ChatSide } from '@marketplace/contract/chat-words';
import type { Db } from '../../../platform/db/handle.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { channelColumns, channelJoins } from '../record/channel-rows.sql.ts';

/** Those that are narrowed have an index each; few are blocked, and the index of all walks past them. */
const tabs: Record<ChannelTab, Sql> = {
  ALL: sql`not i.is_blocked`,
  UNREAD: sql`not i.is_blocked and i.unread > 0`,
  WAITING: sql`not i.is_blocked and i.waiting_since is not null`,
  BLOCKED: sql`i.is_blocked`,
};

const newestFirst = (of: Sql) => sql`${of}.last_at desc, ${of}.channel_id desc`;
const sideIs = (side: ChatSide) => sql`i.side = ${side}::chat_side`;

/** Each store walked down its index, and the page cut from those walks. */
function walked(scope: StoreScope, columns: Sql, conditions: Sql, depth: number): Sql {
  const [only, ...others] = scope.store_ids;
  const walk = (store: Sql) => sql`
    (select ${columns} from chat_inboxes i where ${store} and ${conditions}
      order by ${newestFirst(sql`i`)} limit ${integer(depth)})`;
  return others.length === 0
    ? sql`${walk(sql`i.store_id = ${only}::bigint`)} e`
    : sql`unnest(${scope.store_id_array}::bigint[]) as t (store_id)
        cross join lateral ${walk(sql`i.store_id = t.store_id`)} e`;
}

const keyColumns = sql`i.store_id, i.channel_id, i.last_at`;

export type ChannelKey = [last_at: string, channel_id: string];
export type KeyedChannel = ChannelRow & { place: string };

export function readChannels(
  db: Db,
  scope: StoreScope,
  { side, tab }: ChannelListQuery,
  behind: ChannelKey | undefined,
  limit: number,
): Promise<KeyedChannel[]> {
  const isBehind = behind
    ? sql`(i.last_at, i.channel_id) < (${atMicroseconds(behind[0])}, ${behind[1]}::bigint)`
    : sql`true`;
  const conditions = joined([sideIs(side), tabs[tab], isBehind], ' and ');
  return rowsOf<KeyedChannel>(
    db,
    sql`select ${channelColumns}, ${microseconds(sql`i.last_at`)} as place
        from (select e.store_id, e.channel_id from ${walked(scope, keyColumns, conditions, limit)}
          order by ${newestFirst(sql`e`)} limit ${integer(limit)}) w
        join chat_inboxes i on i.store_id = w.store_id and i.channel_id = w.channel_id
        ${channelJoins} order by ${newestFirst(sql`i`)}`,
  );
}

const mostFound = 20;
/** So many of the newest channels are looked through for a name, whoever asks for however many stores. */
const mostLookedThrough = 10_000;

type Key = { own_store_id: string; channel_id: string };

/** Which those are, the newest first. Each name is looked up by itself: joined, all stores were read for each channel. */
export function findChannels(
  db: Db,
  scope: StoreScope,
  side: ChatSide,
  query: string,
): Promise<Key[]> {
  const depth = Math.max(mostFound, Math.floor(mostLookedThrough / scope.store_ids.length));
  const columns = sql`${keyColumns}, i.other_store_id`;
  const isCalled = joined([sql`true`, ...hasWords(sql`lower(n.name)`, query)], ' and ');
  return rowsOf<Key>(
    db,
    sql`select e.store_id as own_store_id, e.channel_id from ${walked(scope, columns, sideIs(side), depth)}
        cross join lateral (select s.name from stores s where s.id = e.other_store_id limit 1) n where ${isCalled}
        order by ${newestFirst(sql`e`)} limit ${integer(mostFound)}`,
  );
}

/** Channels that were found, as the stores that look see them, the newest first. */
export const readChannelsOf = (db: Db, keys: readonly Key[]): Promise<ChannelRow[]> =>
  rowsOf<ChannelRow>(
    db,
    sql`select ${channelColumns}
        from unnest(${keys.map(({ own_store_id }) => own_store_id)}::bigint[],
          ${keys.map(({ channel_id }) => channel_id)}::bigint[]) as w (store_id, channel_id)
        join chat_inboxes i on i.store_id = w.store_id and i.channel_id = w.channel_id ${channelJoins}
        order by ${newestFirst(sql`i`)}`,
  );
