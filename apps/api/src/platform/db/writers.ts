import { AsyncLocalStorage } from 'node:async_hooks';
import type { Asker } from '../work-queue.ts';
import type { Db } from './handle.ts';
import { createLines, type Lines, shareOf } from './lines.ts';

const whose = new AsyncLocalStorage<Asker | undefined>();
const writersOf = new WeakMap<Db, Lines>();

/** Names whom the work inside is for: a store and who of it asks, or the person alone where there is none. */
export const askedBy = <T>(whom: Asker, work: () => Promise<T>): Promise<T> =>
  whose.run(whom, work);

/** For whom a request is done; what the marketplace does of its own accord nobody asks for. */
export const whoAsks = (): Asker | undefined => whose.getStore();

const place = new AsyncLocalStorage<'taken' | undefined>();

export const isAmongWriters = (): boolean => place.getStore() === 'taken';

/** Begun while something was done for somebody, but not for them: it goes on when they are gone, or is for others, too. */
export const forNobody = <T>(work: () => T): T =>
  whose.run(undefined, () => place.run(undefined, work));

/** A transaction waits here for its place among the writers of this database, where they are limited. */
export const amongWriters = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  writersOf.get(db)?.run(whoAsks() ?? { who: 'the marketplace' }, () => place.run('taken', work)) ??
  work();

export const writersWaiting = (db: Db): number => writersOf.get(db)?.waiting() ?? 0;

/**
 * Keeps connections for those who only read, and keeps one store from taking all the others: writers of one store
 * wait for each other's rows in any case, and whoever waits for a row holds a connection. With the time that a row may
 * be waited for, a phone still hears the refusal.
 */
export function limitWriters(db: Db, poolSize: number): void {
  const atOnce = { atOnce: shareOf(poolSize, 0.7), atOnceOfOne: shareOf(poolSize, 0.3) };
  const waiting = { mostWaiting: 500, mostWaitingOfOne: 100, longestWaitMs: 4_000 };
  writersOf.set(db, createLines({ ...atOnce, ...waiting }));
}
