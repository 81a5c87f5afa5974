import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { lockDemand } from '../record/demand-rows.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { lockTender, type TenderKey } from '../record/tender-rows.sql.ts';
import { endOffer } from './end-offer.sql.ts';
import { type DueOffer, dueOffers, dueTenders, endTender, hasTaken } from './fits.sql.ts';
import { followLater } from './follow-tender.service.ts';

const batch = 500;

/** Demands whose time is over, and then offers that are valid no longer. */
export async function expireTenders(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('expiring tenders');
  let after = { buyer_store_id: '0', tender_id: '0', at: '-infinity' };
  let found: (typeof after)[];
  do {
    found = await dueTenders(db, after, batch);
    for (const due of found) {
      if (signal.aborted) return sum();
      after = due;
      await attempt(() => expireTender(db, due));
    }
  } while (found.length === batch);
  return sum();
}

const expireTender = (db: Db, { buyer_store_id, tender_id }: TenderKey): Promise<number> =>
  inTransaction(db, async (db) => {
    const key = { buyer_store_id, tender_id };
    const tender = await lockTender(db, key, 'update');
    if (tender?.state !== 'OPEN' || !tender.is_over) return 0;
    await endTender(db, key, (await hasTaken(db, key)) ? 'AWARDED' : 'EXPIRED');
    await followLater(db, key);
    return 1;
  });

export async function expireOffers(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('expiring offers');
  let after: DueOffer = { store_id: '0', buyer_store_id: '0', tender_id: '0', at: '-infinity' };
  let found: DueOffer[];
  do {
    found = await dueOffers(db, after, batch);
    for (const due of found) {
      if (signal.aborted) return sum();
      after = due;
      await attempt(() => expireOffer(db, due));
    }
  } while (found.length === batch);
  return sum();
}

const expireOffer = (db: Db, { store_id, ...due }: DueOffer): Promise<number> =>
  inTransaction(db, async (db) => {
    const store = storeIn(systemScope([store_id]), store_id);
    await lockTender(db, due, 'share');
    const demand = await lockDemand(db, store, due.tender_id);
    const isDue = demand?.valid_until && Date.parse(demand.valid_until) <= Date.now();
    if (demand?.state !== 'SENT' || !isDue) return 0;
    await endOffer(db, store, due.tender_id, 'EXPIRED');
    await publishDemand(db, store, due.tender_id, 'SENT');
    return 1;
  });
