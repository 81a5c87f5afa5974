/** The words of the price book: what a copy takes over, and how a rule comes to a price. Without zod, since screens use them. */
export const copyTakes = [
  'LISTINGS',
  'PRICE',
  'COST_PRICE',
  'MINIMUM_ORDER',
  'PRICE_TIERS',
  'STATE',
] as const;

/** What becomes of listings that the other store has already. */
export const copyKnown = ['CHANGE', 'LEAVE'] as const;

/** What a rule is for. Of several the narrowest holds: a brand before a category, a category before all. */
export const ruleScopes = ['ALL', 'CATEGORY', 'BRAND'] as const;
export const ruleMethods = ['COST_PLUS', 'MEDIAN_MINUS'] as const;
export const roundings = [50, 100, 500] as const;

export const mostCopyTargets = 50;
export const mostPriceRules = 200;

export type CopyTake = (typeof copyTakes)[number];
export type CopyKnown = (typeof copyKnown)[number];
export type RuleScope = (typeof ruleScopes)[number];
export type RuleMethod = (typeof ruleMethods)[number];
export type Rounding = (typeof roundings)[number];
