import { vi } from 'vitest';

/** Waits until the check no longer throws; how long that takes says nothing. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });
