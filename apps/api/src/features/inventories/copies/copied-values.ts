import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { CopyBody } from '@marketplace/contract/inventory-copies';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import { ruled } from '../plans/bulk-rule.ts';
import type { StagedRow } from '../plans/stage-plan.sql.ts';

/** A listing of the store that is copied from. */
export type Copied = {
  product_unit_id: string;
  price: number;
  cost_price: number | null;
  minimum_order: number;
  state: InventoryState;
  price_tiers: PriceTier[];
};

export type CopyTerms = Pick<CopyBody, 'takes' | 'percent' | 'round_to' | 'known'>;

/** What another store gets of a listing; nothing where it lacks the unit and is to get no new ones. */
export function copiedRow(
  listing: Copied,
  terms: CopyTerms,
  place: number,
  isListed: boolean,
): StagedRow | undefined {
  const { product_unit_id } = listing;
  const { takes, known } = terms;
  if (!isListed && !takes.includes('LISTINGS')) return undefined;
  // It is in the plan all the same: whoever looks at it sees that it stays.
  if (isListed && known === 'LEAVE') return { place, product_unit_id };
  const takesPrice = !isListed || takes.includes('PRICE');
  const price = takesPrice ? adjusted(listing.price, terms) : undefined;
  return {
    place,
    product_unit_id,
    price,
    cost_price: takes.includes('COST_PRICE') ? (listing.cost_price ?? undefined) : undefined,
    minimum_order: takes.includes('MINIMUM_ORDER') ? listing.minimum_order : undefined,
    // What is off sale there does not go on sale elsewhere.
    state: !isListed || takes.includes('STATE') ? listing.state : undefined,
    price_tiers: takes.includes('PRICE_TIERS')
      ? adjustedTiers(listing.price_tiers, terms, price)
      : undefined,
  };
}

const adjusted = (price: number, { percent, round_to }: CopyTerms): number | undefined =>
  ruled({ by: 'PERCENT', value: percent, round_to: round_to ?? undefined }, price);

/** Those that rounding has left no cheaper than what comes before them are none any more. */
function adjustedTiers(
  tiers: readonly PriceTier[],
  terms: CopyTerms,
  price = Number.POSITIVE_INFINITY,
): PriceTier[] {
  const kept: PriceTier[] = [];
  for (const { min_qty, price: before } of tiers) {
    const now = adjusted(before, terms) ?? before;
    if (now >= 1 && now < (kept.at(-1)?.price ?? price)) kept.push({ min_qty, price: now });
  }
  return kept;
}
