import type { PayoutDetail, PayoutsQuery } from '@marketplace/contract/money-payouts';
import { payoutStates } from '@marketplace/contract/payout';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { depth, limits } from '../../../platform/db/page-limits.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { type PayoutRow, payoutColumns, payoutJoins } from '../record/payout-rows.sql.ts';
import type { Claim } from '../sending/claims.ts';

/** The newest of each store and state, then the newest of those: each is read from the end of its index. */
export const readPayouts = (
  db: Db,
  scope: StoreScope,
  { state = [...payoutStates], ...page }: PayoutsQuery,
): Promise<PayoutRow[]> =>
  rowsOf<PayoutRow>(
    db,
    sql`select ${payoutColumns} from (
          select f.* from payout_doors d
          cross join unnest(${state}::payout_state[]) as w (state)
          cross join lateral (
            select * from payouts q where q.store_id = d.store_id and q.state = w.state
            order by q.id desc ${depth(page)}
          ) f
          where ${inScope(scope, sql`d.store_id`)}
          order by f.id desc ${limits(page)}
        ) p ${payoutJoins(sql`p.store_id`)}
        order by p.id desc`,
  );

/** No further than to `most`. */
export async function countPayouts(
  db: Db,
  scope: StoreScope,
  { state = [...payoutStates] }: PayoutsQuery,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from payouts where ${inScope(scope, sql`store_id`)} and state = any(${state}::payout_state[])
          limit ${most}::int) counted`,
  );
  return row?.count ?? 0;
}

export const readOrdersOf = (
  db: Db,
  { store_id }: OneStore,
  payout_id: string,
  page: { page: number; page_size: number },
): Promise<PayoutDetail['data']> =>
  rowsOf<PayoutDetail['data'][number]>(
    db,
    sql`select d.order_id, o.order_number, o.buyer_name, d.amount
        from payout_orders d join orders o on o.store_id = ${store_id}::bigint and o.id = d.order_id
        where d.store_id = ${store_id}::bigint and d.payout_id = ${payout_id}::bigint
        order by d.order_id ${limits(page)}`,
  );

export type AttemptRow = Omit<PayoutDetail['attempts'][number], 'bank_name' | 'masked_number'> & {
  bank_code: string;
  number_last4: string;
};

export const readAttempts = (
  db: Db,
  { store_id }: OneStore,
  payout_id: string,
): Promise<AttemptRow[]> =>
  rowsOf<AttemptRow>(
    db,
    sql`select t.attempt, t.reference, a.bank_code, a.number_last4, t.amount, t.sent_at, t.outcome, t.ended_at,
          t.reason
        from payout_attempts t
        join bank_accounts a on a.store_id = ${store_id}::bigint and a.id = t.bank_account_id
        where t.store_id = ${store_id}::bigint and t.payout_id = ${payout_id}::bigint order by t.attempt`,
  );

/** What the last time that it was sent has kept. */
export const readKeptClaims = (
  db: Db,
  { store_id }: OneStore,
  payout_id: string,
): Promise<PayoutDetail['claims']> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<PayoutDetail['claims'][number]>(
    db,
    sql`select c.complaint_id, k.order_id, o.order_number, c.amount
        from payouts p
        join payout_attempts t on t.store_id = ${own} and t.payout_id = p.id and t.attempt = p.attempt
        join payout_claims c on c.store_id = ${own} and c.attempt_id = t.id
        join complaints k on k.store_id = ${own} and k.id = c.complaint_id
        join orders o on o.store_id = ${own} and o.id = k.order_id
        where p.store_id = ${own} and p.id = ${payout_id}::bigint order by c.complaint_id`,
  );
};

/** Of which order each is. */
export const nameClaims = (
  db: Db,
  { store_id }: OneStore,
  claims: readonly Claim[],
): Promise<PayoutDetail['claims']> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<PayoutDetail['claims'][number]>(
    db,
    sql`select c.complaint_id, k.order_id, o.order_number, c.amount
        from unnest(${claims.map(({ complaint_id }) => complaint_id)}::bigint[],
          ${claims.map(({ amount }) => amount)}::numeric[]) as c (complaint_id, amount)
        join complaints k on k.store_id = ${own} and k.id = c.complaint_id
        join orders o on o.store_id = ${own} and o.id = k.order_id
        order by c.complaint_id`,
  );
};
