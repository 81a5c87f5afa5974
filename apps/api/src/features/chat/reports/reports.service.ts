import { chatMessage } from '@marketplace/contract/chat';
import type { ReportReason } from '@marketplace/contract/chat-words';
import { id } from '@marketplace/contract/fields';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Caller } from '../../../platform/authenticate.ts';
import type { OperatorWho } from '../../../platform/authenticate-operator.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import type { Links } from '../../../platform/files/links.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { toMessage } from '../record/message-row.ts';
import { hasMessage, readMessages } from '../record/message-rows.sql.ts';
import { channelOf, seeChannel, sidesOf, theOther } from '../record/see-channel.service.ts';
import { closeByVerdict } from '../room/block-channel.service.ts';
import {
  insertReport,
  lockReport,
  mostKept,
  type ReportRecord,
  readReport,
  readReports,
  type Verdict,
  writeVerdict,
} from './reports.sql.ts';

type Body = {
  store_id: string;
  channel_id: string;
  number?: number | undefined;
  reason: ReportReason;
  text: string;
};

export const reportChannel = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  body: Body,
): Promise<{ done: true }> =>
  inTransaction(db, async (db) => {
    const seen = await seeChannel(db, scope, body);
    const { last_number } = await channelOf(db, seen.own, body.channel_id);
    const number = body.number ?? last_number;
    if (!(await hasMessage(db, seen, number))) fail('chat_message_not_found');
    const kept = await readMessages(db, seen, { before: number + 1, limit: mostKept });
    await insertReport(db, seen, {
      number,
      reason: body.reason,
      text: body.text,
      messages: kept.map((message) => toMessage(message, seen.side)),
      user_id,
      payload_hash: payloadHash({ user_id, number, reason: body.reason, text: body.text }),
    });
    return { done: true };
  });

export const listReports = async (db: Db, query: Following & { is_settled: boolean }) => {
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, id]),
    (behind, limit) => readReports(db, query.is_settled, behind, limit),
    ({ place, report_id }) => [place, report_id],
  );
  return { data: data.map(toReport), next };
};

/** Messages were written down as the contract of that day had them. */
const toReport = ({ messages, ...report }: ReportRecord) => ({
  ...report,
  messages: z.array(chatMessage).parse(messages),
});

type PhotoOf = { store_id: string; report_id: string; photo_id: string };

/** Of what was written between two stores an operator opens what was reported, and nothing else. */
export async function linkToPhoto(
  db: Db,
  links: Links,
  { store_id, report_id, photo_id }: PhotoOf,
): Promise<{ url: string; expires_at: string }> {
  const report =
    (await readReport(db, theOther(store_id), report_id)) ?? fail('chat_report_not_found');
  if (!toReport(report).messages.some(({ photo }) => photo?.file_id === photo_id))
    fail('file_not_found');
  return links.sign(db, photo_id);
}

type Settled = { store_id: string; report_id: string; verdict: Verdict; text: string };

export const settleReport = (
  db: Db,
  { operator_id }: Pick<OperatorWho, 'operator_id'>,
  { store_id, report_id, verdict, text }: Settled,
): Promise<{ report: ReturnType<typeof toReport> }> =>
  inTransaction(db, async (db) => {
    const store = theOther(store_id);
    const before = (await lockReport(db, store, report_id)) ?? fail('chat_report_not_found');
    const isSame =
      before.verdict === verdict &&
      before.verdict_text === text &&
      before.operator_id === operator_id;
    if (isSame) return { report: toReport(before) };
    if (before.verdict !== null) fail('chat_report_settled');
    const { channel_id } = before;
    await writeVerdict(db, store, report_id, { verdict, text, operator_id });
    await recordAct(db, 'chat_report.settle', { store_id, report_id, channel_id, verdict, text });
    const seen = await sidesOf(db, store, channel_id);
    if (seen && verdict === 'BLOCKED') await closeByVerdict(db, seen);
    const settled = (await lockReport(db, store, report_id)) ?? fail('chat_report_not_found');
    return { report: toReport(settled) };
  });
