import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { PriceProposals } from '@marketplace/contract/price-rules';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { openPlan } from '../plans/create-plan.service.ts';
import { insertPlan, insertPlanRows, type StagedRow } from '../plans/stage-plan.sql.ts';
import { readProposals, readRevision } from '../price-proposals.sql.ts';
import { readRules } from './price-rules.sql.ts';
import { keepCounted, reckonRules } from './reckon-rules.service.ts';

/** Makes a plan of all prices that the rules would have otherwise; none where there are none. */
export function proposePrices(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id }: { store_id: string },
): Promise<{ plan: InventoryPlan | null; proposals: PriceProposals }> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const revision = (await readRevision(db, store)) ?? fail('price_rules_missing');
    const rules = await readRules(db, store);
    if (rules.length === 0) fail('price_rules_missing');
    let plan_id: string | undefined;
    const take = async (rows: StagedRow[]) => {
      if (rows.length === 0) return;
      plan_id ??= await insertPlan(db, store, { source: 'RULE', user_id });
      await insertPlanRows(db, store, plan_id, rows);
    };
    const counted = await reckonRules(db, scope, store, rules, take);
    const plan = plan_id ? await openPlan(db, scope, store, plan_id) : null;
    await keepCounted(db, store, counted, { revision, hasRules: true });
    return { plan, proposals: await readProposals(db, store) };
  });
}
