import type { AccountingPort } from '../features/accounting/accounting-port.ts';
import { planJob } from '../features/inventories/plans/plan-job.ts';
import { autoAcceptOrder } from '../features/orders/auto-accept/auto-accept.service.ts';
import { bulkMoves } from '../features/orders/bulk/bulk-job.ts';
import { exportJob } from '../features/orders/export/export-job.ts';
import { tellCancelledJob } from '../features/promotions/ops/cancel-promotion.service.ts';
import { followTenderJob } from '../features/tenders/matching/follow-tender.service.ts';
import type { Storage } from '../platform/files/storage.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Those that need nothing but the database. */
export const jobs: readonly Job[] = [
  autoAcceptOrder,
  bulkMoves,
  planJob,
  followTenderJob,
  tellCancelledJob,
];

/** Every job of the product. One that is not here is started but never run. */
export const jobsOver = (storage: Storage): readonly Job[] => [...jobs, exportJob(storage)];

/** Those that ask Accurate. */
export const jobsOfBooks = ({ jobs }: AccountingPort): readonly Job[] => Object.values(jobs);
