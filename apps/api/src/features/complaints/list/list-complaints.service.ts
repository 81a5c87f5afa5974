import type { ComplaintListQuery, ComplaintSummary } from '@marketplace/contract/complaint-lists';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { nothingSeen } from '../../../platform/events/seen-events.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { toComplaintRow } from '../record/complaint-row.ts';
import {
  countComplaints,
  readComplaintPage,
  readNextDue,
  readSeen,
  readStateCounts,
} from './complaint-list.sql.ts';

export async function listComplaints(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: ComplaintListQuery,
) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  // Before the rows: an event that comes in between is told of twice, and not lost.
  const seen = await (scope.side === 'seller' ? readSeen(db, scope) : nothingSeen(db));
  const [records, counted] = await Promise.all([
    readComplaintPage(db, scope, query),
    countComplaints(db, scope, query),
  ]);
  const data = records.map((record) => {
    const level = scope.side === 'buyer' ? scope.level : scope.levelIn(record.store_id);
    return toComplaintRow(record, { side: scope.side, may_act: level === 'MANAGE' });
  });
  return { ...numberedPage(query, data, boundedCount(counted)), seen };
}

export async function summariseComplaints(db: Db, scope: StoreScope): Promise<ComplaintSummary> {
  const [{ counts, seen }, due] = await Promise.all([
    readStateCounts(db, scope),
    readNextDue(db, scope),
  ]);
  const { next_answer_at, count, amount, next_due_at } = due;
  const byState = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
  return {
    counts: byState as ComplaintSummary['counts'],
    seen,
    next_answer_at,
    to_hand_over: { count, amount, next_due_at },
  };
}
