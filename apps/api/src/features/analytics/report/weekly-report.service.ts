import { buffer } from 'node:stream/consumers';
import type { WeeklyReport } from '@marketplace/contract/weekly-report';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { dayAfter, startOfDay } from '../../../platform/indonesian-time.ts';
import { emails } from '../../../platform/outbox/emails.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { type StoreScope, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { reportLetter } from './report-letter.ts';
import { reportDocument, weekTold } from './show-report.service.ts';
import {
  addReader,
  type DueReport,
  readDueReports,
  readWanted,
  removeReader,
  takeReport,
} from './weekly-report.sql.ts';

type Named = { store_id: string };

const readerOf = (scope: StoreScope, { user_id }: Caller, { store_id }: Named) => ({
  store: storeIn(scope, store_id),
  user_id,
});

export async function showWanted(
  db: Db,
  scope: StoreScope,
  who: Caller,
  named: Named,
): Promise<WeeklyReport> {
  return { store_id: named.store_id, ...(await readWanted(db, readerOf(scope, who, named))) };
}

export async function saveWanted(
  db: Db,
  scope: StoreScope,
  who: Caller,
  { is_on, ...named }: Named & { is_on: boolean },
): Promise<WeeklyReport> {
  const reader = readerOf(scope, who, named);
  await inTransaction(db, (db) => (is_on ? addReader(db, reader) : removeReader(db, reader)));
  return showWanted(db, scope, who, named);
}

/** All of Monday: a letter that comes at noon still tells of the week. */
const fromHour = 7;
const batch = 100;

/**
 * The week that is over, to the address of each store in which somebody wants it. The letter and the note that it was written are
 * one transaction, so a process that is killed has done both or neither, and of two one finds it done.
 */
export async function sendWeeklyReports(
  db: Db,
  signal: AbortSignal,
  now = new Date().toISOString(),
): Promise<number> {
  const { attempt, sum } = attempts('writing the report of a week');
  let behind = '0';
  let due: DueReport[];
  do {
    due = await readDueReports(db, { now, fromHour, behind, limit: batch });
    for (const report of due) {
      if (signal.aborted) return sum();
      await attempt(async () => ((await sendReport(db, report)) ? 1 : 0));
    }
    behind = due.at(-1)?.store_id ?? behind;
  } while (due.length === batch);
  return sum();
}

const about = 'analytics.weekly_report';

async function sendReport(db: Db, { store_id, email, start_week }: DueReport): Promise<boolean> {
  const scope = systemScope([store_id]);
  const told = await weekTold(db, scope, { start_week });
  // Not before all of the week is counted: half a Sunday is no week. The next run looks again.
  const sundayEnds = startOfDay(dayAfter(start_week, 7), told.time_zone);
  if (told.week.counted_at === null || Date.parse(told.week.counted_at) < sundayEnds) return false;
  const document = await buffer(reportDocument(told));
  const payload = reportLetter(told, document.toString('base64'));
  return inTransaction(db, async (db) => {
    if (!(await takeReport(db, storeIn(scope, store_id), start_week))) return false;
    await sendLater(db, emails, { store_id, target: email, about, payload });
    return true;
  });
}
