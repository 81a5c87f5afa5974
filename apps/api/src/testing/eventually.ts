import { setTimeout as pause } from 'node:timers/promises';

const longestMs = 30_000;

/**
 * Waits until the check no longer throws; how long that takes says nothing. By the clock of the machine: one that a test
 * has put in its place is not moved by whoever still waits.
 */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const until = performance.now() + longestMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(10);
    }
  }
}
