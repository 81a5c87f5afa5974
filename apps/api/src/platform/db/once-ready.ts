import { setTimeout as pause } from 'node:timers/promises';

const patience = { tries: 60, everyMs: 1_000 };

/** A database that is still starting, or recovers from a crash, is waited for: it will be there in a moment. */
export async function onceReady<T>(
  work: () => Promise<T>,
  tell: (words: string) => void,
  { tries, everyMs } = patience,
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code !== '57P03' || left <= 1) throw error;
      if (left === tries) tell('the database is still starting: waiting for it');
      await pause(everyMs);
    }
  }
}
