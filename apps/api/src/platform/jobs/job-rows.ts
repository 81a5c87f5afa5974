import type { Area } from '@marketplace/contract/endpoint';
import type { JobProgress } from '@marketplace/contract/jobs';
import type { Db, Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { writeEvent } from '../events/write-event.ts';

export type JobRef = { store_id: string; id: string; name: string };

/** An attempt at a job. Only the latest may write. */
export type Claim = JobRef & {
  attempt: number;
  user_id: string | null;
  input: unknown;
  /** What an earlier attempt left for this one. */
  kept: unknown;
};

type Shown = JobProgress & { area: Area | null };

const shown = sql`id, store_id, area, name, state, done, total, error_message, created_at, started_at,
  updated_at, finished_at`;

/** Only a store has a stream. */
async function tell(db: Tx, { area, ...job }: Shown): Promise<void> {
  if (area)
    await writeEvent(db, { store_id: job.store_id, area, kind: 'job.changed', payload: job });
}

type NewJob = {
  store_id: string;
  user_id: string | null;
  area: Area | null;
  name: string;
  input: string;
};

export async function insertJob(db: Tx, job: NewJob): Promise<string> {
  const [row] = await rowsOf<Shown>(
    db,
    sql`insert into jobs (store_id, user_id, area, name, input)
        values (${job.store_id}::bigint, ${job.user_id}::bigint, ${job.area}::event_area, ${job.name},
          ${job.input}::text::jsonb)
        returning ${shown}`,
  );
  if (!row) throw new Error('the job was not written');
  await tell(db, row);
  return row.id;
}

/** Begins the next attempt, or answers with nothing where the job has ended already. */
export function claimJob(db: Db, { store_id, id }: JobRef): Promise<Claim | undefined> {
  return inTransaction(db, async (db) => {
    const [row] = await rowsOf<Shown & Claim>(
      db,
      sql`update jobs set state = 'RUNNING', attempt = attempt + 1, updated_at = now(),
            started_at = coalesce(started_at, t.at)
          from (select now() as at) t
          where store_id = ${store_id}::bigint and id = ${id}::uuid and finished_at is null
          returning ${shown}, attempt, user_id, input, result as kept`,
    );
    if (!row) return undefined;
    const { attempt, user_id, input, kept, ...job } = row;
    await tell(db, job);
    return { store_id, id, name: job.name, attempt, user_id, input, kept };
  });
}

/** Changes a job under way and tells of it; false when it is no longer this attempt's to change. */
function change(db: Db, { store_id, id, attempt }: Claim, set: Sql): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const [row] = await rowsOf<Shown>(
      db,
      sql`update jobs set updated_at = now(), ${set}
          where store_id = ${store_id}::bigint and id = ${id}::uuid
            and attempt = ${attempt}::int and state = 'RUNNING'
          returning ${shown}`,
    );
    if (row) await tell(db, row);
    return row !== undefined;
  });
}

/** Locks the job's row for the transaction that writes: whoever takes the job over waits for its end. */
export async function isLatest(db: Tx, { store_id, id, attempt }: Claim): Promise<boolean> {
  const held = await rowsOf(
    db,
    sql`select from jobs where store_id = ${store_id}::bigint and id = ${id}::uuid
          and attempt = ${attempt}::int and state = 'RUNNING' for no key update`,
  );
  return held.length > 0;
}

/** In a transaction that has the job's row already: what is kept is the latest attempt's. */
export async function keepResult(
  db: Tx,
  { store_id, id }: Claim,
  result: Record<string, unknown>,
): Promise<void> {
  await rowsOf(
    db,
    sql`update jobs set result = ${JSON.stringify(result)}::text::jsonb
        where store_id = ${store_id}::bigint and id = ${id}::uuid`,
  );
}

export type Reached = { done: number; total?: number | undefined };

const reachedColumns = (reached: Reached | undefined) =>
  sql`done = coalesce(${reached?.done ?? null}::int, done),
    total = coalesce(${reached?.total ?? null}::int, total)`;

export const writeProgress = (db: Db, claim: Claim, reached: Reached) =>
  change(db, claim, reachedColumns(reached));

export const finishJob = (db: Db, claim: Claim, reached: Reached | undefined, result: unknown) =>
  change(
    db,
    claim,
    sql`${reachedColumns(reached)}, state = 'DONE', finished_at = now(),
      result = ${result === undefined ? null : JSON.stringify(result)}::text::jsonb`,
  );

export const failJob = (db: Db, claim: Claim, error_message: string) =>
  change(db, claim, sql`state = 'FAILED', finished_at = now(), error_message = ${error_message}`);

export const waitAgain = (db: Db, claim: Claim) => change(db, claim, sql`state = 'WAITING'`);

/** As if this attempt had not been: the process ends, and that is not the job's fault. */
export const handBack = (db: Db, claim: Claim) =>
  change(db, claim, sql`state = 'WAITING', attempt = attempt - 1`);

export const jobsToQueue = (db: Db, limit: number) =>
  rowsOf<JobRef>(
    db,
    sql`select store_id, id, name from jobs where queued_at is null order by created_at limit ${limit}`,
  );

export async function markQueued(db: Db, jobs: readonly JobRef[]): Promise<void> {
  await rowsOf(
    db,
    sql`update jobs j set queued_at = now()
        from unnest(${jobs.map((job) => job.store_id)}::bigint[], ${jobs.map((job) => job.id)}::uuid[])
          as queued (store_id, id)
        where j.store_id = queued.store_id and j.id = queued.id and j.queued_at is null`,
  );
}
