import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database, Db } from '../platform/db/handle.ts';
import type { Job } from '../platform/jobs/job.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import type { Transport } from '../platform/outbox/channel.ts';
import { startOutbox } from '../platform/outbox/start-outbox.ts';
import { startSweeps } from '../platform/sweeps/start-sweeps.ts';
import type { Sweep } from '../platform/sweeps/sweep.ts';

type Running = { stop: () => Promise<void> };

type Work = {
  jobs: readonly Job[];
  sweeps: readonly Sweep[];
  transports: readonly Transport[];
  /** What else goes on as long as the process does. */
  others: readonly ((db: Db, log: FastifyBaseLogger) => Running)[];
};

const tryAgainMs = 5_000;

/** What the process does besides answering, from when it is ready until it closes. */
export function addBackground(
  app: FastifyInstance,
  database: Database,
  { jobs, sweeps, transports, others }: Work,
): void {
  const ending = new AbortController();
  let sweeping: Running | undefined;
  let sending: Running | undefined;
  let goingOn: Running[] = [];
  let working: Promise<Running | undefined> | undefined;

  /** The database may be away just now; a process without jobs would not be noticed for long. */
  const startWorking = async (): Promise<Running | undefined> => {
    while (!ending.signal.aborted) {
      try {
        return await startJobs(database, jobs, app.log);
      } catch (error) {
        app.log.error({ err: error }, 'jobs cannot be started yet');
        await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
    return undefined;
  };

  app.addHook('onReady', async () => {
    sweeping = startSweeps(database.db, sweeps, app.log);
    sending = startOutbox(database.db, transports, app.log);
    goingOn = others.map((start) => start(database.db, app.log));
    // Not waited for: the very first time the queue makes its tables, and answering comes first.
    working = startWorking();
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await Promise.all([
      sweeping?.stop(),
      sending?.stop(),
      ...goingOn.map((running) => running.stop()),
      working?.then((running) => running?.stop()),
    ]);
  });
}
