import type { PaymentNotification } from '@marketplace/contract/payment-provider';
import type { ProviderPayment } from '@marketplace/contract/provider-payment';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What became of money that was told of. */
export type Outcome = Pick<ProviderPayment, 'outcome' | 'doubt' | 'paid_by_reference'>;

/** Takes the reference; whoever tells of the same one meanwhile waits here. Nothing where it was told of before. */
export async function takeReference(
  db: Tx,
  { reference, order_id, amount }: PaymentNotification,
): Promise<string | undefined> {
  const [taken] = await rowsOf<{ id: string }>(
    db,
    sql`insert into provider_payments (reference, order_id, amount, outcome)
        values (${reference}::text, ${order_id}::bigint, ${amount}::numeric, 'TO_JUDGE')
        on conflict do nothing returning id`,
  );
  return taken?.id;
}

export async function keepOutcome(
  db: Tx,
  payment_id: string,
  store_id: string | undefined,
  { outcome, doubt, paid_by_reference }: Outcome,
): Promise<void> {
  await rowsOf(
    db,
    sql`update provider_payments set store_id = ${store_id ?? null}::bigint,
          outcome = ${outcome}::provider_payment_outcome, doubt = ${doubt}::provider_payment_doubt,
          paid_by_reference = ${paid_by_reference}::text
        where id = ${payment_id}::bigint`,
  );
}

/** What was answered to exactly this. */
export async function readOutcome(
  db: Db,
  { reference, order_id, amount }: PaymentNotification,
): Promise<Outcome | undefined> {
  const [payment] = await rowsOf<Outcome>(
    db,
    sql`select outcome, doubt, paid_by_reference from provider_payments
        where reference = ${reference}::text and order_id = ${order_id}::bigint and amount = ${amount}::numeric`,
  );
  return payment;
}

/** Somebody has to find out which of the two is true. Whether it is new: told again, it is there already. */
export async function keepMismatch(
  db: Tx,
  { reference, order_id, amount }: PaymentNotification,
  store_id: string | undefined,
): Promise<boolean> {
  const kept = await rowsOf(
    db,
    sql`insert into provider_payments (reference, order_id, amount, store_id, outcome, doubt)
        values (${reference}::text, ${order_id}::bigint, ${amount}::numeric, ${store_id ?? null}::bigint, 'TO_JUDGE',
          'REFERENCE_REUSED')
        on conflict do nothing returning id`,
  );
  return kept.length > 0;
}

/** Whether money of this reference was booked, or given back, or is to be. */
export async function hasMoved(db: Db, reference: string): Promise<boolean> {
  const moved = await rowsOf(
    db,
    sql`select from provider_payments where reference = ${reference}::text
          and (outcome <> 'TO_JUDGE' or verdict <> 'NOT_OURS')`,
  );
  return moved.length > 0;
}

/** When money that did not fit the order was first told of, whatever became of it. */
export async function readFirstDoubt(db: Db, order_id: string): Promise<string> {
  const [first] = await rowsOf<{ created_at: string }>(
    db,
    sql`select created_at from provider_payments
        where order_id = ${order_id}::bigint and outcome = 'TO_JUDGE' order by created_at limit 1`,
  );
  if (!first) throw new Error(`no payment of order ${order_id} is in doubt`);
  return first.created_at;
}

/** How an order was paid, as its own rows say; the reference is that of a payment a provider told of. */
export type Paid = {
  reference: string | null;
  amount: number;
  was_new: boolean;
  is_by_operator: boolean;
};

export async function readPaidBy(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<Paid | undefined> {
  const [paid] = await rowsOf<Paid>(
    db,
    sql`select h.payment_reference as reference, l.amount, h.to_status = 'NEW' as was_new,
          h.actor = 'OPERATOR' as is_by_operator
        from order_history h
        join postings p on p.store_id = ${store_id}::bigint and p.cause = 'PAYMENT' and p.cause_id = h.id
        join posting_lines l on l.store_id = ${store_id}::bigint and l.posting_id = p.id and l.account = 'ESCROW'
        where h.store_id = ${store_id}::bigint and h.order_id = ${order_id}::bigint`,
  );
  return paid;
}
