import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/**
 * What is said around an order: which talk, whose line, how many minutes after the order was placed, what stands beside it and
 * where the order stood then. {barang} is the first thing in the order.
 */
const talks = sql`(values
  (0, 'BUYER', -55, 'PRODUCT', 'Permisi, {barang} masih ada?', null),
  (0, 'SELLER', -47, 'TEXT', 'Masih ada. Mau ambil berapa?', null),
  (0, 'BUYER', -44, 'TEXT', 'Saya pesan lewat aplikasi saja ya, sekalian yang lain.', null),
  (0, 'SELLER', -41, 'TEXT', 'Siap, kami tunggu pesanannya.', null),
  (1, 'BUYER', 35, 'ORDER', 'Kira-kira kapan dikirim, ya?', 'NEW'),
  (1, 'SELLER', 52, 'TEXT', 'Sedang kami siapkan. Besok pagi berangkat dari gudang.', null),
  (1, 'BUYER', 58, 'TEXT', 'Baik, ditunggu.', null),
  (1, 'SELLER', 63, 'TEXT', 'Terima kasih sudah pesan di tempat kami.', null),
  (2, 'BUYER', -180, 'TEXT', 'Kalau ambil lebih banyak, harganya bisa kurang?', null),
  (2, 'SELLER', -164, 'PRODUCT', 'Bisa. Yang ini sudah ada harga grosirnya.', null),
  (2, 'BUYER', -158, 'TEXT', 'Kalau campur dengan {barang} juga kena harga grosir?', null),
  (2, 'SELLER', -150, 'TEXT', 'Hitungannya per barang, jadi tidak bisa dicampur.', null),
  (2, 'BUYER', -146, 'TEXT', 'Oke, saya coba dulu sedikit.', null),
  (2, 'SELLER', -140, 'TEXT', 'Baik, silakan.', null),
  (3, 'SELLER', 1260, 'ORDER', 'Pesanan sudah dalam perjalanan. Tokonya buka sampai jam berapa?', 'SHIPPED'),
  (3, 'BUYER', 1268, 'TEXT', 'Buka sampai jam 9 malam. Kalau tutup, ketuk saja pintu samping.', null),
  (3, 'SELLER', 1271, 'TEXT', 'Siap, kami sampaikan ke sopir.', null),
  (3, 'BUYER', 1460, 'TEXT', 'Sudah sampai semua, terima kasih 🙏', null),
  (3, 'SELLER', 1466, 'TEXT', 'Sama-sama. Ditunggu pesanan berikutnya.', null),
  (4, 'BUYER', 2890, 'ORDER', 'Barangnya sudah datang, tapi {barang} kurang satu.', 'DELIVERED'),
  (4, 'SELLER', 2921, 'TEXT', 'Mohon maaf. Kami cek dulu ke bagian gudang, ya.', null),
  (4, 'SELLER', 2968, 'TEXT', 'Betul, tertinggal satu. Besok kami antar sekalian jalan.', null),
  (4, 'BUYER', 2975, 'TEXT', 'Baik, terima kasih.', null),
  (4, 'SELLER', 2979, 'TEXT', 'Terima kasih atas pengertiannya.', null),
  (5, 'SELLER', 20, 'ORDER', 'Pesanan sudah kami terima. Patokan tokonya di mana?', 'PROCESSING'),
  (5, 'BUYER', 41, 'TEXT', 'Sebelah masjid, pagarnya cat hijau.', null),
  (5, 'SELLER', 46, 'TEXT', 'Baik, sudah kami catat.', null)
) as t (talk, side, minutes, kind, text, status)`;

/** What somebody has just asked and nobody has answered yet: how many minutes ago. */
const questions = sql`(values
  (0, 12, 'TEXT', 'Permisi, {barang} masih ada stok?'),
  (0, 9, 'TEXT', 'Kalau ada saya ambil hari ini juga.'),
  (1, 48, 'ORDER', 'Pesanan ini sudah sampai mana, ya?'),
  (2, 185, 'PRODUCT', 'Ada harga khusus kalau saya ambil lebih banyak?'),
  (3, 400, 'TEXT', 'Bisa kirim ke alamat baru? Toko saya pindah ke ruko depan pasar.'),
  (3, 396, 'TEXT', 'Nanti saya kirim patokannya.'),
  (4, 1100, 'ORDER', 'Nota pesanan ini bisa dikirim ulang?')
) as q (question, ago, kind, text)`;

