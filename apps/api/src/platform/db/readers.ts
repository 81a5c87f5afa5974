import type { Asker } from '../work-queue.ts';
import type { Db } from './handle.ts';
import { createLines, type Lines, shareOf } from './lines.ts';

const readersOf = new WeakMap<Db, Lines>();

/** A request that only reads waits here for its place among the readers of this database, where they are limited. */
export const amongReaders = <T>(db: Db, whom: Asker, work: () => Promise<T>): Promise<T> =>
  readersOf.get(db)?.run(whom, work) ?? work();

export const readersWaiting = (db: Db): number => readersOf.get(db)?.waiting() ?? 0;

/**
 * Whoever has a place among the writers finds a connection soon, however many read; and of those who read each has a
 * turn, however much one of them asks for.
 */
export function limitReaders(db: Db, poolSize: number): void {
  const atOnce = { atOnce: shareOf(poolSize, 0.8), atOnceOfOne: shareOf(poolSize, 0.4) };
  const waiting = { mostWaiting: 300, mostWaitingOfOne: 60, longestWaitMs: 4_000 };
  readersOf.set(db, createLines({ ...atOnce, ...waiting }));
}
