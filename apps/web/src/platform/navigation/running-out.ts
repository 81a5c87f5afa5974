/** What of the list of products has to be filled up: Home counts it, and its list counts the same. */
export const runningOut = {
  NONE: { stock_level: 'NONE', state: 'ACTIVE' },
  LOW: { stock_level: 'LOW', state: 'ACTIVE' },
} as const;
