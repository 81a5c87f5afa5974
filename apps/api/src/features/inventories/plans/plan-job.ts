import { z } from 'zod';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type OneStore, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { markProposalsDue } from '../price-proposals.sql.ts';
import { carryOut } from './carry-out.service.ts';
import { countPlan } from './judge-plan.sql.ts';
import { readRowsToDo, type StoredRow, writeOutcomes } from './plan-rows.sql.ts';
import { lockPlans, mayManageListings, movePlan, readPlan } from './plans.sql.ts';
import { nextWaiting } from './waiting-plans.sql.ts';

/** So many at a time: what is locked, orders wait for. */
const rowsAtOnce = 500;

/**
 * Applies a plan or takes it back, some products at a time, each of them whole in one transaction with what became of its
 * rows: wherever the job is broken off, the next attempt goes on with the rows nothing has become of yet.
 */
export const planJob = defineJob({
  name: 'inventories.plan',
  area: 'inventory',
  input: z.object({ plan_id: z.string(), is_undo: z.boolean() }),
  run: async ({ db, scope, store_id, user_id, input, write, progress, signal }) => {
    const { plan_id, is_undo } = input;
    const store = storeIn(scope, store_id ?? '');
    // An earlier attempt, or an earlier job, may have come some way.
    await write((db) => countPlan(db, store, plan_id));
    const plan = (await readPlan(db, scope, store.store_id, plan_id)) ?? fail('plan_not_found');
    const { APPLIED, SKIPPED, UNDONE, KEPT } = plan.outcomes;
    const total = is_undo ? APPLIED + UNDONE + KEPT : plan.verdicts.NEW + plan.verdicts.CHANGED;
    const by = { source: plan.source, user_id, plan_id };
    let from = '0';
    let done = is_undo ? UNDONE + KEPT : APPLIED + SKIPPED;
    await progress(done, total);
    for (;;) {
      signal.throwIfAborted();
      const rows = await write(async (db) => {
        if (!user_id || !(await mayManageListings(db, user_id, store.store_id)))
          fail('permission_denied');
        await refuseInactive(db, scope);
        const rows = await wholeProducts(db, store, plan_id, is_undo, from);
        if (rows.length === 0) return rows;
        const results = await carryOut(db, scope, store, rows, is_undo, by);
        await writeOutcomes(db, store, plan_id, results);
        return rows;
      });
      const last = rows.at(-1);
      if (!last) break;
      from = last.product_id ?? from;
      done += rows.length;
      await progress(done, total);
    }
    await write(async (db) => {
      await lockPlans(db, store);
      await countPlan(db, store, plan_id);
      await movePlan(db, store, plan_id, is_undo ? 'UNDONE' : 'APPLIED');
      await markProposalsDue(db, store);
      await startNextWaiting(db, store);
    });
    return { plan_id };
  },
});

/** Begins the plan that has waited longest, where one waits. The caller holds the plans' lock, and nothing is under way. */
export async function startNextWaiting(db: Tx, store: OneStore): Promise<void> {
  const next = await nextWaiting(db, store);
  if (!next) return;
  const input = { plan_id: next.id, is_undo: false };
  const { user_id } = next;
  const job_id = await startJob(db, planJob, { store_id: store.store_id, user_id, input });
  await movePlan(db, store, next.id, 'APPLYING', job_id);
}

/** The next rows, none of a product that has more of them behind. */
async function wholeProducts(
  db: Tx,
  store: OneStore,
  plan_id: string,
  isUndo: boolean,
  from: string,
): Promise<StoredRow[]> {
  const read = (where: { from: string; isOnly: boolean; limit: number }) =>
    readRowsToDo(db, store, plan_id, isUndo, where);
  const rows = await read({ from, isOnly: false, limit: rowsAtOnce });
  const last = rows.at(-1)?.product_id;
  if (rows.length < rowsAtOnce || !last) return rows;
  const whole = rows.filter(({ product_id }) => product_id !== last);
  return whole.length > 0 ? whole : read({ from: last, isOnly: true, limit: 100_000 });
}
