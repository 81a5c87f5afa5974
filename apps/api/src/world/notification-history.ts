import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readThem, writeNotifications } from './notification-history.sql.ts';
import type { World } from './world.ts';

/** What people were told of what happened lately, the older of it read. Nothing of it goes to a device any more. */
export function fillNotifications({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    const at = new Date(now).toISOString();
    await writeNotifications(db, at);
    await readThem(db, at);
  });
}
