import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  writeFits,
  writeItems,
  writeOffers,
  writeRounds,
  writeTenders,
} from './tender-history.sql.ts';
import type { World } from './world.ts';

/** What buyers have asked for of late, and what came of it: for each seller one of every state. */
export function fillTenders({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    await writeTenders(db, new Date(now).toISOString());
    await writeItems(db);
    await writeFits(db);
    await writeOffers(db);
    await writeRounds(db);
  });
}
