import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { isDisputed } from '../record/disputed.sql.ts';

/** Whoever changes what the marketplace holds for a store goes through this row. */
export async function lockEscrow(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select from balances where store_id = ${store_id}::bigint and account = 'ESCROW' and party = 'NONE'
          and party_id = 0 for update`,
  );
}

export type OrderPart = { order_id: string; amount: number };

/** Its orders with what is held for each now, which is what it was when they were put here unless something went back. */
export const readParts = (
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
): Promise<OrderPart[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<OrderPart>(
    db,
    sql`select o.order_id, b.amount from payout_orders o
        join balances b on b.store_id = ${own} and b.account = 'ESCROW' and b.party = 'ORDER'
          and b.party_id = o.order_id and b.amount > 0
        where o.store_id = ${own} and o.payout_id = ${payout_id}::bigint order by o.order_id`,
  );
};

/** What a buyer complains about goes with another payout, once that is over. */
export async function leaveDisputed(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
): Promise<void> {
  const own = sql`${store_id}::bigint`;
  await rowsOf(
    db,
    sql`update payout_orders o set payout_id = null
        where o.store_id = ${own} and o.payout_id = ${payout_id}::bigint and ${isDisputed(own, sql`o.order_id`)}`,
  );
}

/** The parts as they are sent; what is held for no longer is paid out no more. */
export async function settleParts(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  parts: readonly OrderPart[],
): Promise<void> {
  const own = sql`${store_id}::bigint`;
  const ids = parts.map(({ order_id }) => order_id);
  await rowsOf(
    db,
    sql`delete from payout_orders where store_id = ${own} and payout_id = ${payout_id}::bigint
          and order_id <> all(${ids}::bigint[])`,
  );
  await rowsOf(
    db,
    sql`update payout_orders o set amount = n.amount
        from unnest(${ids}::bigint[], ${parts.map(({ amount }) => amount)}::numeric[]) as n (order_id, amount)
        where o.store_id = ${own} and o.order_id = n.order_id and o.amount <> n.amount`,
  );
}

type NewAttempt = {
  payout_id: string;
  attempt: number;
  bank_account_id: string;
  /** What is transferred: the money of its orders but for what is kept of it. */
  amount: number;
  deducted: number;
  /** Where the bank knows it by another already. */
  reference?: string;
};

export async function insertAttempt(
  db: Tx,
  { store_id }: OneStore,
  sent: NewAttempt,
  operator_id: string | null,
): Promise<string> {
  const { reference = `PO${store_id}-${sent.payout_id}-${sent.attempt}` } = sent;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into payout_attempts (store_id, payout_id, attempt, bank_account_id, amount, deducted, reference,
          sent_at, sent_by)
        values (${store_id}::bigint, ${sent.payout_id}::bigint, ${sent.attempt}::int,
          ${sent.bank_account_id}::bigint, ${sent.amount}::numeric, ${sent.deducted}::numeric, ${reference}, now(), ${operator_id}::bigint)
        returning id`,
  );
  if (!row) throw new Error('an attempt was not written');
  return row.id;
}

export async function setSent(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  { amount, count }: { amount: number; count: number },
): Promise<void> {
  await rowsOf(
    db,
    sql`update payouts set state = 'SENT', amount = ${amount}::numeric, order_count = ${count}::int
        where store_id = ${store_id}::bigint and id = ${payout_id}::bigint and state = 'SCHEDULED'`,
  );
}

export type AttemptRow = {
  id: string;
  attempt: number;
  reference: string;
  outcome: 'ARRIVED' | 'FAILED' | null;
  contradicted_at: string | null;
  judged: 'ARRIVED' | 'FAILED' | null;
  judged_by: string | null;
  bank_account_id: string;
  amount: number;
  sent_by: string | null;
  ended_by: string | null;
  reason: string | null;
};

/** One time that it was sent. */
export async function readAttempt(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  attempt: number,
): Promise<AttemptRow | undefined> {
  const [row] = await rowsOf<AttemptRow>(
    db,
    sql`select id, attempt, reference, bank_account_id, amount, sent_by, outcome, ended_by, reason, contradicted_at,
          judged, judged_by from payout_attempts
        where store_id = ${store_id}::bigint and payout_id = ${payout_id}::bigint and attempt = ${attempt}::int`,
  );
  return row;
}

export async function endAttempt(
  db: Tx,
  { store_id }: OneStore,
  { id, payout_id }: { id: string; payout_id: string },
  { outcome, reason }: { outcome: 'ARRIVED' | 'FAILED'; reason: string | null },
  operator_id: string | null,
): Promise<void> {
  const own = sql`${store_id}::bigint`;
  await rowsOf(
    db,
    sql`update payout_attempts set outcome = ${outcome}::payout_outcome, ended_at = now(),
          ended_by = ${operator_id}::bigint, reason = ${reason}
        where store_id = ${own} and id = ${id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update payouts set state = ${outcome}::payout_state
        where store_id = ${own} and id = ${payout_id}::bigint and state = 'SENT'`,
  );
}

/** What made it leave the escrow. */
export async function readSentPosting(
  db: Tx,
  { store_id }: OneStore,
  attempt_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from postings
        where store_id = ${store_id}::bigint and cause = 'PAYOUT_SENT' and cause_id = ${attempt_id}::bigint`,
  );
  return row?.id;
}

/** Its orders as they were sent. */
export const readSentParts = (
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
): Promise<OrderPart[]> =>
  rowsOf<OrderPart>(
    db,
    sql`select order_id, amount from payout_orders
        where store_id = ${store_id}::bigint and payout_id = ${payout_id}::bigint order by order_id`,
  );