/** Between each store and those who ordered from it last. */
export async function writeChannels(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`insert into chat_channels (store_id, buyer_store_id, created_at, last_at)
        select s.id, b.buyer_store_id, b.first_at, b.first_at from stores s
        cross join lateral (
          select o.buyer_store_id, date_trunc('milliseconds', min(o.created_at) - interval '4 hours') as first_at,
            max(o.created_at) as latest
          from orders o where o.store_id = s.id and o.arrived_at is not null
          group by o.buyer_store_id order by latest desc, o.buyer_store_id limit 25
        ) b
        where s.is_seller and s.is_active order by s.id, b.buyer_store_id`,
  );
}

/** Of each channel a talk about every other order, and in every fourth a question that nobody has answered yet. */
export async function writeMessages(db: Tx, now: string): Promise<void> {
  const at = sql`${now}::timestamptz`;
  await rowsOf(
    db,
    sql`
    with numbered as (
      select c.*, row_number() over (partition by c.store_id order by c.channel_id) as place from chat_channels c
    ), around as (
      select c.store_id, c.channel_id, c.buyer_store_id, c.place, o.id as order_id, o.created_at,
        row_number() over (partition by c.channel_id order by o.created_at desc, o.id desc) as turn
      from numbered c join orders o on o.store_id = c.store_id and o.buyer_store_id = c.buyer_store_id
      where o.arrived_at is not null and o.created_at > ${at} - interval '84 days'
    ), said as (
      select a.store_id, a.channel_id, a.buyer_store_id, a.order_id, t.side::chat_side as side, t.kind::chat_message_kind as kind,
        t.text, t.status, a.created_at + make_interval(mins => t.minutes) as at
      from around a join ${talks} on t.talk = (a.order_id + a.place) % 6
      where a.turn % 2 = 1 and a.turn < 8
      union all
      select a.store_id, a.channel_id, a.buyer_store_id, a.order_id, 'BUYER', q.kind::chat_message_kind, q.text, null,
        ${at} - make_interval(mins => (q.ago + a.place * 3)::int)
      from around a join ${questions} on q.question = (a.place / 4) % 5
      where a.turn = 1 and a.place % 4 = 1
    ), shown as (
      select d.*, date_trunc('milliseconds', d.at) as sent_at, l.product_name, l.card, o.card as order_card
      from said d
      cross join lateral (
        select l.product_name, jsonb_build_object('inventory_id', l.inventory_id::text, 'product_name', l.product_name,
          'unit_name', l.uom_name || case when l.base_quantity > 1 then ' isi ' || l.base_quantity else '' end,
          'category_id', (select g.category_id::text from product_variants v join products g on g.id = v.product_id
            where v.id = l.variant_id), 'price', l.unit_price) as card
        from order_lines l where l.store_id = d.store_id and l.order_id = d.order_id order by l.id limit 1
      ) l
      cross join lateral (
        select jsonb_build_object('order_id', o.id::text, 'order_number', o.order_number,
          'fulfilment_status', coalesce(d.status, o.fulfilment_status::text), 'total_amount', o.total_amount,
          'order_units', o.total_product_unit) as card
        from orders o where o.store_id = d.store_id and o.id = d.order_id
      ) o
      where d.at < ${at} - interval '1 minute'
    ), worded as (
      select s.*, replace(s.text, '{barang}', s.product_name) as words,
        row_number() over (partition by s.channel_id order by s.sent_at, s.order_id, s.text) as number,
        count(*) filter (where s.side = 'BUYER')
          over (partition by s.channel_id order by s.sent_at, s.order_id, s.text) as buyer_messages
      from shown s
    )
    insert into chat_messages (store_id, channel_id, number, message_id, buyer_store_id, side, user_id, kind, text, product,
      order_card, search_text, payload_hash, buyer_messages, created_at)
    select w.store_id, w.channel_id, w.number, gen_random_uuid(), w.buyer_store_id, w.side, p.user_id, w.kind, w.words,
      case w.kind when 'PRODUCT' then w.card end, case w.kind when 'ORDER' then w.order_card end,
      lower(concat_ws(' ', w.words, case w.kind when 'PRODUCT' then w.product_name end,
        case w.kind when 'ORDER' then w.order_card ->> 'order_number' end)), 'world', w.buyer_messages, w.sent_at
    from worded w
    left join lateral (select min(user_id) as user_id from store_permissions
      where store_id = case w.side when 'SELLER' then w.store_id else w.buyer_store_id end) p on true
    order by w.store_id, w.channel_id, w.number`,
  );
  await rowsOf(
    db,
    sql`update chat_channels c set last_number = m.number, buyer_messages = m.buyer_messages, last_at = m.created_at
        from (select distinct on (store_id, channel_id) * from chat_messages order by store_id, channel_id, number desc) m
        where m.store_id = c.store_id and m.channel_id = c.channel_id`,
  );
}

/**
 * Each channel as both its stores see it. What was asked last is unread, but for some that somebody has looked at and left; of what a
 * store wrote last some buyers have read nothing yet.
 */
