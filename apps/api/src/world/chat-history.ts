import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  writeChannels,
  writeInboxes,
  writeMessages,
  writeReplies,
  writeWaitsAndCounts,
} from './chat-history.sql.ts';
import type { World } from './world.ts';

/** Twelve weeks of what stores and their buyers wrote to each other, some of it not answered yet. */
export function fillChat({ db }: Database, { now }: World): Promise<void> {
  return inTransaction(db, async (db) => {
    await writeChannels(db);
    await writeMessages(db, new Date(now).toISOString());
    await writeInboxes(db);
    await writeWaitsAndCounts(db);
    await writeReplies(db);
  });
}
