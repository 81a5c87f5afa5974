import type { PriceTier } from '@marketplace/contract/inventory-row';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type ChangeRow = Tables['inventory_changes'];

/** By what a listing is changed, where it is no order that does it. */
export type EditSource = ChangeRow['source'];

/** By what, by whom, and by which plan where it was one of many. */
export type By = { source: EditSource; user_id: string | null; plan_id?: string };

type Value = number | string | readonly PriceTier[] | null;

/** One thing of a listing that is no longer what it was. */
export type Edit = {
  inventory_id: string;
  variant_id: string;
  kind: ChangeRow['kind'];
  before: Value;
  after: Value;
};

export async function writeEdits(
  db: Tx,
  { store_id }: OneStore,
  edits: readonly Edit[],
  { source, user_id, plan_id }: By,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into inventory_changes
          (store_id, inventory_id, variant_id, kind, source, before, after, user_id, plan_id)
        select ${store_id}::bigint, inventory_id, variant_id, kind, ${source}::inventory_change_source,
          before, after, ${user_id}::bigint, ${plan_id ?? null}::uuid
        from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as e (
          inventory_id bigint, variant_id bigint, kind inventory_change_kind, before jsonb, after jsonb)`,
  );
}
