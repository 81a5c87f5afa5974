import { expect, it } from 'vitest';
import {
  acceptValues,
  amountCheck,
  changedConditions,
  conditionsOf,
} from './auto-accept-values.ts';

const rule = {
  is_on: true,
  least_completed_orders: 5,
  most_amount: 2_000_000,
  needs_stock: true,
  within_hours: false,
};
const { is_on: _, ...conditions } = rule;

it('a rule stands in the form and comes out of it alike', () => {
  expect(acceptValues(rule).most_amount).toBe('2.000.000');
  expect(conditionsOf(acceptValues(rule))).toEqual(conditions);
  const all = { ...rule, least_completed_orders: null, most_amount: null, needs_stock: false };
  expect(conditionsOf(acceptValues(all))).toMatchObject({
    least_completed_orders: null,
    most_amount: null,
  });
});

it('an amount that is not wanted is not judged, and one that takes nothing is refused', () => {
  const values = acceptValues(rule);
  expect(amountCheck(values)).toBeUndefined();
  expect(amountCheck({ ...values, most_amount: '0' })).toBe('accepts_nothing');
  expect(amountCheck({ ...values, most_amount: '' })).toBe('required');
  expect(amountCheck({ ...values, most_amount: '0', is_limited: false })).toBeUndefined();
});

it('only the conditions that somebody changed are sent, so that another window keeps its own', () => {
  const values = acceptValues(rule);
  expect(changedConditions(values, rule)).toEqual({});
  expect(changedConditions({ ...values, within_hours: true }, rule)).toEqual({
    within_hours: true,
  });
  expect(changedConditions({ ...values, is_limited: false }, rule)).toEqual({ most_amount: null });
});
