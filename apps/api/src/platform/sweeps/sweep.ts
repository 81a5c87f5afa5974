import type { Db } from '../db/handle.ts';

/**
 * Work over the whole database that is due again and again, asked for by nobody. It may be cut off, and may
 * meet another run of itself.
 */
export type Sweep = {
  name: string;
  /** Answers with how many rows it changed. */
  run: (db: Db, signal: AbortSignal) => Promise<number>;
  /** A minute, where nothing is said. */
  every_seconds?: number;
};
