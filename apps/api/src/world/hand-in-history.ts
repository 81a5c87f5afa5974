import { post } from '../features/book/book.service.ts';
import { handedIn } from '../features/driver-cash/hand-in-money.ts';
import type { Database, Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../platform/store-scope.ts';
import type { World } from './world.ts';

/** Drivers of the past have handed in every evening; what they took since is still with them. */
export async function fillHandIns({ db }: Database, { stores }: World): Promise<void> {
  for (const { id } of stores) {
    const store = storeIn(systemScope([String(id)]), String(id));
    await inTransaction(db, async (db) => {
      const handIns = await insertHandIns(db, store);
      await insertPostingsOf(db, store);
      await post(db, store, ...handIns.map((each) => ({ ...handedIn(each), at: each.created_at })));
    });
  }
}

type Written = Parameters<typeof handedIn>[0] & { created_at: string };

/** The next evening at six; of what is older than a week, the first of it. */
const evening = sql`greatest(
  date_trunc('day', p.created_at + interval '6 hours', 'Asia/Jakarta'),
  date_trunc('day', now(), 'Asia/Jakarta') - interval '7 days'
) + interval '18 hours'`;

const taken = ({ store_id }: OneStore) => sql`
  from posting_lines l join postings p on p.store_id = ${store_id}::bigint and p.id = l.posting_id
  where l.store_id = ${store_id}::bigint and l.account = 'DRIVER_CASH' and l.party = 'DRIVER'
    and ${evening} < date_trunc('day', now(), 'Asia/Jakarta')`;

/** Now and then the change was wrong. */
const insertHandIns = (db: Tx, store: OneStore): Promise<Written[]> =>
  rowsOf(
    db,
    sql`
    with days as (
      select l.party_id as courier_id, ${evening} as at, sum(l.amount) as amount, min(l.posting_id) as first
      ${taken(store)} group by 1, 2 having sum(l.amount) > 0
    ), written as (
      insert into driver_hand_ins (store_id, courier_id, expected_amount, counted_amount, note, from_posting_id,
        user_id, created_at)
      select ${store.store_id}::bigint, courier_id, amount, amount - wrong, case when wrong > 0 then 'Uang kembalian kurang' else '' end,
        first, (select min(user_id) from store_permissions
          where store_id = ${store.store_id}::bigint and role_name = 'OWNER'), at
      from days cross join lateral (select case when first % 11 = 0 and amount > 5000 then 5000 else 0 end as wrong) w
      order by at, courier_id returning *
    )
    select w.id, w.courier_id, k.name as courier_name, w.expected_amount, w.counted_amount, w.created_at
    from written w join store_couriers k on k.store_id = ${store.store_id}::bigint and k.id = w.courier_id`,
  );

const insertPostingsOf = (db: Tx, store: OneStore) =>
  rowsOf(
    db,
    sql`
    insert into driver_hand_in_postings (store_id, posting_id, hand_in_id)
    select ${store.store_id}::bigint, t.posting_id, h.id
    from (select l.posting_id, l.party_id, ${evening} as at ${taken(store)}) t
    join driver_hand_ins h on h.store_id = ${store.store_id}::bigint and h.courier_id = t.party_id
      and h.created_at = t.at`,
  );
