import type { PayoutDetail, PayoutsQuery } from '@marketplace/contract/money-payouts';
import { payoutStates } from '@marketplace/contract/payout';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { depth, limits } from '../../../platform/db/page-limits.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { type PayoutRow, payoutColumns, payoutJoins } from '../record/payout-rows.sql.ts';

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
