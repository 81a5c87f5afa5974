import type { PriceRule } from '@marketplace/contract/price-rules';
import { rounded } from '../plans/bulk-rule.ts';

export type RuleTerms = Pick<PriceRule, 'method' | 'percent' | 'least_percent' | 'round_to'>;
type Scoped = Pick<PriceRule, 'scope' | 'category_id' | 'brand_id'>;

/** A price, or why there is none. */
export type Suggestion = number | 'without_cost' | 'without_median';

/**
 * What a rule would have a listing cost. Without a cost price nobody knows from where on it is sold at a loss, so nothing is
 * proposed. Rounding goes to the nearest, but never below what it has to cost at least.
 */
export function suggestedPrice(
  { method, percent, least_percent, round_to }: RuleTerms,
  cost_price: number | null,
  median: number | undefined,
): Suggestion {
  if (cost_price === null) return 'without_cost';
  const above = (share: number) => (cost_price * (100 + share)) / 100;
  if (method === 'COST_PLUS') return notBelow(cost_price, above(percent), round_to ?? 1);
  if (median === undefined) return 'without_median';
  const wanted = (median * (100 - percent)) / 100;
  return notBelow(above(least_percent ?? 0), wanted, round_to ?? 1);
}

function notBelow(least: number, wanted: number, step: number): number {
  const near = rounded(wanted, step);
  return near >= least ? near : Math.ceil(Number((least / step).toFixed(6))) * step;
}

/** The rule that holds for a product: the narrowest. */
export function narrowest<Rule extends Scoped>(rules: readonly Rule[]) {
  const key = (scope: string, id: string | null) => `${scope} ${id ?? ''}`;
  const byKey = new Map(
    rules.map((rule) => [key(rule.scope, rule.category_id ?? rule.brand_id), rule]),
  );
  return ({ brand_id, category_id }: { brand_id: string; category_id: string }) =>
    byKey.get(key('BRAND', brand_id)) ??
    byKey.get(key('CATEGORY', category_id)) ??
    byKey.get(key('ALL', null));
}
