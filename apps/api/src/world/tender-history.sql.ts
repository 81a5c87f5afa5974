import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../platform/db/sql.ts';

/** How long ago a demand was made and until when it is open, in hours, and where it stands for its store. */
const stages = sql`(values
  (0, 'OPEN', 'OPEN', 2, 5), (1, 'OPEN', 'OPEN', 7, 22), (2, 'OPEN', 'OPEN', 20, 50), (3, 'OPEN', 'OPEN', 30, 96),
  (4, 'SENT', 'OPEN', 26, 30), (5, 'COUNTERED', 'OPEN', 40, 28), (6, 'WON', 'AWARDED', 0, 0),
  (7, 'LOST', 'AWARDED', 200, -120), (8, 'DECLINED', 'OPEN', 10, 60), (9, 'WITHDRAWN', 'EXPIRED', 300, -190),
  (10, 'EXPIRED', 'EXPIRED', 420, -350), (11, 'MISSED', 'EXPIRED', 500, -430)
) as w (n, stage, state, age, closes)`;

/** What a demand is like: an order that this store once had of this buyer, by which its rows find each other. */
const told = sql`split_part(t.payload_hash, ':', 2)::bigint as seller_id, split_part(t.payload_hash, ':', 3)::bigint as like_id,
  split_part(t.payload_hash, ':', 4) as stage`;

export async function writeTenders(db: Tx, now: string): Promise<void> {
  const at = sql`${now}::timestamptz`;
  await rowsOf(
    db,
    sql`
    insert into tenders (store_id, state, city_id, delivery, payment_method, term_days, needed_by, closes_at, note,
      tells_winning_price, first_product_name, goods_categories, category_ids, item_count, search_text, payload_hash,
      user_id, created_at, updated_at, closed_at)
    select o.buyer_store_id, w.state::tender_state, b.city_id,
      case o.delivery when 'BUYER_PICKUP' then 'BUYER_PICKUP' else 'STORE_COURIER' end::tender_delivery, o.payment_method,
      o.term_days, (m.closes_at + interval '3 days')::date, m.closes_at,
      case w.n % 3 when 0 then 'Barang baru, kedaluwarsa masih lama.' else '' end, w.n % 2 = 1, o.first_product_name,
      o.goods_categories, g.category_ids, g.item_count, lower(concat_ws(' ', o.buyer_name, g.names)),
      concat_ws(':', 'world', s.id, o.id, w.stage), p.user_id, m.created_at, m.created_at,
      case when w.state <> 'OPEN' then m.closes_at end
    from stores s cross join ${stages}
    cross join lateral (
      select o.* from orders o where o.store_id = s.id and o.fulfilment_status = 'COMPLETED'
      order by o.arrived_at desc, o.id desc offset w.n limit 1
    ) o
    cross join lateral (select case when w.stage = 'WON' then o.created_at - interval '20 hours'
        else ${at} - make_interval(hours => w.age) end as created_at,
      case when w.stage = 'WON' then o.created_at else ${at} + make_interval(hours => w.closes) end as closes_at) m
    cross join lateral (
      select count(*)::int as item_count, array_agg(distinct q.category_id) as category_ids,
        string_agg(l.product_name, ' ') as names
      from order_lines l join inventories i on i.store_id = s.id and i.id = l.inventory_id
      join products q on q.id = i.product_id where l.store_id = s.id and l.order_id = o.id and l.quantity > 0
    ) g
    join stores b on b.id = o.buyer_store_id
    left join lateral (select min(user_id) as user_id from store_permissions where store_id = b.id) p on true
    where s.is_seller and s.is_active and g.item_count > 0 order by s.id, w.n`,
  );
}

