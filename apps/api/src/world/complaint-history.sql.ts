import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../platform/db/sql.ts';

/** What a buyer says, by the words of the order's history. */
const kindOf = (
  reason: Sql,
) => sql`case ${reason} when 'Jumlah kurang' then 'SHORT' when 'Barang tidak sesuai' then 'WRONG_ITEM'
  when 'Mendekati kedaluwarsa' then 'EXPIRED_GOODS' when 'Barang tidak diterima' then 'NOT_RECEIVED'
  else 'DAMAGED' end::complaint_kind`;

const wordsOf = (
  kind: Sql,
) => sql`case ${kind} when 'SHORT' then 'Jumlah barang kurang dari yang dipesan.'
  when 'WRONG_ITEM' then 'Barang yang datang tidak sesuai pesanan.'
  when 'EXPIRED_GOODS' then 'Tanggal kedaluwarsanya tinggal beberapa hari.'
  when 'NOT_RECEIVED' then 'Sampai hari ini barang belum kami terima.'
  else 'Kardus basah dan sebagian isinya rusak.' end`;

/** Every order that stands IN_COMPLAINT, or did until an operator ended it, has a complaint: of every state in turn. */
export async function writeBuyerComplaints(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into complaints (store_id, order_id, buyer_store_id, reported_by, kind, state, description, search_text,
      line_count, photo_count, order_status, deadline_at, created_at, closed_at)
    select o.store_id, o.id, o.buyer_store_id, 'BUYER', k.kind, s.state, ${wordsOf(sql`k.kind`)},
      lower(o.order_number || ' ' || o.buyer_name), 0, 0, h.from_status,
      case when s.state in ('OPEN', 'OFFERED', 'DECIDED') then
        greatest(h.created_at + interval '48 hours', ${now}::timestamptz + make_interval(hours => 3 + (o.id % 30)::int)) end,
      h.created_at, e.created_at
    from order_history h
    join orders o on o.store_id = h.store_id and o.id = h.order_id
    left join order_history e on e.store_id = h.store_id and e.order_id = h.order_id and e.from_status = 'IN_COMPLAINT'
    cross join lateral (select ${kindOf(sql`h.reason`)} as kind) k
    cross join lateral (select case when e.id is not null then 'RESOLVED'
      else (array['OPEN', 'OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED'])[1 + o.id % 5] end::complaint_state as state) s
    where h.to_status = 'IN_COMPLAINT' and (e.id is not null or o.fulfilment_status = 'IN_COMPLAINT')`,
  );
}

/** Drivers who stood before a closed door: some of them were reported. */
export async function writeReports(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into complaints (store_id, order_id, buyer_store_id, reported_by, kind, state, description, search_text,
      line_count, photo_count, order_status, created_at, closed_at)
    select o.store_id, o.id, o.buyer_store_id, 'SELLER', k.kind, case when o.id % 2 = 0 then 'IN_REVIEW' else 'REJECTED' end::complaint_state,
      'Pengemudi kami sudah ke alamatnya dua kali.', lower(o.order_number || ' ' || o.buyer_name), 0, 0,
      o.fulfilment_status, h.created_at + interval '1 hour',
      case when o.id % 2 = 1 then h.created_at + interval '30 hours' end
    from order_history h join orders o on o.store_id = h.store_id and o.id = h.order_id
    cross join lateral (select case h.reason_id when 'goods_refused' then 'BUYER_REFUSED'
      when 'address_not_found' then 'WRONG_ADDRESS' else 'BUYER_UNREACHABLE' end::complaint_kind as kind) k
    where h.to_status = 'RETURNED' and h.from_status = 'SHIPPED' and o.id % 3 = 0`,
  );
}

