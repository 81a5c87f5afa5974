import { z } from 'zod';
import { id, instant, money, uuid } from './fields.ts';

export const feePaymentStates = [
  'OPEN',
  'SUBMITTED',
  'VERIFIED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
] as const;

const day = z.string().meta({ format: 'date' });

/** One transfer for one or several collections of a store. */
export const feePayment = z.object({
  id,
  store_id: id,
  state: z.enum(feePaymentStates),
  bill_amount: money,
  unique_amount: money.meta({ description: '1 to 999: makes the amount unique, and is credited.' }),
  amount: money.meta({ description: 'What is to be transferred, to the rupiah.' }),
  bank_code: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  created_at: instant,
  deadline_at: instant.meta({ description: 'Until when a proof may be sent.' }),
  submitted_at: instant.nullable(),
  proof: z
    .object({ file_id: uuid, paid_amount: money, paid_on: day, reference: z.string() })
    .nullable(),
  reason: z.string().nullable().meta({ description: 'Why the last proof was refused.' }),
  received_amount: money.nullable().meta({ description: 'What came, once it is VERIFIED.' }),
  collections: z.array(
    z.object({ fee_collection_id: id, week_from: day, week_until: day, amount: money }),
  ),
});

export type FeePayment = z.infer<typeof feePayment>;
