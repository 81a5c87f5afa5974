import { joined, type Sql, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** What of a store's inboxes is counted, by the column of its counters. */
const counted = (side: 'SELLER' | 'BUYER', column: Sql, count: Sql) => sql`
  (${side}, ${column}, (select coalesce(${count}, 0)::bigint from chat_inboxes i
    where i.store_id = c.store_id and i.side = ${side}::chat_side and not i.is_blocked))`;

const messages = sql`sum(i.unread)`;
const channels = sql`count(*) filter (where i.unread > 0)`;
const waiting = sql`count(*) filter (where i.waiting_since is not null)`;

const everyCount = joined(
  [
    counted('SELLER', sql`c.seller_messages`, messages),
    counted('SELLER', sql`c.seller_channels`, channels),
    counted('SELLER', sql`c.seller_waiting`, waiting),
    counted('BUYER', sql`c.buyer_messages`, messages),
    counted('BUYER', sql`c.buyer_channels`, channels),
    counted('BUYER', sql`c.buyer_waiting`, waiting),
  ],
  ', ',
);

/**
 * Messages are numbered as their channel says, the store that sells has unread what its buyer wrote behind where it has read, and
 * waits are as inboxes say. Of a store that buys the messages lie with those that sell: its counts are held against its inboxes.
 */
export const wrongInChat = (of: OfStore) => sql`
    select format('channel %s of store %s: last %s with %s of the buyer, messages say %s with %s', c.channel_id, c.store_id,
      c.last_number, c.buyer_messages, m.number, m.buyer_messages) as problem
    from chat_channels c cross join lateral (
      select m.number, m.buyer_messages from chat_messages m
      where ${of(sql`m.store_id`)} and m.channel_id = c.channel_id order by m.number desc limit 1) m
    where ${of(sql`c.store_id`)} and (m.number, m.buyer_messages) <> (c.last_number, c.buyer_messages)
    union all
    select format('channel %s of store %s has %s messages between %s and %s', m.channel_id, m.store_id, count(*),
      min(m.number), max(m.number))
    from chat_messages m where ${of(sql`m.store_id`)} group by m.store_id, m.channel_id
    having count(*) <> max(m.number) - min(m.number) + 1
    union all
    select format('channel %s of store %s: unread %s of %s, messages say %s of %s', i.channel_id, i.store_id, i.unread,
      i.last_number, m.unread, c.last_number)
    from chat_inboxes i join chat_channels c on ${of(sql`c.store_id`)} and c.channel_id = i.channel_id
    cross join lateral (
      select count(*)::int as unread from chat_messages m
      where ${of(sql`m.store_id`)} and m.channel_id = i.channel_id and m.number > i.read_number and m.side = 'BUYER') m
    where ${of(sql`i.store_id`)} and i.side = 'SELLER' and (i.unread, i.last_number) <> (m.unread, c.last_number)
    union all
    select format('channel %s of store %s waits since %s, its wait since %s', i.channel_id, i.store_id, i.waiting_since,
      w.asked_at)
    from chat_inboxes i left join chat_waits w on ${of(sql`w.store_id`)} and w.channel_id = i.channel_id
      and w.ended_at is null
    where ${of(sql`i.store_id`)} and i.side = 'SELLER' and i.waiting_since is distinct from w.asked_at
    union all
    select format('chat of store %s as %s: counted %s, inboxes say %s', c.store_id, k.side, k.kept, k.count)
    from chat_counters c cross join lateral (values ${everyCount}) as k (side, kept, count)
    where ${of(sql`c.store_id`)} and k.kept <> k.count
    union all
    select format('chat of store %s is not counted', i.store_id)
    from chat_inboxes i left join chat_counters c on ${of(sql`c.store_id`)}
    where ${of(sql`i.store_id`)} and c.store_id is null and not i.is_blocked and (i.unread > 0 or i.waiting_since is not null)
    group by i.store_id`;
