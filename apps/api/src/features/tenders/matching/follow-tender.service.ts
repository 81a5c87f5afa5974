import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { type DemandRecord, lockDemand } from '../record/demand-rows.sql.ts';
import { publishDemand, publishGone } from '../record/publish-demand.service.ts';
import { isOpen } from '../record/tender-row.ts';
import {
  lockTender,
  readItems,
  readTender,
  type TenderKey,
  type TenderRecord,
} from '../record/tender-rows.sql.ts';
import { endOffer } from './end-offer.sql.ts';
import { deleteFit, fittedStores, insertFit, renewFit, setFit } from './fits.sql.ts';
import { holdWaiting } from './follow-later.sql.ts';
import { bringBack, loseOffer, stanceOf } from './lose-offer.service.ts';
import { type Match, matchStores } from './match-stores.sql.ts';

/** A demand is new, another, or over: every store that it fits, or did, is told, each in a transaction of its own. */
export const followTenderJob = defineJob({
  name: 'tenders.follow',
  area: null,
  isSlow: true,
  input: z.object({ buyer_store_id: z.string(), tender_id: z.string() }),
  run: async ({ db, input, signal }) => ({ stores: await followTender(db, input, signal) }),
});

/** In the transaction of what is followed. One that waits does for all changes before it begins. */
export async function followLater(db: Tx, key: TenderKey): Promise<void> {
  if (await holdWaiting(db, key.tender_id)) return;
  await startJob(db, followTenderJob, { store_id: null, user_id: null, input: key });
}

/** Answers with how many stores were told. One that cannot be told now holds up none behind it: that any could not is told at the end. */
export async function followTender(
  db: Db,
  key: TenderKey,
  signal = new AbortController().signal,
): Promise<number> {
  const tender = await readTender(db, key);
  if (!tender) return 0;
  const items = await readItems(db, key);
  const matches = isOpen(tender) ? await matchStores(db, tender, items) : [];
  const ofStore = new Map(matches.map((match) => [match.store_id, match]));
  const fitted = await fittedStores(db, tender.id);
  const { attempt, sum } = attempts('telling stores of a demand');
  for (const store_id of new Set([...fitted, ...ofStore.keys()])) {
    signal.throwIfAborted();
    await attempt(() => bringInLine(db, tender, store_id, ofStore.get(store_id)));
  }
  return sum();
}

/** Of a demand that is another by now nothing is written: whoever changed it follows it as well. */
export function bringInLine(
  db: Db,
  seen: TenderRecord,
  store_id: string,
  match: Match | undefined,
): Promise<number> {
  const key = { buyer_store_id: seen.buyer_store_id, tender_id: seen.id };
  return inTransaction(db, async (db) => {
    const tender = await lockTender(db, key, 'share');
    if (!tender || tender.version !== seen.version || tender.state !== seen.state) return 0;
    const store = storeIn(systemScope([store_id]), store_id);
    return (await (tender.state === 'OPEN'
      ? followOpen(db, store, tender, match)
      : followEnded(db, store, tender)))
      ? 1
      : 0;
  });
}

async function followOpen(
  db: Tx,
  store: OneStore,
  tender: TenderRecord,
  match: Match | undefined,
): Promise<boolean> {
  const demand = await lockDemand(db, store, tender.id);
  if (!demand) {
    if (!match || tender.is_over) return false;
    await insertFit(db, store, tender, match);
    await publishDemand(db, store, tender.id, null);
    return true;
  }
  const isUnanswered = demand.state === 'OPEN' || demand.state === 'MISSED';
  if (isUnanswered && !match && !tender.is_over) {
    await deleteFit(db, store, tender.id);
    await publishGone(db, store, tender.id, demand.state);
    return true;
  }
  const isRenewed = await renewFit(db, store, tender, match);
  const isMoved = !tender.is_over && (await moveOpen(db, store, tender, demand));
  if (isRenewed || isMoved) await publishDemand(db, store, tender.id, demand.state);
  return isRenewed || isMoved;
}

/** What was given away may be wanted again: who had lost or missed it may answer as before. */
async function moveOpen(
  db: Tx,
  store: OneStore,
  tender: TenderRecord,
  demand: DemandRecord,
): Promise<boolean> {
  if (demand.state === 'MISSED') {
    await setFit(db, store, tender.id, 'OPEN');
    return true;
  }
  if (demand.state !== 'SENT' && demand.state !== 'LOST') return false;
  const { buyer_store_id, id: tender_id } = tender;
  const items = await readItems(db, { buyer_store_id, tender_id });
  const stance = await stanceOf(db, store, tender_id, items);
  if (stance === demand.state) return false;
  if (stance === 'LOST') await loseOffer(db, store, tender, demand);
  else if (demand.state === 'LOST') await bringBack(db, store, demand, stance);
  else await endOffer(db, store, tender.id, stance);
  return true;
}

/** It is over: what was not answered was missed, what was offered has lost or run out. */
async function followEnded(db: Tx, store: OneStore, tender: TenderRecord): Promise<boolean> {
  const demand = await lockDemand(db, store, tender.id);
  if (!demand || demand.tender_state === tender.state) return false;
  await renewFit(db, store, tender, undefined);
  if (demand.state === 'OPEN') await setFit(db, store, tender.id, 'MISSED');
  if (demand.state === 'SENT') {
    if (tender.state === 'EXPIRED') await endOffer(db, store, tender.id, 'EXPIRED');
    else await loseOffer(db, store, tender, demand);
  }
  await publishDemand(db, store, tender.id, demand.state);
  return true;
}
