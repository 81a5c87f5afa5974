import type { TenderItem } from '@marketplace/contract/tender';
import { stillWanted } from '../record/tender-rows.sql.ts';
import type { OwnListing } from './own-listings.sql.ts';

/** For that quantity, by the store's tiers. */
export const tieredPrice = ({ price, price_tiers }: OwnListing, quantity: number): number =>
  price_tiers.findLast(({ min_qty }) => min_qty <= quantity)?.price ?? price;

/** The least it may be offered for: the margin is of the price, and nobody gives away a rupiah of it. */
export const floorPrice = (cost: number | null, percent: number | null): number | null =>
  cost === null || percent === null ? null : Math.ceil((cost * 100) / (100 - percent));

export const marginPercent = (price: number, cost: number | null): number | null =>
  cost === null ? null : Math.round(((price - cost) / price) * 1_000) / 10;

/** What the buyer wants to pay for one of theirs, for one of ours. */
export const inUnit = (price: number, base: number, base_quantity: number): number =>
  Math.round((price / base) * base_quantity);

/**
 * The listings that can serve an item: the buyer's own unit, then what comes nearest to the quantity without going beyond it.
 */
export function listingsFor(item: TenderItem, listings: readonly OwnListing[]): OwnListing[] {
  const rank = ({ product_unit_id, base_quantity }: OwnListing) => {
    if (product_unit_id === item.product_unit_id) return 0;
    return base_quantity <= item.pieces ? 1 : 2;
  };
  const ofVariant = listings.filter(({ variant_id }) => variant_id === item.variant_id);
  return ofVariant.toSorted((left, right) => {
    const nearer =
      rank(left) === 2
        ? left.base_quantity - right.base_quantity
        : right.base_quantity - left.base_quantity;
    return rank(left) - rank(right) || nearer;
  });
}

export const wantedOf = (item: TenderItem, { base_quantity }: OwnListing): number =>
  stillWanted(item, base_quantity);
