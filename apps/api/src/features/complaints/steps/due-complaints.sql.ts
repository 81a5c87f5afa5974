import type { ComplaintState } from '@marketplace/contract/complaint-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Which complaints the clock moves on, and by which of their moments. */
const clocks = {
  unanswered: { at: sql`deadline_at`, isDue: sql`deadline_at <= now()` },
  unpaid: {
    at: sql`hand_over_due_at`,
    isDue: sql`hand_over_due_at <= now() and hand_over_amount > 0 and handed_over_at is null and claimed_at is null`,
  },
} satisfies Record<string, { at: Sql; isDue: Sql }>;

export type Clock = keyof typeof clocks;
export type DueComplaint = { store_id: string; order_id: string; complaint_id: string };
/** Where to go on: one that could not be moved is not met again in the same run. */
export type After = { at: string; complaint_id: string };

export const dueComplaints = (
  db: Db,
  clock: Clock,
  after: After,
  limit: number,
): Promise<(DueComplaint & After)[]> => {
  const { at, isDue } = clocks[clock];
  return rowsOf<DueComplaint & After>(
    db,
    sql`select store_id, order_id, id as complaint_id, ${at}::text as at from complaints
        where ${isDue} and ${at} is not null
          and (${at}, id) > (${after.at}::timestamptz, ${after.complaint_id}::bigint)
        order by ${at}, id limit ${limit}::int`,
  );
};

/** Locks the order of a complaint that is still due, unless somebody else is at it; answers with where it stands. */
export async function takeDueComplaint(
  db: Tx,
  { store_id }: OneStore,
  clock: Clock,
  { order_id, complaint_id }: DueComplaint,
): Promise<ComplaintState | undefined> {
  const own = sql`${store_id}::bigint`;
  const taken = await rowsOf(
    db,
    sql`select from orders where store_id = ${own} and id = ${order_id}::bigint for update skip locked`,
  );
  if (taken.length === 0) return undefined;
  const [due] = await rowsOf<{ state: ComplaintState }>(
    db,
    sql`select state from complaints where store_id = ${own} and id = ${complaint_id}::bigint and ${clocks[clock].isDue}`,
  );
  return due?.state;
}
