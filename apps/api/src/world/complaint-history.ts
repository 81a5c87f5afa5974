import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  writeBuyerComplaints,
  writeLines,
  writeReports,
  writeSteps,
} from './complaint-history.sql.ts';
import type { World } from './world.ts';

/** What was said about the orders that stand, or stood, in complaint, and what sellers reported. */
export function fillComplaints({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    await writeBuyerComplaints(db, new Date(now).toISOString());
    await writeReports(db);
    await writeLines(db);
    await writeSteps(db);
  });
}
