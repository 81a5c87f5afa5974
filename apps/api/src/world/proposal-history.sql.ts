import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/** The approved one has become a product that the store does not sell yet, so that it can be sold at once. */
export async function writeProposals(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into product_proposals (store_id, kind, state, version, name, brand_name, category_id, variants, search_text,
      reason, product_id, user_id, created_at, updated_at)
    select s.id, w.kind::proposal_kind, w.state::proposal_state, w.version, coalesce(p.name, w.name),
      coalesce(p.brand, w.brand), coalesce(p.category_id, (select min(id) from categories)),
      case when w.kind = 'PRODUCT' then u.variants else '[]' end,
      lower(concat_ws(' ', coalesce(p.brand, w.brand), coalesce(p.name, w.name))), w.reason, p.id,
      (select min(user_id) from store_permissions where store_id = s.id),
      ${now}::timestamptz - make_interval(days => w.age), ${now}::timestamptz - make_interval(days => w.age / 2)
    from stores s cross join (values
      ('PRODUCT', 'PENDING', 1, 'Keripik Singkong Balado 250 g', 'Mak Ijah', null, 1),
      ('PRODUCT', 'NEEDS_REVISION', 2, 'Kopi Robusta Lampung 200 g', 'Sang Bumi',
        'Foto kemasan depan belum ada, dan beratnya berbeda dengan nama.', 4),
      ('PRODUCT', 'APPROVED', 2, null, null, 'Terima kasih, sudah masuk katalog.', 9),
      ('PRODUCT', 'REJECTED', 2, 'Obat Kuat Herbal 10 kapsul', 'Jamu Sakti', 'Produk tanpa izin BPOM tidak bisa dijual.', 15),
      ('GENERIC', 'PENDING', 1, 'Kerupuk kaleng Bangka', null, null, 2)
    ) as w (kind, state, version, name, brand, reason, age)
    cross join lateral (select jsonb_build_array(jsonb_build_object('name', '', 'units', jsonb_build_array(
      jsonb_build_object('uom_id', (select id::text from uoms where code = 'PCS'), 'base_quantity', 1,
        'barcode_number', null)))) as variants) u
    left join lateral (
      select q.id, q.name, b.name as brand, q.category_id from products q join brands b on b.id = q.brand_id
      where w.state = 'APPROVED' and not exists (
        select from store_products t where t.store_id = s.id and t.product_id = q.id)
      order by q.id limit 1) p on true
    where s.is_seller and (w.state <> 'APPROVED' or p.id is not null)`,
  );
}

/** How each came where it stands. */
export async function writeSteps(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into product_proposal_steps (store_id, proposal_id, kind, user_id, operator_id, text, payload_hash, created_at)
    select n.store_id, n.id, t.kind::proposal_step_kind, t.user_id, t.operator_id, t.text, '', t.at
    from product_proposals n cross join lateral (values
      ('SENT', n.user_id, null::bigint, '', n.created_at),
      (case n.state when 'NEEDS_REVISION' then 'RETURNED' else n.state::text end, null,
        (select min(id) from operators where role = 'CATALOGUE'), coalesce(n.reason, ''), n.updated_at)
    ) as t (kind, user_id, operator_id, text, at)
    where t.kind <> 'PENDING' order by n.store_id, n.id, t.at`,
  );
}
