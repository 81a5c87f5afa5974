import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export const allShelves = '0';

/** What a store's shelves say is another by now; variant 0 stands for all of them. */
export async function askToMatch(
  db: Tx,
  store_id: string,
  variant_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into demands_to_match (store_id, variant_id)
        select distinct ${store_id}::bigint, v from unnest(${variant_ids}::bigint[]) v order by v
        on conflict (store_id, variant_id) do update set asked_at = excluded.asked_at, before_tender_id = null`,
  );
}
