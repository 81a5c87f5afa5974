import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/** Days from today, and how low and by how much: on the clock of whoever looks. */
const offers = sql`(values
  ('past', 'DISCOUNT', 'Gajian Hemat', 'Belanja isi ulang warung sesudah gajian.', 10, 6, 0,
    interval '-21 days', interval '-20 days', interval '-6 days'),
  ('running', 'DISCOUNT', 'Pesta Warung Nusantara', 'Harga turun untuk warung di seluruh Nusantara.', 10, 6, 50,
    interval '3 days', interval '-1 day', interval '5 days'),
  ('coming', 'FLASH_SALE', 'Flash Sale Tanggal Kembar', 'Dua belas jam, stok terbatas.', 15, 6, 30,
    interval '6 days 18 hours', interval '7 days 10 hours', interval '7 days 22 hours'),
  ('open', 'DISCOUNT', 'Festival Minuman Segar', 'Khusus minuman, sepanjang akhir pekan.', 5, 12, 40,
    interval '9 days', interval '10 days', interval '13 days')
) as w (stage, type, name, description, discount, quota, share, joins, starts, ends)`;

const terms = `Harga promosi berlaku per satuan, selama kuota masih ada.
Stok promosi harus tersedia sampai promosi berakhir.
Bagian marketplace dibayarkan bersama pencairan pesanan.`;

export async function writePromotions(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into promotions (promotion_type, name, description, terms, category_ids, min_discount_percent, min_quota,
      platform_share_percent, platform_limit, joins_until, starts_at, ends_at, payload_hash, created_at)
    select w.type::promotion_type, w.name, w.description, ${terms}, case w.stage when 'open' then c.ids else '{}' end,
      w.discount, w.quota, w.share, case when w.share > 0 then 2500000 else 0 end, t.today + w.joins, t.today + w.starts, t.today + w.ends, 'world ' || w.stage,
      least(t.today + w.joins - interval '14 days', t.today - interval '1 day') at time zone 'Asia/Jakarta'
    from ${offers}
    cross join (select date_trunc('day', ${now}::timestamptz at time zone 'Asia/Jakarta') as today) t
    cross join (
      select coalesce(array_agg(id), '{}') as ids from (
        select id from categories where name ~* 'minum|susu|teh|kopi' order by id limit 5) d) c
    order by w.joins`,
  );
}

const stage = (name: string) =>
  sql`(select * from promotions where payload_hash = ${`world ${name}`})`;

/**
 * What was sold by the piece at today's price, and came to something: it cost more otherwise. What buyers paid is as it was, so that the
 * book stays right.
 */
const soldThen = sql`
  select l.store_id, l.order_id, l.id as line_id, l.inventory_id, l.quantity, i.price, p.id as promotion_id, p.name,
    p.starts_at, p.ends_at, ceil(i.price * 1.12 / 100) * 100 as usual
  from ${stage('past')} p cross join stores s join cities c on c.id = s.city_id
  join orders o on o.store_id = s.id and o.fulfilment_status = 'COMPLETED' and o.tender_id is null
    and o.created_at >= p.starts_at at time zone c.time_zone and o.created_at < p.ends_at at time zone c.time_zone
  join order_lines l on l.store_id = s.id and l.order_id = o.id and l.quantity = l.ordered_quantity
  join inventories i on i.store_id = s.id and i.id = l.inventory_id and i.price = l.unit_price
  where s.is_seller and s.is_active and l.tier_min_qty is null and l.discount = 0
    and not exists (select from complaints k where k.store_id = s.id and k.order_id = o.id)`;

/** Of each store the six listings of which most was sold. */
export async function joinPast(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    with sold as (
      select store_id, promotion_id, inventory_id, price, usual, starts_at, ends_at, sum(quantity) as units,
        row_number() over (partition by store_id order by sum(quantity) desc, inventory_id) as place
      from (${soldThen}) l group by store_id, promotion_id, inventory_id, price, usual, starts_at, ends_at
    ), taking_part as (
      insert into promotion_stores (store_id, promotion_id, ends_at)
      select distinct store_id, promotion_id, ends_at from sold
    )
    insert into promotion_items (store_id, promotion_id, inventory_id, price, quota, base_price, starts_at, ends_at,
      updated_by, updated_at)
    select store_id, promotion_id, inventory_id, price, units + 24, usual, starts_at, ends_at,
      (select min(user_id) from store_permissions where store_id = sold.store_id),
      (starts_at - interval '30 hours') at time zone 'Asia/Jakarta'
    from sold where place <= 6`,
  );
}

