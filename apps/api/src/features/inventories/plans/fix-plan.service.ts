import type { InventoryPlan, PlanFixBody, PlanRow } from '@marketplace/contract/inventory-plans';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { mendRow } from './fix-plan.sql.ts';
import { countPlan, judgePlan } from './judge-plan.sql.ts';
import { readPlanRows } from './plan-rows.sql.ts';
import { lockPlans, raisePlan, readPlan } from './plans.sql.ts';
import { refuseOutdated } from './seen-plan.ts';
import { shownRow } from './shown-row.ts';

/** Mends a row, and judges it anew with the others of its product: they may have been in its way. */
export function fixPlanRow(
  db: Db,
  scope: StoreScope,
  body: PlanFixBody,
): Promise<{ plan: InventoryPlan; row: PlanRow }> {
  const { store_id, plan_id, place } = body;
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockPlans(db, store);
    const before = (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
    if (before.state !== 'READY') fail('plan_not_open');
    refuseOutdated(before, body.version);
    const { product_ids } = (await mendRow(db, store, body)) ?? fail('plan_row_not_found');
    await judgePlan(db, store, plan_id, { product_ids, place });
    await countPlan(db, store, plan_id);
    await raisePlan(db, store, plan_id);
    const plan = (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
    const [row] = await readPlanRows(db, store, plan_id, {}, place - 1, 1);
    return { plan, row: shownRow(row ?? fail('plan_row_not_found'), plan.heads) };
  });
}
