import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { JobDetail } from '@marketplace/contract/jobs';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Db } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { startJob } from '../platform/jobs/start-job.ts';
import { startApi } from '../testing/api-process.ts';
import { walk } from '../testing/test-jobs.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { type DurableDatabase, durableDatabase } from './durable-database.ts';
import { signIn } from './order-writer.ts';

const program = join(import.meta.dirname, '../testing/job-process.ts');

async function startWorker({ settings }: DurableDatabase) {
  const api = await startApi({ ...settings, RATE_LIMITS: 'false', JOBS: 'true' }, program);
  onTestFinished(() => void api.child.kill('SIGKILL'));
  return api;
}

const start = (db: Db, steps: number, pauseMs: number) =>
  inTransaction(db, (db) =>
    startJob(db, walk, { store_id: testStores.own, user_id: '1', input: { steps, pauseMs } }),
  );

const shorten = (db: Db, job_id: string, steps: number) =>
  db
    .updateTable('jobs')
    .set({ input: JSON.stringify({ steps, pauseMs: 10 }) })
    .where('id', '=', job_id)
    .execute();

const begun = (db: Db) =>
  db.selectFrom('operator_acts').where('act', '=', 'test.walk').select('details').execute();

async function until(url: string, job_id: string, isSo: (job: JobDetail) => boolean) {
  const token = await signIn(url, testPeople.owner);
  const query = new URLSearchParams({ store_id: testStores.own, job_id });
  for (;;) {
    const answer = await fetch(`${url}${contract.jobs.detail.path}?${query}`, {
      headers: { authorization: `Token ${token}` },
    });
    const { job } = (await answer.json()) as { job: JobDetail };
    if (isSo(job)) return job;
    await pause(50);
  }
}

it('a job whose process is killed is taken up again, and ends', async () => {
  const database = await durableDatabase();
  // Too long to end by itself, until there is a second process.
  const job_id = await database.look(({ db }) => start(db, 10_000, 100));
  const first = await startWorker(database);
  await until(first.url, job_id, (job) => job.done > 0);
  first.child.kill('SIGKILL');
  await first.exited;
  const left = await database.look(({ db }) =>
    db.selectFrom('jobs').where('id', '=', job_id).select(['state', 'attempt']).executeTakeFirst(),
  );
  expect(left).toEqual({ state: 'RUNNING', attempt: 1 });
  await database.look(({ db }) => shorten(db, job_id, 8));

  const second = await startWorker(database);
  const job = await until(second.url, job_id, ({ finished_at }) => finished_at !== null);
  expect(job).toMatchObject({ state: 'DONE', done: 8, total: 8, result: { attempt: 2 } });
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(await database.look(({ db }) => begun(db))).toHaveLength(2);
});

// The embedded database has one process.
describe.runIf(inject('postgres'))('two processes', () => {
  it('share the jobs, and each job is begun once, even if it is handed over twice', async () => {
    const database = await durableDatabase();
    const workers = await Promise.all([startWorker(database), startWorker(database)]);
    const count = 50;
    await database.look(async ({ db }) => {
      for (let number = 0; number < count; number += 1) await start(db, 1, 400);
      const unqueued = () =>
        db.selectFrom('jobs').where('queued_at', 'is', null).select('id').executeTakeFirst();
      while (await unqueued()) await pause(20);
      // As a process leaves them that is killed before it could write down what it did.
      await db.updateTable('jobs').set({ queued_at: null }).execute();
      const open = () =>
        db.selectFrom('jobs').where('state', '<>', 'DONE').select('id').executeTakeFirst();
      while (await open()) await pause(100);
      const marks = (await begun(db)).map(({ details }) => details as { pid: number });
      expect(marks).toHaveLength(count);
      expect(new Set(marks.map(({ pid }) => pid))).toEqual(
        new Set(workers.map(({ child }) => child.pid)),
      );
    });
  });
});
