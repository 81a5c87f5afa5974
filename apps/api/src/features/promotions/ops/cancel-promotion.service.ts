import type { PublishedPromotion } from '@marketplace/contract/ops-promotions';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { tellListings } from '../joining/join-promotion.service.ts';
import { mustFind } from './publish-promotion.service.ts';
import { listingsTakingPart, markCancelled, storeTakingPart } from './published.sql.ts';

/** Whoever took part is told, each store in a transaction of its own; its prices have ended before. */
export const tellCancelledJob = defineJob({
  name: 'promotions.cancelled',
  area: null,
  isSlow: true,
  input: z.object({ cms_id: z.string() }),
  run: async ({ db, input, signal }) => ({ stores: await tellCancelled(db, input.cms_id, signal) }),
});

/** Its prices hold no longer as soon as this is written: they are read with it. */
export const cancelPromotion = (
  db: Db,
  { cms_id, reason }: { cms_id: string; reason: string },
): Promise<{ promotion: PublishedPromotion }> =>
  inTransaction(db, async (db) => {
    // Written before it is read: who takes part is on all nodes, and the promotion on each.
    if (await markCancelled(db, cms_id, reason)) {
      await recordAct(db, 'promotion.cancel', { cms_id, reason });
      await startJob(db, tellCancelledJob, { store_id: null, user_id: null, input: { cms_id } });
    }
    return { promotion: await mustFind(db, cms_id) };
  });

/** Answers with how many stores were told; one that cannot be told now holds up none behind it. */
export async function tellCancelled(
  db: Db,
  cms_id: string,
  signal = new AbortController().signal,
): Promise<number> {
  const { attempt, sum } = attempts('telling stores of a promotion that was cancelled');
  let store_id = await storeTakingPart(db, cms_id, '0');
  while (store_id) {
    signal.throwIfAborted();
    const told = store_id;
    await attempt(() => tellStore(db, told, cms_id));
    store_id = await storeTakingPart(db, cms_id, told);
  }
  return sum();
}

const tellStore = (db: Db, store_id: string, cms_id: string): Promise<number> =>
  inTransaction(db, async (db) => {
    const scope = systemScope([store_id]);
    const listings = await listingsTakingPart(db, store_id, cms_id);
    await tellListings(db, scope, storeIn(scope, store_id), listings);
    return 1;
  });
