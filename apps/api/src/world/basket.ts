import type { Journey } from './journey.ts';
import type { Placed } from './order-book.ts';
import { at, chance, pick, type Random, seeded, wholeBetween } from './random.ts';
import type { Listing, ShelfItem } from './shelf.ts';
import { streams, type World } from './world.ts';

export type Line = {
  item: ShelfItem;
  listing: Listing;
  ordered: number;
  quantity: number;
  tierMinQty: number | null;
  unitPrice: number;
};

/** What was ordered: no variant twice, and what stands first on the shelf more often. */
export function basketOf({ plan }: World, order: Placed, journey: Journey): Line[] {
  const random = seeded(plan.seed, streams.basket, order.store.id, order.id);
  const shelf = sellable(order.store.shelf);
  const count = Math.min(wholeBetween(random, plan.lines.min, plan.lines.max), shelf.length);
  const chosen = new Set<ShelfItem>();
  while (chosen.size < count) chosen.add(at(shelf, Math.floor(random() ** 2.5 * shelf.length)));
  const lines = [...chosen].map((item) => lineOf(random, item));
  if (isLowered(random, journey)) lowerOne(random, lines);
  return lines;
}

const sellables = new WeakMap<readonly ShelfItem[], readonly ShelfItem[]>();

function sellable(shelf: readonly ShelfItem[]): readonly ShelfItem[] {
  const known = sellables.get(shelf);
  if (known) return known;
  const active = shelf.filter((item) => item.isActive);
  sellables.set(shelf, active);
  return active;
}

function lineOf(random: Random, item: ShelfItem): Line {
  const listing = pick(random, item.listings);
  const ordered = Math.max(listing.minimumOrder, usualQuantity(random, listing));
  const tier = listing.tiers.findLast(({ minQty }) => ordered >= minQty);
  return {
    item,
    listing,
    ordered,
    quantity: ordered,
    tierMinQty: tier?.minQty ?? null,
    unitPrice: tier?.price ?? listing.price,
  };
}

const roundNumbers = [5, 6, 10, 12, 15, 20, 24, 30, 36, 48];

/** For about Rp40.000 to Rp800.000, in the numbers people count in. */
function usualQuantity(random: Random, { price, unit }: Listing): number {
  const spent = 40_000 * Math.exp(random() * 3);
  const most = unit.baseQuantity === 1 ? 48 : 20;
  const quantity = Math.min(most, Math.max(1, Math.round(spent / price)));
  return quantity < 5 ? quantity : (roundNumbers.findLast((each) => each <= quantity) ?? quantity);
}

/** A seller may accept less; of a paid order that would be a refund, so only of the others here. */
const isLowered = (random: Random, journey: Journey): boolean =>
  journey.allowPartial &&
  journey.paymentMethod !== 'TRANSFER' &&
  journey.steps.some((step) => step.to === 'PROCESSING') &&
  chance(random, 0.12);

function lowerOne(random: Random, lines: Line[]): void {
  const line = pick(random, lines);
  line.quantity = wholeBetween(random, 1, line.ordered);
}
