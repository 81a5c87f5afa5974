import type { KeyScope } from '@marketplace/contract/api-key-scopes';
import type { ApiKey, KeyCallRow } from '@marketplace/contract/api-keys';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inScope } from '../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../platform/store-scope.ts';

/** More nobody looks through; what has long ended is swept. */
const mostShown = 200;

export const readKeys = (db: Db, scope: StoreScope, user_id: string): Promise<ApiKey[]> =>
  rowsOf<ApiKey>(
    db,
    sql`select k.id, k.name, k.scopes, k.beginning, case
            when k.revoked_at is not null then 'REVOKED' when k.expires_at <= now() then 'EXPIRED' else 'ACTIVE'
          end as state, k.created_at, c.name as created_by_name, k.created_by = ${user_id}::bigint as is_yours,
          k.expires_at, k.last_used_at, k.revoked_at, r.name as revoked_by_name
        from api_keys k left join users c on c.id = k.created_by left join users r on r.id = k.revoked_by
        where ${inScope(scope, sql`k.store_id`)}
        order by k.created_at desc, k.id desc limit ${mostShown}::int`,
  );

export async function countValidKeys(db: Tx, { store_id }: OneStore): Promise<number> {
  const [row] = await rowsOf<{ valid: number }>(
    db,
    sql`select count(*)::int as valid from api_keys
        where store_id = ${store_id}::bigint and revoked_at is null and expires_at > now()`,
  );
  return row?.valid ?? 0;
}

export async function keyOfRequest(
  db: Tx,
  { store_id }: OneStore,
  request_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from api_keys where store_id = ${store_id}::bigint and request_id = ${request_id}::uuid`,
  );
  return rows.length > 0;
}

type NewKey = {
  request_id: string;
  name: string;
  scopes: readonly KeyScope[];
  days: number;
  beginning: string;
  key_hash: Uint8Array;
  created_by: string;
};

export async function insertKey(db: Tx, { store_id }: OneStore, key: NewKey): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into api_keys (store_id, request_id, name, scopes, key_hash, beginning, created_by, expires_at)
        values (${store_id}::bigint, ${key.request_id}::uuid, ${key.name}, ${key.scopes}::text[], ${key.key_hash}::bytea,
          ${key.beginning}, ${key.created_by}::bigint, now() + make_interval(days => ${key.days}::int))
        returning id`,
  );
  if (!row) throw new Error('a key was not kept');
  return row.id;
}

type KnownKey = { name: string; scopes: string[]; created_by: string; revoked_at: string | null };

export async function findKey(
  db: Db,
  { store_id }: OneStore,
  api_key_id: string,
): Promise<KnownKey | undefined> {
  const [row] = await rowsOf<KnownKey>(
    db,
    sql`select name, scopes, created_by, revoked_at from api_keys
        where store_id = ${store_id}::bigint and id = ${api_key_id}::bigint`,
  );
  return row;
}

export async function setRevoked(
  db: Tx,
  { store_id }: OneStore,
  api_key_id: string,
  user_id: string | null,
): Promise<void> {
  await rowsOf(
    db,
    sql`update api_keys set revoked_at = now(), revoked_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and id = ${api_key_id}::bigint and revoked_at is null`,
  );
}

export const readKeyCalls = (
  db: Db,
  { store_id }: OneStore,
  api_key_id: string,
  before_id: string | undefined,
  limit: number,
): Promise<KeyCallRow[]> =>
  rowsOf<KeyCallRow>(
    db,
    sql`select id, call, about, status, created_at from api_key_calls
        where store_id = ${store_id}::bigint and api_key_id = ${api_key_id}::bigint
          and (${before_id ?? null}::bigint is null or id < ${before_id ?? null}::bigint)
        order by id desc limit ${limit}::int`,
  );
