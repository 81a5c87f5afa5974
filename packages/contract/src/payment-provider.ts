import { z } from 'zod';
import { endpoint, signedBy } from './endpoint.ts';
import { id, money, says } from './fields.ts';
import { providerDoubts, providerOutcomes } from './provider-payment.ts';

/** The provider's own name of a payment. */
const paymentReference = z
  .string()
  .regex(/^[\w.:/-]{4,100}$/, says('invalid'))
  .meta({ description: 'Letters, digits and . : / _ -, 4 to 100 of them.' });

const notification = z.strictObject({
  reference: paymentReference,
  order_id: id,
  store_id: id
    .optional()
    .meta({ description: 'The seller’s, where it is known: it saves a search.' }),
  amount: money.min(1, says('too_small')).max(999_999_999_999_999, says('too_big')),
});

const notify = endpoint({
  method: 'POST',
  path: '/api/payments/provider/notify',
  doc: 'Money of an order has come. It is booked, or goes back to the buyer if the order is over, or waits for an operator who judges it. Told again, it is answered alike.',
  access: signedBy('payment_provider'),
  body: notification,
  response: z.object({
    reference: z.string(),
    order_id: id,
    outcome: z.enum(providerOutcomes),
    doubt: z
      .enum(providerDoubts)
      .nullable()
      .meta({ description: 'Why an operator has to judge it.' }),
  }),
  errors: [],
});

export const paymentProvider = { notify };
export type PaymentNotification = z.output<typeof notification>;
export type NotifiedPayment = z.output<(typeof notify)['response']>;
