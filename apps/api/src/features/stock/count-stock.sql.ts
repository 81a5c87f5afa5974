import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** What a store has of a variant, in base units. */
export type StockOfVariant = {
  variant_id: string;
  stock: number;
  reserved: number;
  low_stock_level: number;
};

/** Begins the stock of variants that the store never had, with nothing; answers with those. */
export async function startStock(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ variant_id: string }>(
    db,
    sql`insert into stocks (store_id, variant_id)
        select distinct ${store_id}::bigint, v from unnest(${variant_ids}::bigint[]) v order by v
        on conflict do nothing returning variant_id`,
  );
  return rows.map((row) => row.variant_id);
}

/** Locked in the order of their ids, as all who take from stock do. */
export function lockStock(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<StockOfVariant[]> {
  return rowsOf<StockOfVariant>(
    db,
    sql`select variant_id, stock, reserved, low_stock_level from stocks
        where store_id = ${store_id}::bigint and variant_id = any(${variant_ids}::bigint[])
        order by variant_id for update`,
  );
}

/** What a shelf gains or loses by being counted, and from when on its owner wants to be told. */
export type ShelfChange = {
  variant_id: string;
  change: number;
  /** Null: stays. */
  low_stock_level: number | null;
  note: string;
};

type Why = {
  reason: Extract<Tables['stock_ledger']['reason'], 'COUNT' | 'OPENING' | 'IMPORT' | 'ACCOUNTING'>;
  source: NonNullable<Tables['stock_ledger']['source']>;
  user_id: string | null;
};

/** The caller has locked the rows and knows that nothing reserved is taken away. */
export async function adjustStock(
  db: Tx,
  { store_id }: OneStore,
  changes: readonly ShelfChange[],
  { reason, source, user_id }: Why,
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with changed as (
      update stocks s set stock = s.stock + w.change,
        low_stock_level = coalesce(w.low_stock_level, s.low_stock_level)
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as w (variant_id bigint, change int, low_stock_level int, note text)
      where s.store_id = ${store_id}::bigint and s.variant_id = w.variant_id
      returning s.variant_id, s.stock, w.change, w.note
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason, source, user_id, note)
    select ${store_id}::bigint, variant_id, change, stock, ${reason}::stock_reason,
      ${source}::inventory_change_source, ${user_id}::bigint, nullif(note, '')
    from changed where change <> 0 order by variant_id`,
  );
}
