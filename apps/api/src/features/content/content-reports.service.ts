import { id } from '@marketplace/contract/fields';
import type { PlaceProblem } from '@marketplace/contract/help-words';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage } from '../../platform/pages.ts';
import { payloadHash } from '../../platform/payload-hash.ts';
import { recordAct } from '../acts/acts.service.ts';
import { insertReport, readReport, readReports, settleReport } from './content-reports.sql.ts';

type Report = { place: string; problem: PlaceProblem; note: string; store_id?: string | undefined };

export const reportLocation = (db: Db, user_id: string, report: Report) =>
  inTransaction(db, async (db) => {
    const store_id = report.store_id ?? null;
    await insertReport(db, { ...report, store_id, user_id, payload_hash: payloadHash(report) });
    return { done: true as const };
  });

export const listReports = (
  db: Db,
  { is_settled, ...query }: Following & { is_settled: boolean },
) =>
  followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readReports(db, is_settled, behind?.[0], limit),
    ({ report_id }) => [report_id],
  );

export const settle = (db: Db, { report_id, note }: { report_id: string; note: string }) =>
  inTransaction(db, async (db) => {
    const isSettled = await settleReport(db, report_id, note);
    const report = (await readReport(db, report_id)) ?? fail('content_report_not_found');
    if (isSettled) await recordAct(db, 'content_report.settle', { report_id, note });
    else if (report.settled_note !== note) fail('content_report_settled');
    return { report };
  });
