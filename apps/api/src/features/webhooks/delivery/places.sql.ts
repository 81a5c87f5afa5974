import type { Area } from '@marketplace/contract/endpoint';
import {
  mostWaiting,
  type WebhookEvent,
  type WebhookState,
} from '@marketplace/contract/webhook-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** Only stores with webhooks have places here, so all of them are few. */
export const storesBehind = (db: Db, resting: readonly string[], limit: number) =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select w.store_id from webhook_places w
        join event_places p on p.store_id = w.store_id and p.area = w.area
        where p.last > w.last and w.store_id <> all(${resting}::bigint[])
        group by w.store_id limit ${limit}::int`,
  );

type Place = { area: Area; last: number };

/** None where another process is at it. */
export const takePlaces = (db: Tx, store_id: string): Promise<Place[]> =>
  rowsOf<Place>(
    db,
    sql`select area, last::float8 as last from webhook_places where store_id = ${store_id}::bigint
        order by area for update skip locked`,
  );

export async function movePlace(db: Tx, store_id: string, { area, last }: Place): Promise<void> {
  await rowsOf(
    db,
    sql`update webhook_places set last = ${last}::bigint
        where store_id = ${store_id}::bigint and area = ${area}::event_area`,
  );
}

export type Listening = {
  id: string;
  events: WebhookEvent[];
  state: WebhookState;
  created_at: string;
  is_full: boolean;
};

export const readListening = (db: Tx, store_id: string): Promise<Listening[]> =>
  rowsOf<Listening>(
    db,
    sql`select w.id, w.events, w.state, w.created_at, (
            select count(*) from (
              select from webhook_deliveries d
              where d.store_id = ${store_id}::bigint and d.webhook_id = w.id and d.state = 'WAITING'
              limit ${mostWaiting}::int) x) >= ${mostWaiting}::int as is_full
        from webhooks w where w.store_id = ${store_id}::bigint and w.removed_at is null order by w.id`,
  );

export async function addMissed(
  db: Tx,
  store_id: string,
  webhook_id: string,
  count: number,
): Promise<void> {
  await rowsOf(
    db,
    sql`update webhooks set missed = missed + ${count}::int
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint`,
  );
}
