/** Queries say with this in their `meta` that they are worth keeping for the next visit, and for no signal. */
export const cachedOnDevice = { isCachedOnDevice: true } as const;
