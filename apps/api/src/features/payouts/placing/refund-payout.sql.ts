import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { isContradicted } from '../record/payout-rows.sql.ts';

/** What is to be paid out for an order is what is held for it now; answers with the payout it is in, unless that was sent. */
export async function settleOwed(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<string[]> {
  const own = sql`${store_id}::bigint`;
  const [owed] = await rowsOf<{ payout_id: string | null; held: number }>(
    db,
    sql`select o.payout_id, coalesce(b.amount, 0) as held
        from payout_orders o
        left join payouts p on p.store_id = ${own} and p.id = o.payout_id
        left join balances b on b.store_id = ${own} and b.account = 'ESCROW' and b.party = 'ORDER'
          and b.party_id = o.order_id
        where o.store_id = ${own} and o.order_id = ${order_id}::bigint
          and (p.id is null or p.state not in ('SENT', 'ARRIVED'))`,
  );
  if (!owed) return [];
  const its = sql`where store_id = ${own} and order_id = ${order_id}::bigint`;
  await rowsOf(
    db,
    owed.held > 0
      ? sql`update payout_orders set amount = ${owed.held}::numeric ${its}`
      : sql`delete from payout_orders ${its}`,
  );
  return owed.payout_id ? [owed.payout_id] : [];
}

/** Takes an order out of a payout that has never been sent; answers with that payout. */
export async function takeOut(db: Tx, { store_id }: OneStore, order_id: string): Promise<string[]> {
  const own = sql`${store_id}::bigint`;
  const [put] = await rowsOf<{ payout_id: string }>(
    db,
    sql`select p.id as payout_id from payout_orders o join payouts p on p.store_id = ${own} and p.id = o.payout_id
        where o.store_id = ${own} and o.order_id = ${order_id}::bigint and p.attempt = 1
          and p.state in ('WAITING_ACCOUNT', 'SCHEDULED')`,
  );
  if (!put) return [];
  await rowsOf(
    db,
    sql`update payout_orders set payout_id = null where store_id = ${own} and order_id = ${order_id}::bigint`,
  );
  return [put.payout_id];
}

/** Whether the money of an order may have reached the bank although it is held again: the bank has told two things of it. */
export async function mayBePaidOut(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<boolean> {
  const own = sql`${store_id}::bigint`;
  const rows = await rowsOf(
    db,
    sql`select from payout_orders o join payout_attempts t on t.store_id = ${own} and t.payout_id = o.payout_id
        where o.store_id = ${own} and o.order_id = ${order_id}::bigint and ${isContradicted(sql`t`)} limit 1`,
  );
  return rows.length > 0;
}
