import type { AutoAcceptRule } from '@marketplace/contract/auto-accept';
import type { AcceptConditions } from '@marketplace/contract/auto-accept-words';
import type { UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import { changedValues } from '../../platform/forms/changed-values.ts';
import { mostMoney, readRupiah } from '../../platform/forms/rupiah.ts';

export type AcceptValues = {
  is_known_only: boolean;
  least_completed_orders: number;
  is_limited: boolean;
  most_amount: string;
  needs_stock: boolean;
  within_hours: boolean;
};

/** How often somebody has ordered whom most stores would call a regular. */
const usualOrders = 3;

export const acceptValues = (rule: AutoAcceptRule): AcceptValues => ({
  is_known_only: rule.least_completed_orders !== null,
  least_completed_orders: rule.least_completed_orders ?? usualOrders,
  is_limited: rule.most_amount !== null,
  most_amount: rule.most_amount === null ? '' : rule.most_amount.toLocaleString('id-ID'),
  needs_stock: rule.needs_stock,
  within_hours: rule.within_hours,
});

export const conditionsOf = (values: AcceptValues): AcceptConditions => ({
  least_completed_orders: values.is_known_only ? values.least_completed_orders : null,
  most_amount: values.is_limited
    ? (readRupiah(values.most_amount, 1, mostMoney).amount ?? null)
    : null,
  needs_stock: values.needs_stock,
  within_hours: values.within_hours,
});

/** Only what is different from how the form began: others may have changed the rest. */
export const changedConditions = (values: AcceptValues, base: AutoAcceptRule) =>
  changedValues(conditionsOf(values), conditionsOf(acceptValues(base)));

export function amountCheck({
  is_limited,
  most_amount,
}: AcceptValues): UsualFieldErrorCode | undefined {
  if (!is_limited) return undefined;
  const { problem } = readRupiah(most_amount, 1, mostMoney);
  return problem === 'too_small' ? 'accepts_nothing' : problem;
}
