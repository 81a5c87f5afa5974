import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/handle.ts';
import { bossDatabase } from './boss-database.ts';
import type { Job } from './job.ts';
import { type JobRef, jobsToQueue, markQueued } from './job-rows.ts';
import { runJob } from './run-job.ts';
import { jobsStarted } from './start-job.ts';

/** How many at once, in one process. Slow ones have a queue of their own: orders that are to be accepted do not wait behind files. */
const workerCounts = { jobs: 3, 'slow-jobs': 1 } as const;
type Queue = keyof typeof workerCounts;
const queues = Object.keys(workerCounts) as Queue[];
const batch = 100;
/** Jobs started in this process are looked for at once; those of others are found by looking. */
const lookEverySeconds = 2;
/** How long jobs under way get to stop by themselves when the process ends. */
const patienceMs = 5_000;

const queueOptions = {
  // A process that has been silent for so long is dead, and its jobs are given to another.
  heartbeatSeconds: 10,
  expireInSeconds: 6 * 3_600,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // How often a job may be begun is counted in its own row.
  retryLimit: 1_000,
  deleteAfterSeconds: 86_400,
};

const bossOptions = {
  schedule: false,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  maintenanceIntervalSeconds: 3_600,
  flowIntervalSeconds: 3_600,
};

/** Takes its share of the jobs in the database until it is stopped. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<{ stop: () => Promise<void> }> {
  const { db } = database;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ ...bossOptions, db: bossDatabase(database) });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs cannot be looked for'));
  await database
    .withMigrationLock(() => prepare(boss))
    .catch(async (error: unknown) => {
      await boss.stop({ graceful: false });
      throw error;
    });

  const ending = new AbortController();
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const runner = { db, jobs: byName, log, ending: ending.signal };
  const workers: string[] = [];
  for (const queue of queues.flatMap((each) => Array<Queue>(workerCounts[each]).fill(each))) {
    let worker = '';
    worker = await boss.work<JobRef>(
      queue,
      { pollingIntervalSeconds: lookEverySeconds, heartbeatRefreshSeconds: 2 },
      async ([job]) => {
        if (!job) return;
        // There may be more: it looks again without a pause when this one has ended.
        boss.notifyWorker(worker);
        await runJob(runner, job.data, job.signal);
      },
    );
    workers.push(worker);
  }

  const look = oneAtATime(async () => {
    if (ending.signal.aborted || (await handOver(db, boss, byName)) === 0) return;
    for (const worker of workers) boss.notifyWorker(worker);
  }, log);
  const timer = setInterval(look, lookEverySeconds * 1_000).unref();
  jobsStarted.on('look', look);
  look();

  return {
    stop: async () => {
      clearInterval(timer);
      jobsStarted.off('look', look);
      ending.abort(new Error('the process is about to end'));
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

async function prepare(boss: PgBoss): Promise<void> {
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, queueOptions);
    await boss.updateQueue(queue, queueOptions);
  }
}

/** A job keeps its id in the queue, so one that is handed over twice is there once. */
async function handOver(db: Db, boss: PgBoss, byName: ReadonlyMap<string, Job>): Promise<number> {
  const jobs = await jobsToQueue(db, batch);
  if (jobs.length === 0) return 0;
  const byQueue = Map.groupBy(
    jobs,
    ({ name }): Queue => (byName.get(name)?.isSlow ? 'slow-jobs' : 'jobs'),
  );
  for (const [queue, some] of byQueue)
    await boss.insert(
      queue,
      some.map((job) => ({ id: job.id, data: job })),
    );
  await markQueued(db, jobs);
  return jobs.length;
}

/** Called while it runs, it runs once more. */
function oneAtATime(work: () => Promise<void>, log: FastifyBaseLogger): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work().catch((error: unknown) =>
        log.warn({ err: error }, 'jobs cannot be handed over'),
      );
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}
