import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { upsertPushToken } from './push-tokens.sql.ts';

export async function keepPushToken(db: Db, who: Caller, firebase_registration_token: string) {
  await inTransaction(db, (db) => upsertPushToken(db, who, firebase_registration_token));
  return { done: true as const };
}
