import type { ComplaintState } from '@marketplace/contract/complaint-words';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import {
  type ComplaintRecord,
  complaintColumns,
  complaintJoins,
} from '../record/complaint-rows.sql.ts';

type Behind = readonly [created: string, store_id: string, id: string];

/** Of all stores, the oldest first. */
export const readComplaintsIn = (
  db: Db,
  state: ComplaintState,
  behind: Behind | undefined,
  limit: number,
): Promise<(ComplaintRecord & { created: string })[]> => {
  const isBehind = behind
    ? sql`(k.created_at, k.store_id, k.id) > (${atMicroseconds(behind[0])}, ${behind[1]}::bigint, ${behind[2]}::bigint)`
    : sql`true`;
  return rowsOf<ComplaintRecord & { created: string }>(
    db,
    sql`select ${complaintColumns}, ${microseconds(sql`k.created_at`)}::text as created
        from complaints k ${complaintJoins(sql`k.store_id`)}
        where k.state = ${state}::complaint_state and k.state in ('OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED')
          and ${isBehind} order by k.created_at, k.store_id, k.id limit ${limit}::int`,
  );
};
