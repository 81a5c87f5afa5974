import type { OfferDetail, TenderItem } from '@marketplace/contract/tender';
import type { DemandDetail, DemandListing } from '@marketplace/contract/tender-offerings';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { usualGoods } from '../../orders/detail/usual-basket.service.ts';
import { recommendPrices } from '../../recommendations/recommendations.service.ts';
import { toDemandRow } from '../record/demand-row.ts';
import { type DemandRecord, readDemand } from '../record/demand-rows.sql.ts';
import { offerDetail } from '../record/offer-detail.service.ts';
import { readItems, readTender, type TenderRecord } from '../record/tender-rows.sql.ts';
import { readOfferSettings } from './offer-settings.sql.ts';
import {
  listingsOfVariants,
  type OwnListing,
  readBuyer,
  readDeclined,
} from './own-listings.sql.ts';
import { floorPrice, inUnit, listingsFor, marginPercent, tieredPrice, wantedOf } from './prices.ts';

type OfDemand = { store_id: string; tender_id: string };

/** A demand of the store with all that it is about. */
export type Shown = {
  store: OneStore;
  demand: DemandRecord;
  tender: TenderRecord;
  items: TenderItem[];
  offer: OfferDetail | null;
};

export async function readShown(
  db: Db,
  scope: StoreScope,
  { store_id, tender_id }: OfDemand,
): Promise<Shown> {
  const store = storeIn(scope, store_id);
  const found = (await readDemand(db, store, tender_id)) ?? fail('tender_not_found');
  const key = { buyer_store_id: found.buyer_store_id, tender_id };
  const tender = (await readTender(db, key)) ?? fail('tender_not_found');
  const demand = asOf(found, tender);
  return {
    store,
    demand,
    tender,
    items: await readItems(db, key),
    offer: await offerDetail(db, store, demand),
  };
}

/** The row follows the demand a moment later: what is answered is the version of now. */
export const asOf = (demand: DemandRecord, tender: TenderRecord): DemandRecord => ({
  ...demand,
  tender_version: tender.version,
  tender_state: tender.state,
  closes_at: tender.closes_at,
  is_over: tender.is_over,
});

export async function showDemand(db: Db, scope: StoreScope, of: OfDemand): Promise<DemandDetail> {
  const { store, demand, tender, items, offer } = await readShown(db, scope, of);
  const isWon = demand.state === 'WON';
  const buyer = await readBuyer(db, store, demand.buyer_store_id);
  const declined = demand.decline_reason && (await readDeclined(db, store, of.tender_id));
  const listings = await shownListings(db, scope, store, items);
  return {
    demand: toDemandRow(demand, scope.levelIn(of.store_id) === 'MANAGE'),
    note: tender.note,
    tells_winning_price: tender.tells_winning_price,
    buyer: {
      ...buyer,
      address: isWon ? buyer.address : '',
      phone_number: isWon ? buyer.phone_number : null,
      usual: await usualGoods(db, store, demand.buyer_store_id),
    },
    items: items.map((item) => ({ ...item, listings: listings.get(item.item_id) ?? [] })),
    offer,
    declined:
      declined && demand.decline_reason ? { reason: demand.decline_reason, ...declined } : null,
  };
}

async function shownListings(
  db: Db,
  scope: StoreScope,
  store: OneStore,
  items: readonly TenderItem[],
): Promise<Map<string, DemandListing[]>> {
  const variants = items.map(({ variant_id }) => variant_id);
  const listings = await listingsOfVariants(db, store, variants);
  const units = [...new Set(listings.map(({ product_unit_id }) => product_unit_id))];
  const { recommendations } = await recommendPrices(db, scope, units);
  const medians = new Map(
    recommendations.map((each) => [each.product_unit_id, each.recommendation?.median ?? null]),
  );
  const percent = seesCosts(scope, store)
    ? (await readOfferSettings(db, store)).floor_margin_percent
    : undefined;
  const shown = (item: TenderItem, listing: OwnListing): DemandListing => ({
    ...shownListing(item, listing, percent),
    city_median: medians.get(listing.product_unit_id) ?? null,
  });
  return new Map(
    items.map((item) => [
      item.item_id,
      listingsFor(item, listings).map((listing) => shown(item, listing)),
    ]),
  );
}

/** Who may change what the store lists knows what it costs. */
export const seesCosts = (scope: StoreScope, { store_id }: OneStore): boolean => {
  const listing = scope.alsoSeeing('inventory');
  return listing.store_ids.includes(store_id) && listing.levelIn(store_id) === 'MANAGE';
};

/** `percent` is undefined for who may not see costs. */
function shownListing(
  item: TenderItem,
  { price_tiers, price: usual, cost_price: cost, ...listing }: OwnListing,
  percent: number | null | undefined,
): Omit<DemandListing, 'city_median'> {
  const own = { price_tiers, price: usual, cost_price: cost, ...listing };
  const quantity = wantedOf(item, own);
  const price = tieredPrice(own, quantity);
  const seen = percent !== undefined;
  return {
    ...listing,
    is_same_unit: listing.product_unit_id === item.product_unit_id,
    quantity,
    price,
    target_price:
      item.target_price === null
        ? null
        : inUnit(item.target_price, item.base_quantity, listing.base_quantity),
    cost_price: seen ? cost : null,
    margin_percent: seen ? marginPercent(price, cost) : null,
    floor_price: seen ? floorPrice(cost, percent) : null,
  };
}
