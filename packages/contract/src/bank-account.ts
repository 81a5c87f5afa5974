import { z } from 'zod';
import { id, instant } from './fields.ts';

/** UNVERIFIED: the bank could not be asked for the holder's name. NAME_DIFFERS: it calls them otherwise. */
export const bankAccountStates = ['UNVERIFIED', 'NAME_DIFFERS', 'VERIFIED'] as const;

/** As much of an account as anybody is shown: of its number, the last four digits. */
export const shownAccount = {
  bank_code: z.string(),
  bank_name: z.string(),
  masked_number: z.string().meta({ description: 'Such as ••••3456.' }),
  holder_name: z.string(),
};

export const bankAccount = z.object({
  id,
  store_id: id,
  ...shownAccount,
  state: z.enum(bankAccountStates),
  is_default: z.boolean().meta({ description: 'Payouts go here unless an order says otherwise.' }),
  has_unusual_length: z
    .boolean()
    .meta({ description: 'The number is longer or shorter than is usual at the bank: a warning.' }),
  created_at: instant,
  added_by: z.string().nullable().meta({ description: 'The name of the owner who added it.' }),
  verified_at: instant.nullable(),
  payable_from: instant.meta({
    description:
      'The first payout goes no sooner: 24 hours after it was added, or a second owner’s yes.',
  }),
  approved_by: z.string().nullable().meta({ description: 'The second owner who said yes.' }),
  can_approve: z
    .boolean()
    .meta({ description: 'Whether who asks may say yes, and it would help.' }),
});

export type BankAccount = z.infer<typeof bankAccount>;
