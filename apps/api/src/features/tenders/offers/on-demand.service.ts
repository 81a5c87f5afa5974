import type { DemandRow, OfferDetail, TenderItem } from '@marketplace/contract/tender';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { toDemandRow } from '../record/demand-row.ts';
import { type DemandRecord, lockDemand, readDemand } from '../record/demand-rows.sql.ts';
import { offerDetail, writtenOffer } from '../record/offer-detail.service.ts';
import { lockTender, readItems, type TenderRecord } from '../record/tender-rows.sql.ts';
import { asOf } from './show-demand.service.ts';

export type OfDemand = { store_id: string; tender_id: string };

/** A demand that the store says something about: nobody else of the store does meanwhile, and the buyer changes nothing. */
export type Held = {
  store: OneStore;
  tender: TenderRecord;
  demand: DemandRecord;
  readItems: () => Promise<TenderItem[]>;
};

export function onDemand<T>(
  db: Db,
  scope: StoreScope,
  { store_id, tender_id }: OfDemand,
  work: (db: Tx, held: Held) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    const seen = (await readDemand(db, store, tender_id)) ?? fail('tender_not_found');
    const key = { buyer_store_id: seen.buyer_store_id, tender_id };
    const tender = (await lockTender(db, key, 'share')) ?? fail('tender_not_found');
    const demand = (await lockDemand(db, store, tender_id)) ?? fail('tender_not_found');
    if (!demand.is_active) fail('store_inactive');
    return work(db, {
      store,
      tender,
      demand: asOf(demand, tender),
      readItems: () => readItems(db, key),
    });
  });
}

export const rowOf = (demand: DemandRecord): DemandRow => toDemandRow(demand, true);

export const answerOf = async (
  db: Db,
  store: OneStore,
  demand: DemandRecord,
): Promise<{ demand: DemandRow; offer: OfferDetail }> => ({
  demand: rowOf(demand),
  offer: await writtenOffer(db, store, demand),
});

export function refuseClosed({ tender, demand }: Held): void {
  if (tender.state !== 'OPEN' || tender.is_over)
    failWith('tender_closed', { current_demand: rowOf(demand) });
}

type Conflict = 'offer_state_conflict' | 'offer_version_conflict';

/** With what there is now, so that the screen puts itself right. */
export async function conflict(db: Db, { store, demand }: Held, code: Conflict): Promise<never> {
  const offer = await offerDetail(db, store, demand);
  return failWith(code, {
    current_demand: rowOf(demand),
    ...(offer && { current_offer: offer }),
  });
}

/** Only the offer that was seen is changed. */
export async function mustStand(db: Db, held: Held, version: number): Promise<void> {
  if (held.demand.state !== 'SENT') await conflict(db, held, 'offer_state_conflict');
  if (held.demand.offer_version !== version) await conflict(db, held, 'offer_version_conflict');
}
