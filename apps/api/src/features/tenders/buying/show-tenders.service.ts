import type { TenderDetail, TenderListQuery } from '@marketplace/contract/tenders';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { type BuyerScope, storeOfOrder } from '../../../platform/store-scope.ts';
import { offerDetails } from '../record/offer-detail.service.ts';
import { toTenderRow } from '../record/tender-row.ts';
import { readItems, readTender, readTenders, type TenderKey } from '../record/tender-rows.sql.ts';
import { countTenders, offeringStores, tenderPage } from './show-tenders.sql.ts';

export async function listTenders(db: Db, scope: BuyerScope, query: TenderListQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  const records = await readTenders(db, scope.buyer_store_id, tenderPage(scope, query));
  const data = records.map((record) => toTenderRow(record, scope.level === 'MANAGE'));
  const counted = await countTenders(db, scope, query);
  return numberedPage(query, data, boundedCount(counted));
}

export async function showTender(db: Db, scope: BuyerScope, key: TenderKey): Promise<TenderDetail> {
  const tender = (await readTender(db, key)) ?? fail('tender_not_found');
  return {
    tender: toTenderRow(tender, scope.level === 'MANAGE'),
    items: await readItems(db, key),
    offers: await offersFor(db, scope, key),
  };
}

async function offersFor(db: Db, scope: BuyerScope, { buyer_store_id, tender_id }: TenderKey) {
  const offering = await offeringStores(db, scope, tender_id);
  const stores = offering.map(({ store_id }) => storeOfOrder(scope, { store_id, buyer_store_id }));
  const offers = await offerDetails(db, stores, tender_id);
  return offers.flatMap((offer) => {
    const store = offering.find(({ store_id }) => store_id === offer.store_id);
    return store ? [{ ...offer, store_name: store.store_name, city: store.city }] : [];
  });
}