/** The goods of that order: as many for what was won, twice as many otherwise, and a little cheaper here and there. */
export async function writeItems(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into tender_items (store_id, tender_id, position, product_unit_id, variant_id, base_quantity, quantity,
      target_price, awarded_pieces, is_wanted)
    select t.store_id, t.id, row_number() over (partition by t.id order by l.id) - 1, i.product_unit_id, l.variant_id,
      l.base_quantity, l.quantity * case t.stage when 'WON' then 1 else 2 end,
      case when l.id % 2 = 0 then round(l.unit_price * 0.97) end,
      case when t.stage = 'WON' then l.quantity::bigint * l.base_quantity
        when t.stage = 'LOST' then 2 * l.quantity::bigint * l.base_quantity else 0 end, t.state = 'OPEN'
    from (select t.*, ${told} from tenders t) t
    join order_lines l on l.store_id = t.seller_id and l.order_id = t.like_id and l.quantity > 0
    join inventories i on i.store_id = t.seller_id and i.id = l.inventory_id order by t.id, l.id`,
  );
}

const goods = (price: Sql) => sql`
  select jsonb_agg(jsonb_build_object('variant_id', i.variant_id::text, 'quantity', i.quantity * i.base_quantity,
      'amount', i.quantity * ${price}) order by i.id) as goods, sum(i.quantity * ${price}) as amount,
    count(*)::int as count
  from tender_items i join inventories v on v.store_id = t.seller_id and v.product_unit_id = i.product_unit_id
  where i.store_id = t.store_id and i.tender_id = t.id`;

export async function writeFits(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into tender_fits (store_id, tender_id, buyer_store_id, state, tender_state, tender_version, city_id, delivery,
      payment_method, term_days, needed_by, closes_at, first_product_name, goods_categories, category_ids, item_count,
      served_count, value, distance_km, search_text, fitted_at, decline_reason, decided_by, decided_at, lost_goods, lost_at)
    select t.seller_id, t.id, t.store_id, case t.stage when 'COUNTERED' then 'SENT' else t.stage end::demand_state, t.state,
      t.version, t.city_id, t.delivery, t.payment_method, t.term_days, t.needed_by, t.closes_at, t.first_product_name,
      t.goods_categories, t.category_ids, t.item_count, g.count, g.amount, d.km, t.search_text,
      t.created_at + interval '1 minute', case t.stage when 'DECLINED' then 'price_too_low' end,
      case t.stage when 'DECLINED' then p.user_id end,
      case t.stage when 'DECLINED' then t.created_at + interval '40 minutes' end,
      case when t.stage in ('DECLINED', 'LOST') then g.goods end,
      case t.stage when 'DECLINED' then t.created_at + interval '40 minutes' when 'LOST' then t.closes_at end
    from (select t.*, ${told} from tenders t) t cross join lateral (${goods(sql`coalesce(i.target_price, v.price)`)}) g
    join stores s on s.id = t.seller_id join cities z on z.id = s.city_id join cities c on c.id = t.city_id
    left join lateral (select min(user_id) as user_id from store_permissions where store_id = t.seller_id) p on true
    cross join lateral (select round(12742 * asin(least(1, sqrt(sin(radians(z.latitude - c.latitude) / 2) ^ 2
      + cos(radians(c.latitude)) * cos(radians(z.latitude)) * sin(radians(z.longitude - c.longitude) / 2) ^ 2))))::int as km) d`,
  );
}

const answered = sql`t.stage in ('SENT', 'COUNTERED', 'WON', 'LOST', 'WITHDRAWN', 'EXPIRED')`;

