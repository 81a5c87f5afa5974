import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../platform/db/sql.ts';

const rupiah = (amount: Sql) =>
  sql`'Rp' || chr(160) || replace(to_char(${amount}, 'FM999,999,999,999'), ',', '.')`;

/** What happened in the stores, as the people of each were told of it then. */
const happened = (now: string) => sql`
  select h.store_id, 'ORDERS' as category,
    case h.to_status when 'NEW' then 'order.new' when 'CANCELLED' then 'order.cancelled' else 'order.expired' end as kind,
    case h.to_status when 'NEW' then 'Pesanan baru dari ' || o.buyer_name
      when 'CANCELLED' then o.buyer_name || ' membatalkan pesanan'
      else 'Pesanan ' || o.buyer_name || ' lewat batas waktu' end as title,
    '#' || o.order_number || ', ' || ${rupiah(sql`o.total_amount`)} as text,
    '/seller/orders/detail?orderId=' || o.id || '&store_id=' || o.store_id as path, h.created_at as at
  from order_history h join orders o on o.store_id = h.store_id and o.id = h.order_id
  where h.to_status in ('NEW', 'CANCELLED', 'EXPIRED') and h.created_at > ${now}::timestamptz - interval '10 days'
  union all
  select k.store_id, 'COMPLAINTS', 'complaint.new', o.buyer_name || ' mengajukan komplain',
    concat_ws(', ', '#' || o.order_number, k.first_product_name),
    '/seller/orders/complaints/detail?orderId=' || o.id || '&complaintId=' || k.id || '&store_id=' || k.store_id, k.created_at
  from complaints k join orders o on o.store_id = k.store_id and o.id = k.order_id
  where k.reported_by = 'BUYER' and k.created_at > ${now}::timestamptz - interval '40 days'
  union all
  select p.store_id, 'MONEY', case p.state when 'FAILED' then 'payout.failed' else 'payout.arrived' end,
    case p.state when 'FAILED' then 'Pencairan gagal dikirim' else 'Pencairan sudah masuk' end,
    ${rupiah(sql`p.amount`)}, '/seller/payouts/detail?payoutId=' || p.id || '&store_id=' || p.store_id, p.created_at
  from payouts p where p.state in ('ARRIVED', 'FAILED') and p.created_at > ${now}::timestamptz - interval '30 days'
  union all
  select f.store_id, 'MONEY', 'fee_collection.new', 'Tagihan biaya baru',
    ${rupiah(sql`f.amount`)} || ' untuk ' || f.order_count || ' pesanan', '/seller/fee-collections?store_id=' || f.store_id,
    f.created_at
  from fee_collections f where f.amount > 0 and f.created_at > ${now}::timestamptz - interval '60 days'
  union all
  select f.store_id, 'DEMANDS', 'demand.new', b.name || ' mencari barang',
    f.first_product_name || case when f.item_count > 1 then ' dan ' || f.item_count - 1 || ' lainnya' else '' end
      || ', ' || c.name,
    '/seller/buyer-demands/detail?tender_id=' || f.tender_id || '&store_id=' || f.store_id, f.fitted_at
  from tender_fits f join stores b on b.id = f.buyer_store_id join cities c on c.id = f.city_id
  where f.fitted_at > ${now}::timestamptz - interval '20 days'`;

export async function writeNotifications(db: Tx, now: string): Promise<void> {
  // Some of the past was made by the product's own services, which told of it as if it were today.
  for (const table of [sql`notifications`, sql`notification_counters`])
    await rowsOf(db, sql`delete from ${table}`);
  await rowsOf(
    db,
    sql`insert into notifications (store_id, category, number, kind, title, text, path, is_to_push, created_at)
        select h.store_id, h.category::notification_category,
          row_number() over (partition by h.store_id, h.category order by h.at, h.path), h.kind, h.title, h.text, h.path,
          false, h.at
        from (${happened(now)}) h join stores s on s.id = h.store_id
        where s.is_seller and h.at <= ${now}::timestamptz`,
  );
  await rowsOf(
    db,
    sql`insert into notification_counters (store_id, category, last)
        select store_id, category, max(number) from notifications group by store_id, category`,
  );
}

/** People have read what is older than a night, and of what came since every third. */
export async function readThem(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`insert into notification_marks (store_id, user_id, category, read_to)
        select n.store_id, p.user_id, n.category, max(n.number)
        from notifications n join store_permissions p on p.store_id = n.store_id
        where n.created_at <= ${now}::timestamptz - interval '12 hours'
        group by n.store_id, p.user_id, n.category`,
  );
  await rowsOf(
    db,
    sql`insert into notification_reads (store_id, user_id, category, number)
        select n.store_id, p.user_id, n.category, n.number
        from notifications n join store_permissions p on p.store_id = n.store_id
        where n.created_at > ${now}::timestamptz - interval '12 hours' and n.number % 3 = 0`,
  );
}
