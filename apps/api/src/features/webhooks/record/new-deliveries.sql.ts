import type { DeliveredEvent } from '@marketplace/contract/webhook-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type NewDelivery = {
  id: string;
  webhook_id: string;
  event: DeliveredEvent;
  about: string;
  body: string;
};

/** In their order, which the list and whoever is sent them later goes by: by the clock, since a transaction may have waited for its turn. */
export async function insertDeliveries(
  db: Tx,
  store_id: string,
  rows: readonly NewDelivery[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into webhook_deliveries (store_id, id, webhook_id, event, about, body, created_at)
        select ${store_id}::bigint, d.id, d.webhook_id, d.event, d.about, d.body,
          clock_timestamp() + d.n * interval '1 microsecond'
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ webhook_id }) => webhook_id)}::bigint[],
          ${rows.map(({ event }) => event)}::text[], ${rows.map(({ about }) => about)}::text[],
          ${rows.map(({ body }) => body)}::text[]) with ordinality as d (id, webhook_id, event, about, body, n)`,
  );
}
