import { z } from 'zod';
import { inTransaction } from '../platform/db/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { startJob } from '../platform/jobs/start-job.ts';
import type { GuardWorld } from './guard-world.ts';

const job = defineJob({
  name: 'guards',
  area: 'order',
  input: z.object({}),
  run: async () => undefined,
});

/** A job of the store that nobody has begun. */
export const newJob = ({ server, ownerId }: GuardWorld, store_id: string) =>
  inTransaction(server.database.db, (db) =>
    startJob(db, job, { store_id, user_id: ownerId, input: {} }),
  );
