import { mostInBulk } from '@marketplace/contract/bulk-size';
import type { BulkAction, BulkBody } from '@marketplace/contract/order-bulk';
import type { OrderListQuery } from '@marketplace/contract/orders';
import type { Caller } from '../../../platform/authenticate.ts';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readOrderIds } from '../export/order-export.sql.ts';
import { readSearch } from '../list/order-search.service.ts';
import { bulkMoves } from './bulk-job.ts';
import { arrivedBy } from './bulk-orders.sql.ts';

type Started = { job_id: string; total: number; left: number };

/** Which orders are meant is settled here, so that the job moves what was asked for however late it runs. */
export function startBulk(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: BulkBody,
): Promise<Started> {
  const { store_id, action, courier_id } = body;
  return inTransaction(db, async (db) => {
    const ids = body.order_ids ?? (await allThatMatch(db, scope, body));
    const order_ids = ids.slice(0, mostInBulk);
    const input = { action, order_ids, courier_id };
    const job_id = await startJob(db, bulkMoves, { store_id, user_id, input });
    return { job_id, total: order_ids.length, left: ids.length - order_ids.length };
  });
}

type Beginning = {
  status: NonNullable<OrderListQuery['status']>;
  delivery: NonNullable<OrderListQuery['delivery']>;
};

/** Of a list that has others in it only these are meant: nobody asks for what can only be refused. */
const beginsAt: Record<BulkAction, Beginning> = {
  ACCEPT: { status: ['NEW'], delivery: ['STORE_COURIER', 'GLOG_SAME_DAY', 'BUYER_PICKUP'] },
  READY: { status: ['PROCESSING'], delivery: ['BUYER_PICKUP'] },
  SHIP: { status: ['PROCESSING'], delivery: ['STORE_COURIER', 'GLOG_SAME_DAY'] },
};

async function allThatMatch(
  db: Db,
  scope: StoreScope,
  { action, filter, seen_at, except_ids }: BulkBody,
): Promise<string[]> {
  const begins = beginsAt[action];
  const among = <Value>(some: Value[], asked: Value[] | undefined) =>
    some.filter((value) => !asked || asked.includes(value));
  const query = {
    sort: 'newest' as const,
    ...filter,
    status: among(begins.status, filter?.status),
    delivery: among(begins.delivery, filter?.delivery),
    is_seller: true,
    select_all_seller_store: false,
    page: 1,
    page_size: 1,
  };
  const search = await readSearch(db, scope, query);
  const ids = await readOrderIds(db, scope, { ...query, search }, countedUpTo + except_ids.length);
  const except = new Set(except_ids);
  const seen = seen_at ? await arrivedBy(db, scope, ids, seen_at) : new Set(ids);
  return ids.filter((id) => seen.has(id) && !except.has(id));
}
