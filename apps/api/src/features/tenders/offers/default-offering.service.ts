import type { TenderItem } from '@marketplace/contract/tender';
import type { DefaultOffering } from '@marketplace/contract/tender-offerings';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { feeToCity } from '../../stores/delivery/delivery-zones.service.ts';
import { readOfferSettings } from './offer-settings.sql.ts';
import {
  type LastWin,
  listingsOfVariants,
  type OwnListing,
  readLastWins,
} from './own-listings.sql.ts';
import { floorPrice, inUnit, listingsFor, tieredPrice, wantedOf } from './prices.ts';
import { readShown, seesCosts } from './show-demand.service.ts';

type OfDemand = { store_id: string; tender_id: string };
type Line = DefaultOffering['lines'][number];
type LeftOut = DefaultOffering['left_out'][number];
/** `percent` is null also for who may not see costs: the least price would tell them. */
type Known = { listings: OwnListing[]; wins: Map<string, LastWin>; percent: number | null };

const dayMs = 86_400_000;

/** Ready to be sent: what an experienced clerk would write down without a calculator. */
export async function defaultOffering(
  db: Db,
  scope: StoreScope,
  of: OfDemand,
): Promise<DefaultOffering> {
  const { store, demand, tender, items } = await readShown(db, scope, of);
  const variants = items.map(({ variant_id }) => variant_id);
  const { floor_margin_percent, validity_days } = await readOfferSettings(db, store);
  const wins = await readLastWins(db, store, demand.buyer_store_id, variants);
  const known: Known = {
    listings: await listingsOfVariants(db, store, variants),
    wins: new Map(wins.map((win) => [win.variant_id, win])),
    percent: seesCosts(scope, store) ? floor_margin_percent : null,
  };
  const each = items.map((item) => lineFor(item, known));
  const lines = each.filter((line): line is Line => 'quantity' in line);
  const shipping_fee =
    tender.delivery === 'STORE_COURIER' ? await feeToCity(db, store, tender.city_id) : 0;
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  return {
    tender_id: tender.id,
    tender_version: tender.version,
    version: demand.offer_version,
    lines,
    left_out: each.filter((line): line is LeftOut => 'why' in line),
    delivery: tender.delivery,
    shipping_fee,
    valid_until: new Date(Date.now() + validity_days * dayMs).toISOString(),
    subtotal,
    total_amount: subtotal + shipping_fee,
  };
}

function lineFor(item: TenderItem, { listings, wins, percent }: Known): Line | LeftOut {
  const { item_id } = item;
  if (item.awarded_pieces >= item.pieces) return { item_id, why: 'COVERED' };
  const fitting = listingsFor(item, listings);
  if (fitting.length === 0) return { item_id, why: 'NOT_LISTED' };
  const listing = fitting.find(({ available }) => available > 0);
  if (!listing) return { item_id, why: 'OUT_OF_STOCK' };
  const wanted_quantity = wantedOf(item, listing);
  const quantity = Math.min(wanted_quantity, listing.available);
  const win = wins.get(item.variant_id);
  const last_win = win
    ? { unit_price: inUnit(win.unit_price, win.base_quantity, listing.base_quantity), at: win.at }
    : null;
  const { inventory_id, product_name, uom_name, base_quantity, available } = listing;
  return {
    item_id,
    inventory_id,
    product_name,
    uom_name,
    base_quantity,
    quantity,
    wanted_quantity,
    available,
    is_same_unit: listing.product_unit_id === item.product_unit_id,
    last_win,
    ...proposedPrice(listing, quantity, last_win?.unit_price, percent),
  };
}

function proposedPrice(
  listing: OwnListing,
  quantity: number,
  last: number | undefined,
  percent: number | null,
): Pick<Line, 'unit_price' | 'price_from'> {
  const tiered = tieredPrice(listing, quantity);
  const unit_price = Math.max(1, last ?? tiered);
  const floor = floorPrice(listing.cost_price, percent);
  if (floor !== null && unit_price < floor) return { unit_price: floor, price_from: 'FLOOR' };
  if (last !== undefined) return { unit_price, price_from: 'LAST_WIN' };
  return { unit_price, price_from: tiered < listing.price ? 'TIER' : 'PRICE' };
}
