import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

/** One long job at a time. */
export async function isWorking(db: Db, scope: StoreScope, job_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select j.id from jobs j
        where ${inScope(scope, sql`j.store_id`)} and j.id = ${job_id}::uuid and j.finished_at is null`,
  );
  return rows.length > 0;
}

export async function noteJob(db: Tx, { store_id }: OneStore, job_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set job_id = ${job_id}::uuid where store_id = ${store_id}::bigint`,
  );
}
