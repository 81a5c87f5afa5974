import type { Payout } from '@marketplace/contract/payout';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A payout as its tables have it. What is sent is the attempt of the same number. */
export type PayoutRow = Omit<Payout, 'bank_account'> & {
  bank_account_id: string | null;
  bank_code: string | null;
  number_last4: string | null;
  holder_name: string | null;
  is_due: boolean;
  contradicted_attempt: number | null;
};

/** Attempts of which the bank has said the opposite since, and nobody has judged. */
export const isContradicted = (of: Sql) =>
  sql`${of}.contradicted_at is not null and ${of}.judged is null`;

/** Of the rows `p`, each of the store named beside it. */
export const payoutColumns = sql`p.id, p.store_id, s.name as store_name, c.time_zone, p.state, p.day::text as day,
  p.amount, p.order_count, p.attempt, p.bank_account_id, a.bank_code, a.number_last4, a.holder_name,
  case when p.state = 'SCHEDULED' and a.payable_from > now() then a.payable_from end as held_until,
  (select min(x.attempt) from payout_attempts x where x.store_id = p.store_id and x.payout_id = p.id
    and ${isContradicted(sql`x`)}) as contradicted_attempt,
  p.state = 'SCHEDULED' and a.payable_from <= now() and p.day <= (now() at time zone c.time_zone)::date as is_due,
  case when t.outcome is distinct from 'FAILED' then coalesce(t.deducted, 0) else 0 end as deducted,
  t.reference, t.reason, p.created_at, t.sent_at,
  case when t.outcome = 'ARRIVED' then t.ended_at end as arrived_at,
  case when t.outcome = 'FAILED' then t.ended_at end as failed_at`;

/** `store` is what names the store: a value where there is one, or a column. */
export const payoutJoins = (store: Sql) => sql`
  join stores s on s.id = p.store_id join cities c on c.id = s.city_id
  left join bank_accounts a on a.store_id = ${store} and a.id = p.bank_account_id
  left join payout_attempts t on t.store_id = ${store} and t.payout_id = p.id and t.attempt = p.attempt`;

export async function readPayout(
  db: Db,
  { store_id }: OneStore,
  payout_id: string,
): Promise<PayoutRow | undefined> {
  const own = sql`${store_id}::bigint`;
  const [row] = await rowsOf<PayoutRow>(
    db,
    sql`select ${payoutColumns} from payouts p ${payoutJoins(own)}
        where p.store_id = ${own} and p.id = ${payout_id}::bigint`,
  );
  return row;
}
