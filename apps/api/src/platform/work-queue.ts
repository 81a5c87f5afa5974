import { fail } from './failure.ts';

type Settings = {
  atOnce: number;
  mostWaiting: number;
  /** Of one who asks, be it an address or a store. */
  mostWaitingOfOne: number;
};

export type WorkQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Heavy work, a little at once. Those who wait take turns, one piece of work each, however much one of them has
 * brought; beyond what can be waited for it is refused with `server_busy`.
 */
export function createWorkQueue({ atOnce, mostWaiting, mostWaitingOfOne }: Settings): WorkQueue {
  /** In the order of whose turn it is. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const myTurn = (who: string): Promise<void> => {
    const line = lines.get(who) ?? [];
    if (waiting >= mostWaiting || line.length >= mostWaitingOfOne) fail('server_busy');
    waiting += 1;
    lines.set(who, line);
    return new Promise((begin) => void line.push(begin));
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
