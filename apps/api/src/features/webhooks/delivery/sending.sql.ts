import type { DeliveryState, WebhookState } from '@marketplace/contract/webhook-words';
import type { WebhookAttempt } from '@marketplace/contract/webhooks';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type Sending = {
  webhook_id: string;
  name: string;
  url: string;
  webhook_state: WebhookState;
  is_removed: boolean;
  seed: Uint8Array;
  /** While it still signs beside the one that followed it. */
  previous_seed: Uint8Array | null;
  state: DeliveryState;
  body: string;
};

export async function readSending(
  db: Db,
  store_id: string,
  delivery_id: string,
): Promise<Sending | undefined> {
  const [row] = await rowsOf<Sending>(
    db,
    sql`select d.webhook_id, w.name, w.url, w.state as webhook_state, w.removed_at is not null as is_removed, w.seed,
          case when w.previous_until > now() then w.previous_seed end as previous_seed, d.state, d.body
        from webhook_deliveries d join webhooks w on w.store_id = d.store_id and w.id = d.webhook_id
        where d.store_id = ${store_id}::bigint and d.id = ${delivery_id}::uuid`,
  );
  return row;
}

type Try = Omit<WebhookAttempt, 'at'>;

/** Answers how often it has been tried by now. One that is no longer waiting is left as it is. */
export async function writeTry(
  db: Tx,
  store_id: string,
  delivery_id: string,
  tried: Try,
  state: DeliveryState,
  givenUpAfter: number,
): Promise<{ attempts: number; state: DeliveryState } | undefined> {
  const { status, trouble } = tried;
  const [row] = await rowsOf<{ attempts: number; state: DeliveryState }>(
    db,
    sql`update webhook_deliveries set attempts = attempts + 1, last_status = ${status}::int, last_trouble = ${trouble},
          tries = jsonb_path_query_array(
            jsonb_build_array(${JSON.stringify({ at: new Date().toISOString(), ...tried })}::text::jsonb) || tries,
            '$[0 to 9]'),
          state = (case when ${state} = 'WAITING' and attempts + 1 >= ${givenUpAfter}::int then 'FAILED'
            else ${state} end)::webhook_delivery_state,
          ended_at = case when ${state} <> 'WAITING' or attempts + 1 >= ${givenUpAfter}::int
            then clock_timestamp() end
        where store_id = ${store_id}::bigint and id = ${delivery_id}::uuid and state = 'WAITING'
        returning attempts, state`,
  );
  return row;
}

/** Written once a minute at most while all is well: hundreds may come through in one. */
export async function writeThrough(db: Tx, store_id: string, webhook_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update webhooks set failures = 0, failing_since = null, last_delivered_at = now()
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint
          and (failures > 0 or last_delivered_at is null or last_delivered_at < now() - interval '1 minute')`,
  );
}

export type Failing = { failures: number; is_long: boolean; state: WebhookState; is_told: boolean };

export async function writeFailure(
  db: Tx,
  store_id: string,
  webhook_id: string,
  hours: number,
): Promise<Failing | undefined> {
  const [row] = await rowsOf<Failing>(
    db,
    sql`update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now())
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint
        returning failures, coalesce(failing_since < now() - make_interval(hours => ${hours}::int), false) as is_long,
          state, coalesce(told_at > now() - interval '1 day', false) as is_told`,
  );
  return row;
}

export async function setTold(db: Tx, store_id: string, webhook_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update webhooks set told_at = now()
        where store_id = ${store_id}::bigint and id = ${webhook_id}::bigint`,
  );
}
