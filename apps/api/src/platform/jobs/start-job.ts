import { EventEmitter } from 'node:events';
import type { z } from 'zod';
import type { Tx } from '../db/handle.ts';
import { afterCommit } from '../db/transaction.ts';
import { noStore } from '../store-scope.ts';
import type { Job } from './job.ts';
import { insertJob } from './job-rows.ts';

/** Says only "look": what is to be done is in the jobs table. */
export const jobsStarted = new EventEmitter<{ look: [] }>().setMaxListeners(0);

type Start<Schema extends z.ZodType> = {
  /** Null where the job is nobody's store's. */
  store_id: string | null;
  user_id: string | null;
  input: z.input<Schema>;
};

/** Written with the caller's change: both happen, or neither. Answers with the job's id. */
export async function startJob<Schema extends z.ZodType>(
  db: Tx,
  { name, area, input: schema }: Job<Schema>,
  { store_id, user_id, input }: Start<Schema>,
): Promise<string> {
  schema.parse(input);
  const job = { store_id: store_id ?? noStore, user_id, area, name, input: JSON.stringify(input) };
  const id = await insertJob(db, job);
  afterCommit(db, () => jobsStarted.emit('look'));
  return id;
}
