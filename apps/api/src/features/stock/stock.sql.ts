import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';

/** Base units by variant. */
export type Pieces = ReadonlyMap<string, number>;

/**
 * The rows in question, locked in the order of their ids: two orders for the same goods wait for each
 * other instead of deadlocking.
 */
const lockedRows = (store_id: string, pieces: Pieces) => sql`
  wanted as (
    select * from unnest(${[...pieces.keys()]}::bigint[], ${[...pieces.values()]}::int[])
      as w (variant_id, quantity)
  ), locked as (
    select s.variant_id from stocks s join wanted using (variant_id)
    where s.store_id = ${store_id}::bigint order by s.variant_id for update of s
  )`;

/** Takes what is free of each variant, and says of which there was enough. */
export async function reserve(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  store_id: string,
  pieces: Pieces,
): Promise<string[]> {
  const rows = await rowsOf<{ variant_id: string }>(
    db,
    sql`
    with ${lockedRows(store_id, pieces)}
    update stocks s set reserved = s.reserved + wanted.quantity
    from wanted join locked using (variant_id)
    where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
      and s.stock - s.reserved >= wanted.quantity
    returning s.variant_id`,
  );
  return rows.map((row) => row.variant_id);
}

export async function release(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  store_id: string,
  pieces: Pieces,
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with ${lockedRows(store_id, pieces)}
    update stocks s set reserved = s.reserved - wanted.quantity
    from wanted join locked using (variant_id)
    where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id`,
  );
}

/** Reserved goods leave the shop: less on the shelf, less reserved, and a line in the ledger for each. */
export async function deduct(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  store_id: string,
  pieces: Pieces,
  { order_id, user_id }: { order_id: string; user_id: string | null },
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with ${lockedRows(store_id, pieces)}, taken as (
      update stocks s set stock = s.stock - wanted.quantity, reserved = s.reserved - wanted.quantity
      from wanted join locked using (variant_id)
      where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
      returning s.variant_id, wanted.quantity, s.stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason, order_id, user_id)
    select ${store_id}::bigint, variant_id, -quantity, stock, 'SHIPMENT', ${order_id}::bigint, ${user_id}::bigint
    from taken order by variant_id`,
  );
}

/** Goods come back to the shop: more on the shelf, and a line in the ledger for each. */
export async function putBack(
  db: Tx,
  _scope: StoreScope | BuyerScope,
  store_id: string,
  pieces: Pieces,
  { order_id, user_id }: { order_id: string; user_id: string | null },
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with ${lockedRows(store_id, pieces)}, returned as (
      update stocks s set stock = s.stock + wanted.quantity
      from wanted join locked using (variant_id)
      where s.store_id = ${store_id}::bigint and s.variant_id = wanted.variant_id
      returning s.variant_id, wanted.quantity, s.stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason, order_id, user_id)
    select ${store_id}::bigint, variant_id, quantity, stock, 'RETURN', ${order_id}::bigint, ${user_id}::bigint
    from returned order by variant_id`,
  );
}
