import type { Registry } from 'prom-client';
import type { Db } from '../db/handle.ts';
import { sql } from '../db/sql.ts';
import { addGauges } from '../http/gauges.ts';

const metrics = [
  {
    name: 'jobs',
    label: 'state',
    help: 'Jobs by state; stuck: waiting, or running without progress, for more than five minutes.',
    rows: sql`
      select c.label, c.value from (
        select count(*) filter (where state = 'WAITING')::int as waiting,
          count(*) filter (where state = 'RUNNING')::int as running,
          count(*) filter (where state = 'FAILED')::int as failed_last_hour,
          count(*) filter (where finished_at is null
            and updated_at < now() - interval '5 minutes')::int as stuck
        from jobs where finished_at is null or finished_at > now() - interval '1 hour'
      ) j cross join lateral (values
        ('waiting', waiting), ('running', running), ('failed_last_hour', failed_last_hour),
        ('stuck', stuck)
      ) c (label, value)`,
  },
  {
    name: 'jobs_oldest_seconds',
    label: 'state',
    help: 'How long the oldest job that has not ended is waiting or running by now.',
    rows: sql`select state::text as label,
        extract(epoch from now() - min(coalesce(started_at, created_at)))::float8 as value
      from jobs where finished_at is null group by state`,
  },
  {
    name: 'sweep_last_run_timestamp_seconds',
    label: 'sweep',
    help: 'When a sweep last came to its end.',
    rows: sql`select name as label, extract(epoch from finished_at)::float8 as value from sweeps
      where finished_at is not null`,
  },
  {
    name: 'sweep_last_rows',
    label: 'sweep',
    help: 'How many rows the last run of a sweep changed.',
    rows: sql`select name as label, row_count as value from sweeps where finished_at is not null`,
  },
] as const;

export const addJobMetrics = (registry: Registry, db: Db) => addGauges(registry, db, metrics);
