import type { FeePayment } from '@marketplace/contract/fee-payment';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** How long there is to pay, and again after a refusal. */
export const payHours = 24;

export type PaymentRow = Omit<FeePayment, 'bank_name' | 'unique_amount' | 'proof'> & {
  is_late: boolean;
  proof_file_id: string | null;
  paid_amount: number | null;
  paid_on: string | null;
  reference: string | null;
};

/** A payment of one store with what it is for. */
const paymentOf = ({ store_id }: OneStore, payment_id: string) => sql`
  select p.id, p.store_id, p.state, p.bill_amount, p.amount, p.bank_code, p.account_number, p.account_name,
    p.created_at, p.deadline_at, p.deadline_at <= now() as is_late, p.submitted_at, p.proof_file_id, p.paid_amount,
    p.paid_on::text as paid_on, p.reference, p.reason, p.received_amount, (
      select json_agg(json_build_object('fee_collection_id', c.collection_id::text, 'week_from', f.week_from,
        'week_until', f.week_until, 'amount', c.amount) order by f.week_from)
      from fee_payment_collections c
      join fee_collections f on f.store_id = ${store_id}::bigint and f.id = c.collection_id
      where c.store_id = ${store_id}::bigint and c.payment_id = p.id
    ) as collections
  from fee_payments p where p.store_id = ${store_id}::bigint and p.id = ${payment_id}::bigint`;

export async function readPayment(
  db: Db,
  store: OneStore,
  payment_id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await rowsOf<PaymentRow>(db, paymentOf(store, payment_id));
  return row;
}

export type PayableCollection = {
  id: string;
  state: 'UNPAID' | 'WAITING_VERIFICATION' | 'PAID' | 'CANCELLED';
  amount: number;
  payment_id: string | null;
};

export const readPayable = (
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<PayableCollection[]> =>
  rowsOf<PayableCollection>(
    db,
    sql`select id, state, amount, payment_id from fee_collections
        where store_id = ${store_id}::bigint and id = any(${ids}::bigint[]) order by id`,
  );

export async function newPaymentId(db: Tx): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select nextval(pg_get_serial_sequence('fee_payments', 'id')) as id`,
  );
  if (!row) throw new Error('no id for a payment');
  return row.id;
}

/** An amount that no payment under way has: the bill and a little more. None where all of them are taken. */
export async function takeAmount(
  db: Tx,
  { store_id }: OneStore,
  payment_id: string,
  bill: number,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ amount: number }>(
    db,
    sql`insert into fee_payment_amounts (amount, store_id, payment_id)
        select c.amount, ${store_id}::bigint, ${payment_id}::bigint from (
          select ${bill}::numeric + n as amount from generate_series(1, 999) n
          where not exists (select from fee_payment_amounts t where t.amount = ${bill}::numeric + n)
          order by random() limit 1
        ) c
        on conflict (amount) do nothing returning amount`,
  );
  return row?.amount;
}

/** The amount may be another's from now on. */
export async function freeAmount(db: Tx, payment_id: string): Promise<void> {
  await rowsOf(db, sql`delete from fee_payment_amounts where payment_id = ${payment_id}::bigint`);
}

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'bill_amount' | 'amount' | 'bank_code' | 'account_number' | 'account_name'
>;

export async function insertPayment(
  db: Tx,
  { store_id }: OneStore,
  payment: NewPayment,
  user_id: string,
  collections: readonly PayableCollection[],
): Promise<void> {
  const ids = collections.map(({ id }) => id);
  await rowsOf(
    db,
    sql`insert into fee_payments (store_id, id, state, bill_amount, amount, bank_code, account_number, account_name,
          created_by, deadline_at)
        values (${store_id}::bigint, ${payment.id}::bigint, 'OPEN', ${payment.bill_amount}::numeric,
          ${payment.amount}::numeric, ${payment.bank_code}, ${payment.account_number}, ${payment.account_name},
          ${user_id}::bigint, now() + make_interval(hours => ${payHours}))`,
  );
  await rowsOf(
    db,
    sql`insert into fee_payment_collections (store_id, payment_id, collection_id, amount)
        select ${store_id}::bigint, ${payment.id}::bigint, c.id, c.amount
        from unnest(${ids}::bigint[], ${collections.map(({ amount }) => amount)}::numeric[]) as c (id, amount)`,
  );
  await rowsOf(
    db,
    sql`update fee_collections set payment_id = ${payment.id}::bigint
        where store_id = ${store_id}::bigint and id = any(${ids}::bigint[])`,
  );
}

/** What follows for the collections of a payment. */
export async function setCollections(
  db: Tx,
  { store_id }: OneStore,
  payment_id: string,
  ...changes: Sql[]
): Promise<void> {
  await rowsOf(
    db,
    sql`update fee_collections set ${joined(changes, ', ')}
        where store_id = ${store_id}::bigint and payment_id = ${payment_id}::bigint`,
  );
}

export async function setPayment(
  db: Tx,
  { store_id }: OneStore,
  payment_id: string,
  ...changes: Sql[]
): Promise<void> {
  await rowsOf(
    db,
    sql`update fee_payments set ${joined(changes, ', ')}
        where store_id = ${store_id}::bigint and id = ${payment_id}::bigint`,
  );
}

export type LatePayment = { store_id: string; id: string; deadline: string };

/** Payments whose time is over and that no proof waits for, of all stores, behind the last one seen. */
export const readLatePayments = (
  db: Db,
  behind: Pick<LatePayment, 'deadline' | 'id'>,
  limit: number,
): Promise<LatePayment[]> =>
  rowsOf<LatePayment>(
    db,
    sql`select store_id, id, ${microseconds(sql`deadline_at`)} as deadline from fee_payments
        where state in ('OPEN', 'REFUSED') and deadline_at <= now()
          and (deadline_at, id) > (${atMicroseconds(behind.deadline)}, ${behind.id}::bigint)
        order by deadline_at, id limit ${limit}::int`,
  );

/** Who judged it last. */
export async function readVerdict(
  db: Db,
  { store_id }: OneStore,
  payment_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ judged_by: string }>(
    db,
    sql`select judged_by from fee_payments
        where store_id = ${store_id}::bigint and id = ${payment_id}::bigint and judged_by is not null`,
  );
  return row?.judged_by;
}
