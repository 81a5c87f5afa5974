import type { PushSubscription } from '@marketplace/contract/push';
import { type Caller, hasGoodLogin } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** More browsers than anybody has: the oldest go. */
const mostOfOnePerson = 20;

/** The browser is this person's now, whoever used it before. */
export async function upsertSubscription(
  db: Tx,
  { user_id, token_hash }: Caller,
  { endpoint, keys }: Pick<PushSubscription, 'endpoint' | 'keys'>,
): Promise<void> {
  const [p256dh, auth] = [keys.p256dh, keys.auth].map((text) => Buffer.from(text, 'base64url'));
  await rowsOf(
    db,
    sql`insert into push_subscriptions as s (user_id, token_hash, endpoint, p256dh, auth)
        values (${user_id}::bigint, ${token_hash}::bytea, ${endpoint}, ${p256dh}::bytea, ${auth}::bytea)
        on conflict (endpoint) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
          p256dh = excluded.p256dh, auth = excluded.auth, updated_at = excluded.updated_at`,
  );
  await rowsOf(
    db,
    sql`delete from push_subscriptions where user_id = ${user_id}::bigint and id in (
          select id from push_subscriptions where user_id = ${user_id}::bigint
          order by updated_at desc, id desc offset ${mostOfOnePerson}::int)`,
  );
}

export async function deleteSubscription(
  db: Tx,
  { user_id }: Pick<Caller, 'user_id'>,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .where('endpoint', '=', endpoint)
    .execute();
}

export type Subscription = { endpoint: string; p256dh: Uint8Array; auth: Uint8Array };

/** What is kept for a login ends with it, also where nobody has signed out of it. */
const isSignedIn = hasGoodLogin(sql`d.token_hash`);

/** None where it is gone, or another's by now. */
export async function readSubscription(
  db: Db,
  user_id: string,
  id: string,
): Promise<Subscription | undefined> {
  const [row] = await rowsOf<Subscription>(
    db,
    sql`select endpoint, p256dh, auth from push_subscriptions d
        where id = ${id}::bigint and user_id = ${user_id}::bigint and ${isSignedIn}`,
  );
  return row;
}

export async function hasPushToken(db: Db, user_id: string, token: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from push_tokens d
        where user_id = ${user_id}::bigint and firebase_registration_token = ${token} and ${isSignedIn}`,
  );
  return rows.length > 0;
}

export async function deletePushToken(db: Db, user_id: string, token: string): Promise<void> {
  await rowsOf(
    db,
    sql`delete from push_tokens where user_id = ${user_id}::bigint and firebase_registration_token = ${token}`,
  );
}

/** By the newest of its addresses, of apps no more than of browsers. */
export const readDevices = (db: Db, user_ids: readonly string[]) =>
  rowsOf<{ user_id: string; channel: 'web_push' | 'fcm'; address: string }>(
    db,
    sql`select user_id, 'web_push' as channel, id::text as address from push_subscriptions d
        where user_id = any(${user_ids}::bigint[]) and ${isSignedIn}
        union all
        select user_id, 'fcm', firebase_registration_token from (
          select user_id, firebase_registration_token,
            row_number() over (partition by user_id order by updated_at desc) as place
          from push_tokens d where user_id = any(${user_ids}::bigint[]) and ${isSignedIn}
        ) t where place <= ${mostOfOnePerson}::int
        -- Whoever writes to the same devices at once does it in the same order.
        order by user_id, channel, address`,
  );

export async function countDevices(db: Db, user_id: string): Promise<number> {
  return (await readDevices(db, [user_id])).length;
}