export async function writeInboxes(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into chat_inboxes (store_id, channel_id, side, seller_store_id, other_store_id, last_number, last_at, last_kind,
      last_text, last_is_own, last_user_id, unread, read_number, delivered_number, other_read_number,
      other_delivered_number, waiting_since)
    select v.own, c.channel_id, v.side, c.store_id, v.other, c.last_number, c.last_at, m.kind,
      left(coalesce(nullif(m.text, ''), m.product ->> 'product_name', m.order_card ->> 'order_number'), 200),
      coalesce(m.side = v.side, false), m.user_id, case when v.has_read then 0 else r.unread end,
      case when v.has_read then c.last_number else c.last_number - r.unread end, c.last_number,
      case when v.other_has_read then c.last_number else c.last_number - r.other_unread end, c.last_number, r.waiting_since
    from chat_channels c
    left join chat_messages m on m.store_id = c.store_id and m.channel_id = c.channel_id and m.number = c.last_number
    cross join lateral (select c.channel_id % 9 = 0 as seller_read, c.channel_id % 3 <> 0 as buyer_read) h
    cross join lateral (values
      (c.store_id, c.buyer_store_id, 'SELLER'::chat_side, h.seller_read, h.buyer_read),
      (c.buyer_store_id, c.store_id, 'BUYER'::chat_side, h.buyer_read, h.seller_read)
    ) as v (own, other, side, has_read, other_has_read)
    cross join lateral (
      select count(*) filter (where n.side <> v.side and n.number > e.own_last)::int as unread,
        count(*) filter (where n.side = v.side and n.number > e.other_last)::int as other_unread,
        min(n.created_at) filter (where n.side <> v.side and n.number > e.own_last) as waiting_since
      from chat_messages n
      cross join (
        select coalesce(max(number) filter (where side = v.side), 0) as own_last,
          coalesce(max(number) filter (where side <> v.side), 0) as other_last
        from chat_messages where store_id = c.store_id and channel_id = c.channel_id
      ) e where n.store_id = c.store_id and n.channel_id = c.channel_id
    ) r`,
  );
}

/** How long buyers have waited for answers, and how much is unread. */
export async function writeWaitsAndCounts(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into chat_waits (store_id, channel_id, number, asked_at, answered_at, ended_at, answered_by, open_minutes)
    select q.store_id, q.channel_id, q.number, q.created_at, a.created_at, a.created_at, a.user_id,
      floor(extract(epoch from a.created_at - q.created_at) / 60)::int
    from (
      select m.*, lag(m.side) over (partition by m.store_id, m.channel_id order by m.number) as side_before
      from chat_messages m
    ) q
    left join lateral (
      select n.created_at, n.user_id from chat_messages n
      where n.store_id = q.store_id and n.channel_id = q.channel_id and n.number > q.number and n.side = 'SELLER'
      order by n.number limit 1
    ) a on true
    where q.side = 'BUYER' and q.side_before is distinct from 'BUYER'`,
  );
  await rowsOf(
    db,
    sql`
    insert into chat_counters (store_id, seller_messages, seller_channels, seller_waiting, buyer_messages, buyer_channels,
      buyer_waiting)
    select store_id, coalesce(sum(unread) filter (where side = 'SELLER'), 0),
      count(*) filter (where side = 'SELLER' and unread > 0),
      count(*) filter (where side = 'SELLER' and waiting_since is not null),
      coalesce(sum(unread) filter (where side = 'BUYER'), 0), count(*) filter (where side = 'BUYER' and unread > 0),
      count(*) filter (where side = 'BUYER' and waiting_since is not null)
    from chat_inboxes group by store_id`,
  );
}

export async function writeReplies(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into chat_quick_replies (store_id, title, text, payload_hash)
    select s.id, r.title, r.text, 'world' from stores s cross join (values
      ('Barang kosong', 'Maaf {nama}, barangnya sedang kosong. Kalau sudah masuk lagi kami kabari, ya.'),
      ('Jadwal kirim', 'Pesanan {nomor pesanan} kami kirim besok pagi. Mohon ada yang menerima di toko.'),
      ('Rekening', 'Pembayaran hanya lewat nomor yang tertera di pesanan {nomor pesanan}. Hati-hati penipuan atas nama {toko}.'),
      ('Terima kasih', 'Terima kasih {nama}, sehat selalu dan laris terus tokonya.')
    ) as r (title, text) where s.is_seller and s.is_active order by s.id, r.title`,
  );
  await rowsOf(
    db,
    sql`
    insert into chat_away_messages (store_id, is_on, text)
    select id, false, 'Terima kasih sudah menulis. Kami sedang tutup dan akan membalas begitu toko buka.'
    from stores where is_seller and is_active`,
  );
}
