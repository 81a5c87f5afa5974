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
  > & { party_id: string; buyer_name: string | null };

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

/** Of a payout the order that it is for, as its posting names it. */
const orderOfPayout = sql`(
  select p.order_id from posting_lines l join postings p on p.store_id = l.store_id and p.id = l.posting_id
  where b.party = 'PAYOUT' and l.store_id = b.store_id and l.account = b.account and l.party = b.party
    and l.party_id = b.party_id order by l.posting_id limit 1)`;

const columns = sql`b.store_id, b.account, b.party, b.party_id,
  case when b.account = 'FEE_PAYABLE' then -b.amount else b.amount end as amount,
  s.name as store_name, c.time_zone, o.id as order_id, o.order_number, o.buyer_name, o.fulfilment_status, o.deadline_at,
  case when b.account = 'RECEIVABLE' then ${termEndsAt(sql`b`)} end as term_ends_at,
  f.id as fee_collection_id, f.week_from::text as week_from, f.week_until::text as week_until, f.due_at, coalesce(f.state = 'WAITING_VERIFICATION', false) as is_checked,
  (date_trunc('week', now(), c.time_zone) + interval '7 days') as next_bill_at`;

const besides = sql`
  join stores s on s.id = b.store_id join cities c on c.id = s.city_id
  left join orders o on o.store_id = b.store_id
    and o.id = case b.party when 'ORDER' then b.party_id when 'PAYOUT' then ${orderOfPayout} end
  left join fee_collections f on b.party = 'COLLECTION' and f.store_id = b.store_id and f.id = b.party_id`;

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

/** What is open for one order. */
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
        ) b ${besides} order by b.account`,
  );
