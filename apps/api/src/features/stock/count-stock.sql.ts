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
  expires_on: string | null;
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

/** Takes back shelves that were begun in this very transaction, and that nothing came of. */
export async function endStock(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from stocks where store_id = ${store_id}::bigint
          and variant_id = any(${variant_ids}::bigint[]) and stock = 0 and reserved = 0`,
  );
}

/** Locked in the order of their ids, as all who take from stock do. */
export function lockStock(
  db: Tx,
  { store_id }: OneStore,
  variant_ids: readonly string[],
): Promise<StockOfVariant[]> {
  return rowsOf<StockOfVariant>(
    db,
    sql`select variant_id, stock, reserved, low_stock_level, expires_on from stocks
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
  /** Undefined: stays; null: nobody says any more. */
  expires_on?: string | null | undefined;
  note: string;
};

type Why = {
  reason: Extract<Tables['stock_ledger']['reason'], 'COUNT' | 'OPENING' | 'IMPORT' | 'ACCOUNTING'>;
  source: NonNullable<Tables['stock_ledger']['source']>;
  user_id: string | null;
  plan_id?: string;
};

/** The caller has locked the rows and knows that nothing reserved is taken away. */
export async function adjustStock(
  db: Tx,
  { store_id }: OneStore,
  changes: readonly ShelfChange[],
  { reason, source, user_id, plan_id }: Why,
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with changed as (
      update stocks s set stock = s.stock + w.change,
        low_stock_level = coalesce(w.low_stock_level, s.low_stock_level),
        expires_on = case when w.sets_expiry then w.expires_on else s.expires_on end
      from jsonb_to_recordset(${JSON.stringify(changes.map(withExpiry))}::jsonb)
        as w (variant_id bigint, change int, low_stock_level int, note text, expires_on date, sets_expiry boolean)
      where s.store_id = ${store_id}::bigint and s.variant_id = w.variant_id
      returning s.variant_id, s.stock, w.change, w.note
    )
    insert into stock_ledger
      (store_id, variant_id, change, stock_after, reason, source, user_id, note, plan_id)
    select ${store_id}::bigint, variant_id, change, stock, ${reason}::stock_reason,
      ${source}::inventory_change_source, ${user_id}::bigint, nullif(note, ''), ${plan_id ?? null}::uuid
    from changed where change <> 0 order by variant_id`,
  );
}

const withExpiry = (change: ShelfChange) => ({
  ...change,
  sets_expiry: change.expires_on !== undefined,
});
