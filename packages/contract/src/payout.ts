import { z } from 'zod';
import { shownAccount } from './bank-account.ts';
import { id, instant, money } from './fields.ts';

export const payoutStates = ['WAITING_ACCOUNT', 'SCHEDULED', 'SENT', 'ARRIVED', 'FAILED'] as const;

/** One transfer to a store: what a day's orders come to, to one account. */
export const payout = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  state: z.enum(payoutStates),
  day: z
    .string()
    .meta({ format: 'date', description: 'The day it goes out, in the store’s zone.' }),
  amount: money.meta({ description: 'What its orders come to.' }),
  deducted: money.meta({
    description:
      'What of it was kept when it was sent, for refunds that the marketplace has paid for the store; the rest is transferred.',
  }),
  order_count: z.int(),
  attempt: z.int().meta({ description: '1, and one more each time it is tried again.' }),
  bank_account: z
    .object({ id, ...shownAccount })
    .nullable()
    .meta({ description: 'None while it is WAITING_ACCOUNT.' }),
  held_until: instant.nullable().meta({
    description: 'Its account is new: it goes no sooner, unless a second owner says yes to it.',
  }),
  reference: z
    .string()
    .nullable()
    .meta({ description: 'What the transfer is called at the bank.' }),
  reason: z.string().nullable().meta({ description: 'Why it FAILED.' }),
  created_at: instant,
  sent_at: instant.nullable(),
  arrived_at: instant.nullable(),
  failed_at: instant.nullable(),
});

export type Payout = z.infer<typeof payout>;
