import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { spool } from '../../platform/files/spooled-file.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { insertObjectForDays } from './unowned-objects.sql.ts';

/**
 * Keeps what the house itself has made, for so many days: it is nobody's file and uses up nobody's room, and the sweep of objects
 * that no file owns removes it.
 */
export async function keepForDays(
  db: Db,
  storage: Storage,
  bytes: Readable,
  { type, days }: { type: string; days: number },
): Promise<{ key: string; size: number; expires_at: string }> {
  const spooled = await spool(bytes);
  try {
    const key = randomUUID();
    const expires_at = await inTransaction(db, (db) => insertObjectForDays(db, key, days));
    await storage.put(key, await openAsBlob(spooled.path), type);
    return { key, size: spooled.size, expires_at };
  } finally {
    await spooled.remove();
  }
}
