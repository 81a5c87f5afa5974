import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeProposals, writeSteps } from './proposal-history.sql.ts';
import type { World } from './world.ts';

/** What each seller has proposed for the catalogue: one of every state, and one of which only the name is known. */
export function fillProposals({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    await writeProposals(db, new Date(now).toISOString());
    await writeSteps(db);
  });
}
