import {
  type CreditBookQuery,
  type CreditDetail,
  type CreditRules,
  type DebtAges,
  type Debtor,
  mostOwedOrders,
} from '@marketplace/contract/credit-book';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { ages, owedOrders } from './owed.sql.ts';

/** By buyer, whoever is late with the most first. */
export const readDebtors = (
  db: Db,
  store: OneStore,
  { page, page_size }: CreditBookQuery,
): Promise<Debtor[]> =>
  rowsOf(
    db,
    sql`
    with owed as (${owedOrders(store)}),
    debtors as (
      select buyer_store_id, max(buyer_name) as buyer_name, count(*)::int as order_count,
        min(due_on)::text as first_due_on, ${ages}
      from owed where open_amount > 0 group by buyer_store_id
    )
    select d.*, coalesce(l.limit_amount, r.default_limit) as limit_amount
    from debtors d
    left join credit_limits l on l.store_id = ${store.store_id}::bigint and l.buyer_store_id = d.buyer_store_id
    left join credit_rules r on r.store_id = ${store.store_id}::bigint
    order by d.open_amount - d.not_due_amount desc, d.open_amount desc, d.buyer_store_id
    limit ${page_size}::int offset ${(page - 1) * page_size}::bigint`,
  );

export async function readAges(
  db: Db,
  store: OneStore,
): Promise<DebtAges & { debtor_count: number }> {
  const [row] = await rowsOf<DebtAges & { debtor_count: number }>(
    db,
    sql`with owed as (${owedOrders(store)})
        select ${ages}, count(distinct buyer_store_id)::int as debtor_count from owed where open_amount > 0`,
  );
  if (!row) throw new Error('sums are always one row');
  return row;
}

type Buyer = { buyer_name: string; phone_number: string | null };

/** Whoever has ordered from the store. */
export async function readBuyer(
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
): Promise<Buyer | undefined> {
  const [buyer] = await rowsOf<Buyer>(
    db,
    sql`select b.name as buyer_name, b.phone_number from stores b
        where b.id = ${buyer_store_id}::bigint and exists (
          select from orders o
          where o.store_id = ${store_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint
            and o.arrived_at is not null)`,
  );
  return buyer;
}

export const readOwed = (
  db: Db,
  store: OneStore,
  buyer_store_id: string,
): Promise<CreditDetail['orders']> =>
  rowsOf(
    db,
    sql`
    with owed as (${owedOrders(store, sql`o.buyer_store_id = ${buyer_store_id}::bigint`)})
    select id as order_id, order_number, total_amount, open_amount, due_on::text as due_on, late_days
    from owed where open_amount > 0 order by due_on, id limit ${mostOwedOrders}::int`,
  );

/** The last twenty. */
export const readPayments = (
  db: Db,
  { store_id }: OneStore,
  buyer_store_id: string,
): Promise<CreditDetail['payments']> =>
  rowsOf(
    db,
    sql`
    select p.id, o.id as order_id, o.order_number, l.amount, p.created_at
    from orders o
    join postings p on p.store_id = ${store_id}::bigint and p.order_id = o.id and p.cause = 'TERM_PAYMENT'
    join posting_lines l on l.store_id = ${store_id}::bigint and l.posting_id = p.id and l.account = 'TILL'
    where o.store_id = ${store_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint
      and o.payment_method = 'TERM'
    order by p.id desc limit 20`,
  );

export async function writeLimit(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  buyer_store_id: string,
  limit_amount: number | null,
): Promise<void> {
  await rowsOf(
    db,
    limit_amount === null
      ? sql`delete from credit_limits
            where store_id = ${store_id}::bigint and buyer_store_id = ${buyer_store_id}::bigint`
      : sql`insert into credit_limits (store_id, buyer_store_id, limit_amount, updated_by)
            values (${store_id}::bigint, ${buyer_store_id}::bigint, ${limit_amount}::numeric, ${user_id}::bigint)
            on conflict (store_id, buyer_store_id) do update
            set limit_amount = excluded.limit_amount, updated_by = excluded.updated_by, updated_at = now()`,
  );
}

/** There is a row from now on, and nobody else changes it meanwhile. */
export async function lockRules(db: Tx, { store_id }: OneStore, user_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`insert into credit_rules (store_id, updated_by) values (${store_id}::bigint, ${user_id}::bigint)
        on conflict (store_id) do update set updated_by = excluded.updated_by`,
  );
}

export async function writeRules(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { over_limit, default_limit }: CreditRules,
): Promise<void> {
  await rowsOf(
    db,
    sql`update credit_rules set over_limit = ${over_limit}::over_credit, default_limit = ${default_limit}::numeric,
          updated_by = ${user_id}::bigint, updated_at = now()
        where store_id = ${store_id}::bigint`,
  );
}
