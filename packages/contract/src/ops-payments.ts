import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, money } from './fields.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { followed, following } from './pages.ts';

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
const errors = ['order_not_found', 'order_not_by_transfer', 'order_state_conflict'] as const;

const verify = endpoint({
  method: 'POST',
  path: '/ops/payments/verify',
  doc: 'The money of a transfer is there: the order reaches its seller. For an order that is over it goes back to the buyer. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({ store_id: id, order_id: id }),
  response: verdict,
  errors: ['order_not_found', 'order_not_by_transfer'],
});

const refuse = endpoint({
  method: 'POST',
  path: '/ops/payments/refuse',
  doc: 'The money did not come: the buyer has 2 hours again, and reads why. Done twice, it is answered alike.',
  access: asOperator('FINANCE'),
  body: z.strictObject({ store_id: id, order_id: id, reason: line(5, 300) }),
  response: verdict,
  errors,
});

export const opsPayments = { waiting, verify, refuse };
export type WaitingPayment = z.infer<typeof payment>;
export type PaymentVerdict = z.infer<typeof verdict>;
