import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { PlanReason } from '@marketplace/contract/inventory-plan-reasons';
import type {
  PlanGuard,
  PlanOutcome,
  PlanVerdict,
} from '@marketplace/contract/inventory-plan-words';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { ReadReason } from './stage-plan.sql.ts';

/** A row of a plan: what is wanted, what there was, and what became of it. */
export type StoredRow = {
  place: number;
  price: number | null;
  cost_price: number | null;
  stock: number | null;
  minimum_order: number | null;
  state: InventoryState | null;
  product_unit_id: string | null;
  product_id: string | null;
  variant_id: string | null;
  base_quantity: number | null;
  inventory_id: string | null;
  version: number | null;
  old_price: number | null;
  old_cost_price: number | null;
  old_pieces: number | null;
  reserved: number | null;
  old_minimum_order: number | null;
  old_state: InventoryState | null;
  /** All of them anew; null where the row is not about them. */
  price_tiers: PriceTier[] | null;
  old_tiers: PriceTier[] | null;
  stock_change: number;
  verdict: PlanVerdict;
};

/** The same as it is shown. */
export type ShownRow = StoredRow & {
  cells: string[] | null;
  smaller_piece_price: number | null;
  guards: PlanGuard[];
  reasons: ReadReason[];
  outcome: PlanOutcome | null;
  outcome_reason: PlanReason | null;
  product_name: string | null;
  variant_name: string | null;
  uom_name: string | null;
};

const stored = sql`r.place, r.price, r.cost_price, r.stock, r.minimum_order, r.state, r.product_unit_id,
  r.product_id, r.variant_id, r.base_quantity, r.inventory_id, r.version, r.old_price, r.old_cost_price,
  r.old_pieces, r.reserved, r.old_minimum_order, r.old_state, r.price_tiers, r.old_tiers, r.stock_change,
  r.verdict`;

type Filter = {
  verdict?: PlanVerdict | undefined;
  guard?: PlanGuard | undefined;
  outcome?: PlanOutcome | undefined;
  /** Only what was refused, or left out when it was applied. */
  isRefused?: boolean;
};

const conditions = ({ verdict, guard, outcome, isRefused }: Filter): Sql => sql`
  ${verdict ? sql`r.verdict = ${verdict}::inventory_plan_verdict` : sql`true`}
  and ${guard ? sql`${guard} = any(r.guards)` : sql`true`}
  and ${outcome ? sql`r.outcome = ${outcome}::inventory_plan_outcome` : sql`true`}
  and ${isRefused ? sql`(r.verdict = 'REFUSED' or r.outcome = 'SKIPPED')` : sql`true`}`;

/** Behind a place, in the order of places. */
export const readPlanRows = (
  db: Db,
  { store_id }: OneStore,
  plan_id: string,
  filter: Filter,
  behind: number,
  limit: number,
): Promise<ShownRow[]> =>
  rowsOf<ShownRow>(
    db,
    sql`select ${stored}, r.cells, r.smaller_piece_price, r.guards, r.reasons, r.outcome, r.outcome_reason,
          (select name from products where id = r.product_id) as product_name,
          (select name from product_variants where id = r.variant_id) as variant_name,
          (select m.name from product_units u join uoms m on m.id = u.uom_id
            where u.id = r.product_unit_id) as uom_name
        from inventory_plan_rows r
        where r.store_id = ${store_id}::bigint and r.plan_id = ${plan_id}::uuid and r.place > ${behind}::int
          and ${conditions(filter)}
        order by r.place limit ${limit}`,
  );

/** Those that are still to be applied, or taken back, behind a product, in the order of products. */
export const readRowsToDo = (
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
  isUndo: boolean,
  { from, isOnly, limit }: { from: string; isOnly: boolean; limit: number },
): Promise<StoredRow[]> =>
  rowsOf<StoredRow>(
    db,
    sql`select ${stored} from inventory_plan_rows r
        where r.store_id = ${store_id}::bigint and r.plan_id = ${plan_id}::uuid
          and ${isOnly ? sql`r.product_id = ${from}::bigint` : sql`r.product_id > ${from}::bigint`}
          and r.verdict in ('NEW', 'CHANGED')
          and ${isUndo ? sql`r.outcome = 'APPLIED'` : sql`r.outcome is null`}
        order by r.product_id, r.product_unit_id limit ${limit}`,
  );

export type RowOutcome = {
  place: number;
  product_id: string | null;
  product_unit_id: string | null;
  outcome: PlanOutcome;
  reason: PlanReason | null;
  /** Of a row that was applied: the listing and its version from then on. */
  inventory_id: string | null;
  version: number | null;
};

/** By all that either index has: a planner that knows nothing of a plan's size finds each row by whichever it takes. */
export async function writeOutcomes(
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plan_rows r set outcome = o.outcome, outcome_reason = o.reason,
          inventory_id = coalesce(o.inventory_id, r.inventory_id), version = coalesce(o.version, r.version)
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (
          place int, product_id bigint, product_unit_id bigint, outcome inventory_plan_outcome, reason text,
          inventory_id bigint, version int)
        where r.store_id = ${store_id}::bigint and r.plan_id = ${plan_id}::uuid and r.place = o.place
          and r.product_id = o.product_id and r.product_unit_id = o.product_unit_id`,
  );
}
