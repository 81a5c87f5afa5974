import {
  mostWaiting,
  type WebhookEvent,
  type WebhookState,
} from '@marketplace/contract/webhook-words';
import type { Webhook } from '@marketplace/contract/webhooks';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Those of a store, the oldest first. */
export const readWebhooks = (db: Db, { store_id }: OneStore): Promise<Webhook[]> =>
  rowsOf<Webhook>(
    db,
    sql`select w.id, w.name, w.url, w.events, w.state, w.version, w.missed, (
            select count(*)::int from (
              select from webhook_deliveries d
              where d.store_id = ${store_id}::bigint and d.webhook_id = w.id and d.state = 'WAITING'
              limit ${mostWaiting}::int) x) as waiting,
          w.failing_since, w.last_delivered_at,
          case when w.previous_until > now() then w.previous_until end as old_secret_until, w.created_at,
          u.name as created_by_name
        from webhooks w left join users u on u.id = w.created_by
        where w.store_id = ${store_id}::bigint and w.removed_at is null
        order by w.id`,
  );

export type WebhookRecord = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  version: number;
  seed: Uint8Array;
  removed_at: string | null;
};

/** Also one that is removed: done twice is done once. */
export async function lockWebhook(
  db: Tx,
  { store_id }: OneStore,
  webhook_id: string,
): Promise<WebhookRecord | undefined> {
  const [row] = await rowsOf<WebhookRecord>(
    db,
    sql`select id, name, url, events, state, version, seed, removed_at from webhooks
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint for no key update`,
  );
  return row;
}

export async function hasWebhook(
  db: Db,
  { store_id }: OneStore,
  webhook_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from webhooks
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint and removed_at is null`,
  );
  return rows.length > 0;
}
