import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { upsertPushToken } from './push-tokens.sql.ts';

export async function keepPushToken(db: Db, who: Who, firebase_registration_token: string) {
  await inTransaction(db, (db) => upsertPushToken(db, who, firebase_registration_token));
  return { done: true as const };
}
