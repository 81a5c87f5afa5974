import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, money } from './fields.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { followed, following } from './pages.ts';
import { paymentJudgements, providerPayment, toldPayment } from './provider-payment.ts';

const payment = z.object({
  order_id: id,
  store_id: id,
  store_name: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  order_number: z.string(),
  total_amount: money,
  /** Where the order stands: one that is over gets its money back at once. */
  fulfilment_status: z.enum(fulfilmentStatuses),
  verify_by: instant.nullable(),
  created_at: instant,
  told: z.array(toldPayment).meta({
    description:
      'Money for it that a provider has told of, but for what is NOT_OURS: it is judged, and not verified.',
  }),
});

const waiting = endpoint({
  method: 'GET',
  path: '/ops/payments/waiting',
  doc: 'Transfers that buyers say they have made and nobody has looked at yet, the oldest order first.',
  access: asOperator('FINANCE'),
  query: z.strictObject(following),
  response: z.object(followed(payment)),
  errors: [],
});

const verdict = z.object({
  order_id: id,
  payment_status: z.enum(['UNPAID', 'PAID', 'REFUNDED']),
  fulfilment_status: z.enum(fulfilmentStatuses),
});

const verify = endpoint({
  method: 'POST',
  path: '/ops/payments/verify',
  doc: 'The money of a transfer is there: the order reaches its seller. For an order that is over it goes back to the buyer. Where a provider has told of money for it, that is judged instead, unless this is other money. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({
    store_id: id,
    order_id: id,
    is_other_money: z.boolean().default(false).meta({
      description: 'None of what a provider has told of for this order; that is judged by itself.',
    }),
  }),
  response: verdict,
  errors: ['order_not_found', 'order_not_by_transfer', 'payment_told'],
});

const refuse = endpoint({
  method: 'POST',
  path: '/ops/payments/refuse',
  doc: 'The money did not come: the buyer has 2 hours again, and reads why. Not while a payment of it is to be judged. Said again by the same operator in the same words, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({ store_id: id, order_id: id, reason: line(5, 300) }),
  response: verdict,
  errors: ['order_not_found', 'order_not_by_transfer', 'order_state_conflict', 'payment_told'],
});

const notified = endpoint({
  method: 'GET',
  path: '/ops/payments/notified',
  doc: 'What a payment provider has told of, the newest first. TO_JUDGE: what nobody has judged yet; GIVEN_BACK: what came for orders that were over.',
  access: asOperator('FINANCE'),
  query: z.strictObject({ ...following, only: z.enum(['TO_JUDGE', 'GIVEN_BACK']).optional() }),
  response: z.object(followed(providerPayment)),
  errors: [],
});

const judge = endpoint({
  method: 'POST',
  path: '/ops/payments/judge',
  doc: 'What was in doubt about a payment is settled. FOR_THE_ORDER: it pays the order, alone or with others of which that is said; a part keeps its verdict, and is settled with the last one. What is too much is due to the buyer. GIVEN_BACK: it comes in and goes out in the book, and is due to the buyer. ALREADY_COUNTED: it is what an operator has verified, or what another payment of the order or of this reference has brought; nothing moves. NOT_OURS: no money of ours, or told wrongly and corrected; nothing moves. What was told under one reference is money once. Said again by the same operator in the same words, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({
    payment_id: id,
    verdict: z.enum(paymentJudgements),
    note: line(5, 300),
  }),
  response: providerPayment,
  errors: [
    'payment_not_found',
    'payment_judged',
    'payment_counted',
    'payment_not_counted',
    'order_not_found',
    'order_not_by_transfer',
    'order_state_conflict',
  ],
});

export const opsPayments = { waiting, verify, refuse, notified, judge };
export type NotifiedQuery = z.output<typeof notified.query>;
export type PaymentJudgement = z.output<typeof judge.body>;
export type WaitingPayment = z.infer<typeof payment>;
export type PaymentOrder = z.output<typeof verify.body>;
export type PaymentVerdict = z.infer<typeof verdict>;