export async function payLess(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into order_discounts (store_id, order_id, order_line_id, kind, source_id, name, ordered_quantity, quantity,
      ordered_amount, amount, ordered_platform_amount, platform_amount)
    select l.store_id, l.order_id, l.line_id, 'PROMOTION', l.promotion_id, l.name, l.quantity, l.quantity,
      (l.usual - l.price) * l.quantity, (l.usual - l.price) * l.quantity, 0, 0
    from (${soldThen}) l join promotion_items m on m.store_id = l.store_id and m.promotion_id = l.promotion_id
      and m.inventory_id = l.inventory_id`,
  );
  await rowsOf(
    db,
    sql`update order_lines l set unit_price = m.base_price, discount = d.amount
        from order_discounts d, promotion_items m
        where d.store_id = l.store_id and d.order_id = l.order_id and d.order_line_id = l.id
          and m.store_id = l.store_id and m.promotion_id = d.source_id and m.inventory_id = l.inventory_id`,
  );
}

export async function countPast(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    update promotion_items m set taken = t.units, order_count = t.orders, sales = t.sales, discount = t.discount
    from (
      select d.store_id, d.source_id, l.inventory_id, sum(d.quantity) as units, count(*) as orders,
        sum(l.line_total) as sales, sum(d.amount) as discount
      from order_discounts d
      join order_lines l on l.store_id = d.store_id and l.order_id = d.order_id and l.id = d.order_line_id
      group by 1, 2, 3
    ) t
    where m.store_id = t.store_id and m.promotion_id = t.source_id and m.inventory_id = t.inventory_id`,
  );
  await rowsOf(
    db,
    sql`
    update promotion_stores s set item_count = t.items, order_count = t.orders, units = t.units, sales = t.sales,
      discount = t.discount
    from (
      select m.store_id, m.promotion_id, count(*) as items, sum(m.taken) as units, sum(m.sales) as sales,
        sum(m.discount) as discount, (
          select count(distinct d.order_id) from order_discounts d
          where d.store_id = m.store_id and d.source_id = m.promotion_id) as orders
      from promotion_items m group by 1, 2
    ) t
    where s.store_id = t.store_id and s.promotion_id = t.promotion_id`,
  );
}

/** Every store with six listings in what runs, every other one with three more in what comes. */
export async function joinRunning(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    with chosen as (
      select p.id as promotion_id, p.starts_at, p.ends_at, i.store_id, i.id as inventory_id, i.least_price, i.quota,
        floor(i.price * (100 - p.min_discount_percent - 2) / 100 / 50) * 50 as promotion_price
      from (
        select i.store_id, i.id, i.price, least(i.price, (
            select min(t.price) from inventory_price_tiers t where t.store_id = i.store_id and t.inventory_id = i.id
          )) as least_price, least((k.stock - k.reserved) / u.base_quantity / 2, 60) as quota,
          row_number() over (partition by i.store_id order by i.id desc) as place
        from inventories i join stocks k on k.store_id = i.store_id and k.variant_id = i.variant_id
        join product_units u on u.id = i.product_unit_id join stores s on s.id = i.store_id
        where s.is_seller and s.is_active and i.state = 'ACTIVE' and i.price >= 1000
          and (k.stock - k.reserved) / u.base_quantity >= 12
      ) i join promotions p on (p.payload_hash = 'world running' and i.place <= 6)
        or (p.payload_hash = 'world coming' and i.place between 7 and 9 and i.store_id % 2 = 1)
    ), taking_part as (
      insert into promotion_stores (store_id, promotion_id, ends_at, item_count)
      select store_id, promotion_id, ends_at, count(*) from chosen group by 1, 2, 3
    )
    insert into promotion_items (store_id, promotion_id, inventory_id, price, quota, base_price, starts_at, ends_at,
      updated_by)
    select store_id, promotion_id, inventory_id, promotion_price, quota, least_price, starts_at, ends_at,
      (select min(user_id) from store_permissions where store_id = chosen.store_id)
    from chosen`,
  );
}

/** A code for all, one for who is new, a deal for who buys much, and one that is over. */
export async function writeVouchers(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into vouchers (store_id, kind, name, code, discount_kind, value, max_discount, minimum_amount,
      products, buyers, quota, per_buyer, starts_at, ends_at, ended_at, search_text, payload_hash, user_id, created_at,
      updated_by, updated_at)
    select s.id, w.kind::voucher_kind, w.name, w.code, w.discount_kind::voucher_discount_kind, w.value, w.most, w.minimum,
      'ALL', w.buyers::voucher_buyers, w.quota, w.per_buyer, t.at + w.starts, t.at + w.ends,
      case when w.ends < interval '0' then t.at + w.ends end, lower(concat_ws(' ', w.name, w.code)), 'world', p.user_id,
      t.at + w.starts - interval '1 day', p.user_id, t.at + w.starts - interval '1 day'
    from stores s cross join (select ${now}::timestamptz as at) t cross join (values
      ('VOUCHER', 'Hemat 10%', 'HEMAT10', 'PERCENT', 10, 25000, 200000, 'ALL', 500, 3, interval '-20 days', null::interval),
      ('VOUCHER', 'Selamat datang', 'BARU25', 'AMOUNT', 25000, null, 150000, 'NEW', null, 1, interval '-40 days', null),
      ('VOLUME', 'Borong lebih murah', null, 'PERCENT', 3, null, 2000000, 'ALL', null, null, interval '-15 days', null),
      ('VOUCHER', 'Awal bulan', 'AWALBULAN', 'AMOUNT', 10000, null, 100000, 'ALL', 100, null, interval '-50 days',
        interval '-35 days')
    ) as w (kind, name, code, discount_kind, value, most, minimum, buyers, quota, per_buyer, starts, ends)
    left join lateral (select min(user_id) as user_id from store_permissions where store_id = s.id) p on true
    where s.is_seller and s.is_active`,
  );
}
