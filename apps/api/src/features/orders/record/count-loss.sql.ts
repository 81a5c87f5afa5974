import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** How much of a product, in base units, and what it would have brought. */
export type LostGoods = { variant_id: string; quantity: number; amount: number };

/** What there is of an order to be lost. */
export const goodsOfOrder = (
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<LostGoods[]> =>
  rowsOf<LostGoods>(
    db,
    sql`select variant_id::text, quantity * base_quantity as quantity, line_total as amount from order_lines
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint and quantity > 0`,
  );

export type Day = { time_zone: string; cause: string };

/**
 * Added to the day in the store's zone. Rows are taken in the order of their key, so of two that lose at once one waits for the
 * other. Variant 0 is the order as a whole.
 */
export async function addToLosses(
  db: Tx,
  { store_id }: OneStore,
  { time_zone, cause }: Day,
  goods: readonly LostGoods[],
): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into order_losses as t (store_id, day, cause, variant_id, orders, quantity, amount)
    select ${store_id}::bigint, (now() at time zone ${time_zone})::date, ${cause}::text, variant_id, 1,
      sum(quantity), sum(amount)
    from jsonb_to_recordset(${JSON.stringify([...goods, ...goods.map(ofAll)])}::jsonb)
      as g (variant_id bigint, quantity bigint, amount numeric)
    group by variant_id order by variant_id
    on conflict (store_id, day, cause, variant_id) do update set orders = t.orders + 1,
      quantity = t.quantity + excluded.quantity, amount = t.amount + excluded.amount`,
  );
}

/** The same taken back, on the day of that moment. */
export async function takeFromLosses(
  db: Tx,
  { store_id }: OneStore,
  { time_zone, cause, at }: Day & { at: string },
  goods: readonly LostGoods[],
): Promise<void> {
  const day = sql`(${at}::timestamptz at time zone ${time_zone})::date`;
  const own = sql`t.store_id = ${store_id}::bigint and t.day = ${day} and t.cause = ${cause}::text`;
  await rowsOf(
    db,
    sql`select from order_losses t where ${own}
          and t.variant_id = any(${[...goods.map(({ variant_id }) => variant_id), '0']}::bigint[])
        order by t.variant_id for update`,
  );
  await rowsOf(
    db,
    sql`
    update order_losses t set orders = t.orders - 1, quantity = t.quantity - g.quantity, amount = t.amount - g.amount
    from (
      select variant_id, sum(quantity) as quantity, sum(amount) as amount
      from jsonb_to_recordset(${JSON.stringify([...goods, ...goods.map(ofAll)])}::jsonb)
        as g (variant_id bigint, quantity bigint, amount numeric) group by variant_id
    ) g where ${own} and t.variant_id = g.variant_id`,
  );
}

const ofAll = (goods: LostGoods): LostGoods => ({ ...goods, variant_id: '0' });
