import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

export type PastAccount = {
  store_id: string;
  bank_code: string;
  number_sealed: Uint8Array;
  number_mark: Uint8Array;
  number_last4: string;
  number_length: number;
  holder_name: string;
  is_default: boolean;
  created_by: string;
  created_at: string;
};

export async function writeAccounts(db: Tx, accounts: readonly PastAccount[]): Promise<void> {
  const column = <Key extends keyof PastAccount>(key: Key) => accounts.map((each) => each[key]);
  const hex = (key: 'number_sealed' | 'number_mark') =>
    accounts.map((each) => Buffer.from(each[key]).toString('hex'));
  await rowsOf(
    db,
    sql`insert into bank_accounts (store_id, bank_code, number_sealed, number_mark, number_last4, number_length,
          holder_name, state, is_default, created_by, created_at, verified_at, payable_from,
          owner_ids)
        select store_id, bank_code, decode(sealed, 'hex'), decode(mark, 'hex'), last4, length, holder_name, 'VERIFIED',
          is_default, created_by, created_at, created_at, created_at + interval '24 hours', array[created_by]
        from unnest(${column('store_id')}::bigint[], ${column('bank_code')}::text[], ${hex('number_sealed')}::text[],
          ${hex('number_mark')}::text[], ${column('number_last4')}::text[], ${column('number_length')}::int[],
          ${column('holder_name')}::text[], ${column('is_default')}::boolean[], ${column('created_by')}::bigint[],
          ${column('created_at')}::timestamptz[])
          as a (store_id, bank_code, sealed, mark, last4, length, holder_name, is_default, created_by, created_at)`,
  );
}

/** A planner that knows nothing of what was just written takes half a minute for what it could do in a second. */
export async function countBook(db: Tx): Promise<void> {
  await rowsOf(db, sql`analyze orders, postings, posting_lines, balances`);
}
export async function countPayouts(db: Tx): Promise<void> {
  await rowsOf(db, sql`analyze bank_accounts, payout_orders, payouts, payout_attempts`);
}

/** What every store is owed. */
export async function writeOwed(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`insert into payout_doors (store_id) select store_id from bank_accounts group by store_id
        on conflict (store_id) do nothing`,
  );
  await rowsOf(
    db,
    sql`insert into payout_orders (store_id, order_id, amount)
        select b.store_id, b.party_id, b.amount
        from balances b join orders o on o.store_id = b.store_id and o.id = b.party_id
        where b.account = 'ESCROW' and b.party = 'ORDER' and b.amount > 0 and o.fulfilment_status = 'COMPLETED'`,
  );
}

/** An order's money goes out on the day after it was completed. */
const dayOfOrder = sql`((f.created_at at time zone c.time_zone)::date + 1)`;
const completions = sql`payout_orders w
  join postings f on f.store_id = w.store_id and f.order_id = w.order_id and f.cause = 'COMPLETED'
  join stores s on s.id = w.store_id join cities c on c.id = s.city_id`;

/**
 * A payout for each day of a store with a default account. The newest is on its way, the one before it has failed, and
 * of those that have arrived one had failed before.
 */
export async function writePayouts(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`insert into payouts (store_id, state, bank_account_id, day, amount, order_count, attempt, created_at)
        select store_id, case n when 1 then 'SENT' when 2 then 'FAILED' else 'ARRIVED' end::payout_state, account_id, day,
          amount, count, case n when 4 then 2 else 1 end, done_at
        from (
          select w.store_id, a.id as account_id, ${dayOfOrder} as day, sum(w.amount) as amount, count(*)::int as count,
            max(f.created_at) as done_at,
            row_number() over (partition by w.store_id order by ${dayOfOrder} desc) as n
          from ${completions}
          join bank_accounts a on a.store_id = w.store_id and a.is_default
          where ${dayOfOrder} < (${now}::timestamptz at time zone c.time_zone)::date
          group by w.store_id, a.id, ${dayOfOrder}
        ) d order by done_at`,
  );
  await rowsOf(
    db,
    sql`update payout_orders o set payout_id = p.id
        from ${completions} join payouts p on p.store_id = w.store_id and p.day = ${dayOfOrder}
        where o.store_id = w.store_id and o.order_id = w.order_id`,
  );
}

