import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { PlanReason } from '@marketplace/contract/inventory-plan-reasons';
import type { PlanColumn, PlanSource } from '@marketplace/contract/inventory-plan-words';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type ReadReason = { column: PlanColumn; code: PlanReason };

/** A row as somebody wants it: by which key it names a product unit, and what it asks of it. What is left out stays. */
export type StagedRow = {
  place: number;
  cells?: readonly string[] | undefined;
  reasons?: readonly ReadReason[] | undefined;
  product_unit_id?: string | undefined;
  barcode?: string | undefined;
  price?: number | undefined;
  cost_price?: number | undefined;
  stock?: number | undefined;
  minimum_order?: number | undefined;
  state?: InventoryState | undefined;
  price_tiers?: readonly PriceTier[] | undefined;
  /** What a rule began from. */
  seen_version?: number | undefined;
  seen_pieces?: number | undefined;
};

type NewPlan = {
  source: Exclude<PlanSource, 'STOCK_TAKE'>;
  user_id: string;
  file_name?: string | undefined;
  heads?: readonly string[] | undefined;
  copy?: { id: string; from_store_id: string } | undefined;
};

export async function insertPlan(
  db: Db,
  { store_id }: OneStore,
  { source, user_id, file_name, heads, copy }: NewPlan,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into inventory_plans (store_id, source, user_id, file_name, heads, copy_id, from_store_id)
        values (${store_id}::bigint, ${source}::inventory_change_source, ${user_id}::bigint,
          ${file_name ?? null}, ${heads ?? null}::text[], ${copy?.id ?? null}::uuid,
          ${copy?.from_store_id ?? null}::bigint)
        returning id`,
  );
  if (!row) throw new Error('the plan was not written');
  return row.id;
}

/** Of a barcode the unit that has it; what names a unit that is not there says so. */
export async function insertPlanRows(
  db: Db,
  { store_id }: OneStore,
  plan_id: string,
  rows: readonly StagedRow[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into inventory_plan_rows (store_id, plan_id, place, cells, read_reasons, price, cost_price,
          stock, minimum_order, state, price_tiers, seen_version, seen_pieces, product_unit_id, product_id, variant_id, base_quantity)
        select ${store_id}::bigint, ${plan_id}::uuid, w.place, w.cells,
          coalesce(w.reasons, '[]') || case
            when u.id is not null or w.product_unit_id is null and w.barcode is null then '[]'
            when w.product_unit_id is null then '[{"column": "barcode", "code": "product_unknown"}]'
            else '[{"column": "product_unit_id", "code": "product_unknown"}]'
          end::jsonb,
          w.price, w.cost_price, w.stock, w.minimum_order, w.state, w.price_tiers, w.seen_version, w.seen_pieces,
          u.id, u.product_id, u.variant_id, u.base_quantity
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
          place int, cells text[], reasons jsonb, product_unit_id bigint, barcode text, price numeric,
          cost_price numeric, stock numeric, minimum_order numeric, state inventory_state, price_tiers jsonb,
          seen_version int, seen_pieces int)
        left join lateral (
          select pu.id, pu.variant_id, pu.base_quantity, v.product_id
          from product_units pu join product_variants v on v.id = pu.variant_id
          where pu.id = coalesce(w.product_unit_id,
            (select b.product_unit_id from barcodes b where b.barcode_number = w.barcode))
          limit 1
        ) u on true`,
  );
}
