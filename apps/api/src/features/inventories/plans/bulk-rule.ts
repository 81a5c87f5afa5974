import type { BulkChange } from '@marketplace/contract/inventory-plan-body';
import type { StagedRow } from './stage-plan.sql.ts';

type Rule = NonNullable<BulkChange['price' | 'stock']>;

/** What a rule makes of a value; undefined where there is none to begin from. */
export function ruled(rule: Rule | undefined, now: number | null): number | undefined {
  if (!rule) return undefined;
  if (rule.by === 'VALUE') return rounded(rule.value, rule.round_to);
  if (now === null) return undefined;
  const exact = rule.by === 'AMOUNT' ? now + rule.value : (now * (100 + rule.value)) / 100;
  return rounded(exact, rule.round_to);
}

/** To the nearest; halves go up. A hundredth of a rupiah is what floats add, not what somebody meant. */
export const rounded = (value: number, to = 1) => Math.round(Number((value / to).toFixed(6))) * to;

/** A listing that a rule is for. */
export type RuledListing = {
  product_unit_id: string;
  variant_id: string;
  price: number;
  cost_price: number | null;
  /** In its unit. */
  stock: number;
  version: number;
  pieces: number;
};

/**
 * What a rule asks of each listing, in the order of the list, a product's smallest unit first. A shelf is one,
 * whatever units it is sold in: its stock is changed through the first of them.
 */
export function rowsByRule(change: BulkChange, shelves: Set<string>, from: number) {
  return (listing: RuledListing, index: number): StagedRow => {
    const isFirst = change.stock !== undefined && !shelves.has(listing.variant_id);
    if (isFirst) shelves.add(listing.variant_id);
    return {
      place: from + index + 1,
      product_unit_id: listing.product_unit_id,
      price: ruled(change.price, listing.price),
      cost_price: ruled(change.cost_price, listing.cost_price),
      stock: isFirst ? ruled(change.stock, listing.stock) : undefined,
      state: change.state,
      seen_version: listing.version,
      seen_pieces: listing.pieces,
    };
  };
}
