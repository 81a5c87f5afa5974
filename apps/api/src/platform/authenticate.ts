import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Area, Level, Proof } from '@marketplace/contract/endpoint';
import type { AccountingKeys } from './accounting-keys.ts';
import type { ChatTokens } from './chat-tokens.ts';
import type { Db, Tx } from './db/handle.ts';
import { rowsOf, type Sql, sql } from './db/sql.ts';
import { afterCommit } from './db/transaction.ts';
import { fail } from './failure.ts';
import type { IsDemo } from './is-demo.ts';
import { giveSignal, onSignal } from './signals.ts';

/** By which key a store's own program calls, and what it may there. */
export type CallerKey = {
  id: string;
  store_id: string;
  permission: { store_id: string } & Record<Area, 'NONE' | Level>;
};

/** A signed-in person, as the token tells; or, with a key, a program that calls for who made the key. */
export type Caller = {
  user_id: string;
  user_uuid: string;
  permission_version: number;
  /** Came with the demo world. */
  is_demo: boolean;
  token_hash: Uint8Array;
  /** When they last proved to this login that it is them, by signing in or since. */
  proved_at: string | null;
  /** That was after they had signed in. */
  has_proved_since: boolean;
  api_key?: CallerKey;
  /** Came by a key that is good for this store alone. */
  only_store_id?: string;
};

const idleDays = 30;
/** However often it is used: a token that was stolen is not good for ever. */
const mostDays = 90;
const dayMs = 86_400_000;
const header = /^Token ([A-Za-z0-9_-]{43})$/;

export const hashToken = (token: string) => hash('sha256', token, 'buffer');

/** The hash of the token in an Authorization header, or undefined if there is none in it. */
export function tokenHashIn(authorization: string | undefined): Uint8Array | undefined {
  const token = header.exec(authorization ?? '')?.[1];
  return token ? hashToken(token) : undefined;
}

/** Answers who sent a request, or refuses it. */
export type Authenticate = (db: Db, authorization: string | undefined) => Promise<Caller>;

/** The same by the headers of a call. */
export type AuthenticateBooks = (db: Db, headers: IncomingHttpHeaders) => Promise<Caller>;

/** Call it in the transaction that ends somebody's login or changes their permissions. */
export const forgetPerson = (db: Tx, user_id: string) =>
  afterCommit(db, () => giveSignal('people', user_id));

const rememberMs = 1_000;
const mostRemembered = 10_000;

/**
 * A screen that opens sends several calls at once, and each would look the token up again. What was
 * found is good for a second; a login that ends or a permission that changes in this process, or with
 * Redis in another, is noticed at once, else within that second.
 */
export function createAuthenticate(
  isDemo: IsDemo,
  chatTokens: ChatTokens,
  accountingKeys: AccountingKeys,
): {
  authenticate: Authenticate;
  /** By a token of chat, which is good for the calls of chat alone, and nothing else is for them. */
  authenticateChat: Authenticate;
  /** By a key of accounting, for the calls of accounting alone. */
  authenticateBooks: AuthenticateBooks;
  close: () => void;
} {
  const remembered = new Map<string, { until: number; who: Promise<Caller> }>();
  const close = onSignal('people', () => remembered.clear());
  const whoHas = (db: Db, token_hash: Uint8Array): Promise<Caller> => {
    const now = Date.now();
    const key = Buffer.from(token_hash).toString('latin1');
    const known = remembered.get(key);
    if (known && known.until > now) return known.who;
    if (remembered.size >= mostRemembered) remembered.clear();
    const who = lookUp(db, isDemo, token_hash);
    remembered.set(key, { until: now + rememberMs, who });
    who.catch(() => remembered.delete(key));
    return who;
  };
  return {
    authenticate: async (db, authorization) =>
      whoHas(db, tokenHashIn(authorization) ?? fail('authentication_failed')),
    authenticateChat: async (db, authorization) =>
      whoHas(db, await chatTokens.loginIn(db, authorization)),
    authenticateBooks: async (db, headers) => {
      const { token_hash, store_id } = await accountingKeys.keyIn(db, headers);
      return { ...(await whoHas(db, token_hash)), only_store_id: store_id };
    },
    close,
  };
}

const isGood = sql`t.created_at > now() - make_interval(days => ${mostDays})
  and least(t.last_used_at, p.last_used_at) > now() - make_interval(days => ${idleDays})`;

