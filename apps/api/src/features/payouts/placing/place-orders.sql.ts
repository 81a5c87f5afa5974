import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { isDisputed } from '../record/disputed.sql.ts';
import { readPayoutDay } from '../record/payout-day.sql.ts';

export type ToPlace = { order_id: string; payout_id: string | null; account_id: string | null };

/**
 * Orders that are in no payout yet, or in one that has not been sent and goes elsewhere than it should by now: to the account
 * chosen for them, or to the default. What is tried again stays as it is, and what its buyer complains about waits.
 */
export const readOrdersToPlace = (db: Tx, { store_id }: OneStore): Promise<ToPlace[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<ToPlace>(
    db,
    sql`select o.order_id, o.payout_id, coalesce(a.id, d.id) as account_id
        from payout_orders o
        left join payouts p on p.store_id = ${own} and p.id = o.payout_id
        left join order_bank_choices h on h.store_id = ${own} and h.order_id = o.order_id
        left join bank_accounts a on a.store_id = ${own} and a.id = h.bank_account_id and a.state = 'VERIFIED'
          and a.removed_at is null
        left join bank_accounts d on d.store_id = ${own} and d.is_default
        where o.store_id = ${own} and (o.payout_id is null or o.payout_id = any(array(
            select w.id from payouts w
            where w.store_id = ${own} and w.state in ('WAITING_ACCOUNT', 'SCHEDULED') and w.attempt = 1)))
          and (o.payout_id is null or p.bank_account_id is distinct from coalesce(a.id, d.id))
          and not ${isDisputed(own, sql`o.order_id`)}
        order by o.order_id`,
  );
};

/** The payout of today to this account, or without one the payout that waits for it. */
export async function openPayout(
  db: Tx,
  store: OneStore,
  account_id: string | null,
): Promise<string> {
  const own = sql`${store.store_id}::bigint`;
  const day = await readPayoutDay(db, store, account_id);
  const [open] = await rowsOf<{ id: string }>(
    db,
    account_id
      ? sql`select id from payouts where store_id = ${own} and bank_account_id = ${account_id}::bigint
              and state = 'SCHEDULED' and attempt = 1 and day = ${day}::date`
      : sql`select id from payouts where store_id = ${own} and state = 'WAITING_ACCOUNT'`,
  );
  if (open) return open.id;
  const [made] = await rowsOf<{ id: string }>(
    db,
    sql`insert into payouts (store_id, state, bank_account_id, day, amount, order_count)
        values (${own}, ${account_id ? 'SCHEDULED' : 'WAITING_ACCOUNT'}::payout_state, ${account_id}::bigint,
          ${day}::date, 0, 0) returning id`,
  );
  if (!made) throw new Error('a payout was not written');
  return made.id;
}

export async function putInto(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  order_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update payout_orders set payout_id = ${payout_id}::bigint
        where store_id = ${store_id}::bigint and order_id = any(${order_ids}::bigint[])`,
  );
}

/** What they come to with the orders they have now; those without any are gone, or are again what they were after the last time they were sent. */
export async function countAnew(
  db: Tx,
  { store_id }: OneStore,
  payout_ids: readonly string[],
): Promise<void> {
  const own = sql`${store_id}::bigint`;
  await rowsOf(
    db,
    sql`update payouts p set amount = o.amount, order_count = o.count
        from (select w.id, coalesce(sum(o.amount), 0) as amount, count(o.order_id)::int as count
          from unnest(${payout_ids}::bigint[]) as w (id)
          left join payout_orders o on o.store_id = ${own} and o.payout_id = w.id group by w.id) o
        where p.store_id = ${own} and p.id = o.id`,
  );
  await rowsOf(
    db,
    sql`delete from payouts p where p.store_id = ${own} and p.id = any(${payout_ids}::bigint[])
          and not exists (select from payout_orders o where o.store_id = ${own} and o.payout_id = p.id)
          and not exists (select from payout_attempts t where t.store_id = ${own} and t.payout_id = p.id)`,
  );
  await rowsOf(
    db,
    sql`update payouts p set state = 'FAILED', attempt = p.attempt - 1
        where p.store_id = ${own} and p.id = any(${payout_ids}::bigint[]) and p.state = 'SCHEDULED' and p.amount = 0`,
  );
}

/** What waits for an account that may be used from now on goes today. */
export async function bringForward(db: Tx, store: OneStore, account_id: string): Promise<string[]> {
  const day = await readPayoutDay(db, store, account_id);
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update payouts set day = ${day}::date
        where store_id = ${store.store_id}::bigint and bank_account_id = ${account_id}::bigint
          and state = 'SCHEDULED' and day > ${day}::date returning id`,
  );
  return rows.map(({ id }) => id);
}
