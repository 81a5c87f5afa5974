import type {
  DeliveriesQuery,
  WebhookDelivery,
  WebhookDeliveryRow,
} from '@marketplace/contract/webhooks';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

const columns = sql`d.id, d.event, d.about, d.state, d.attempts, d.last_status, d.last_trouble, d.created_at, d.ended_at`;

type Listed = WebhookDeliveryRow & { created: string };
type Wanted = Pick<DeliveriesQuery, 'webhook_id' | 'state' | 'event'>;

export function readDeliveries(
  db: Db,
  { store_id }: OneStore,
  { webhook_id, state, event }: Wanted,
  behind: [string, string] | undefined,
  limit: number,
): Promise<Listed[]> {
  const conditions = [
    sql`d.store_id = ${store_id}::bigint and d.webhook_id = ${webhook_id}::bigint`,
    ...(state ? [sql`d.state = ${state}::webhook_delivery_state`] : []),
    ...(event ? [sql`d.event = ${event}`] : []),
    ...(behind
      ? [sql`(d.created_at, d.id) < (${atMicroseconds(behind[0])}, ${behind[1]}::uuid)`]
      : []),
  ];
  return rowsOf<Listed>(
    db,
    sql`select ${columns}, ${microseconds(sql`d.created_at`)}::text as created from webhook_deliveries d
        where ${joined(conditions, ' and ')} order by d.created_at desc, d.id desc limit ${limit}::int`,
  );
}

export async function readDelivery(
  db: Db,
  { store_id }: OneStore,
  webhook_id: string,
  delivery_id: string,
): Promise<WebhookDelivery | undefined> {
  const [row] = await rowsOf<WebhookDelivery>(
    db,
    sql`select ${columns}, d.body, d.tries from webhook_deliveries d
        where d.store_id = ${store_id}::bigint and d.id = ${delivery_id}::uuid and d.webhook_id = ${webhook_id}::bigint`,
  );
  return row;
}

/** What it was tried with before stays to be looked at. */
export async function setWaiting(
  db: Tx,
  { store_id }: OneStore,
  delivery_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update webhook_deliveries set state = 'WAITING', attempts = 0, ended_at = null
        where store_id = ${store_id}::bigint and id = ${delivery_id}::uuid and state <> 'WAITING'`,
  );
}
