import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { lockDemand } from '../record/demand-rows.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { isOpen } from '../record/tender-row.ts';
import {
  lockTender,
  readTender,
  type TenderKey,
  type TenderRecord,
} from '../record/tender-rows.sql.ts';
import { reviveOffer } from './end-offer.sql.ts';
import { hasTaken, renewFit } from './fits.sql.ts';
import { followLater } from './follow-tender.service.ts';
import {
  freeOrder,
  giveBack,
  type LapsedAward,
  lapsedAwards,
  renameEnd,
  reopenTender,
} from './take-back-award.sql.ts';

const batch = 500;

/** Orders of offers that nobody paid, or that the buyer has cancelled: the demand has its goods back, and the store its offer. */
export async function takeBackAwards(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('taking back awards');
  let after = { store_id: '0', tender_id: '0' };
  let found: LapsedAward[];
  do {
    found = await lapsedAwards(db, after, batch);
    for (const lapsed of found) {
      if (signal.aborted) return sum();
      after = lapsed;
      await attempt(() => takeBack(db, lapsed));
    }
  } while (found.length === batch);
  return sum();
}

/** Locks as an award does: the buyer's row alone, then the store's, then the order. */
const takeBack = (db: Db, lapsed: LapsedAward): Promise<number> =>
  inTransaction(db, async (db) => {
    const { buyer_store_id, tender_id } = lapsed;
    const key = { buyer_store_id, tender_id };
    const store = storeIn(systemScope([lapsed.store_id]), lapsed.store_id);
    const before = await lockTender(db, key, 'update');
    const demand = await lockDemand(db, store, tender_id);
    if (!(await freeOrder(db, store, lapsed))) return 0;
    if (!before || demand?.order_id !== lapsed.order_id) return 1;
    await giveBack(db, store, key);
    await moveBack(db, key, before);
    const tender = (await readTender(db, key)) ?? before;
    await reviveOffer(db, store, tender_id, isOpen(tender));
    await renewFit(db, store, tender, undefined);
    await publishDemand(db, store, tender_id, demand.state);
    await followLater(db, key);
    return 1;
  });

/** What ended because all was given away is open again; what ended otherwise stays so. */
async function moveBack(db: Tx, key: TenderKey, before: TenderRecord): Promise<void> {
  if (before.state !== 'AWARDED') return;
  const wasCovered = before.covered_count === before.item_count;
  if (wasCovered && !before.is_over) return reopenTender(db, key);
  if (!(await hasTaken(db, key))) await renameEnd(db, key, before.is_over ? 'EXPIRED' : 'CLOSED');
}
