import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChatSide } from '@marketplace/contract/chat-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { ChangedRow } from './channel-row.ts';

/** The inbox row `i` of a store `s` in a city `c`, with the other store `o` in its city `oc`. What is blocked is not counted. */
const columnsWith = (writerName: Sql) => sql`
  i.channel_id, i.store_id, s.name as store_name, c.time_zone, i.side,
  json_build_object('store_id', o.id::text, 'name', o.name, 'city', oc.name, 'is_active', o.is_active) as other,
  i.last_number, case when i.last_kind is not null then json_build_object('kind', i.last_kind, 'is_own', i.last_is_own,
    'is_automatic', i.last_is_automatic, 'text', i.last_text,
    'sender_name', ${writerName}) end as last_message,
  i.last_at, case when i.is_blocked then 0 else i.unread end as unread, i.read_number, i.other_read_number,
  i.other_delivered_number, case when not i.is_blocked then i.waiting_since end as waiting_since, i.is_blocked,
  i.is_blocked_by_other or i.is_closed as is_blocked_by_other`;

export const channelColumns = columnsWith(sql`u.name`);
const changedColumns = columnsWith(
  sql`(select u.name from users u where u.id = i.last_user_id and i.last_is_own)`,
);

const stores = sql`stores s join cities c on c.id = s.city_id`;
const others = sql`stores o join cities oc on oc.id = o.city_id`;

export const channelJoins = sql`
  join ${stores} on s.id = i.store_id join ${others} on o.id = i.other_store_id
  left join users u on u.id = i.last_user_id and i.last_is_own`;

const isMeant = ({ store_id }: OneStore, channel_id: string) =>
  sql`i.store_id = ${store_id}::bigint and i.channel_id = ${channel_id}::bigint`;

export async function readChannel(
  db: Db,
  store: OneStore,
  channel_id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await rowsOf<ChannelRow>(
    db,
    sql`select ${channelColumns} from chat_inboxes i ${channelJoins} where ${isMeant(store, channel_id)}`,
  );
  return row;
}

type Sides = { side: ChatSide; seller_store_id: string; other_store_id: string };

export async function readSides(
  db: Db,
  store: OneStore,
  channel_id: string,
): Promise<Sides | undefined> {
  const [row] = await rowsOf<Sides>(
    db,
    sql`select i.side, i.seller_store_id, i.other_store_id from chat_inboxes i where ${isMeant(store, channel_id)}`,
  );
  return row;
}

/** Under which store a channel lies that one of the stores sees from this side. */
export async function readSellerOf(
  db: Db,
  scope: StoreScope,
  side: ChatSide,
  channel_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ seller_store_id: string }>(
    db,
    sql`select i.seller_store_id from chat_inboxes i where ${inScope(scope, sql`i.store_id`)}
          and i.channel_id = ${channel_id}::bigint and i.side = ${side}::chat_side`,
  );
  return row?.seller_store_id;
}

type Marks = { read_number: number; delivered_number: number };

export async function readMarks(db: Db, store: OneStore, channel_id: string): Promise<Marks> {
  const [row] = await rowsOf<Marks>(
    db,
    sql`select i.read_number, i.delivered_number from chat_inboxes i where ${isMeant(store, channel_id)}`,
  );
  if (!row) throw new Error('a channel is in the inbox of both its stores');
  return row;
}

type Changed = ChannelRow & Omit<ChangedRow, 'channel'>;

/** Changes what a store sees of a channel. Whoever calls holds the channel. */
export async function changeInbox(
  db: Tx,
  store: OneStore,
  channel_id: string,
  change: Sql,
): Promise<ChangedRow> {
  const [row] = await rowsOf<Changed>(
    db,
    sql`with b as materialized (
          select case when i.is_blocked then 0 else i.unread end as unread,
            not i.is_blocked and i.waiting_since is not null as is_waiting, i.last_at
          from chat_inboxes i where ${isMeant(store, channel_id)}
        )
        update chat_inboxes i set ${change}
        from b, ${stores}, ${others}
        where ${isMeant(store, channel_id)} and s.id = i.store_id and o.id = i.other_store_id
        returning ${changedColumns}, b.unread as previous_unread, b.is_waiting as was_waiting,
          b.last_at as previous_at`,
  );
  if (!row) throw new Error(`store ${store.store_id} has no channel ${channel_id}`);
  const { previous_unread, was_waiting, previous_at, ...channel } = row;
  return { channel, previous_unread, was_waiting, previous_at };
}

/** Whether it was not there yet. */
export async function insertInbox(
  db: Tx,
  { store_id }: OneStore,
  row: { channel_id: string; side: ChatSide; seller: OneStore; other: OneStore },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into chat_inboxes (store_id, channel_id, side, seller_store_id, other_store_id)
        values (${store_id}::bigint, ${row.channel_id}::bigint, ${row.side}::chat_side, ${row.seller.store_id}::bigint,
          ${row.other.store_id}::bigint) on conflict (store_id, channel_id) do nothing returning 1`,
  );
  return rows.length > 0;
}
