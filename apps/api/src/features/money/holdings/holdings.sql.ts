import type { Holding } from '@marketplace/contract/money';
import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { inStores } from '../in-stores.ts';
import type { Opened } from './hold-reason.ts';
import { termEndsAt } from './term.sql.ts';

export type OpenHolding = Opened &
  Pick<
    Holding,
    | 'store_id'
    | 'store_name'
    | 'time_zone'
    | 'order_id'
    | 'order_number'
    | 'amount'
    | 'fee_collection_id'
    | 'week_from'
    | 'week_until'
    | 'payout_id'
    | 'order_count'
  > & {
    party_id: string;
    buyer_name: string | null;
    bank_code: string | null;
    number_last4: string | null;
  };

/** Where a page before ended: the party's kind and id, and its store. */
export type PlaceOfParty = readonly [party: string, party_id: string, store_id: string];

const inOrder = (from: Sql) =>
  sql`order by ${from}.party desc, ${from}.party_id desc, ${from}.store_id desc`;

/**
 * The open balances of an account in each store, which has a counter of orders if it has any money. Ids grow with time, so the
 * highest are the newest; weeks of fees come before orders that are not billed.
 */
const openOf = (scope: StoreScope, account: Opened['account'], behind: Sql, limit: Sql): Sql => {
  const stores = inStores(scope);
  const one = (store_id: Sql) => sql`
    select b.store_id, b.account, b.party, b.party_id, b.amount from balances b
    where b.store_id = ${store_id} and b.account = ${account}::book_account and b.party <> 'NONE' and b.amount <> 0
      and ${behind} ${inOrder(sql`b`)} ${limit}`;
  return scope.store_ids.length === 1
    ? one(sql`${scope.store_ids[0]}::bigint`)
    : sql`select f.* from order_counters k cross join lateral (${one(sql`k.store_id`)}) f
        where ${stores.are(sql`k.store_id`)} ${inOrder(sql`f`)} ${limit}`;
};

const columns = sql`b.store_id, b.account::text as account, b.party, b.party_id,
  case when b.account = 'FEE_PAYABLE' then -b.amount else b.amount end as amount,
  s.name as store_name, c.time_zone, o.id as order_id, o.order_number, o.buyer_name, o.fulfilment_status, o.deadline_at,
  case when b.account = 'RECEIVABLE' then ${termEndsAt(sql`b`)} end as term_ends_at,
  f.id as fee_collection_id, f.week_from::text as week_from, f.week_until::text as week_until, f.due_at, coalesce(f.state = 'WAITING_VERIFICATION', false) as is_checked,
  (date_trunc('week', now(), c.time_zone) + interval '7 days') as next_bill_at,
  t.id as payout_id, t.state as payout_state, (t.day + 1)::timestamp at time zone c.time_zone as payout_ends_at,
  k.id is not null as is_disputed, k.deadline_at as dispute_ends_at,
  case when b.party = 'PAYOUT' then t.order_count end as order_count, a.bank_code, a.number_last4`;

const besides = sql`
  join stores s on s.id = b.store_id join cities c on c.id = s.city_id
  left join orders o on b.party = 'ORDER' and o.store_id = b.store_id and o.id = b.party_id
  left join fee_collections f on b.party = 'COLLECTION' and f.store_id = b.store_id and f.id = b.party_id
  left join payout_orders w on b.account = 'ESCROW' and b.party = 'ORDER' and w.store_id = b.store_id
    and w.order_id = b.party_id
  left join payouts t on t.store_id = b.store_id
    and t.id = case when b.party = 'PAYOUT' then b.party_id else w.payout_id end
  left join complaints k on b.account = 'ESCROW' and b.party = 'ORDER' and k.store_id = b.store_id
    and k.order_id = b.party_id and k.reported_by = 'BUYER' and k.state in ('OPEN', 'OFFERED', 'IN_REVIEW', 'DECIDED')
  left join bank_accounts a on b.party = 'PAYOUT' and a.store_id = b.store_id and a.id = t.bank_account_id`;

export function readHoldings(
  db: Db,
  scope: StoreScope,
  account: Opened['account'],
  behind: PlaceOfParty | undefined,
  limit: number,
): Promise<OpenHolding[]> {
  const isBehind = behind
    ? sql`(b.party, b.party_id, b.store_id) < (${behind[0]}::book_party, ${behind[1]}::bigint, ${behind[2]}::bigint)`
    : sql`true`;
  return rowsOf<OpenHolding>(
    db,
    sql`${inStores(scope).with}
        select ${columns} from (${openOf(scope, account, isBehind, sql`limit ${integer(limit)}`)}) b
        ${besides} ${inOrder(sql`b`)}`,
  );
}

/** What is open for one order, and its part of what is on its way to the bank. */
export const readHoldingsOfOrder = (
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<OpenHolding[]> =>
  rowsOf<OpenHolding>(
    db,
    sql`select ${columns} from (
          select b.store_id, b.account, b.party, b.party_id, b.amount from balances b
          where b.store_id = ${store_id}::bigint and b.account in ('ESCROW', 'RECEIVABLE', 'FEE_PAYABLE')
            and b.party = 'ORDER' and b.party_id = ${order_id}::bigint and b.amount <> 0
          union all
          select d.store_id, 'PAYOUT_TRANSIT', 'PAYOUT', d.payout_id, d.amount
          from payout_orders d join payouts u on u.store_id = ${store_id}::bigint and u.id = d.payout_id
            and u.state = 'SENT'
          where d.store_id = ${store_id}::bigint and d.order_id = ${order_id}::bigint
        ) b ${besides} order by b.account`,
  );
