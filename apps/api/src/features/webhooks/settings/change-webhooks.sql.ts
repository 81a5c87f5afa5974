import type { NewWebhook, WebhookUpdate } from '@marketplace/contract/webhooks';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { ToSend } from '../record/webhook-channel.ts';

type Standing = { current: number; is_repeat: boolean };

export async function readStanding(
  db: Tx,
  { store_id }: OneStore,
  request_id: string,
): Promise<Standing> {
  const [row] = await rowsOf<Standing>(
    db,
    sql`select (select count(*)::int from webhooks where store_id = ${store_id}::bigint and removed_at is null) as current,
          exists (select from webhooks where store_id = ${store_id}::bigint and request_id = ${request_id}::uuid)
            as is_repeat`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}

export async function insertWebhook(
  db: Tx,
  { store_id }: OneStore,
  { request_id, name, url, events }: NewWebhook,
  { seed, user_id }: { seed: Uint8Array; user_id: string },
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into webhooks (store_id, request_id, name, url, events, seed, created_by, kept_by)
        values (${store_id}::bigint, ${request_id}::uuid, ${name}, ${url}, ${events}::text[], ${seed}::bytea,
          ${user_id}::bigint, ${user_id}::bigint)
        returning id`,
  );
  if (!row) throw new Error('a webhook was not kept');
  return row.id;
}

/** From where on the store's events are told; where it has webhooks already, from where these are. */
export async function beginPlaces(db: Tx, { store_id }: OneStore): Promise<void> {
  const places = await rowsOf<{ area: string; last: string }>(
    db,
    sql`select area, last from event_places where store_id = ${store_id}::bigint`,
  );
  for (const area of ['order', 'inventory', 'store']) {
    const last = places.find((place) => place.area === area)?.last ?? '0';
    await rowsOf(
      db,
      sql`insert into webhook_places (store_id, area, last)
          values (${store_id}::bigint, ${area}::event_area, ${last}::bigint) on conflict do nothing`,
    );
  }
}

/** Where no webhook is left nothing is turned into deliveries, and a later one does not hear of what was. */
export async function endPlaces(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(db, sql`delete from webhook_places where store_id = ${store_id}::bigint`);
}

const change = (db: Tx, { store_id }: OneStore, webhook_id: string, set: Sql) =>
  rowsOf(
    db,
    sql`update webhooks set ${set}, version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint`,
  );

export async function updateWebhook(
  db: Tx,
  store: OneStore,
  { webhook_id, name, url, events }: WebhookUpdate,
  user_id: string,
): Promise<void> {
  await change(
    db,
    store,
    webhook_id,
    sql`name = ${name}, url = ${url}, events = ${events}::text[], kept_by = ${user_id}::bigint`,
  );
}

export async function setPaused(db: Tx, store: OneStore, webhook_id: string): Promise<void> {
  await change(db, store, webhook_id, sql`state = 'PAUSED'`);
}

export async function setActive(
  db: Tx,
  store: OneStore,
  webhook_id: string,
  user_id: string,
): Promise<void> {
  await change(
    db,
    store,
    webhook_id,
    sql`state = 'ACTIVE', failures = 0, failing_since = null, missed = 0, told_at = null, kept_by = ${user_id}::bigint`,
  );
}

export async function setSeed(
  db: Tx,
  store: OneStore,
  webhook_id: string,
  { seed, hours }: { seed: Uint8Array; hours: number },
): Promise<void> {
  await change(
    db,
    store,
    webhook_id,
    sql`previous_seed = seed, previous_until = now() + make_interval(hours => ${hours}::int), seed = ${seed}::bytea`,
  );
}

export async function setRemoved(db: Tx, store: OneStore, webhook_id: string): Promise<void> {
  await change(db, store, webhook_id, sql`state = 'PAUSED', removed_at = now()`);
}

/** Whoever hands events on takes these first. */
export async function holdPlaces(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select from webhook_places where store_id = ${store_id}::bigint order by area for update`,
  );
}

/** What waits for one that does not go has all its tries before it again. Locked before the webhook is, as by whoever sends. */
export async function forgetTries(
  db: Tx,
  { store_id }: OneStore,
  webhook_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update webhook_deliveries set attempts = 0
        where store_id = ${store_id}::bigint and webhook_id = ${webhook_id}::bigint and state = 'WAITING'
          and attempts > 0 and exists (
            select from webhooks
            where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint and state <> 'ACTIVE')`,
  );
}

export type Waiting = ToSend & { at: string };

/** The next that wait, behind the last one that was read. */
export const readWaiting = (
  db: Tx,
  { store_id }: OneStore,
  webhook_id: string,
  last: Waiting | undefined,
  limit: number,
): Promise<Waiting[]> =>
  rowsOf<Waiting>(
    db,
    sql`select id, webhook_id, about, ${microseconds(sql`created_at`)} as at from webhook_deliveries
        where store_id = ${store_id}::bigint and webhook_id = ${webhook_id}::bigint and state = 'WAITING'
          ${last ? sql`and (created_at, id) > (${atMicroseconds(last.at)}, ${last.id}::uuid)` : sql``}
        order by created_at, id limit ${limit}::int`,
  );
