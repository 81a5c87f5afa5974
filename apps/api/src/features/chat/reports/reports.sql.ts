import type { ChatMessage } from '@marketplace/contract/chat';
import type { ChatSide, ReportReason } from '@marketplace/contract/chat-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { ChannelSeen } from '../record/channel-row.ts';

/** So many messages go with a report: what it is about, and what led to it. */
export const mostKept = 20;

export type Verdict = 'NOTHING_WRONG' | 'WARNED' | 'BLOCKED';

export type ReportRecord = {
  store_id: string;
  store_name: string;
  report_id: string;
  channel_id: string;
  side: ChatSide;
  other: { store_id: string; name: string };
  reason: ReportReason;
  text: string;
  messages: ChatMessage[];
  verdict: Verdict | null;
  verdict_text: string;
  operator_id: string | null;
  created_at: string;
  settled_at: string | null;
  place: string;
};

const reportsWhere = (isMeant: Sql, rest: Sql) => sql`
  select r.store_id, s.name as store_name, r.id as report_id, r.channel_id, r.side,
    json_build_object('store_id', o.id::text, 'name', o.name) as other, r.reason, r.text, r.messages, r.verdict,
    r.verdict_text, r.operator_id, r.created_at, r.settled_at, ${microseconds(sql`r.created_at`)} as place
  from chat_reports r join stores s on s.id = r.store_id join stores o on o.id = r.other_store_id
  where ${isMeant} ${rest}`;

type Report = {
  number: number;
  reason: ReportReason;
  text: string;
  messages: readonly ChatMessage[];
  user_id: string;
  payload_hash: string;
};

/** The same of the same person while it is open is there already. */
export async function insertReport(
  db: Tx,
  { own, other, seller, side, channel_id }: ChannelSeen,
  report: Report,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into chat_reports (store_id, channel_id, seller_store_id, other_store_id, side, number, reason, text,
          messages, user_id, payload_hash)
        values (${own.store_id}::bigint, ${channel_id}::bigint, ${seller.store_id}::bigint, ${other.store_id}::bigint,
          ${side}::chat_side, ${report.number}::int, ${report.reason}::chat_report_reason, ${report.text},
          ${JSON.stringify(report.messages)}::text::jsonb, ${report.user_id}::bigint, ${report.payload_hash})
        on conflict (store_id, channel_id, user_id, payload_hash) where settled_at is null do nothing`,
  );
}

export type ReportKey = [created_at: string, report_id: string];

export function readReports(
  db: Db,
  isSettled: boolean,
  behind: ReportKey | undefined,
  limit: number,
): Promise<ReportRecord[]> {
  const isMeant = isSettled ? sql`r.settled_at is not null` : sql`r.settled_at is null`;
  const isBehind = behind
    ? sql`and (r.created_at, r.id) > (${atMicroseconds(behind[0])}, ${behind[1]}::bigint)`
    : sql``;
  return rowsOf<ReportRecord>(
    db,
    reportsWhere(
      sql`${isMeant} ${isBehind}`,
      sql`order by r.created_at, r.id limit ${integer(limit)}`,
    ),
  );
}

const oneOf = ({ store_id }: OneStore, report_id: string) =>
  sql`r.store_id = ${store_id}::bigint and r.id = ${report_id}::bigint`;

export async function readReport(
  db: Db,
  store: OneStore,
  report_id: string,
): Promise<ReportRecord | undefined> {
  const [row] = await rowsOf<ReportRecord>(db, reportsWhere(oneOf(store, report_id), sql``));
  return row;
}

export async function lockReport(
  db: Tx,
  store: OneStore,
  report_id: string,
): Promise<ReportRecord | undefined> {
  const [row] = await rowsOf<ReportRecord>(
    db,
    reportsWhere(oneOf(store, report_id), sql`for no key update of r`),
  );
  return row;
}

export async function writeVerdict(
  db: Tx,
  store: OneStore,
  report_id: string,
  { verdict, text, operator_id }: { verdict: Verdict; text: string; operator_id: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`update chat_reports r set verdict = ${verdict}::chat_verdict, verdict_text = ${text},
          operator_id = ${operator_id}::bigint, settled_at = now()
        where ${oneOf(store, report_id)}`,
  );
}
