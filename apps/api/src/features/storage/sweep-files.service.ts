import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { disownFiles, forgetObjects, objectsToRemove } from './unowned-objects.sql.ts';
import { deleteOldUploads } from './uploads.sql.ts';

const batch = 100;

/**
 * Removes what nothing came to use in a day. A file first gives up its object in the database, so that one
 * that is being attached at this moment keeps it; the object is forgotten only when it is gone. Answers
 * with how many objects and uploads were removed.
 */
export async function sweepOrphanFiles(
  db: Db,
  storage: Storage,
  signal: AbortSignal,
): Promise<number> {
  await inBatches((db) => disownFiles(db, batch), db, signal);
  const uploads = await inBatches((db) => deleteOldUploads(db, batch), db, signal);
  let objects = 0;
  while (!signal.aborted) {
    const keys = await objectsToRemove(db, batch);
    if (keys.length === 0) break;
    for (const key of keys) await storage.remove(key);
    await inTransaction(db, (db) => forgetObjects(db, keys));
    objects += keys.length;
  }
  return uploads + objects;
}

async function inBatches(
  work: (db: Tx) => Promise<number>,
  db: Db,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  let last = batch;
  while (last === batch && !signal.aborted) {
    last = await inTransaction(db, work);
    total += last;
  }
  return total;
}
