import type { Caller } from '../../platform/authenticate.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

/** The device is this person's now: whoever used it before gets no messages on it any more. */
export async function upsertPushToken(
  db: Tx,
  { user_id, token_hash }: Caller,
  firebase_registration_token: string,
): Promise<void> {
  await db
    .deleteFrom('push_tokens')
    .where('firebase_registration_token', '=', firebase_registration_token)
    .where('user_id', '<>', user_id)
    .execute();
  await rowsOf(
    db,
    sql`insert into push_tokens (user_id, firebase_registration_token, token_hash)
        values (${user_id}::bigint, ${firebase_registration_token}, ${token_hash}::bytea)
        on conflict (user_id, firebase_registration_token)
        do update set token_hash = excluded.token_hash, updated_at = excluded.updated_at`,
  );
}
