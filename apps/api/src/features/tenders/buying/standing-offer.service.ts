import type { OfferDetail, TenderItem } from '@marketplace/contract/tender';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type BuyerScope, type OneStore, storeOfOrder } from '../../../platform/store-scope.ts';
import { asOf } from '../offers/show-demand.service.ts';
import { type DemandRecord, lockDemand } from '../record/demand-rows.sql.ts';
import { offerDetail } from '../record/offer-detail.service.ts';
import { toTenderRow } from '../record/tender-row.ts';
import {
  lockTender,
  readItems,
  type TenderKey,
  type TenderRecord,
} from '../record/tender-rows.sql.ts';
import { readTermsVersion } from './answer-offer.sql.ts';

export type OfOffer = { buyer_store_id: string; tender_id: string; seller_store_id: string };

/** An offer as it stands, with the demand's row and its own in our hands. */
export type StandingOffer = {
  key: TenderKey;
  store: OneStore;
  tender: TenderRecord;
  /** The version of the demand that its terms are of. */
  terms_version: number;
  items: TenderItem[];
  demand: DemandRecord;
  offer: OfferDetail;
};

export async function holdOffer(
  db: Tx,
  scope: BuyerScope,
  { buyer_store_id, tender_id, seller_store_id }: OfOffer,
  how: 'share' | 'update',
): Promise<StandingOffer> {
  const key = { buyer_store_id, tender_id };
  const tender = (await lockTender(db, key, how)) ?? fail('tender_not_found');
  const store = storeOfOrder(scope, { store_id: seller_store_id, buyer_store_id });
  const locked = await lockDemand(db, store, tender_id);
  const demand = locked && asOf(locked, tender);
  // Whom a demand fits is no buyer's to know: who has not offered is as if not there.
  const offer = demand && (await offerDetail(db, store, demand));
  if (!offer) return fail('offer_not_found');
  const terms_version = await readTermsVersion(db, key);
  return { key, store, tender, terms_version, items: await readItems(db, key), demand, offer };
}

export const asItIs = ({ tender, offer }: StandingOffer) => ({
  current_tender: toTenderRow(tender, true),
  current_offer: offer,
});

/** Only what is open, stands, was seen as it is now, and was made for the terms of now may be answered. */
export function refuseChanged(standing: StandingOffer, version: number): void {
  const { tender, terms_version, demand, offer } = standing;
  const now = asItIs(standing);
  if (tender.state !== 'OPEN' || tender.is_over)
    failWith('tender_closed', { current_tender: now.current_tender });
  if (demand.state !== 'SENT') failWith('offer_state_conflict', now);
  if (offer.version !== version) failWith('offer_version_conflict', now);
  if (offer.tender_version < terms_version) failWith('offer_outdated', now);
}
