/** Why an order was lost, or a part of it: as the seller said when rejecting, by the clock, or lowered while accepting; and demands that others have won, or that the seller was not interested in. Without zod. */
export const lossCauses = [
  'out_of_stock',
  'price_wrong',
  'address_out_of_reach',
  'store_busy',
  'buyer_unreachable',
  'other',
  'expired',
  'lowered',
  'tender_lost',
  'tender_declined',
] as const;

export type LossCause = (typeof lossCauses)[number];

export const lossPeriods = [7, 30, 90] as const;

export type LossPeriod = (typeof lossPeriods)[number];
