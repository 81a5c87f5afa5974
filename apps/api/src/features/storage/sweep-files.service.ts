import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { Swept } from './old-rows.ts';
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
  return uploads + (await removeObjects(db, storage, signal));
}

/** So many failures one after the other mean that the storage is away, not that an object is stuck. */
const mostFailures = 5;

/** An object that cannot be removed is passed by and tried again by the next sweep; that it failed is told. */
async function removeObjects(db: Db, storage: Storage, signal: AbortSignal): Promise<number> {
  let [objects, failures] = [0, 0];
  let last: string | undefined;
  let problem: unknown;
  while (!signal.aborted && failures < mostFailures) {
    const keys = await objectsToRemove(db, last, batch);
    if (keys.length === 0) break;
    const removed: string[] = [];
    for (const key of keys) {
      last = key;
      try {
        await storage.remove(key);
        removed.push(key);
        failures = 0;
      } catch (error) {
        problem = error;
        failures += 1;
        if (failures === mostFailures) break;
      }
    }
    if (removed.length > 0) await inTransaction(db, (db) => forgetObjects(db, removed));
    objects += removed.length;
  }
  if (problem) throw problem;
  return objects;
}

async function inBatches(
  work: (db: Tx) => Promise<Swept>,
  db: Db,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  let last: Swept = { found: batch, gone: batch };
  while (last.found === batch && last.gone > 0 && !signal.aborted) {
    last = await inTransaction(db, work);
    total += last.gone;
  }
  return total;
}
