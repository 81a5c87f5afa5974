import type { ApiAway } from './client.ts';
import type { Log } from './log.ts';
import { backOff } from './pace.ts';

/** What is known of whether the API is there. */
type Presence = {
  /** Until when to leave it alone. */
  awayUntil: () => number;
  /** Whether it has yet to be found again. */
  isInDoubt: () => boolean;
  found: () => void;
  lost: (error: ApiAway) => void;
};

export function watchPresence(log: Log): Presence {
  let failures = 0;
  let awayUntil = 0;
  return {
    awayUntil: () => awayUntil,
    isInDoubt: () => failures > 0,
    found: () => {
      if (failures > 1) log.info('the API is back');
      failures = 0;
    },
    lost: ({ message, waitMs }) => {
      // Those who were under way together found out together.
      if (Date.now() < awayUntil) return;
      failures += 1;
      awayUntil = Date.now() + Math.max(backOff(failures), waitMs);
      // Once is a hiccup, and not worth a line.
      if (failures === 2) log.info(`the API is away (${message}); trying again quietly`);
    },
  };
}
