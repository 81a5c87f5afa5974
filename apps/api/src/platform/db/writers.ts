import { AsyncLocalStorage } from 'node:async_hooks';
import { type Asker, createWorkQueue, type WorkQueue } from '../work-queue.ts';
import type { Db } from './handle.ts';

type Writers = { run: <T>(work: () => Promise<T>) => Promise<T>; waiting: () => number };

const whose = new AsyncLocalStorage<Asker>();
const writersOf = new WeakMap<Db, Writers>();

/** Names whom the writing inside is for: a store and who of it asks, or the person alone where there is none. */
export const writingFor = <T>(whom: Asker, work: () => Promise<T>): Promise<T> =>
  whose.run(whom, work);

/** A transaction waits here for its place among the writers of this database, where they are limited. */
export const amongWriters = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  writersOf.get(db)?.run(work) ?? work();

export const writersWaiting = (db: Db): number => writersOf.get(db)?.waiting() ?? 0;

const waiting = { mostWaiting: 500, mostWaitingOfOne: 100, longestWaitMs: 5_000 };

/**
 * Keeps connections for those who only read, and keeps one store from taking all the others: writers of one store
 * wait for each other's rows in any case, and whoever waits for a row holds a connection.
 */
export function limitWriters(db: Db, poolSize: number): void {
  const all = createWorkQueue({ atOnce: Math.max(1, Math.floor(poolSize * 0.7)), ...waiting });
  const atOnceOfOne = Math.max(1, Math.floor(poolSize * 0.3));
  const lines = new Map<string, { queue: WorkQueue; inside: number }>();

  const inLine = async <T>(whom: Asker, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(whom.who) ?? {
      queue: createWorkQueue({ atOnce: atOnceOfOne, ...waiting }),
      inside: 0,
    };
    lines.set(whom.who, line);
    line.inside += 1;
    try {
      return await line.queue(whom, work);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(whom.who);
    }
  };

  const inside = { asked: 0, begun: 0 };
  const run: Writers['run'] = async (work) => {
    const whom = whose.getStore() ?? { who: 'the marketplace' };
    let hasBegun = 0;
    inside.asked += 1;
    try {
      return await inLine(whom, () =>
        all(whom, () => {
          hasBegun = 1;
          inside.begun += 1;
          return work();
        }),
      );
    } finally {
      inside.asked -= 1;
      inside.begun -= hasBegun;
    }
  };
  writersOf.set(db, { run, waiting: () => inside.asked - inside.begun });
}
