import type { PriceRule } from '@marketplace/contract/price-rules';
import { expect, it } from 'vitest';
import { ruleBody, ruleProblems, ruleTitle, ruleValues, ruleWords } from './rule-values.ts';

const rule: PriceRule = {
  id: 'r',
  store_id: '1',
  scope: 'BRAND',
  category_id: null,
  brand_id: '7',
  name: 'Indomie',
  method: 'MEDIAN_MINUS',
  percent: 2.5,
  least_percent: 5,
  round_to: 100,
  version: 3,
  updated_at: '2026-11-18T00:00:00Z',
};
const { name: _name, updated_at: _at, id: rule_id, ...sent } = rule;

it('what is not touched is sent as it was', () => {
  expect(ruleProblems(ruleValues(rule))).toEqual({});
  expect(ruleBody('1', ruleValues(rule), rule)).toEqual({ ...sent, rule_id });
});

it('leaves out what the other ways of the rule need', () => {
  const values = {
    ...ruleValues(rule),
    scope: 'ALL',
    method: 'COST_PLUS',
    percent: '150',
  } as const;
  expect(ruleBody('1', values, { id: 'n', version: 0 })).toMatchObject({
    brand_id: null,
    least_percent: null,
    percent: 150,
    version: 0,
  });
});

it('says what is wrong beside the field', () => {
  const values = { ...ruleValues(null), scope: 'BRAND', percent: '1,234' } as const;
  expect(Object.keys(ruleProblems(values))).toEqual(['brand_id', 'percent']);
  expect(Object.keys(ruleProblems({ ...ruleValues(rule), percent: '100' }))).toEqual(['percent']);
});

it('a rule in words', () => {
  expect(ruleTitle(rule)).toBe('Merek Indomie');
  expect(ruleWords(rule)).toBe(
    'Harga tengah kota − 2,5%, paling sedikit modal + 5%, dibulatkan ke Rp 100',
  );
});
