import type { OfferDetail } from '@marketplace/contract/tender';
import type { Db } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { offerOf } from './demand-row.ts';
import { type DemandRecord, readDemandsOf } from './demand-rows.sql.ts';
import {
  readLinesOfOffers,
  readOfferLines,
  readOfferTerms,
  readRounds,
  readRoundsOfOffers,
  readTermsOfOffers,
} from './offer-rows.sql.ts';

/** The whole offer of a store, where there is one. */
export async function offerDetail(
  db: Db,
  store: OneStore,
  demand: DemandRecord,
): Promise<OfferDetail | null> {
  const offer = offerOf(demand);
  const terms = offer && (await readOfferTerms(db, store, demand.tender_id));
  if (!offer || !terms) return null;
  return {
    ...offer,
    ...terms,
    state: demand.state,
    lines: await readOfferLines(db, store, demand.tender_id),
    rounds: await readRounds(db, store, demand.tender_id),
  };
}

/** The same of several stores, in their order: each with its store. */
export async function offerDetails(
  db: Db,
  stores: readonly OneStore[],
  tender_id: string,
): Promise<OfferDetail[]> {
  const demands = await readDemandsOf(db, stores, tender_id);
  const terms = await readTermsOfOffers(db, stores, tender_id);
  const lines = byStore(await readLinesOfOffers(db, stores, tender_id));
  const rounds = byStore(await readRoundsOfOffers(db, stores, tender_id));
  return stores.flatMap(({ store_id }) => {
    const demand = demands.find((each) => each.store_id === store_id);
    const offer = demand && offerOf(demand);
    const own = terms.find((each) => each.store_id === store_id);
    if (!demand || !offer || !own) return [];
    const { state } = demand;
    const said = { lines: lines.get(store_id) ?? [], rounds: rounds.get(store_id) ?? [] };
    return [{ ...offer, ...own, state, ...said }];
  });
}

function byStore<Row extends { store_id: string }>(rows: readonly Row[]) {
  const found = new Map<string, Omit<Row, 'store_id'>[]>();
  for (const { store_id, ...row } of rows)
    found.set(store_id, [...(found.get(store_id) ?? []), row]);
  return found;
}

/** For what is answered once an offer was written. */
export async function writtenOffer(
  db: Db,
  store: OneStore,
  demand: DemandRecord,
): Promise<OfferDetail> {
  const offer = await offerDetail(db, store, demand);
  if (!offer) throw new Error(`no offer of store ${store.store_id} for demand ${demand.tender_id}`);
  return offer;
}
