export const fulfilmentStatuses = [
  'NEW',
  'PROCESSING',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
  'IN_COMPLAINT',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
] as const;

export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];
