import type { PlaceProblem } from '@marketplace/contract/help-words';
import type { ContentReport } from '@marketplace/contract/ops-content';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

const reportsWhere = (isMeant: Sql, limit: number) => sql`
  select r.id as report_id, r.place, r.problem, r.note, r.store_id, u.name as user_name, r.created_at, r.settled_at,
    r.settled_note
  from content_reports r left join users u on u.id = r.user_id
  where ${isMeant} order by r.id limit ${limit}::int`;

export const readReports = (
  db: Db,
  is_settled: boolean,
  behind: string | undefined,
  limit: number,
): Promise<ContentReport[]> => {
  const isSettled = is_settled ? sql`r.settled_at is not null` : sql`r.settled_at is null`;
  const isBehind = behind ? sql`r.id > ${behind}::bigint` : sql`true`;
  return rowsOf<ContentReport>(db, reportsWhere(sql`${isSettled} and ${isBehind}`, limit));
};

export async function readReport(db: Db, report_id: string): Promise<ContentReport | undefined> {
  const [report] = await rowsOf<ContentReport>(
    db,
    reportsWhere(sql`r.id = ${report_id}::bigint`, 1),
  );
  return report;
}

type NewReport = {
  place: string;
  problem: PlaceProblem;
  note: string;
  store_id: string | null;
  user_id: string;
  payload_hash: string;
};

export async function insertReport(db: Tx, report: NewReport): Promise<void> {
  await rowsOf(
    db,
    sql`insert into content_reports (place, problem, note, store_id, user_id, payload_hash)
        values (${report.place}, ${report.problem}::place_problem, ${report.note}, ${report.store_id}::bigint,
          ${report.user_id}::bigint, ${report.payload_hash})
        on conflict (user_id, payload_hash) where settled_at is null do nothing`,
  );
}

/** Whether nobody has settled it before. */
export async function settleReport(db: Tx, report_id: string, note: string): Promise<boolean> {
  const settled = await rowsOf(
    db,
    sql`update content_reports set settled_at = now(), settled_note = ${note}
        where id = ${report_id}::bigint and settled_at is null returning true`,
  );
  return settled.length > 0;
}
