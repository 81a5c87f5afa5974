import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** Since when orders may have come through a process that writes no texts; nothing once all of them are gone. */
export async function missedSince(db: Db): Promise<string | undefined> {
  const [row] = await rowsOf<{ arrived_after: string }>(
    db,
    sql`select arrived_after from order_texts_missed`,
  );
  return row?.arrived_after;
}

export async function writeTextsSince(db: Db, arrived_after: string): Promise<number> {
  const rows = await rowsOf<{ order_id: string }>(
    db,
    sql`insert into order_texts (store_id, order_id, search_text)
        select o.store_id, o.id, o.search_text from orders o
        where o.arrived_at > ${arrived_after}::timestamptz and o.total_product_unit > 0
          and not exists (select from order_texts t where t.store_id = o.store_id and t.order_id = o.id)
          and not exists (select from orders_to_index i where i.store_id = o.store_id and i.order_id = o.id)
        on conflict do nothing returning order_id`,
  );
  return rows.length;
}

/** What arrived a while ago has been looked at; a day after the texts came nothing can be missed any more. */
export async function moveMissed(db: Db): Promise<void> {
  await rowsOf(db, sql`delete from order_texts_missed where due_at < now()`);
  await rowsOf(
    db,
    sql`update order_texts_missed
        set arrived_after = greatest(arrived_after, now() - interval '5 minutes')`,
  );
}