/** What each is about: one of the first thing in it or, where nothing came, all of it. */
export async function writeLines(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into complaint_lines (store_id, complaint_id, order_line_id, quantity)
    select k.store_id, k.id, l.id, case when k.kind = 'NOT_RECEIVED' then l.quantity else 1 end
    from complaints k join order_lines l on l.store_id = k.store_id and l.order_id = k.order_id and l.quantity > 0
    where k.reported_by = 'BUYER' and (k.kind = 'NOT_RECEIVED' or l.id = (
      select min(f.id) from order_lines f where f.store_id = k.store_id and f.order_id = k.order_id and f.quantity > 0))`,
  );
  await rowsOf(
    db,
    sql`
    update complaints k set line_count = w.count, first_product_name = w.name,
      terms = case when k.state in ('OFFERED', 'DECIDED', 'RESOLVED') then w.terms
        || jsonb_build_object('kind', case when k.state = 'RESOLVED' then 'REPLACEMENT' else 'REFUND' end) end
    from (
      select w.store_id, w.complaint_id, count(*)::int as count, (array_agg(l.product_name order by l.id))[1] as name,
        jsonb_build_object('goods', 'KEPT', 'shipping_amount', 0,
          'refund_amount', sum(case when c.state = 'RESOLVED' then 0 else l.unit_price * w.quantity end),
          'lines', jsonb_agg(jsonb_build_object('line_id', l.id::text, 'quantity', w.quantity,
            'amount', case when c.state = 'RESOLVED' then 0 else l.unit_price * w.quantity end) order by l.id)) as terms
      from complaint_lines w
      join complaints c on c.store_id = w.store_id and c.id = w.complaint_id
      join order_lines l on l.store_id = w.store_id and l.order_id = c.order_id and l.id = w.order_line_id
      group by w.store_id, w.complaint_id
    ) w where k.store_id = w.store_id and k.id = w.complaint_id`,
  );
}

/** How it came there, in both sides' words. */
export async function writeSteps(db: Tx): Promise<void> {
  const step = (
    kind: string,
    actor: string,
    hours: number,
    text: Sql,
    where: Sql,
    terms = sql`null::jsonb`,
  ) => sql`
    select k.store_id, k.id, ${kind}::complaint_step_kind, ${actor}::order_actor, ${text}, ${terms}, '',
      k.created_at + make_interval(hours => ${hours}::int)
    from complaints k where ${where}`;
  const isBuyers = sql`k.reported_by = 'BUYER'`;
  const parts = [
    step('REGISTERED', 'BUYER', 0, sql`k.description`, isBuyers),
    step('REGISTERED', 'SELLER', 0, sql`k.description`, sql`k.reported_by = 'SELLER'`),
    step(
      'OFFERED',
      'SELLER',
      3,
      sql`'Mohon maaf, kami kembalikan uangnya.'`,
      sql`${isBuyers} and k.state = 'OFFERED'`,
      sql`k.terms`,
    ),
    step(
      'OFFERED',
      'SELLER',
      2,
      sql`'Mohon maaf, kami kirim gantinya.'`,
      sql`${isBuyers} and k.state = 'RESOLVED'`,
      sql`k.terms`,
    ),
    step(
      'REFUSED',
      'SELLER',
      5,
      sql`'Barang kami periksa sebelum dikirim dan masih baik.'`,
      sql`${isBuyers} and k.state in ('IN_REVIEW', 'DECIDED')`,
    ),
    step(
      'DECIDED',
      'OPERATOR',
      9,
      sql`'Foto dan nota sudah kami periksa.'`,
      sql`k.state = 'DECIDED'`,
      sql`k.terms`,
    ),
    step(
      'SETTLED',
      'OPERATOR',
      19,
      sql`''`,
      sql`${isBuyers} and k.state = 'RESOLVED'`,
      sql`k.terms`,
    ),
    step(
      'DECIDED',
      'OPERATOR',
      29,
      sql`'Pembeli menunjukkan bukti bahwa tokonya buka.'`,
      sql`k.state = 'REJECTED'`,
    ),
  ];
  for (const part of parts)
    await rowsOf(
      db,
      sql`insert into complaint_steps (store_id, complaint_id, kind, actor, text, terms, payload_hash, created_at) ${part}`,
    );
}
