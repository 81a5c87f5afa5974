import { ApiFailure, fail } from './failure.ts';

type Settings = {
  atOnce: number;
  mostWaiting: number;
  /** Of one who asks, be it an address or a store. */
  mostWaitingOfOne: number;
  /** Whoever has waited longer is refused, too. */
  longestWaitMs?: number;
};

export type WorkQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Heavy work, a little at once. Those who wait take turns, one piece of work each, however much one of them has
 * brought; beyond what can be waited for it is refused with `server_busy`.
 */
export function createWorkQueue({
  atOnce,
  mostWaiting,
  mostWaitingOfOne,
  longestWaitMs,
}: Settings): WorkQueue {
  /** In the order of whose turn it is. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const myTurn = (who: string): Promise<void> => {
    const line = lines.get(who) ?? [];
    if (waiting >= mostWaiting || line.length >= mostWaitingOfOne) fail('server_busy');
    waiting += 1;
    lines.set(who, line);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        leave(who, line, begin);
        reject(new ApiFailure('server_busy'));
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      line.push(begin);
    });
  };

  const leave = (who: string, line: (() => void)[], begin: () => void): void => {
    line.splice(line.indexOf(begin), 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(who);
  };

  /** The place goes straight to the next, so that nobody who comes now is faster. */
  const passOn = (): void => {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [who, line] = first;
    const begin = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    waiting -= 1;
    begin?.();
  };

  return async (who, work) => {
    if (running < atOnce) running += 1;
    else await myTurn(who);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
