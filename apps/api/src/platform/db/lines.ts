import { type Asker, createWorkQueue, type WorkQueue } from '../work-queue.ts';

type Settings = {
  atOnce: number;
  /** Of one who asks, be it a store or a person. */
  atOnceOfOne: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
  /** For a place in both lines. */
  longestWaitMs: number;
};

export type Lines = {
  run: <T>(whom: Asker, work: () => Promise<T>) => Promise<T>;
  waiting: () => number;
};

/** A place among all is waited for in a line of one's own, so that nobody takes all of them, nor all that is waited for. */
export function createLines({ atOnceOfOne, longestWaitMs, ...settings }: Settings): Lines {
  const all = createWorkQueue(settings);
  const lines = new Map<string, { queue: WorkQueue; inside: number }>();

  const inLine = async <T>(whom: Asker, until: number, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(whom.who) ?? {
      queue: createWorkQueue({ ...settings, atOnce: atOnceOfOne }),
      inside: 0,
    };
    lines.set(whom.who, line);
    line.inside += 1;
    try {
      return await line.queue(whom, work, until);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(whom.who);
    }
  };

  const inside = { asked: 0, begun: 0 };
  const run: Lines['run'] = async (whom, work) => {
    const until = Date.now() + longestWaitMs;
    let hasBegun = 0;
    const begin = () => {
      hasBegun = 1;
      inside.begun += 1;
      return work();
    };
    inside.asked += 1;
    try {
      return await inLine(whom, until, () => all(whom, begin, until));
    } finally {
      inside.asked -= 1;
      inside.begun -= hasBegun;
    }
  };
  return { run, waiting: () => inside.asked - inside.begun };
}

/** That share of the connections, and at least one of them. */
export const shareOf = (poolSize: number, share: number): number =>
  Math.max(1, Math.floor(poolSize * share));
