import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

export type SharedSubject = { kind: 'CHAT_ORDER'; subject_id: string };

export async function insertLink(
  db: Tx,
  { store_id }: OneStore,
  { kind, subject_id }: SharedSubject,
  { token_hash, user_id, hours }: { token_hash: Buffer; user_id: string; hours: number },
): Promise<string> {
  const [row] = await rowsOf<{ expires_at: string }>(
    db,
    sql`insert into shared_links (store_id, kind, subject_id, token_hash, user_id, expires_at)
        values (${store_id}::bigint, ${kind}::shared_link_kind, ${subject_id}::bigint, ${token_hash},
          ${user_id}::bigint, now() + make_interval(hours => ${hours}::int))
        returning expires_at`,
  );
  if (!row) throw new Error('a link was not written');
  return row.expires_at;
}

export async function revokeLinks(
  db: Tx,
  { store_id }: OneStore,
  { kind, subject_id }: SharedSubject,
  user_id: string | null,
): Promise<void> {
  await rowsOf(
    db,
    sql`update shared_links set revoked_at = now(), revoked_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and kind = ${kind}::shared_link_kind
          and subject_id = ${subject_id}::bigint and revoked_at is null`,
  );
}

export type KnownLink = {
  id: string;
  subject_id: string;
  is_expired: boolean;
  is_revoked: boolean;
};

export async function readLink(
  db: Db,
  { store_id }: OneStore,
  kind: SharedSubject['kind'],
  token_hash: Buffer,
): Promise<KnownLink | undefined> {
  const [row] = await rowsOf<KnownLink>(
    db,
    sql`select id, subject_id, expires_at <= now() as is_expired, revoked_at is not null as is_revoked
        from shared_links
        where store_id = ${store_id}::bigint and token_hash = ${token_hash} and kind = ${kind}::shared_link_kind`,
  );
  return row;
}

/** When it was opened, to the minute: whoever reloads a page does not write each time. */
export async function markLinkSeen(db: Db, { store_id }: OneStore, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update shared_links set seen_at = now()
        where store_id = ${store_id}::bigint and id = ${id}::bigint
          and (seen_at is null or seen_at < now() - interval '1 minute')`,
  );
}
