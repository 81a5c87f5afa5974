import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  countPast,
  joinPast,
  joinRunning,
  payLess,
  writePromotions,
  writeVouchers,
} from './promotion-history.sql.ts';
import type { World } from './world.ts';

/** What the marketplace offers stores to join: past, running, coming and open to all. Every store takes part, and has vouchers of its own. */
export function fillPromotions({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    const at = new Date(now).toISOString();
    await writePromotions(db, at);
    await joinPast(db);
    await payLess(db);
    await countPast(db);
    await joinRunning(db);
    await writeVouchers(db, at);
  });
}
