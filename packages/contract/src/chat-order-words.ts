/** Orders that were written in a chat. Without zod, so that a page may carry it. */
export const chatOrderStates = ['DRAFT', 'SENT', 'CONFIRMED', 'CANCELLED', 'EXPIRED'] as const;
export type ChatOrderState = (typeof chatOrderStates)[number];

/** Why a line that was read is not sure. */
export const chatOrderDoubts = [
  'SEVERAL_PRODUCTS',
  'NAME',
  'WORDS',
  'SIZE',
  'QUANTITY',
  'UNIT_NOT_SAID',
  'UNIT_NOT_SOLD',
  'HALF',
  'WEIGHT',
  'BELOW_MINIMUM',
  'STOCK',
] as const;
export type ChatOrderDoubt = (typeof chatOrderDoubts)[number];

/** Why a line cannot be ordered as it stands. */
export const chatOrderProblems = ['not_sold', 'below_minimum', 'stock_short'] as const;
export type ChatOrderProblem = (typeof chatOrderProblems)[number];

export const longestChatText = 10_240;
export const mostChatLines = 100;
