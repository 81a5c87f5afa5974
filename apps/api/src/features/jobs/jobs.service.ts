import type { JobDetail } from '@marketplace/contract/jobs';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { readJob } from './jobs.sql.ts';

export async function jobDetail(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { job_id }: { job_id: string },
): Promise<{ job: JobDetail }> {
  return { job: (await readJob(db, who, scope, job_id)) ?? fail('job_not_found') };
}
