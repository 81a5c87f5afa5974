import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { storeCredit } from './fee-money.ts';
import type { FeeWeek } from './fee-week.ts';

export type StoreToCollect = { store_id: string; time_zone: string };

/** Stores that owe for orders, or for what was paid for them, and have no collection of the week that is over; walked by the rows that lie with them. */
export const readStoresToCollect = (
  db: Db,
  at: string,
  after: string,
  limit: number,
): Promise<StoreToCollect[]> =>
  rowsOf<StoreToCollect>(
    db,
    sql`select k.store_id, c.time_zone
        from order_counters k join stores s on s.id = k.store_id join cities c on c.id = s.city_id
        left join fee_collections f on f.store_id = k.store_id and f.week_from =
          (date_trunc('week', ${at}::timestamptz at time zone c.time_zone) - interval '7 days')::date
        where k.store_id > ${after}::bigint and f.store_id is null and exists (
          select from balances b
          where b.store_id = k.store_id and b.amount <> 0 and (b.account, b.party) in
            (('FEE_PAYABLE', 'ORDER'), ('CLAIM_PAYABLE', 'COMPLAINT')))
        order by k.store_id limit ${limit}::int`,
  );

/**
 * Whoever changes what a store owes goes through this row, so that nothing of it changes before the transaction has
 * ended. Every act on collections and their payments begins here.
 */
export async function lockFees(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select from balances where store_id = ${store_id}::bigint and account = 'FEE_PAYABLE'
          and party = 'NONE' and party_id = 0 for update`,
  );
}

export type OrderToCollect = {
  order_id: string;
  base_amount: number;
  fee_amount: number;
  tax_amount: number;
  correction_amount: number;
  amount: number;
  charged_at: string;
};

/**
 * What is still owed for orders that were charged before a moment, whenever that was: what came late for its own week is
 * taken with the next. Of an order that was collected before, only what has changed since.
 */
export const readOrdersToCollect = (
  db: Tx,
  { store_id }: OneStore,
  before: string,
): Promise<OrderToCollect[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<OrderToCollect>(
    db,
    sql`select order_id, amount, charged_at,
          case when is_known then 0 else base end as base_amount,
          case when is_known then 0 else fee end as fee_amount,
          case when is_known then 0 else tax end as tax_amount,
          case when is_known then amount else amount - fee - tax end as correction_amount
        from (
          select b.party_id as order_id, -b.amount as amount, p.created_at as charged_at,
            o.total_amount - o.shipping_fee as base, coalesce(f.amount, 0) as fee, coalesce(t.amount, 0) as tax,
            exists (
              select from fee_collection_orders e where e.store_id = ${own} and e.order_id = b.party_id
            ) as is_known
          from balances b
          join orders o on o.store_id = ${own} and o.id = b.party_id
          join postings p on p.store_id = ${own} and p.order_id = b.party_id and p.cause = 'FEE'
          left join posting_lines f on f.store_id = ${own} and f.posting_id = p.id and f.account = 'PLATFORM_FEE'
          left join posting_lines t on t.store_id = ${own} and t.posting_id = p.id and t.account = 'FEE_TAX'
          where b.store_id = ${own} and b.account = 'FEE_PAYABLE' and b.party = 'ORDER' and b.amount <> 0
            and p.created_at < ${before}::timestamptz
        ) due order by order_id`,
  );
};

/** What the store has paid too much so far and not used. */
export async function readCredit(db: Tx, { store_id }: OneStore): Promise<number> {
  const [row] = await rowsOf<{ amount: number }>(
    db,
    sql`select amount from balances where store_id = ${store_id}::bigint and account = 'FEE_PAYABLE'
          and party = ${storeCredit.party}::book_party and party_id = ${storeCredit.party_id}::bigint`,
  );
  return Math.max(row?.amount ?? 0, 0);
}

export type NewCollection = Pick<FeeWeek, 'week_from' | 'week_until'> & {
  order_count: number;
  fee_amount: number;
  tax_amount: number;
  correction_amount: number;
  claims_amount: number;
  credit_amount: number;
  amount: number;
};

/** None where the week has one. What credit pays whole is paid. */
export async function insertCollection(
  db: Tx,
  { store_id }: OneStore,
  made: NewCollection,
  { at, due_at }: { at: string; due_at: string },
): Promise<string | undefined> {
  const isPaid = made.amount === 0;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into fee_collections (store_id, week_from, week_until, state, order_count, fee_amount, tax_amount,
          correction_amount, claims_amount, credit_amount, amount, created_at, due_at, settled_at)
        values (${store_id}::bigint, ${made.week_from}::date, ${made.week_until}::date,
          ${isPaid ? 'PAID' : 'UNPAID'}::fee_collection_state, ${made.order_count}::int, ${made.fee_amount}::numeric,
          ${made.tax_amount}::numeric, ${made.correction_amount}::numeric, ${made.claims_amount}::numeric,
          ${made.credit_amount}::numeric,
          ${made.amount}::numeric, ${at}::timestamptz, ${due_at}::timestamptz, ${isPaid ? at : null}::timestamptz)
        on conflict (store_id, week_from) do nothing returning id`,
  );
  return row?.id;
}

export async function insertCollectionOrders(
  db: Tx,
  { store_id }: OneStore,
  collection_id: string,
  orders: readonly OrderToCollect[],
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into fee_collection_orders (store_id, collection_id, order_id, base_amount, fee_amount, tax_amount,
          correction_amount, amount, charged_at)
        select ${store_id}::bigint, ${collection_id}::bigint, order_id, base_amount, fee_amount, tax_amount,
          correction_amount, amount, charged_at
        from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (order_id bigint, base_amount numeric,
          fee_amount numeric, tax_amount numeric, correction_amount numeric, amount numeric, charged_at timestamptz)`,
  );
}
