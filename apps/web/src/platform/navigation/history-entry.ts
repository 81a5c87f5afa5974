/** Which step of the history this is: who leaves an address and comes to it again is at another. */
export const historyEntry = (): string | undefined =>
  (window.history.state as { __TSR_key?: string } | null)?.__TSR_key;
