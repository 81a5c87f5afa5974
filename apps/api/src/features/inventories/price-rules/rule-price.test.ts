import { expect, it } from 'vitest';
import { narrowest, type RuleTerms, suggestedPrice } from './rule-price.ts';

const costPlus = (percent: number, round_to: number | null = null): RuleTerms => ({
  method: 'COST_PLUS',
  percent,
  least_percent: null,
  round_to,
});
const belowMedian = (
  percent: number,
  least_percent: number,
  round_to: number | null = null,
): RuleTerms => ({ method: 'MEDIAN_MINUS', percent, least_percent, round_to });

it.each([
  ['cost and a share', costPlus(10), 10_000, undefined, 11_000],
  ['rounded to the nearest', costPlus(7.5, 100), 9_990, undefined, 10_700],
  ['rounded up where the nearest would be below cost', costPlus(0, 500), 10_100, undefined, 10_500],
  ['below the median', belowMedian(2, 5), 10_000, 12_000, 11_760],
  ['never below cost and the least margin', belowMedian(10, 5), 10_000, 11_000, 10_500],
  ['nor by rounding', belowMedian(10, 5, 500), 10_100, 11_000, 11_000],
  [
    'cost alone is not enough for the median',
    belowMedian(2, 5),
    10_000,
    undefined,
    'without_median',
  ],
  ['the median alone neither', belowMedian(2, 5), null, 12_000, 'without_cost'],
  ['without a cost there is nothing to add to', costPlus(10), null, undefined, 'without_cost'],
] as const)('%s', (_name, rule, cost, median, price) => {
  expect(suggestedPrice(rule, cost, median)).toBe(price);
});

it('the narrowest rule holds: a brand before a category, a category before all', () => {
  const all = { scope: 'ALL', category_id: null, brand_id: null } as const;
  const category = { scope: 'CATEGORY', category_id: '1', brand_id: null } as const;
  const brand = { scope: 'BRAND', category_id: null, brand_id: '1' } as const;
  const ruleOf = narrowest([all, category, brand]);
  expect(ruleOf({ category_id: '1', brand_id: '1' })).toBe(brand);
  expect(ruleOf({ category_id: '1', brand_id: '2' })).toBe(category);
  expect(ruleOf({ category_id: '2', brand_id: '2' })).toBe(all);
  expect(narrowest([brand])({ category_id: '1', brand_id: '2' })).toBeUndefined();
});
