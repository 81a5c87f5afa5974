import { keyCallOf } from '@marketplace/contract/api-key-access';
import { type KeyScope, keyMark, levelBy } from '@marketplace/contract/api-key-scopes';
import { type Area, areas, type Endpoint, type Level } from '@marketplace/contract/endpoint';
import { type Caller, hashToken } from '../authenticate.ts';
import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';
import { failWith } from '../failure.ts';
import type { IsDemo } from '../is-demo.ts';
import { onSignal } from '../signals.ts';

/** Answers whose key a request was sent with, for this endpoint, or refuses it. */
export type AuthenticateKey = (db: Db, entry: Endpoint, key: string) => Promise<Caller>;

const bearer = new RegExp(`^Bearer +(${keyMark}\\S{1,200})$`);
const form = new RegExp(`^${keyMark}([1-9]\\d{0,17})_[A-Za-z0-9_-]{43}$`);

/** What is meant as a key in an Authorization header. */
export const keyIn = (authorization: string | undefined): string | undefined =>
  bearer.exec(authorization ?? '')?.[1];

type Known = { who: Caller; scopes: readonly KeyScope[] };

const rememberMs = 1_000;
const mostRemembered = 10_000;

/**
 * A key is good for its own store, for the calls that are open to keys, as far as its scopes go. What was found for it is good
 * for a second, as with logins: one that is revoked is noticed at once by this process and, with Redis, by the others.
 */
export function createAuthenticateKey(isDemo: IsDemo): {
  authenticateKey: AuthenticateKey;
  close: () => void;
} {
  const remembered = new Map<string, { until: number; known: Promise<Known> }>();
  const close = onSignal('people', () => remembered.clear());
  const whoHas = (db: Db, store_id: string, key_hash: Uint8Array): Promise<Known> => {
    const name = Buffer.from(key_hash).toString('latin1');
    const found = remembered.get(name);
    if (found && found.until > Date.now()) return found.known;
    if (remembered.size >= mostRemembered) remembered.clear();
    const known = lookUp(db, isDemo, store_id, key_hash);
    remembered.set(name, { until: Date.now() + rememberMs, known });
    known.catch(() => remembered.delete(name));
    return known;
  };
  return {
    authenticateKey: async (db, entry, key) => {
      const call =
        keyCallOf(entry) ?? failWith('authentication_failed', { key_problem: 'NOT_FOR_KEYS' });
      const store_id =
        form.exec(key)?.[1] ?? failWith('authentication_failed', { key_problem: 'UNKNOWN' });
      const { who, scopes } = await whoHas(db, store_id, hashToken(key));
      if (!scopes.includes(call.scope))
        failWith('permission_denied', { missing_scope: call.scope });
      return who;
    },
    close,
  };
}

type Row = {
  id: string;
  scopes: KeyScope[];
  is_revoked: boolean;
  is_expired: boolean;
  is_due: boolean;
  user_id: string;
  user_uuid: string;
  permission_version: number;
  is_demo: boolean;
} & Record<Area, 'NONE' | Level>;

/** By the store that the key names: of a distributed database one node is asked. */
async function lookUp(
  db: Db,
  isDemo: IsDemo,
  store_id: string,
  key_hash: Uint8Array,
): Promise<Known> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select k.id, k.scopes, k.revoked_at is not null as is_revoked, k.expires_at <= now() as is_expired,
          coalesce(k.last_used_at < now() - interval '1 minute', true) as is_due,
          u.id as user_id, u.uuid as user_uuid, u.permission_version, u.is_demo,
          coalesce(p.inventory, 'NONE') as inventory, coalesce(p."order", 'NONE') as "order",
          coalesce(p.store, 'NONE') as store
        from api_keys k join users u on u.id = k.created_by
        left join store_permissions p on p.user_id = k.created_by and p.store_id = k.store_id
        where k.store_id = ${store_id}::bigint and k.key_hash = ${key_hash}`,
  );
  if (!row || (row.is_demo && !(await isDemo(db))))
    return failWith('authentication_failed', { key_problem: 'UNKNOWN' });
  // Whoever made it manages the store no longer: it is over, also before somebody has come by to write that down.
  if (row.is_revoked || row.store !== 'MANAGE')
    return failWith('authentication_failed', { key_problem: 'REVOKED' });
  if (row.is_expired) return failWith('authentication_failed', { key_problem: 'EXPIRED' });
  const { id, scopes, user_id, user_uuid, permission_version, is_demo } = row;
  if (row.is_due) await markUsed(db, store_id, id);
  const [inventory, order, store] = areas.map((area) => lesser(levelBy(scopes, area), row[area]));
  const permission = {
    store_id,
    inventory: inventory ?? 'NONE',
    order: order ?? 'NONE',
    store: store ?? 'NONE',
  };
  const api_key = { id, store_id, permission };
  const proof = { proved_at: null, has_proved_since: false };
  const person = { user_id, user_uuid, permission_version, is_demo, ...proof };
  const who = { ...person, token_hash: key_hash, api_key };
  return { who, scopes };
}

const strength = { NONE: 0, VIEW: 1, MANAGE: 2 } as const;
type Strength = keyof typeof strength;

const lesser = (one: Strength, other: Strength): Strength =>
  strength[one] <= strength[other] ? one : other;

/** Written at most once a minute, so that reading seldom writes. */
async function markUsed(db: Db, store_id: string, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update api_keys set last_used_at = now() where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}
