import { z } from 'zod';
import { id, instant, money } from './fields.ts';
import { paymentStatuses } from './order-choices.ts';
import { fulfilmentStatuses } from './order-status.ts';

export const providerOutcomes = ['BOOKED', 'GIVEN_BACK', 'TO_JUDGE'] as const;
export const providerDoubts = [
  'ORDER_UNKNOWN',
  'NOT_BY_TRANSFER',
  'PAID_BY_OPERATOR',
  'PAID_BY_REFERENCE',
  'AMOUNT_DIFFERS',
  'REFERENCE_REUSED',
] as const;
export const paymentJudgements = [
  'FOR_THE_ORDER',
  'GIVEN_BACK',
  'ALREADY_COUNTED',
  'NOT_OURS',
] as const;

/** What a provider told of, and what became of it. */
export const toldPayment = z.object({
  payment_id: id,
  reference: z.string(),
  order_id: id,
  store_id: id.nullable(),
  amount: money,
  outcome: z.enum(providerOutcomes),
  doubt: z.enum(providerDoubts).nullable(),
  paid_by_reference: z
    .string()
    .nullable()
    .meta({ description: 'Of PAID_BY_REFERENCE: the payment that was booked.' }),
  created_at: instant,
  judged_at: instant.nullable().meta({
    description: 'None beside a verdict: a part of the order’s money, which waits for the rest.',
  }),
  judged_by: id.nullable().meta({ description: 'The operator.' }),
  verdict: z.enum(paymentJudgements).nullable(),
  note: z.string().nullable(),
});

/** As operators see it, with the order as it stands; null where there is no such order. */
export const providerPayment = toldPayment.extend({
  order_number: z.string().nullable(),
  total_amount: money.nullable(),
  payment_status: z.enum(paymentStatuses).nullable(),
  fulfilment_status: z.enum(fulfilmentStatuses).nullable(),
});

export type ToldPayment = z.infer<typeof toldPayment>;
export type ProviderPayment = z.infer<typeof providerPayment>;
