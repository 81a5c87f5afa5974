import type { ChannelSearchQuery } from '@marketplace/contract/chat-channels';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { hasWords } from '../../../platform/db/search-words.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import { isTooShort, piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { MessageRecord } from '../record/message-row.ts';
import { messageColumns, messageJoins } from '../record/message-rows.sql.ts';

export type MessageQuery = ChannelSearchQuery & { seller_store_id?: string | undefined };
export type MessageKey = [created_at: string, channel_id: string, number: string];
export type FoundMessage = MessageRecord & { own_store_id: string; place: string };

/** So many of the newest messages are gone through one by one: what is written often is among them. */
const mostWalked = 2_000;
/** Words that no index finds are looked for so far back, and no further. */
const mostWalkedForShort = 30_000;

const newestFirst = (of: Sql) =>
  sql`${of}.created_at desc, ${of}.channel_id desc, ${of}.number desc`;

/** Where a side finds its messages: with the store that sells, or by the store that buys. */
const ownColumn = ({ side }: MessageQuery) =>
  side === 'SELLER' ? sql`store_id` : sql`buyer_store_id`;

const keys = sql`m.store_id, m.channel_id, m.number, m.created_at`;
const place = sql`e.created_at, e.channel_id, e.number`;

/** A channel lies with the store that sells in it, on whichever side it is looked at. */
const conditionsOf = (query: MessageQuery, behind: MessageKey | undefined): Sql =>
  joined(
    [
      sql`true`,
      ...(query.channel_id && query.seller_store_id
        ? [
            sql`m.store_id = ${query.seller_store_id}::bigint and m.channel_id = ${query.channel_id}::bigint`,
          ]
        : []),
      ...(behind
        ? [
            sql`(m.created_at, m.channel_id, m.number)
              < (${atMicroseconds(behind[0])}, ${behind[1]}::bigint, ${behind[2]}::int)`,
          ]
        : []),
    ],
    ' and ',
  );

/** The newest in which all the words stand. */
export async function findMessages(
  db: Db,
  scope: StoreScope,
  query: MessageQuery,
  behind: MessageKey | undefined,
  limit: number,
): Promise<FoundMessage[]> {
  const pieces = piecesOfQuery(query.query);
  const isIndexed = pieces.some((piece) => /[\p{L}\p{N}]{3}/u.test(piece) && !isTooShort(piece));
  const near = await readFound(
    db,
    query,
    walked(scope, query, behind, { pieces, isIndexed }),
    limit,
  );
  return near.length === limit || !isIndexed
    ? near
    : readFound(db, query, lookedUp(scope, query, behind), limit);
}

const readFound = (
  db: Db,
  query: MessageQuery,
  found: Sql,
  limit: number,
): Promise<FoundMessage[]> =>
  rowsOf<FoundMessage>(
    db,
    sql`select ${messageColumns}, m.${ownColumn(query)} as own_store_id, ${microseconds(sql`m.created_at`)} as place
        from (select f.* from (${found}) f order by ${newestFirst(sql`f`)} limit ${integer(limit)}) w
        join chat_messages m on m.store_id = w.store_id and m.channel_id = w.channel_id and m.number = w.number
        ${messageJoins} order by ${newestFirst(sql`m`)}`,
  );

/**
 * Asked this way the text has no index: the newest are read in their order and held against the words. Of several stores a busy
 * one is gone through less far back than a quiet one: what is older than the place it was left at would come before what it has
 * in between, which nobody would find behind it. So it counts only where no index finds the rest.
 */
function walked(
  scope: StoreScope,
  query: MessageQuery,
  behind: MessageKey | undefined,
  { pieces, isIndexed }: { pieces: readonly string[]; isIndexed: boolean },
): Sql {
  const [only, ...others] = scope.store_ids;
  const most = isIndexed ? mostWalked : mostWalkedForShort;
  const depth = integer(Math.max(50, Math.floor(most / scope.store_ids.length)));
  const order = query.channel_id ? sql`m.number desc` : newestFirst(sql`m`);
  const walk = (store: Sql) => sql`
    (select ${keys}, m.search_text from chat_messages m
      where m.${ownColumn(query)} = ${store} and ${conditionsOf(query, behind)} order by ${order} limit ${depth})`;
  const has = pieces.map((piece) => sql`strpos(e.search_text, ${piece}) > 0`);
  const found = sql`select e.store_id, e.channel_id, e.number, e.created_at`;
  if (others.length === 0)
    return sql`${found} from ${walk(sql`${only}::bigint`)} e where ${joined([sql`true`, ...has], ' and ')}`;
  const isReached = sql`coalesce((${place}) >= (select ${place} from (
      select distinct on (w.own_store_id) w.* from walks w
      where w.own_store_id in (select own_store_id from walks group by own_store_id having count(*) >= ${depth})
      order by w.own_store_id, w.created_at, w.channel_id, w.number
    ) e order by ${newestFirst(sql`e`)} limit 1), true)`;
  return sql`with walks as materialized (
      select t.own_store_id, n.* from unnest(${scope.store_id_array}::bigint[]) as t (own_store_id)
      cross join lateral ${walk(sql`t.own_store_id`)} n
    )
    ${found} from walks e where ${joined(isIndexed ? [isReached, ...has] : has, ' and ')}`;
}

/** All of them, since which are the newest is known only then: what is written often has filled the page before. */
const lookedUp = (scope: StoreScope, query: MessageQuery, behind: MessageKey | undefined): Sql => {
  const isOwn = inScope(scope, sql`m.${ownColumn(query)}`);
  const words = hasWords(sql`m.search_text`, query.query);
  return sql`select ${keys} from chat_messages m
    where ${joined([isOwn, conditionsOf(query, behind), ...words], ' and ')}
    offset 0`;
};
