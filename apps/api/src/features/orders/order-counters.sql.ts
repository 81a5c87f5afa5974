import type { FulfilmentStatus } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/handle.ts';

/**
 * An order has come to be in a status, from another or from outside the seller's lists. The counter
 * row is the one every move of a store meets at, so it is taken last and held briefly.
 */
export async function moveCounter(
  db: Tx,
  store_id: string,
  from: FulfilmentStatus | null,
  to: FulfilmentStatus,
): Promise<void> {
  const up = sql.ref(to);
  const down = from ? sql`, ${sql.ref(from)} = c.${sql.ref(from)} - 1` : sql``;
  await sql`
    insert into order_counters as c (store_id, ${up}) values (${store_id}::bigint, 1)
    on conflict (store_id) do update set ${up} = c.${up} + 1 ${down}`.execute(db);
}
