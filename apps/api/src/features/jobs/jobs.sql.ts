import type { JobDetail } from '@marketplace/contract/jobs';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/** As the event stream does it: a job is there for who may see its area of the store. */
export async function readJob(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  job_id: string,
): Promise<JobDetail | undefined> {
  const [row] = await rowsOf<JobDetail>(
    db,
    sql`select j.id, j.store_id, j.name, j.state, j.done, j.total, j.error_message, j.created_at,
          j.started_at, j.updated_at, j.finished_at, j.result
        from jobs j join store_permissions p on p.store_id = j.store_id
          and p.user_id = ${user_id}::bigint
        where ${inScope(scope, sql`j.store_id`)} and j.id = ${job_id}::uuid
          and case j.area when 'inventory' then p.inventory when 'order' then p."order" else p.store end
            >= 'VIEW'`,
  );
  return row;
}
