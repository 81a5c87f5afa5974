import type { FulfilmentStatus } from '@marketplace/contract/order-status';

/** Nothing was sold in the end: an invoice no longer holds, and nothing is left to pay. */
export const cameToNothing: ReadonlySet<FulfilmentStatus> = new Set([
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
]);