/** Each was sent at nine in the morning, and the bank has answered in the afternoon. */
export async function writeAttempts(db: Tx, now: string): Promise<void> {
  await rowsOf(
    db,
    sql`insert into payout_attempts (store_id, payout_id, attempt, bank_account_id, amount, reference, sent_at, outcome,
          ended_at, reason)
        select store_id, id, n, bank_account_id, amount, format('PO%s-%s-%s', store_id, id, n), sent_at, outcome,
          case when outcome is not null then least(sent_at + interval '5 hours', ${now}::timestamptz) end,
          case when outcome = 'FAILED' then 'Bank penerima menolak: rekening sudah ditutup' end
        from (
          select p.store_id, p.id, n, p.bank_account_id, p.amount,
            least((p.day + time '09:00') at time zone c.time_zone + (n - 1) * interval '1 day',
              ${now}::timestamptz - interval '10 minutes') as sent_at,
            case when n < p.attempt then 'FAILED' when p.state = 'SENT' then null else p.state::text
              end::payout_outcome as outcome
          from payouts p join stores s on s.id = p.store_id join cities c on c.id = s.city_id
          cross join lateral generate_series(1, p.attempt) n
          where p.state in ('SENT', 'ARRIVED', 'FAILED')
        ) t order by sent_at, id, n`,
  );
}

const sentences = {
  PAYOUT_SENT: ['dikirim ke ', ''],
  PAYOUT_ARRIVED: ['sampai di ', ''],
  PAYOUT_FAILED: ['ke ', ' gagal, uangnya kembali dititipkan di marketplace'],
} as const;

/** The book of all of it, in as many statements as there are tables. */
export async function postPayouts(
  db: Tx,
  banks: readonly { code: string; name: string }[],
): Promise<void> {
  const shown = sql`(select b.name || ' ••••' || a.number_last4 from bank_accounts a
    join unnest(${banks.map(({ code }) => code)}::text[], ${banks.map(({ name }) => name)}::text[]) as b (code, name)
      on b.code = a.bank_code
    where a.store_id = t.store_id and a.id = t.bank_account_id)`;
  const causes = Object.entries(sentences);
  await rowsOf(
    db,
    sql`insert into postings (store_id, cause, cause_id, sentence, created_at)
        select t.store_id, k.cause::book_cause, t.id, 'Pencairan ' || k.before || ${shown} || k.after,
          case k.cause when 'PAYOUT_SENT' then t.sent_at else t.ended_at end
        from payout_attempts t
        join unnest(${causes.map(([cause]) => cause)}::text[], ${causes.map(([, [before]]) => before)}::text[],
          ${causes.map(([, [, after]]) => after)}::text[]) as k (cause, before, after)
          on k.cause = 'PAYOUT_SENT' or k.cause = 'PAYOUT_' || t.outcome::text
        order by 5, t.id`,
  );
  await rowsOf(
    db,
    sql`update postings f set reverses_id = s.id from postings s
        where f.cause = 'PAYOUT_FAILED' and s.store_id = f.store_id and s.cause = 'PAYOUT_SENT'
          and s.cause_id = f.cause_id`,
  );
  await rowsOf(
    db,
    sql`insert into posting_lines (store_id, posting_id, number, account, party, party_id, amount)
        select p.store_id, p.id, row_number() over (partition by p.store_id, p.id order by l.account, l.party_id),
          l.account::book_account, l.party::book_party, l.party_id, l.amount
        from postings p
        join payout_attempts t on t.store_id = p.store_id and t.id = p.cause_id
        cross join lateral (
          select 'PAYOUT_TRANSIT' as account, 'PAYOUT' as party, t.payout_id as party_id,
            case p.cause when 'PAYOUT_SENT' then t.amount else -t.amount end as amount
          union all
          select 'BANK', 'BANK_ACCOUNT', t.bank_account_id, t.amount where p.cause = 'PAYOUT_ARRIVED'
          union all
          select 'ESCROW', 'ORDER', o.order_id, case p.cause when 'PAYOUT_SENT' then -o.amount else o.amount end
          from payout_orders o
          where o.store_id = p.store_id and o.payout_id = t.payout_id and p.cause <> 'PAYOUT_ARRIVED'
        ) l
        where p.cause in ('PAYOUT_SENT', 'PAYOUT_ARRIVED', 'PAYOUT_FAILED')`,
  );
  await rowsOf(
    db,
    sql`insert into balances as b (store_id, account, party, party_id, amount)
        select l.store_id, l.account, each.party, each.party_id, sum(l.amount)
        from posting_lines l join postings p on p.store_id = l.store_id and p.id = l.posting_id
          and p.cause in ('PAYOUT_SENT', 'PAYOUT_ARRIVED', 'PAYOUT_FAILED')
        cross join lateral (select l.party, l.party_id union all select 'NONE'::book_party, 0) each
        group by 1, 2, 3, 4
        on conflict (store_id, account, party, party_id) do update set amount = b.amount + excluded.amount`,
  );
}
