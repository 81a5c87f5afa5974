import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { JobDetail, JobProgress } from '@marketplace/contract/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { refuse, stumble, testJobs, walk } from '../../testing/test-jobs.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer({}, undefined, testJobs);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const start = <Schema extends z.ZodType>(job: Job<Schema>, input: z.input<Schema>) =>
  inTransaction(server.database.db, (db) =>
    startJob(db, job, { store_id: testStores.own, user_id: '1', input }),
  );

const ask = (job_id: string, token = owner, store_id: string = testStores.own) =>
  server.call(contract.jobs.detail, { query: { store_id, job_id } }, token);

async function ended(job_id: string): Promise<JobDetail> {
  for (;;) {
    const { job } = (await ask(job_id)).body;
    if (job.finished_at) return job;
    await pause(20);
  }
}

describe('a job', () => {
  it('runs after the commit, shows its progress in the stream and by the call, and keeps its result', async () => {
    const reader = await readEvents(server, owner);
    const job_id = await start(walk, { steps: 80, pauseMs: 5 });
    const states = () =>
      reader.received
        .filter((each) => each.event === 'job.changed')
        .map((each) => each.data.payload as JobProgress);
    while (states().at(-1)?.state !== 'DONE') await pause(10);
    reader.close();

    const told = states();
    expect(told.every((each) => each.id === job_id && each.name === 'test.walk')).toBe(true);
    expect(told[0]).toMatchObject({ state: 'WAITING', done: 0, total: null });
    expect(told[1]).toMatchObject({ state: 'RUNNING', done: 0 });
    const between = told.filter((each) => each.state === 'RUNNING' && each.total === 80);
    // Not each of them is written, and not none.
    expect(between.length).toBeGreaterThan(0);
    expect(between.length).toBeLessThan(80);
    expect(told.at(-1)).toMatchObject({ state: 'DONE', done: 80, total: 80, error_message: null });
    expect((await ask(job_id)).body.job).toMatchObject({
      id: job_id,
      state: 'DONE',
      done: 80,
      result: { attempt: 1, store_id: testStores.own },
      finished_at: expect.any(String),
    });
  });

  it('is not there when the caller’s transaction is rolled back', async () => {
    const { db } = server.database;
    const count = () => db.selectFrom('jobs').select('id').execute();
    const before = await count();
    await inTransaction(db, async (db) => {
      await startJob(db, walk, { store_id: '1', user_id: '1', input: { steps: 1, pauseMs: 1 } });
      throw new Error('changed our mind');
    }).catch(() => {});
    expect(await count()).toEqual(before);
  });

  it('is tried again when it fails', async () => {
    const job = await ended(await start(stumble, { until: 2 }));
    expect(job).toMatchObject({ state: 'DONE', result: { attempt: 2 }, error_message: null });
  });

  it('fails in words a shopkeeper can read when it has been tried often enough', async () => {
    const job = await ended(await start(stumble, { until: 99 }));
    expect(job).toMatchObject({
      state: 'FAILED',
      result: null,
      error_message: 'Pekerjaan ini gagal setelah beberapa kali dicoba. Coba lagi nanti.',
    });
    const row = await server.database.db
      .selectFrom('jobs')
      .where('id', '=', job.id)
      .select('attempt')
      .executeTakeFirstOrThrow();
    expect(row.attempt).toBe(stumble.attempts);
  });

  it('fails in words when its process died under it time and again', async () => {
    const job_id = await inTransaction(server.database.db, async (db) => {
      const input = { steps: 1, pauseMs: 0 };
      const id = await startJob(db, walk, { store_id: testStores.own, user_id: '1', input });
      await db.updateTable('jobs').set({ attempt: 5 }).where('id', '=', id).execute();
      return id;
    });
    expect(await ended(job_id)).toMatchObject({
      state: 'FAILED',
      done: 0,
      error_message: 'Pekerjaan ini terputus berkali-kali dan dihentikan. Coba lagi nanti.',
    });
  });

  it('ends at once, with the code’s words, where it refuses', async () => {
    const job = await ended(await start(refuse, {}));
    expect(job).toMatchObject({ state: 'FAILED', error_message: 'Stok tidak mencukupi.' });
  });

  it('is not started with an input it does not know', async () => {
    await expect(start(walk, { steps: 1.5, pauseMs: 0 })).rejects.toThrow();
  });

  it('is there for who may see its area of its store, and for nobody else', async () => {
    const [inventoryJob, storeJob] = [
      await start(walk, { steps: 0, pauseMs: 0 }),
      await start(refuse, {}),
    ];
    const stockStaff = await server.signIn(testPeople.stockStaff);
    const other = await server.signIn(testPeople.otherOwner);
    const outcome = async (...asked: Parameters<typeof ask>) => {
      const { status, body } = await ask(...asked);
      return body.errors?.code ?? status;
    };
    expect(await outcome(inventoryJob, stockStaff)).toBe(200);
    expect(await outcome(storeJob, stockStaff)).toBe('job_not_found');
    expect(await outcome(storeJob)).toBe(200);
    expect(await outcome(inventoryJob, other, testStores.other)).toBe('job_not_found');
    expect(await outcome(inventoryJob, other)).toBe('permission_denied');
    await Promise.all([ended(inventoryJob), ended(storeJob)]);
  });
});

describe('metrics', () => {
  it('count the jobs that wait, run, failed lately or are stuck', async () => {
    const { db } = server.database;
    const values = { store_id: '1', area: 'order', name: 'x', input: '{}' } as const;
    const long_ago = '2020-01-01T00:00:00Z';
    // Marked as handed over, so that nobody takes them.
    await db
      .insertInto('jobs')
      .values([
        { ...values, queued_at: long_ago, updated_at: long_ago },
        { ...values, queued_at: long_ago, state: 'RUNNING', updated_at: long_ago },
        { ...values, queued_at: long_ago, state: 'RUNNING' },
        {
          ...values,
          queued_at: long_ago,
          state: 'FAILED',
          finished_at: sql`now() - interval '2 hours'`,
          error_message: 'lama',
        },
      ])
      .execute();
    const failed = await db.selectFrom('jobs').where('state', '=', 'FAILED').select('id').execute();
    const { body } = await server.app.inject('/metrics');
    expect(body.split('\n').filter((line) => line.startsWith('jobs{'))).toEqual([
      'jobs{state="waiting"} 1',
      'jobs{state="running"} 2',
      `jobs{state="failed_last_hour"} ${failed.length - 1}`,
      'jobs{state="stuck"} 2',
    ]);
  });
});
