import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
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

/** What the hours of a store have to be, by the lines. */
const hoursByLines = (store_id: string) => sql`
  select date_trunc('hour', p.created_at, 'UTC') as hour,
    coalesce(sum(l.amount) filter (where l.account ${isSaldo}), 0) as change,
    coalesce(sum(l.amount) filter (where l.amount > 0 and p.cause in ('PAYMENT', 'DELIVERED', 'TERM_PAYMENT')
      and l.account in ('ESCROW', 'DRIVER_CASH', 'LOGISTIC_CASH', 'TILL')), 0) as received
  from postings p join posting_lines l on l.store_id = ${store_id}::bigint and l.posting_id = p.id
  where p.store_id = ${store_id}::bigint group by 1`;

/** Stores whose hours are not what they have: a process of before the hours has posted there. */
export const readStoresToMend = (db: Db): Promise<{ store_id: string }[]> =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select b.store_id from (
          select store_id, sum(amount) as amount from balances
          where party = 'NONE' and account ${isSaldo} group by store_id
        ) b
        left join (select store_id, sum(change) as change from book_hours group by store_id) h
          on h.store_id = b.store_id
        where b.amount <> coalesce(h.change, 0) order by b.store_id`,
  );

/** Nobody posts meanwhile: whoever does changes one of these balances first. */
export async function rewriteHours(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select from balances where store_id = ${store_id}::bigint and party = 'NONE'
        order by account for update`,
  );
  await rowsOf(db, sql`delete from book_hours where store_id = ${store_id}::bigint`);
  await rowsOf(
    db,
    sql`insert into book_hours (store_id, hour, change, received)
        select ${store_id}::bigint, hour, change, received from (${hoursByLines(store_id)}) h
        where change <> 0 or received <> 0`,
  );
}