/** Each at the store's price; what was won at that of the order it became. */
export async function writeOffers(db: Tx): Promise<void> {
  const from = sql`(select t.*, ${told} from tenders t) t`;
  await rowsOf(
    db,
    sql`
    insert into tender_offers (store_id, tender_id, buyer_store_id, version, tender_version, waits_for, delivery,
      shipping_fee, subtotal, total_amount, valid_until, is_standing, sent_at, updated_at, order_id, loss_reason,
      winning_low, winning_high)
    select t.seller_id, t.id, t.store_id, case when t.stage in ('COUNTERED', 'WITHDRAWN') then 2 else 1 end, 1,
      case t.stage when 'COUNTERED' then 'SELLER' else 'BUYER' end::offer_side, t.delivery,
      case t.stage when 'WON' then o.shipping_fee else 0 end, g.amount,
      g.amount + case t.stage when 'WON' then o.shipping_fee else 0 end,
      greatest(t.closes_at, t.created_at + interval '3 days'), t.stage in ('SENT', 'COUNTERED'),
      t.created_at + make_interval(mins => 15 + (t.id * 7 % 90)::int),
      case when t.state = 'OPEN' then t.created_at + interval '2 hours' else t.closes_at end,
      case t.stage when 'WON' then o.id end, case t.stage when 'LOST' then 'OTHER_WON' end::offer_loss_reason,
      case when t.stage = 'LOST' and t.tells_winning_price then floor(g.amount * 0.94 / 1000) * 1000 end,
      case when t.stage = 'LOST' and t.tells_winning_price then ceil(g.amount * 0.99 / 1000) * 1000 end
    from ${from} join orders o on o.store_id = t.seller_id and o.id = t.like_id
    cross join lateral (
      select sum(i.quantity * case t.stage when 'WON' then l.unit_price else v.price end) as amount
      from tender_items i join inventories v on v.store_id = t.seller_id and v.product_unit_id = i.product_unit_id
      join order_lines l on l.store_id = t.seller_id and l.order_id = t.like_id and l.inventory_id = v.id
      where i.store_id = t.store_id and i.tender_id = t.id
    ) g where ${answered}`,
  );
  await rowsOf(
    db,
    sql`
    insert into tender_offer_lines (store_id, tender_id, item_id, inventory_id, product_unit_id, variant_id, base_quantity,
      quantity, unit_price, is_substitute, counter_price, awarded_quantity)
    select t.seller_id, t.id, i.id, v.id, i.product_unit_id, i.variant_id, i.base_quantity, i.quantity,
      case t.stage when 'WON' then l.unit_price else v.price end, false,
      case t.stage when 'COUNTERED' then round(v.price * 0.95) end, case t.stage when 'WON' then i.quantity else 0 end
    from ${from} join tender_items i on i.store_id = t.store_id and i.tender_id = t.id
    join inventories v on v.store_id = t.seller_id and v.product_unit_id = i.product_unit_id
    join order_lines l on l.store_id = t.seller_id and l.order_id = t.like_id and l.inventory_id = v.id
    where ${answered}`,
  );
  await rowsOf(
    db,
    sql`update orders o set tender_id = f.tender_id from tender_offers f
        where f.store_id = o.store_id and f.order_id = o.id`,
  );
}

/** What both sides have said, and how many demands stand where. */
export async function writeRounds(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into tender_rounds (store_id, tender_id, kind, side, user_id, total_amount, lines, payload_hash, created_at)
    select o.store_id, o.tender_id, r.kind::offer_round_kind, r.side::offer_side,
      (select min(user_id) from store_permissions where store_id = case r.side when 'SELLER' then o.store_id
        else o.buyer_store_id end), case when r.kind <> 'WITHDRAWN' then n.amount + o.shipping_fee end,
      case when r.kind <> 'WITHDRAWN' then n.lines else '[]' end, 'world', r.at
    from tender_offers o join tender_fits f on f.store_id = o.store_id and f.tender_id = o.tender_id
    cross join lateral (values ('OFFERED', 'SELLER', o.sent_at, true),
      ('COUNTERED', 'BUYER', o.sent_at + interval '50 minutes', o.waits_for = 'SELLER'),
      ('WITHDRAWN', 'SELLER', o.sent_at + interval '1 day', f.state = 'WITHDRAWN')) as r (kind, side, at, is_said)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('item_id', l.item_id::text, 'product_name', trim(p.name || ' ' || v.name),
          'uom_name', m.name, 'quantity', l.quantity, 'unit_price', c.price) order by l.item_id) as lines,
        sum(l.quantity * c.price) as amount
      from tender_offer_lines l
      cross join lateral (select case r.kind when 'COUNTERED' then coalesce(l.counter_price, l.unit_price)
        else l.unit_price end as price) c
      join product_units u on u.id = l.product_unit_id join uoms m on m.id = u.uom_id
      join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id
      where l.store_id = o.store_id and l.tender_id = o.tender_id
    ) n where r.is_said order by o.store_id, o.tender_id, r.at`,
  );
  await rowsOf(
    db,
    sql`
    insert into tender_counters (store_id, "OPEN", "SENT", "WON", "LOST", "DECLINED", "WITHDRAWN", "EXPIRED", "MISSED")
    select store_id, ${countOf('OPEN')}, ${countOf('SENT')}, ${countOf('WON')}, ${countOf('LOST')},
      ${countOf('DECLINED')}, ${countOf('WITHDRAWN')}, ${countOf('EXPIRED')}, ${countOf('MISSED')}
    from tender_fits group by store_id`,
  );
}

const countOf = (state: string) => sql`count(*) filter (where state = ${state}::demand_state)::int`;
