import type { BuyerStanding } from '@marketplace/contract/analytics-words';

export const standingTone = {
  NEW: 'note',
  REGULAR: 'brand',
  DUE: 'soon',
  SILENT: 'soon',
  LOST: 'neutral',
} as const satisfies Record<BuyerStanding, string>;
