import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { World } from './worlds.ts';

export const messages = 1_000_000;
/** One room of the largest store is this long, the others share the rest. */
export const longestRoom = 100_000;
const mostRooms = 5_000;

/* By SQL: written one by one through the API they would take hours. */
const statements = [
  'set statement_timeout = 0',
  "set session_replication_role = 'replica'",
  `insert into chat_channels (store_id, buyer_store_id, created_at)
   select s.id, b.id, now() - interval '80 days'
   from (select store_id as id from order_counters order by "COMPLETED" desc, store_id limit 1) s
   cross join (select id from stores where not is_seller order by id limit ${mostRooms}) b`,
  `create unlogged table bench_rooms as
   select c.*, count(*) over () as all_of, case when at = 0 then ${longestRoom} when at = 1 then 10
     else (${messages - longestRoom} / greatest(count(*) over () - 2, 1))::int end as size
   from (select *, row_number() over (order by channel_id) - 1 as at from chat_channels) c`,
  `insert into chat_messages (store_id, channel_id, number, message_id, buyer_store_id, side, kind, text, search_text,
     payload_hash, buyer_messages, created_at)
   select r.store_id, r.channel_id, n, gen_random_uuid(), r.buyer_store_id,
     case when n % 2 = 1 then 'BUYER' else 'SELLER' end::chat_side, 'TEXT', t.text, lower(t.text), '', (n + 1) / 2,
     now() - make_interval(secs => (r.size - n) * 5184000.0 / r.size + r.at)
   from bench_rooms r cross join lateral generate_series(1, r.size) n
   cross join lateral (select (array['Permisi, stok minyak goreng masih ada?', 'Masih ada, silakan dipesan.',
     'Kapan pesanan saya dikirim ya?', 'Besok pagi berangkat dari gudang.', 'Harga grosirnya mulai berapa karton?',
     'Mulai lima karton sudah harga grosir.'])[1 + n % 6] || case when n % 5003 = 0 then ' titipan' else '' end as text) t`,
  `update chat_channels c set last_number = r.size, buyer_messages = (r.size + 1) / 2, last_at = now() - make_interval(secs => r.at)
   from bench_rooms r where r.channel_id = c.channel_id`,
  `insert into chat_inboxes (store_id, channel_id, side, seller_store_id, other_store_id, last_number, last_at, last_kind,
     last_text, unread, read_number, delivered_number)
   select v.own, r.channel_id, v.side, r.store_id, v.other, r.size, now() - make_interval(secs => r.at), 'TEXT', 'Baik',
     case when r.at % 7 = 0 then 3 else 0 end, r.size - case when r.at % 7 = 0 then 6 else 0 end, r.size
   from bench_rooms r cross join lateral (values (r.store_id, r.buyer_store_id, 'SELLER'::chat_side),
     (r.buyer_store_id, r.store_id, 'BUYER'::chat_side)) as v (own, other, side)`,
  `insert into chat_counters (store_id, seller_messages, seller_channels)
   select store_id, sum(unread), count(*) filter (where unread > 0) from chat_inboxes where side = 'SELLER' group by 1`,
  'drop table bench_rooms',
  'vacuum (analyze) chat_channels, chat_inboxes, chat_messages, chat_counters',
];

/** The largest store's longest room and one of ten messages; filled once for a world. */
export async function fillChat({ url }: World): Promise<{ long: string; short: string }> {
  const database = openPostgres({ url, poolSize: 1, onLost: console.error });
  const roomOf = async (size: number) =>
    (
      await database.db
        .selectFrom('chat_channels')
        .where('last_number', '=', size)
        .select('channel_id')
        .executeTakeFirst()
    )?.channel_id;
  if (!(await roomOf(longestRoom))) for (const each of statements) await database.runScript(each);
  const [long = '', short = ''] = [await roomOf(longestRoom), await roomOf(10)];
  await database.close();
  return { long, short };
}
