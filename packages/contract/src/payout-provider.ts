import { z } from 'zod';
import { endpoint, signedBy } from './endpoint.ts';
import { line, says } from './fields.ts';
import { payoutStates } from './payout.ts';

const notification = z
  .strictObject({
    reference: z
      .string()
      .regex(/^PO[1-9]\d{0,17}-[1-9]\d{0,17}-[1-9]\d{0,5}$/, says('invalid'))
      .meta({ description: 'As it was given with the transfer.' }),
    outcome: z.enum(['ARRIVED', 'FAILED'], says('not_a_choice')),
    reason: line(3, 300).optional(),
  })
  .refine(({ outcome, reason }) => outcome === 'ARRIVED' || reason !== undefined, {
    path: ['reason'],
    error: says('required'),
  });

const notify = endpoint({
  method: 'POST',
  path: '/api/payouts/provider/notify',
  doc: 'A transfer has arrived at the bank, or has failed. Told again, it is answered alike; what contradicts what is known changes nothing, and is on record for an operator.',
  access: signedBy('payout_provider'),
  body: notification,
  response: z.object({
    reference: z.string(),
    state: z.enum(payoutStates).meta({ description: 'Where the payout stands now.' }),
    is_contradicted: z.boolean(),
  }),
  errors: ['payout_not_found'],
});

export const payoutProvider = { notify };
export type PayoutNotification = z.output<typeof notification>;
