import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { JudgeBody, StockTakeBody } from '@marketplace/contract/stock-takes';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { openPlan } from '../plans/create-plan.service.ts';
import { lockPlans, plansUnderWay, readPlan } from '../plans/plans.sql.ts';
import { applyPlan } from '../plans/start-plan.service.ts';
import { letWait } from '../plans/waiting-plans.sql.ts';
import {
  insertStockTake,
  isAsLookedAt,
  isSameTake,
  judgeCounts,
  stageCounts,
} from './stock-takes.sql.ts';

export const judgeStockTake = async (
  db: Db,
  scope: StoreScope,
  { store_id, counts }: JudgeBody,
) => ({ data: await judgeCounts(db, storeIn(scope, store_id), counts) });

/**
 * Makes a plan of what was counted and begins to apply it, or lets it wait for the plan that is under way. What would change
 * otherwise than it was looked at stays a plan, and whoever counted looks at it again.
 */
export function finishStockTake(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, take_id, name, counts }: StockTakeBody,
): Promise<{ plan: InventoryPlan }> {
  const store = storeIn(scope, store_id);
  const { user_id } = who;
  const handed = { take_id, user_id, payload_hash: payloadHash({ name, counts }) };
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockPlans(db, store);
    const known = await readPlan(db, scope, store_id, take_id);
    if (known && !(await isSameTake(db, store, handed))) fail('stock_take_known');
    if (known) return { plan: known };
    await insertStockTake(db, store, { ...handed, name });
    await stageCounts(db, store, take_id, counts);
    const plan = await openPlan(db, scope, store, take_id);
    const looked_at = counts.map(({ looked_at }) => looked_at);
    const isSeen = await isAsLookedAt(db, store, take_id, looked_at);
    if (plan.verdicts.CHANGED === 0 || !isSeen) return { plan };
    const { other } = await plansUnderWay(db, store, take_id);
    if (other) {
      await letWait(db, store, take_id, user_id);
      return { plan: { ...plan, is_waiting: true } };
    }
    const of = { store_id, plan_id: take_id, confirmed: [], version: plan.version };
    return applyPlan(db, who, scope, of);
  });
}
