import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** A quantity of one variant, in base units. */
type Want = { variant_id: string; quantity: number };

/** What is wanted of a store: a SELECT of variant_id and quantity, or the rows themselves. */
type Wanted = Sql | readonly Want[];

const rowsWanted = (wanted: Wanted): Sql =>
  'map' in wanted
    ? sql`select * from unnest(${wanted.map((want) => want.variant_id)}::bigint[],
        ${wanted.map((want) => want.quantity)}::int[]) as w (variant_id, quantity)`
    : wanted;

/**
 * The rows in question, locked in the order of their ids: two orders for the same goods wait for each
 * other instead of deadlocking. Several units of one variant take from one stock; what was lowered to
 * nothing takes nothing.
 */
const lockedRows = (store_id: string, wanted: Wanted) => sql`
  wanted as (
    select variant_id, sum(quantity)::int as quantity from (${rowsWanted(wanted)}) each
    where quantity > 0 group by variant_id
  ), locked as (
    select s.variant_id from stocks s join wanted using (variant_id)
    where s.store_id = ${store_id}::bigint order by s.variant_id for update of s
  )`;

/**
 * Reserves everything or, where anything is short, answers with the variants that are. The caller's
 * transaction is then to be given up.
 */
export async function reserveStock(
  db: Tx,
  { store_id }: OneStore,
  wanted: Wanted,
): Promise<string[]> {
  const rows = await rowsOf<{ variant_id: string }>(
    db,
    sql`
    with ${lockedRows(store_id, wanted)}, taken as (
      update stocks s set reserved = s.reserved + wanted.quantity
      from wanted join locked using (variant_id)
      where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
        and s.stock - s.reserved >= wanted.quantity
      returning s.variant_id
    )
    select variant_id from wanted where variant_id not in (select variant_id from taken)`,
  );
  return rows.map((row) => row.variant_id);
}

/** Gives back what was reserved. Stock itself has not changed, so the ledger has nothing to tell. */
export async function releaseStock(db: Tx, { store_id }: OneStore, wanted: Wanted): Promise<void> {
  await rowsOf(
    db,
    sql`
    with ${lockedRows(store_id, wanted)}
    update stocks s set reserved = s.reserved - wanted.quantity
    from wanted join locked using (variant_id)
    where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id`,
  );
}

const onTheShelf = {
  /** Reserved goods leave the shop. */
  SHIPMENT: {
    shelf: sql`stock = s.stock - wanted.quantity, reserved = s.reserved - wanted.quantity`,
    change: sql`-quantity`,
  },
  /** Goods come back to it. */
  RETURN: { shelf: sql`stock = s.stock + wanted.quantity`, change: sql`quantity` },
} as const;

type Why = {
  reason: keyof typeof onTheShelf;
  order_id: string;
  user_id: string | null;
};

/** Goods leave the shelf or come back to it, with a line in the ledger for each. */
export async function moveStock(
  db: Tx,
  { store_id }: OneStore,
  wanted: Wanted,
  { reason, order_id, user_id }: Why,
): Promise<void> {
  const { shelf, change } = onTheShelf[reason];
  await rowsOf(
    db,
    sql`
    with ${lockedRows(store_id, wanted)}, moved as (
      update stocks s set ${shelf} from wanted join locked using (variant_id)
      where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
      returning s.variant_id, wanted.quantity, s.stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason, order_id, user_id)
    select ${store_id}::bigint, variant_id, ${change}, stock, ${reason}::stock_reason,
      ${order_id}::bigint, ${user_id}::bigint
    from moved order by variant_id`,
  );
}

/** What can be ordered now of each, in base units. */
export async function availableOf(
  db: Db,
  store_id: string,
  variant_ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ variant_id: string; available: number }>(
    db,
    sql`select variant_id, greatest(stock - reserved, 0) as available from stocks
        where store_id = ${store_id}::bigint and variant_id = any(${variant_ids}::bigint[])`,
  );
  return new Map(rows.map(({ variant_id, available }) => [variant_id, available]));
}
