import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { deleteCopy, deletePlan, readOldCopies, readOldPlans } from './old-plans.sql.ts';
import { startNextWaiting } from './plan-job.ts';
import { lockPlans, plansUnderWay } from './plans.sql.ts';
import { readLeftWaiting } from './waiting-plans.sql.ts';

const atOnce = 20;
/** One copy makes fifty plans, so each hour takes more than a day makes of them. */
const mostRounds = 50;

/**
 * Plans that nobody needs any more, each by itself: one may have 200,000 rows. And those that wait for a
 * job that was given up.
 */
export async function sweepPlans(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('sweeping plans');
  const sweep = async (read: typeof readOldPlans, remove: typeof deletePlan) => {
    for (let rounds = 0; rounds < mostRounds && !signal.aborted; rounds += 1) {
      const old = await read(db, atOnce);
      for (const { store_id, id } of old) {
        if (signal.aborted) break;
        await attempt(() => remove(db, storeIn(systemScope([store_id]), store_id), id));
      }
      if (old.length < atOnce) break;
    }
  };
  await sweep(readOldPlans, deletePlan);
  await sweep(readOldCopies, deleteCopy);
  for (const { store_id } of await readLeftWaiting(db, atOnce)) {
    if (signal.aborted) break;
    const store = storeIn(systemScope([store_id]), store_id);
    await attempt(() => startLeftWaiting(db, store));
  }
  return sum();
}

const noPlan = '00000000-0000-0000-0000-000000000000';

const startLeftWaiting = (db: Db, store: OneStore): Promise<number> =>
  inTransaction(db, async (db) => {
    await lockPlans(db, store);
    const { other } = await plansUnderWay(db, store, noPlan);
    if (!other) await startNextWaiting(db, store);
    return other ? 0 : 1;
  });
