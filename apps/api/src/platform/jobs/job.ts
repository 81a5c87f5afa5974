import type { Area } from '@marketplace/contract/endpoint';
import type { z } from 'zod';
import type { Db, Tx } from '../db/handle.ts';
import type { StoreScope } from '../store-scope.ts';

type JobContext<Input> = {
  /** For reading. What the job writes it writes by `write`. */
  db: Db;
  /** The one store the job is for; none where it is a person's or the marketplace's. */
  scope: StoreScope;
  store_id: string | null;
  user_id: string | null;
  input: Input;
  /** 1 the first time; more when an earlier attempt failed or its process died. */
  attempt: number;
  /** One transaction, and only while this attempt is the latest: one that was superseded writes nothing. */
  write: <T>(work: (db: Tx) => Promise<T>) => Promise<T>;
  /** What an earlier attempt kept; null where none has. */
  kept: unknown;
  /** Keeps what has come out so far, in the transaction of the work it tells of: both, or neither. */
  keep: (db: Tx, result: Record<string, unknown>) => Promise<void>;
  /** Shows how far it is. Not inside a transaction: others are to see it before the work is done. */
  progress: (done: number, total?: number) => Promise<void>;
  /** Aborted when the process is about to end, or another has taken the job over. */
  signal: AbortSignal;
};

/** How often a job is begun at most, unless it says otherwise. */
export const usualAttempts = 5;

/** What is written by an attempt that is no longer the latest comes to nothing, and so does the attempt. */
export class ClaimLost extends Error {
  constructor() {
    super('another attempt at this job has begun');
  }
}

/**
 * Work that takes longer than a person waits for an answer. `run` may be begun again at any point, so
 * what it does twice must come to the same; what it answers with is kept as the result. A `fail(code)`
 * in it ends the job with the code's words; any other error, and a server that is busy, lets it be tried again.
 */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  name: string;
  /** Who may see this area of the store sees the job. Without one it belongs to a person or to the marketplace. */
  area: Area | null;
  input: Schema;
  /** How often it is begun at most. */
  attempts?: number;
  /** It takes minutes and may wait: it keeps no other kind of job waiting. */
  isSlow?: boolean;
  // A method, so that jobs with different inputs fit in one list.
  run(context: JobContext<z.output<Schema>>): Promise<Record<string, unknown> | undefined>;
};

export const defineJob = <Schema extends z.ZodType>(job: Job<Schema>): Job<Schema> => job;
