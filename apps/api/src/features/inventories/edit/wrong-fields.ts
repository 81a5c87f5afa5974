import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import { fail } from '../../../platform/failure.ts';

/** What is wrong, by field. */
export type Wrong = Record<string, FieldErrorCode>;

/** A refusal names every field it is about. */
export function refuseWrong(
  wrong: Wrong,
  code: 'validation_failed' | 'stock_below_reserved' = 'validation_failed',
): void {
  if (Object.keys(wrong).length > 0) fail(code, wrong);
}

/**
 * Whoever takes more pays less: each tier is cheaper than the price beside it. That tiers stand in order is
 * said of them alone, in the contract.
 */
export function tiersNotCheaper(price: number, tiers: readonly PriceTier[], at: string): Wrong {
  const wrong: Wrong = {};
  for (const [index, tier] of tiers.entries())
    if (tier.price >= price)
      wrong[`${at}price_tiers.${index}.price`] = 'tier_not_cheaper_than_price';
  return wrong;
}
