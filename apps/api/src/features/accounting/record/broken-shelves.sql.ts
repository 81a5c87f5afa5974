import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type Broken = { variant_id: string; reason: 'UNIT' | 'ITEM_GONE'; words: string };

/** Products whose link is no longer what it was: the item is gone or not used, or its unit holds something else. */
export const brokenShelves = (db: Db, { store_id }: OneStore): Promise<Broken[]> =>
  rowsOf<Broken>(
    db,
    sql`select l.variant_id,
          case when bool_or(i.item_no is null or i.is_suspended)
            then 'ITEM_GONE' else 'UNIT' end as reason,
          min(l.item_no || ' · ' || l.unit_name) as words
        from accounting_links l
        left join accounting_items i on i.store_id = ${store_id}::bigint and i.item_no = l.item_no
        where l.store_id = ${store_id}::bigint
          and (i.item_no is null or i.is_suspended or not exists (
            select from jsonb_to_recordset(i.units) as u (name text, ratio numeric)
            where lower(u.name) = lower(l.unit_name) and u.ratio = l.unit_ratio))
        group by l.variant_id`,
  );
