import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testJobs, walk } from '../../testing/test-jobs.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTransaction } from '../db/transaction.ts';
import { noStore } from '../store-scope.ts';
import { defineJob } from './job.ts';
import { claimJob, finishJob, isLatest, writeProgress } from './job-rows.ts';
import { runJob } from './run-job.ts';
import { startJob } from './start-job.ts';

it('a job under way when its process ends in order is handed back, and taken up as if untouched', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const first = await startTestServer({}, database, testJobs);
  await first.app.ready();
  const job_id = await inTransaction(db, (db) =>
    // Too long to end by itself while the first server is there.
    startJob(db, walk, { store_id: '1', user_id: '1', input: { steps: 10_000, pauseMs: 50 } }),
  );
  const row = () =>
    db
      .selectFrom('jobs')
      .where('id', '=', job_id)
      .select(['state', 'attempt', 'done', 'result'])
      .executeTakeFirstOrThrow();
  while ((await row()).done === 0) await pause(10);
  await first.app.close();
  expect(await row()).toMatchObject({ state: 'WAITING', attempt: 0 });
  await db
    .updateTable('jobs')
    .set({ input: JSON.stringify({ steps: 3, pauseMs: 10 }) })
    .where('id', '=', job_id)
    .execute();

  const second = await startTestServer({}, database, testJobs);
  await second.app.ready();
  while ((await row()).state !== 'DONE') await pause(20);
  expect(await row()).toMatchObject({ attempt: 1, result: { attempt: 1 } });
  await second.close();
});

it('what an attempt believed dead still writes is refused', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const { db } = database;
  const id = await inTransaction(db, (db) =>
    startJob(db, walk, { store_id: '1', user_id: '1', input: { steps: 1, pauseMs: 0 } }),
  );
  const ref = { store_id: '1', id, name: walk.name };
  const [dead, alive] = [await claimJob(db, ref), await claimJob(db, ref)];
  if (!dead || !alive) throw new Error('the job cannot be begun');
  expect(await inTransaction(db, (db) => isLatest(db, dead))).toBe(false);
  expect(await inTransaction(db, (db) => isLatest(db, alive))).toBe(true);
  expect(await writeProgress(db, dead, { done: 9 })).toBe(false);
  expect(await finishJob(db, dead, undefined, { from: 'dead' })).toBe(false);
  expect(await finishJob(db, alive, { done: 1 }, { from: 'alive' })).toBe(true);
  expect(await claimJob(db, ref)).toBeUndefined();
  const job = await db.selectFrom('jobs').where('id', '=', id).selectAll().executeTakeFirst();
  expect(job).toMatchObject({ state: 'DONE', done: 1, attempt: 2, result: { from: 'alive' } });
});

it('an attempt that was superseded while it worked writes nothing more', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const { db } = database;
  const begun = Promise.withResolvers<void>();
  const superseded = Promise.withResolvers<void>();
  const written: string[] = [];
  const slow = defineJob({
    name: 'test.slow',
    area: null,
    input: z.object({}),
    run: async ({ write, store_id, user_id }) => {
      expect([store_id, user_id]).toEqual([null, '1']);
      await write(async () => void written.push('before'));
      begun.resolve();
      await superseded.promise;
      await write(async () => void written.push('after'));
      return undefined;
    },
  });
  const id = await inTransaction(db, (db) =>
    startJob(db, slow, { store_id: null, user_id: '1', input: {} }),
  );
  const ref = { store_id: noStore, id, name: slow.name };
  const { signal } = new AbortController();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never;
  const runner = { db, jobs: new Map([[slow.name, slow]]), log, ending: signal };
  const first = runJob(runner, ref, signal);
  await begun.promise;
  await claimJob(db, ref);
  superseded.resolve();
  await first;
  expect(written).toEqual(['before']);
  const job = await db.selectFrom('jobs').where('id', '=', id).selectAll().executeTakeFirst();
  expect(job).toMatchObject({ state: 'RUNNING', attempt: 2, area: null });
});
