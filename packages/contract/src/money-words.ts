/** Where a store's money lies: with the marketplace, on its way to the bank, with drivers and services, with buyers; and what it owes. */
export const holdingKinds = ['HELD', 'TRANSIT', 'CASH', 'RECEIVABLE', 'FEES'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/** Why it is there. */
export const holdReasons = [
  'WAITS_FOR_ACCEPT',
  'WAITS_FOR_SHIPMENT',
  'WAITS_FOR_PICKUP',
  'WAITS_FOR_DELIVERY',
  'WAITS_FOR_CONFIRMATION',
  'IN_COMPLAINT',
  'WAITS_FOR_PAYOUT',
  'NO_BANK_ACCOUNT',
  'PAYOUT_SCHEDULED',
  'PAYOUT_FAILED',
  'GOES_BACK',
  'ON_ITS_WAY',
  'WITH_DRIVER',
  'WITH_SERVICE',
  'TERM_RUNS',
  'TERM_OVERDUE',
  'FEE_NOT_BILLED',
  'FEE_BILLED',
  'FEE_OVERDUE',
  'FEE_CHECKED',
  'FEE_CREDIT',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What a posting is about, as a statement is filtered by. */
export const postingKinds = ['IN', 'EARNED', 'BACK', 'FEES', 'OTHER'] as const;
export type PostingKind = (typeof postingKinds)[number];
