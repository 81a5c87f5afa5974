import { errorTable } from '@marketplace/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFailure } from '../failure.ts';
import { noStore, systemScope } from '../store-scope.ts';
import { inSpan } from '../tracing/in-span.ts';
import { ClaimLost, type Job, usualAttempts } from './job.ts';
import {
  type Claim,
  claimJob,
  failJob,
  finishJob,
  handBack,
  isLatest,
  type JobRef,
  keepResult,
  type Reached,
  waitAgain,
  writeProgress,
} from './job-rows.ts';

const writeEveryMs = 300;

const words = {
  failed: 'Pekerjaan ini gagal setelah beberapa kali dicoba. Coba lagi nanti.',
  interrupted: 'Pekerjaan ini terputus berkali-kali dan dihentikan. Coba lagi nanti.',
} as const;

type Runner = {
  db: Db;
  jobs: ReadonlyMap<string, Job>;
  log: FastifyBaseLogger;
  /** Aborted when this process is about to end. */
  ending: AbortSignal;
};

/** One attempt at a job. An error that leaves it means: the queue is to bring the job again. */
export async function runJob(runner: Runner, ref: JobRef, lost: AbortSignal): Promise<void> {
  const { db, jobs, ending } = runner;
  const job = jobs.get(ref.name);
  // Started by a newer program than this: another process, or this one after its update, knows it.
  if (!job) throw new Error(`no job is called ${ref.name}`);
  const claim = await claimJob(db, ref);
  if (!claim) return;
  const most = job.attempts ?? usualAttempts;
  // Attempts that end with their process never get to count themselves.
  if (claim.attempt > most) return void (await failJob(db, claim, words.interrupted));

  const progress = createProgress(db, claim);
  try {
    const result = await inSpan(`job ${job.name}`, { attempt: claim.attempt }, () =>
      job.run({
        db,
        scope: systemScope(claim.store_id === noStore ? [] : [claim.store_id]),
        store_id: claim.store_id === noStore ? null : claim.store_id,
        user_id: claim.user_id,
        input: job.input.parse(claim.input),
        attempt: claim.attempt,
        write: (work) =>
          inTransaction(db, async (db) => {
            if (!(await isLatest(db, claim))) throw new ClaimLost();
            return work(db);
          }),
        kept: claim.kept,
        keep: (db, result) => keepResult(db, claim, result),
        progress: progress.tell,
        signal: AbortSignal.any([ending, lost]),
      }),
    );
    await finishJob(db, claim, progress.latest(), result);
  } catch (error) {
    await settle(runner, claim, claim.attempt >= most, error);
  }
}

/** Writes down what an error means for the job, and throws it again where the job is to come again. */
async function settle(
  { db, log, ending }: Runner,
  claim: Claim,
  isLast: boolean,
  error: unknown,
): Promise<void> {
  const about = { err: error, job: claim.name, job_id: claim.id, attempt: claim.attempt };
  if (error instanceof ClaimLost) return log.info(about, 'a job went on elsewhere');
  if (ending.aborted) {
    await handBack(db, claim);
    throw error;
  }
  // A server that is busy is no answer to what was asked.
  if (error instanceof ApiFailure && error.status < 500) {
    await failJob(db, claim, errorTable[error.code].error_message);
  } else if (isLast) {
    log.error(about, 'a job failed for good');
    await failJob(db, claim, words.failed);
  } else {
    log.warn(about, 'a job failed and will be tried again');
    await waitAgain(db, claim);
    throw error;
  }
}

/** Written now and then, however often it is told; the last word is written with the end. */
function createProgress(db: Db, claim: Claim) {
  let latest: Reached | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    latest: () => latest,
    tell: async (done: number, total?: number): Promise<void> => {
      latest = { done, total: total ?? latest?.total };
      const now = performance.now();
      if (now - writtenAt < writeEveryMs) return;
      writtenAt = now;
      if (!(await writeProgress(db, claim, latest))) throw new ClaimLost();
    },
  };
}
