import type { OrderChoice } from '@marketplace/contract/bank-accounts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type ChoiceRow = Omit<OrderChoice, 'can_choose'> & {
  payment_method: 'TRANSFER' | 'COD' | 'TERM';
  /** Whether the marketplace pays a part of its discounts. */
  has_share: boolean;
  attempt: number | null;
};

/** A choice of an account that was removed since is none. */
export async function readChoice(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<ChoiceRow | undefined> {
  const own = sql`${store_id}::bigint`;
  const [row] = await rowsOf<ChoiceRow>(
    db,
    sql`select o.id as order_id, o.order_number, o.payment_method, a.id as bank_account_id, d.payout_id,
          p.state as payout_state, p.attempt,
          exists (select from order_discounts s
            where s.store_id = ${own} and s.order_id = ${order_id}::bigint and s.platform_amount > 0) as has_share
        from orders o
        left join order_bank_choices h on h.store_id = ${own} and h.order_id = o.id
        left join bank_accounts a on a.store_id = ${own} and a.id = h.bank_account_id and a.removed_at is null
        left join payout_orders d on d.store_id = ${own} and d.order_id = o.id
        left join payouts p on p.store_id = ${own} and p.id = d.payout_id
        where o.store_id = ${own} and o.id = ${order_id}::bigint and o.total_product_unit > 0`,
  );
  return row;
}

export async function keepChoice(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  bank_account_id: string,
  user_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into order_bank_choices (store_id, order_id, bank_account_id, chosen_by)
        values (${store_id}::bigint, ${order_id}::bigint, ${bank_account_id}::bigint, ${user_id}::bigint)
        on conflict (store_id, order_id) do update set bank_account_id = excluded.bank_account_id,
          chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`,
  );
}

export async function forgetChoice(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from order_bank_choices
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint`,
  );
}
