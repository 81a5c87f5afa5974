import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from './db/handle.ts';
import { fail } from './failure.ts';

/** A signed-in person, as the token tells. */
export type Who = {
  user_id: string;
  user_uuid: string;
  permission_version: number;
  token_hash: Uint8Array;
};

const idleDays = 30;
const header = /^Token ([A-Za-z0-9_-]{43})$/;

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The hash of the token in an Authorization header, or undefined if there is none in it. */
export function tokenHashIn(authorization: string | undefined): Uint8Array | undefined {
  const token = header.exec(authorization ?? '')?.[1];
  return token ? hashToken(token) : undefined;
}

export async function whoIsAsking(db: Db, authorization: string | undefined): Promise<Who> {
  const token_hash = tokenHashIn(authorization) ?? fail('authentication_failed');
  const row = await db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .where('t.token_hash', '=', token_hash)
    .where('t.last_used_at', '>', sql<string>`now() - make_interval(days => ${idleDays})`)
    .select(['u.id as user_id', 'u.uuid as user_uuid', 'u.permission_version', 't.last_used_at'])
    .executeTakeFirst();
  if (!row) return fail('authentication_failed');
  const { last_used_at, ...who } = row;
  if (Date.now() - Date.parse(last_used_at) > 3_600_000) await markUsed(db, token_hash);
  return { ...who, token_hash };
}

/** A new login: the token itself is told once and never kept. */
export async function issueToken(
  db: Tx,
  user_id: string,
  client_type: string,
): Promise<{ token: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens')
    .values({ token_hash: hashToken(token), user_id, client_type })
    .execute();
  return { token, expires_at: new Date(Date.now() + idleDays * 86_400_000).toISOString() };
}

export async function revokeToken(db: Tx, token_hash: Uint8Array): Promise<void> {
  await db.deleteFrom('tokens').where('token_hash', '=', token_hash).execute();
}

/** Written at most once an hour, so that reading does not write. */
async function markUsed(db: Db, token_hash: Uint8Array): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: sql`now()` })
    .where('token_hash', '=', token_hash)
    .execute();
}
