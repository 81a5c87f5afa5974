import type { Discount } from '../../promotions/pricing/discounts.service.ts';
import type { Listing, NewLine } from './create-order.sql.ts';

/** What is taken off in all, or for one kind of reason. */
export const takenOff = (discounts: readonly Discount[], only?: Discount['kind']): number =>
  discounts.reduce((sum, { kind, amount }) => sum + (only && kind !== only ? 0 : amount), 0);

/** Each line with what is taken off it. */
export function discountedLines(
  lines: readonly NewLine[],
  discounts: readonly Discount[],
): NewLine[] {
  const byListing = Map.groupBy(discounts, ({ inventory_id }) => inventory_id);
  return lines.map((line) => ({
    ...line,
    discount: takenOff(byListing.get(line.inventory_id) ?? []),
  }));
}

/** At the seller's price for so many, with nothing taken off. */
export function pricedLine(listing: Listing, quantity: number): NewLine {
  const tier = listing.price_tiers.findLast((each) => each.min_qty <= quantity);
  return {
    ...listing,
    quantity,
    unit_price: tier?.price ?? listing.price,
    tier_min_qty: tier?.min_qty ?? null,
    discount: 0,
  };
}
