import { autoAcceptOrder } from '../features/orders/auto-accept/auto-accept.service.ts';
import { bulkMoves } from '../features/orders/bulk/bulk-job.ts';
import type { Job } from '../platform/jobs/job.ts';

/** Every job of the product. One that is not here is started but never run. */
export const jobs: readonly Job[] = [autoAcceptOrder, bulkMoves];
