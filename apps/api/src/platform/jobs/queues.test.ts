import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import { walk } from '../../testing/test-jobs.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob } from './job.ts';
import { startJob } from './start-job.ts';

it('however many slow jobs wait, others are done meanwhile', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const walked = Promise.withResolvers<void>();
  const slow = defineJob({
    name: 'test.slow',
    area: null,
    isSlow: true,
    input: z.object({}),
    run: async () => {
      await walked.promise;
      return {};
    },
  });
  const quick = defineJob({
    ...walk,
    name: 'test.quick',
    run: async (context) => {
      const result = await walk.run(context);
      walked.resolve();
      return result;
    },
  });
  await inTransaction(db, async (db) => {
    for (let count = 0; count < 5; count += 1)
      await startJob(db, slow, { store_id: null, user_id: '1', input: {} });
    await startJob(db, quick, { store_id: '1', user_id: '1', input: { steps: 1, pauseMs: 0 } });
  });
  const server = await startTestServer({}, database, [slow, quick]);
  onTestFinished(() => server.close());
  await server.app.ready();
  await walked.promise;
  await expect
    .poll(() => db.selectFrom('jobs').where('state', '=', 'DONE').select('name').execute())
    .toHaveLength(6);
});
