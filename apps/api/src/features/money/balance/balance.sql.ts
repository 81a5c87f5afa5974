import type { MoneyBalance } from '@marketplace/contract/money';
import { isoInstant } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { termEndsAt } from '../holdings/term.sql.ts';
import { type InStores, inStores } from '../in-stores.ts';

/** What is behind a number is counted no further than one beyond a thousand. */
const counted = sql`limit 1001`;

/**
 * The stores that have something in an account: of a thousand often none, and none of those is looked into. One is asked for by
 * itself.
 */
const having = (stores: InStores, column: Sql, account: Sql) =>
  stores.hasWith
    ? sql`${column} = any(array(select t.store_id from totals t where t.account = ${account}))`
    : stores.are(column);

const open = (stores: InStores, account: Sql, party: Sql) => sql`
  select b.store_id, b.party_id, b.amount from balances b
  where ${having(stores, sql`b.store_id`, account)} and b.account = ${account} and b.party = ${party}
    and b.amount <> 0`;

const countOf = (stores: InStores, account: Sql, party: Sql) => sql`
  select count(*)::int as count from (${open(stores, account, party)} ${counted}) o`;

const totals = (stores: InStores) => sql`
  select b.store_id, b.account, b.amount from balances b
  where ${stores.are(sql`b.store_id`)} and b.party = 'NONE' and b.amount <> 0
    and b.account in ('ESCROW', 'PAYOUT_TRANSIT', 'DRIVER_CASH', 'LOGISTIC_CASH', 'RECEIVABLE', 'FEE_PAYABLE')`;

const unpaid = (stores: InStores) => sql`
  select f.* from fee_collections f where ${stores.are(sql`f.store_id`)} and f.state = 'UNPAID'`;

/** As the book keeps them: nothing is added up but one row an account and store. */
const accounts = sql`
  select coalesce(sum(amount) filter (where account = 'ESCROW'), 0) as held,
    coalesce(sum(amount) filter (where account = 'PAYOUT_TRANSIT'), 0) as transit,
    coalesce(sum(amount) filter (where account in ('DRIVER_CASH', 'LOGISTIC_CASH')), 0) as cash,
    coalesce(sum(amount) filter (where account = 'RECEIVABLE'), 0) as receivable,
    coalesce(-sum(amount) filter (where account = 'FEE_PAYABLE'), 0) as fees
  from totals`;

/** Since midnight, which is at the full hour in every zone. */
const received = (stores: InStores) => sql`
  select coalesce(sum(h.received), 0) as received_today
  from book_hours h join stores s on s.id = h.store_id join cities c on c.id = s.city_id
  where ${stores.are(sql`h.store_id`)} and h.hour > now() - interval '1 day'
    and h.hour >= date_trunc('day', now(), c.time_zone)`;

const endsToday = (stores: InStores) => sql`
  select count(*)::int as ends_today from (
    select from orders o
    join balances b on b.store_id = o.store_id and b.account = 'ESCROW' and b.party = 'ORDER' and b.party_id = o.id
      and b.amount <> 0
    join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where ${having(stores, sql`o.store_id`, sql`'ESCROW'`)} and o.fulfilment_status = 'DELIVERED' and o.arrived_at is not null
      and o.payment_method = 'TRANSFER' and o.deadline_at < date_trunc('day', now(), c.time_zone) + interval '1 day'
    ${counted}
  ) d`;

const overdue = (stores: InStores) => sql`
  select count(*)::int as overdue_count from (
    select from (${open(stores, sql`'RECEIVABLE'`, sql`'ORDER'`)}) r
    join stores s on s.id = r.store_id join cities c on c.id = s.city_id
    where ${termEndsAt(sql`r`)} <= now() ${counted}
  ) d`;

const cashHolders = (stores: InStores) => sql`
  select coalesce(json_agg(json_build_object('name', name, 'amount', amount) order by amount desc), '[]') as holders
  from (
    select d.name, b.amount from (${open(stores, sql`'DRIVER_CASH'`, sql`'DRIVER'`)}) b
    join store_couriers d on d.store_id = b.store_id and d.id = b.party_id
    union all
    select 'GLog', sum(amount) from (${open(stores, sql`'LOGISTIC_CASH'`, sql`'SERVICE'`)}) g having sum(amount) <> 0
    order by amount desc limit 3
  ) most`;

const bills = sql`
  select coalesce(sum(f.amount), 0) as billed_amount,
    coalesce(sum(f.amount) filter (where f.due_at <= now()), 0) as overdue_amount
  from unpaid f`;

const nextBill = sql`
  select json_build_object('fee_collection_id', f.id::text, 'store_id', f.store_id::text,
    'week_from', f.week_from, 'week_until', f.week_until, 'order_count', f.order_count, 'amount', f.amount,
    'due_at', f.due_at, 'payment_id', f.payment_id::text) as next_collection
  from unpaid f
  order by f.due_at, f.store_id, f.id limit 1`;

type BalanceRow = {
  held: number;
  transit: number;
  cash: number;
  receivable: number;
  fees: number;
  received_today: number;
  held_count: number;
  ends_today: number;
  payout_count: number;
  receivable_count: number;
  overdue_count: number;
  holders: MoneyBalance['cash']['holders'];
  billed_amount: number;
  overdue_amount: number;
  next_collection: MoneyBalance['fees']['next_collection'];
};

/** All of it as of one moment. */
export async function readBalance(db: Db, scope: StoreScope): Promise<BalanceRow> {
  const stores = inStores(scope);
  const [row] = await rowsOf<BalanceRow>(
    db,
    sql`${stores.with} ${stores.hasWith ? sql`,` : sql`with`} totals as materialized (${totals(stores)}),
          unpaid as materialized (${unpaid(stores)})
        select a.*, t.received_today, h.count as held_count, e.ends_today, p.count as payout_count,
          r.count as receivable_count, v.overdue_count, d.holders, f.billed_amount, f.overdue_amount, n.next_collection
        from (${accounts}) a
        cross join (${received(stores)}) t
        cross join (${countOf(stores, sql`'ESCROW'`, sql`'ORDER'`)}) h
        cross join (${endsToday(stores)}) e
        cross join (${countOf(stores, sql`'PAYOUT_TRANSIT'`, sql`'PAYOUT'`)}) p
        cross join (${countOf(stores, sql`'RECEIVABLE'`, sql`'ORDER'`)}) r
        cross join (${overdue(stores)}) v
        cross join (${cashHolders(stores)}) d
        cross join (${bills}) f
        left join (${nextBill}) n on true`,
  );
  if (!row) throw new Error('no row of one');
  const { next_collection: next } = row;
  return {
    ...row,
    next_collection: next && { ...next, due_at: isoInstant(next.due_at) },
  };
}
