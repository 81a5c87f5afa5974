import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Completed orders whose money the marketplace holds, and that nothing has been said of yet. */
const owed = (own: Sql, more = sql``) => sql`
  select b.store_id, b.party_id, b.amount
  from balances b join orders o on o.store_id = ${own} and o.id = b.party_id
  where b.store_id = ${own} and b.account = 'ESCROW' and b.party = 'ORDER' and b.amount > 0
    and o.fulfilment_status = 'COMPLETED'
    and not exists (select from payout_orders p where p.store_id = ${own} and p.order_id = b.party_id)
    ${more}`;

/** With the order's completion. */
export async function insertOwed(db: Tx, { store_id }: OneStore, order_id: string): Promise<void> {
  const own = sql`${store_id}::bigint`;
  await rowsOf(
    db,
    sql`insert into payout_orders (store_id, order_id, amount)
        ${owed(own, sql`and b.party_id = ${order_id}::bigint`)}
        on conflict (store_id, order_id) do nothing`,
  );
}

/** All of a store that are not on record; answers with how many that were. */
export async function insertAllOwed(db: Tx, { store_id }: OneStore): Promise<number> {
  const own = sql`${store_id}::bigint`;
  const rows = await rowsOf<{ order_id: string }>(
    db,
    sql`insert into payout_orders (store_id, order_id, amount)
        ${owed(own)}
        on conflict (store_id, order_id) do nothing returning order_id`,
  );
  return rows.length;
}

/** Stores with orders that no payout has yet. */
export const readStoresToPlace = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select distinct store_id as id from payout_orders
        where payout_id is null and store_id > ${after}::bigint order by store_id limit ${limit}::int`,
  );

/** Stores that have ever had an order. */
export const readStoresWithOrders = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select store_id as id from order_counters
        where store_id > ${after}::bigint order by store_id limit ${limit}::int`,
  );
