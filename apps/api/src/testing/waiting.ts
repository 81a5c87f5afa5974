import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';
import { isDistributed } from './copy-database.ts';

/** How many statements wait for a row or a table that another one has, on whichever node. */
export async function waitingForLocks(db: Db): Promise<number> {
  const everywhere = sql.table(isDistributed ? 'citus_stat_activity' : 'pg_stat_activity');
  const { rows } = await sql`select from ${everywhere}
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