/** Whether the login that something was kept for is still one that would be let in. */
export const hasGoodLogin = (token_hash: Sql): Sql => sql`exists (
  select from tokens t left join tokens p on p.token_hash = t.parent_hash
  where t.token_hash = ${token_hash} and ${isGood})`;

async function lookUp(db: Db, isDemo: IsDemo, token_hash: Uint8Array): Promise<Caller> {
  const [row] = await rowsOf<
    Omit<Caller, 'token_hash' | 'api_key' | 'only_store_id'> & { is_due: boolean }
  >(
    db,
    sql`select u.id as user_id, u.uuid as user_uuid, u.permission_version, u.is_demo, t.proved_at,
          coalesce(t.proved_at > t.created_at, false) as has_proved_since, t.last_used_at < now() - interval '1 hour' as is_due
        from tokens t join users u on u.id = t.user_id left join tokens p on p.token_hash = t.parent_hash
        where t.token_hash = ${token_hash} and ${isGood}`,
  );
  if (!row || (row.is_demo && !(await isDemo(db)))) return fail('authentication_failed');
  const { is_due, ...who } = row;
  if (is_due) await markUsed(db, token_hash);
  return { ...who, token_hash };
}

/** The login that a new one was handed over from: it ends with that one, and is not younger. */
export type Parent = { token_hash: Uint8Array; created_at: string; proved_at: string | null };

/** Where a login is made: what a person knows their own logins by. */
export type SignInPlace = { client_type: string; device: string; address: string };

/** A new login: the token itself is told once and never kept. */
export async function issueToken(
  db: Tx,
  user_id: string,
  place: SignInPlace,
  parent?: Parent,
): Promise<{ token: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashToken(token),
      user_id,
      ...place,
      ...(parent
        ? {
            parent_hash: parent.token_hash,
            created_at: parent.created_at,
            proved_at: parent.proved_at,
          }
        : { proved_at: 'now' }),
    })
    .execute();
  const began = parent ? Date.parse(parent.created_at) : Date.now();
  const expires = Math.min(Date.now() + idleDays * dayMs, began + mostDays * dayMs);
  return { token, expires_at: new Date(expires).toISOString() };
}

export async function revokeToken(db: Tx, token_hash: Uint8Array): Promise<void> {
  const ended = await db
    .deleteFrom('tokens')
    .where('token_hash', '=', token_hash)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) forgetPerson(db, ended.user_id);
}

export async function revokeTokensOf(db: Tx, user_id: string): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', user_id).execute();
  forgetPerson(db, user_id);
}

/** Every other login of the person; the app that handed this one over stays, or this one would end with it. Answers how many ended. */
export async function revokeOtherTokens(db: Tx, { user_id, token_hash }: Caller): Promise<number> {
  const ended = await rowsOf(
    db,
    sql`delete from tokens where user_id = ${user_id}::bigint and token_hash <> ${token_hash}::bytea
          and token_hash is distinct from (select t.parent_hash from tokens t where t.token_hash = ${token_hash}::bytea)
        returning user_id`,
  );
  forgetPerson(db, user_id);
  return ended.length;
}

const proofMinutes = 60;
const proofForItMinutes = 10;

/** Whether the person has lately shown that it is them who has this login; or for what they are about to do. */
export function isProved({ proved_at, has_proved_since }: Caller, needed: Proof): boolean {
  if (proved_at === null) return false;
  const minutes = (Date.now() - Date.parse(proved_at)) / 60_000;
  if (needed === 'LATELY') return minutes < proofMinutes;
  return has_proved_since && minutes < proofForItMinutes;
}

/** Notes that they have, now; answers until when that holds. */
export async function noteProof(db: Tx, { user_id, token_hash }: Caller): Promise<string> {
  const [row] = await rowsOf<{ until: string }>(
    db,
    sql`update tokens set proved_at = now() where token_hash = ${token_hash}::bytea
        returning proved_at + make_interval(mins => ${proofMinutes}::int) as until`,
  );
  forgetPerson(db, user_id);
  return row?.until ?? fail('authentication_failed');
}

/** Written at most once an hour, so that reading does not write. */
async function markUsed(db: Db, token_hash: Uint8Array): Promise<void> {
  await rowsOf(db, sql`update tokens set last_used_at = now() where token_hash = ${token_hash}`);
}
