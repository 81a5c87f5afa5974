import type { PlanFixBody } from '@marketplace/contract/inventory-plans';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/**
 * Puts in what was mended, and forgets what could not be read of it. Answers with the products whose rows are to be judged anew: the one
 * it was about, and the one it is about now. A stock is mended against what was shown beside it, not against what was seen before that.
 */
export async function mendRow(
  db: Tx,
  { store_id }: OneStore,
  { plan_id, place, barcode, product_unit_id, use_latest, ...given }: PlanFixBody,
): Promise<{ product_ids: string[] } | undefined> {
  const { price, cost_price, stock, minimum_order, state } = given;
  const values = { price, cost_price, stock, minimum_order, state };
  const mended = Object.entries(values).flatMap(([column, value]) =>
    value === undefined ? [] : [column],
  );
  const isAnother = barcode !== undefined || product_unit_id !== undefined;
  if (isAnother) mended.push('barcode', 'product_unit_id');
  const named = product_unit_id ? 'product_unit_id' : 'barcode';
  const [row] = await rowsOf<{ before: string | null; after: string | null }>(
    db,
    sql`update inventory_plan_rows r set
          price = coalesce(${price ?? null}::numeric, r.price),
          cost_price = coalesce(${cost_price ?? null}::numeric, r.cost_price),
          stock = coalesce(${stock ?? null}::numeric, r.stock),
          counted_pieces = case when ${stock ?? null}::numeric is null then r.counted_pieces end,
          seen_pieces = case when ${isAnother}::boolean then null
            when ${use_latest}::boolean or ${stock ?? null}::numeric is not null then r.old_pieces else r.seen_pieces end,
          seen_version = case when ${isAnother}::boolean then null
            when ${use_latest}::boolean then coalesce(n.version, r.seen_version) else r.seen_version end,
          minimum_order = coalesce(${minimum_order ?? null}::numeric, r.minimum_order),
          state = coalesce(${state ?? null}::inventory_state, r.state),
          product_unit_id = n.unit_id, product_id = n.product_id, variant_id = n.variant_id,
          base_quantity = n.base_quantity,
          read_reasons = n.reasons || case when ${isAnother}::boolean and n.unit_id is null
            then jsonb_build_array(jsonb_build_object('column', ${named}::text, 'code', 'product_unknown')) else '[]' end,
          reasons = n.reasons, verdict = 'REFUSED'
        from (
          select o.product_id as before, i.version, u.id as unit_id, u.product_id, u.variant_id, u.base_quantity, (
              select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(o.read_reasons) e
              where e ->> 'column' <> all(${mended}::text[])
            ) as reasons
          from inventory_plan_rows o
          left join lateral (
            select pu.id, pu.variant_id, pu.base_quantity, v.product_id
            from product_units pu join product_variants v on v.id = pu.variant_id
            where pu.id = case when ${product_unit_id ?? null}::bigint is not null then ${product_unit_id ?? null}::bigint
              when ${barcode ?? null}::text is null then o.product_unit_id
              else (select b.product_unit_id from barcodes b where b.barcode_number = ${barcode ?? null}) end
            limit 1
          ) u on true
          left join lateral (
            select version from inventories where store_id = ${store_id}::bigint and product_unit_id = o.product_unit_id limit 1
          ) i on true
          where o.store_id = ${store_id}::bigint and o.plan_id = ${plan_id}::uuid and o.place = ${place}::int
        ) n
        where r.store_id = ${store_id}::bigint and r.plan_id = ${plan_id}::uuid and r.place = ${place}::int
        returning n.before, n.product_id as after`,
  );
  return row && { product_ids: [row.before, row.after].filter((id) => id !== null) };
}
