import { type Asker, createPlaces, type Places } from '../work-queue.ts';

type Settings = {
  atOnce: number;
  /** Of one who asks, be it a store or a person. */
  atOnceOfOne: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
  /** For a place in both lines. */
  longestWaitMs: number;
};

/** Gives a place back, once. */
type Leave = () => void;

export type Lines = {
  /** A place, at once where nobody has to wait for it. */
  enter: (whom: Asker) => Leave | Promise<Leave>;
  run: <T>(whom: Asker, work: () => Promise<T>) => Promise<T>;
  waiting: () => number;
};

/** A place among all is waited for in a line of one's own, so that nobody takes all of them, nor all that is waited for. */
export function createLines({ atOnceOfOne, longestWaitMs, ...settings }: Settings): Lines {
  const all = createPlaces(settings);
  const lines = new Map<string, { places: Places; inside: number }>();
  let waiting = 0;

  const lineOf = (who: string) => {
    const line = lines.get(who) ?? {
      places: createPlaces({ ...settings, atOnce: atOnceOfOne }),
      inside: 0,
    };
    lines.set(who, line);
    return line;
  };
  type Line = ReturnType<typeof lineOf>;

  const goneFrom = (line: Line, who: string): void => {
    line.inside -= 1;
    if (line.inside === 0) lines.delete(who);
  };
  const leaving =
    (line: Line, who: string): Leave =>
    () => {
      all.giveBack();
      line.places.giveBack();
      goneFrom(line, who);
    };

  const wait = async (line: Line, whom: Asker, hasOwn: boolean): Promise<Leave> => {
    const until = Date.now() + longestWaitMs;
    let holdsOwn = hasOwn;
    waiting += 1;
    try {
      if (!holdsOwn) await line.places.take(whom, until);
      holdsOwn = true;
      await all.take(whom, until);
      return leaving(line, whom.who);
    } catch (error) {
      if (holdsOwn) line.places.giveBack();
      goneFrom(line, whom.who);
      throw error;
    } finally {
      waiting -= 1;
    }
  };

  const enter: Lines['enter'] = (whom) => {
    const line = lineOf(whom.who);
    line.inside += 1;
    const hasOwn = line.places.takeFree();
    return hasOwn && all.takeFree() ? leaving(line, whom.who) : wait(line, whom, hasOwn);
  };

  const run: Lines['run'] = async (whom, work) => {
    const leave = await enter(whom);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return { enter, run, waiting: () => waiting };
}

/** That share of the connections, and at least one of them. */
export const shareOf = (poolSize: number, share: number): number =>
  Math.max(1, Math.floor(poolSize * share));
