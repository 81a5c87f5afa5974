import { z } from 'zod';
import { money } from './fields.ts';

/** Why a voucher does not hold for an order. */
const voucherRefusals = [
  'UNKNOWN',
  'NOT_STARTED',
  'ENDED',
  'PAUSED',
  'USED_UP',
  'USED_BY_BUYER',
  'NOT_FOR_BUYER',
  'NO_FITTING_GOODS',
  'MINIMUM_AMOUNT',
  'MINIMUM_QUANTITY',
] as const;

/** What `voucher_not_valid` says beyond its sentence. */
export const voucherRefusal = z.object({
  why: z.enum(voucherRefusals),
  missing_amount: money.optional().meta({
    description: 'Of MINIMUM_AMOUNT: for how much more of the goods it is for it holds.',
  }),
});

export type VoucherRefusal = z.infer<typeof voucherRefusal>;
