import type { Db, Tx } from '../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import type { Posting } from './posting.ts';
import { effectOf, isSaldo } from './saldo.ts';

/** Added to the hours in which the postings happened; after the balances, so in the one order of locks. */
export async function addToHours(
  db: Tx,
  { store_id }: OneStore,
  postings: readonly Posting[],
): Promise<void> {
  const effects = postings
    .map((posting) => ({ at: posting.at, ...effectOf(posting) }))
    .filter(({ change, received }) => change !== 0 || received !== 0);
  if (effects.length === 0) return;
  await rowsOf(
    db,
    sql`
    insert into book_hours as h (store_id, hour, change, received)
    select ${store_id}::bigint, date_trunc('hour', coalesce(at, now()), 'UTC'), sum(change), sum(received)
    from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as e (at timestamptz, change numeric, received numeric)
    group by 2 order by 2
    on conflict (store_id, hour) do update
      set change = h.change + excluded.change, received = h.received + excluded.received`,
  );
}

type OfStore = (column: Sql) => Sql;

const hoursByLines = (of: OfStore) => sql`
  select p.store_id, date_trunc('hour', p.created_at, 'UTC') as hour,
    coalesce(sum(l.amount) filter (where l.account ${isSaldo}), 0) as change,
    coalesce(sum(l.amount) filter (where l.amount > 0 and p.cause in ('PAYMENT', 'DELIVERED', 'TERM_PAYMENT')
      and l.account in ('ESCROW', 'DRIVER_CASH', 'LOGISTIC_CASH', 'TILL')), 0) as received
  from postings p join posting_lines l on ${of(sql`l.store_id`)} and l.posting_id = p.id
  where ${of(sql`p.store_id`)} group by 1, 2`;

/** The hours of a store that are not what its lines come to, as they are and as they are due. */
export const wrongHours = (of: OfStore): Sql => sql`
  select store_id, hour, coalesce(h.change, 0) as change, coalesce(h.received, 0) as received,
    coalesce(l.change, 0) as due_change, coalesce(l.received, 0) as due_received
  from (select * from book_hours where ${of(sql`store_id`)}) h
  full join (${hoursByLines(of)}) l using (store_id, hour)
  where coalesce(h.change, 0) <> coalesce(l.change, 0) or coalesce(h.received, 0) <> coalesce(l.received, 0)`;

const only =
  ({ store_id }: OneStore): OfStore =>
  (column) =>
    sql`${column} = ${store_id}::bigint`;

/** A store has a counter of orders if it has any money. */
export const readStoresAfter = (db: Db, after: string, limit: number): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select store_id as id from order_counters where store_id > ${after}::bigint
        order by store_id limit ${integer(limit)}`,
  );

export const hasWrongHours = async (db: Db, store: OneStore): Promise<boolean> =>
  (await rowsOf(db, sql`select from (${wrongHours(only(store))}) w limit 1`)).length > 0;

/**
 * Writes those anew that are wrong. Nobody posts meanwhile: whoever does changes one of these balances first, and those that a
 * store has not had yet are made, so that its first posting there waits as well.
 */
export async function rewriteHours(db: Tx, store: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`insert into balances as b (store_id, account, party, party_id, amount)
        select ${store.store_id}::bigint, account, 'NONE', 0, 0
        from unnest(enum_range(null::book_account)) as every (account)
        where account ${isSaldo} or account = 'TILL' order by account
        on conflict (store_id, account, party, party_id) do update set amount = b.amount`,
  );
  await rowsOf(
    db,
    sql`insert into book_hours (store_id, hour, change, received)
        select ${store.store_id}::bigint, hour, due_change, due_received from (${wrongHours(only(store))}) w
        on conflict (store_id, hour) do update set change = excluded.change, received = excluded.received`,
  );
}
