import type { ListingChange } from '@marketplace/contract/inventory-changes';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import type { Listing } from '../listings.sql.ts';
import type { Edit } from './change-log.sql.ts';
import type { StockWish } from './stock-plan.ts';
import { tiersNotCheaper, type Wrong } from './wrong-fields.ts';

export type TieredListing = Listing & { price_tiers: readonly PriceTier[] };

/** A listing, what is wanted of it, and how the fields of that are named in a refusal. */
export type Item = { listing: TieredListing; change: ListingChange; at: string };

const kinds = {
  price: 'PRICE',
  cost_price: 'COST_PRICE',
  price_tiers: 'PRICE_TIERS',
  minimum_order: 'MINIMUM_ORDER',
  state: 'STATE',
} as const;
const fields = Object.keys(kinds) as (keyof typeof kinds)[];

/** The listing as it will be, and each thing of it that is then another. */
export function plannedEdits({ listing, change }: Item): { after: TieredListing; edits: Edit[] } {
  const after: TieredListing = {
    ...listing,
    price: change.price ?? listing.price,
    cost_price: change.cost_price === undefined ? listing.cost_price : change.cost_price,
    price_tiers:
      change.price_tiers?.map(({ min_qty, price }) => ({ min_qty, price })) ?? listing.price_tiers,
    minimum_order: change.minimum_order ?? listing.minimum_order,
    state: change.state ?? listing.state,
  };
  const edits = fields
    .filter((field) => JSON.stringify(listing[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      inventory_id: listing.id,
      variant_id: listing.variant_id,
      kind: kinds[field],
      before: listing[field],
      after: after[field],
    }));
  return { after, edits };
}

/** Price and tiers as they will be have to fit; where the tiers stay, it is the price that does not. */
export function wrongPrices({ change, at }: Item, after: TieredListing): Wrong {
  if (change.price === undefined && !change.price_tiers) return {};
  const wrong = tiersNotCheaper(after.price, after.price_tiers, at);
  const isPriceWrong = !change.price_tiers && Object.keys(wrong).length > 0;
  return isPriceWrong ? { [`${at}price`]: 'price_not_above_tiers', ...wrong } : wrong;
}

/** Whether it is about what all units of the variant share. */
export const reachesShelf = (change: ListingChange) =>
  change.stock !== undefined ||
  change.low_stock_level !== undefined ||
  change.expires_on !== undefined;

/** A count is the difference to what was seen: what was sold in between stays sold. */
export const shelfWish = ({ listing, change, at }: Item): StockWish => ({
  inventory_id: listing.id,
  variant_id: listing.variant_id,
  pieces: change.stock ? piecesOf(change.stock, listing.base_quantity) : 0,
  is_count: change.stock !== undefined,
  note: change.stock?.note ?? '',
  low_stock_level: change.low_stock_level,
  expires_on: change.expires_on,
  pieces_field: `${at}stock.counted`,
  level_field: `${at}low_stock_level`,
  expiry_field: `${at}expires_on`,
});

const piecesOf = (
  { counted, seen, in_pieces }: NonNullable<Item['change']['stock']>,
  base_quantity: number,
): number => (counted - seen) * (in_pieces ? 1 : base_quantity);
