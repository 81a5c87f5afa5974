import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';
import type { Sweep } from './sweep.ts';

const everyMs = 60_000;
/** What a process does first is answering. */
const firstAfterMs = 3_000;
/** They need not all begin in the same moment. */
const betweenMs = 250;

/** Does each sweep that is due and that no other process has taken, on a timer of its own, until it is stopped. */
export function startSweeps(
  db: Db,
  sweeps: readonly Sweep[],
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const stops = sweeps.map((sweep, place) => {
    let running: Promise<void> | undefined;
    const run = () => {
      running ??= runSweep(db, sweep, log, ending.signal).finally(() => {
        running = undefined;
      });
    };
    const first = setTimeout(run, firstAfterMs + place * betweenMs).unref();
    const timer = setInterval(run, Math.min(everyMs, (sweep.every_seconds ?? 60) * 1_000)).unref();
    return async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    };
  });
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** One that fails is logged, and comes again. */
export async function runSweep(
  db: Db,
  { name, run, every_seconds }: Sweep,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (signal.aborted || !(await claim(db, name, every_seconds))) return;
    // Begun only now, it would not hear that it is to end.
    if (signal.aborted) return;
    const rows = await run(db, signal);
    await record(db, name, rows);
    if (rows > 0) log.info({ sweep: name, rows }, 'swept');
  } catch (error) {
    log.error({ err: error, sweep: name }, 'a sweep failed');
  }
}

/** True for one process each time it is due. Timers are not exact, so a little less than a minute is enough. */
async function claim(db: Db, name: string, every_seconds = 60): Promise<boolean> {
  const claimed = await rowsOf(
    db,
    sql`insert into sweeps as s (name, claimed_at) values (${name}, now())
        on conflict (name) do update set claimed_at = now()
        where s.claimed_at < now() - make_interval(secs => ${every_seconds - 10}::int) returning name`,
  );
  return claimed.length > 0;
}

async function record(db: Db, name: string, rows: number): Promise<void> {
  await rowsOf(
    db,
    sql`update sweeps set finished_at = now(), row_count = ${rows}::int where name = ${name}`,
  );
}
