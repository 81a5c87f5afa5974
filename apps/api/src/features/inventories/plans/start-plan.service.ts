import { type PlanGuard, planGuards } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { planJob } from './plan-job.ts';
import { lockPlans, movePlan, type Plan, plansUnderWay, readPlan } from './plans.sql.ts';
import { refuseOutdated } from './seen-plan.ts';
import { letWait, waitNoMore } from './waiting-plans.sql.ts';

type OfPlan = { store_id: string; plan_id: string };

/** Begins to apply a plan. Begun already, it is the same; a job that was given up is begun anew. */
export const applyPlan = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  {
    confirmed,
    version,
    may_wait = false,
    ...of
  }: OfPlan & { confirmed: readonly PlanGuard[]; version: number; may_wait?: boolean },
) =>
  start(db, who, scope, of, { is_undo: false, may_wait }, (plan) => {
    if (plan.state !== 'READY') return plan.state === 'APPLYING' || plan.state === 'APPLIED';
    refuseOutdated(plan, version);
    const { verdicts, guards } = plan;
    if (verdicts.NEW + verdicts.CHANGED === 0) fail('plan_empty');
    if (planGuards.some((guard) => guards[guard] > 0 && !confirmed.includes(guard)))
      fail('plan_guards_unconfirmed');
    return true;
  });

/** What waits for its turn is not begun any more; what has begun by now is taken back instead. */
export function callOffPlan(
  db: Db,
  scope: StoreScope,
  { store_id, plan_id }: OfPlan,
): Promise<{ plan: InventoryPlan }> {
  const store = storeIn(scope, store_id);
  const read = async (db: Tx) =>
    (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockPlans(db, store);
    const { state, is_waiting } = await read(db);
    if (state !== 'READY') fail('plan_not_open');
    if (is_waiting) await waitNoMore(db, store, plan_id);
    return { plan: await read(db) };
  });
}

/** Begins to take an applied plan back. */
export const undoPlan = (db: Db, who: Caller, scope: StoreScope, of: OfPlan) =>
  start(db, who, scope, of, { is_undo: true, may_wait: false }, (plan, isUnderWay) => {
    if (plan.state === 'UNDOING' || plan.state === 'UNDONE') return true;
    // A job that was given up has applied some of it, which can be had back.
    const isHalf = plan.state === 'APPLYING' && !isUnderWay;
    if (plan.state !== 'APPLIED' && !isHalf) fail('plan_not_applied');
    if (plan.is_undo_over) fail('plan_undo_over');
    return true;
  });

const ended = { false: 'APPLIED', true: 'UNDONE' } as const;

function start(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, plan_id }: OfPlan,
  { is_undo, may_wait }: { is_undo: boolean; may_wait: boolean },
  mayBegin: (plan: Plan, isUnderWay: boolean) => boolean,
): Promise<{ plan: InventoryPlan }> {
  const store = storeIn(scope, store_id);
  const read = async (db: Tx) =>
    (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    await lockPlans(db, store);
    const plan = await read(db);
    const underWay = await plansUnderWay(db, store, plan_id);
    if (!mayBegin(plan, underWay.own)) fail('plan_not_open');
    if (plan.state === ended[`${is_undo}`] || underWay.own) return { plan };
    if (underWay.other) {
      if (!may_wait) fail('plan_under_way');
      await letWait(db, store, plan_id, user_id);
      return { plan: await read(db) };
    }
    const input = { plan_id, is_undo };
    const job_id = await startJob(db, planJob, { store_id, user_id, input });
    await movePlan(db, store, plan_id, is_undo ? 'UNDOING' : 'APPLYING', job_id);
    return { plan: await read(db) };
  });
}
