import {
  type CashCarrier,
  type DriverCashDetail,
  type HandIn,
  type HandInBody,
  mostCashOrders,
} from '@marketplace/contract/driver-cash';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/**
 * What a driver has taken since they last handed in: then all of it was, so every line behind that posting is still with
 * them. `k` is the driver.
 */
const takenSince = ({ store_id }: OneStore): Sql => sql`
  from posting_lines l
  join postings p on p.store_id = ${store_id}::bigint and p.id = l.posting_id and p.cause <> 'CASH_HANDED_IN'
  where l.store_id = ${store_id}::bigint and l.account = 'DRIVER_CASH' and l.party = 'DRIVER' and l.party_id = k.id
    and l.posting_id > coalesce((
      select h.posting_id from posting_lines h
      join postings hp on hp.store_id = ${store_id}::bigint and hp.id = h.posting_id and hp.cause = 'CASH_HANDED_IN'
      where h.store_id = ${store_id}::bigint and h.account = 'DRIVER_CASH' and h.party = 'DRIVER' and h.party_id = k.id
      order by h.posting_id desc limit 1), 0)`;

const carriers = (store: OneStore, condition: Sql): Sql => sql`
  select k.id as courier_id, k.name as courier_name, k.phone_number, coalesce(b.amount, 0) as amount,
    t.order_count, t.first_taken_at
  from store_couriers k
  left join balances b on b.store_id = ${store.store_id}::bigint and b.account = 'DRIVER_CASH' and b.party = 'DRIVER'
    and b.party_id = k.id
  left join lateral (
    select count(distinct p.order_id)::int as order_count, min(p.created_at) as first_taken_at ${takenSince(store)}
  ) t on true
  where k.store_id = ${store.store_id}::bigint and ${condition}`;

/** Also those who are no longer the store's: what they have is. */
export const readCarriers = (db: Db, store: OneStore): Promise<CashCarrier[]> =>
  rowsOf(
    db,
    sql`${carriers(
      store,
      sql`k.id in (select party_id from balances
        where store_id = ${store.store_id}::bigint and account = 'DRIVER_CASH' and party = 'DRIVER' and amount <> 0)`,
    )} order by b.amount desc, k.id`,
  );

export async function readCarrier(
  db: Db,
  store: OneStore,
  courier_id: string,
): Promise<CashCarrier | undefined> {
  const [carrier] = await rowsOf<CashCarrier>(
    db,
    carriers(store, sql`k.id = ${courier_id}::bigint`),
  );
  return carrier;
}

export const readCashOrders = (
  db: Db,
  store: OneStore,
  courier_id: string,
): Promise<DriverCashDetail['orders']> =>
  rowsOf(
    db,
    sql`
    with taken as (
      select p.order_id, sum(l.amount) as amount, min(p.created_at) as taken_at
      from (select ${courier_id}::bigint as id) k cross join lateral (
        select l.posting_id, l.amount ${takenSince(store)}
      ) l
      join postings p on p.store_id = ${store.store_id}::bigint and p.id = l.posting_id
      group by p.order_id order by min(p.created_at) desc limit ${mostCashOrders}::int
    )
    select t.order_id, o.order_number, o.buyer_name, t.amount, t.taken_at
    from taken t join orders o on o.store_id = ${store.store_id}::bigint and o.id = t.order_id
    order by t.taken_at desc, t.order_id desc`,
  );

const handInColumns = sql`h.id, h.courier_id, k.name as courier_name, h.expected_amount, h.counted_amount, h.note,
  u.name as user_name, h.created_at`;

/** The last twenty, of one driver or of all. */
export const readHandIns = (
  db: Db,
  { store_id }: OneStore,
  condition: Sql = sql`true`,
): Promise<HandIn[]> =>
  rowsOf(
    db,
    sql`select ${handInColumns} from driver_hand_ins h
        join store_couriers k on k.store_id = ${store_id}::bigint and k.id = h.courier_id
        join users u on u.id = h.user_id
        where h.store_id = ${store_id}::bigint and ${condition} order by h.id desc limit 20`,
  );

/** What the book says they have; nobody adds to it meanwhile. */
export async function lockCash(
  db: Tx,
  { store_id }: OneStore,
  courier_id: string,
): Promise<number> {
  const [row] = await rowsOf<{ amount: number }>(
    db,
    sql`select amount from balances
        where store_id = ${store_id}::bigint and account = 'DRIVER_CASH' and party = 'DRIVER'
          and party_id = ${courier_id}::bigint for update`,
  );
  return row?.amount ?? 0;
}

export async function insertHandIn(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { courier_id, expected_amount, counted_amount, note }: HandInBody,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into driver_hand_ins (store_id, courier_id, expected_amount, counted_amount, note, user_id)
        values (${store_id}::bigint, ${courier_id}::bigint, ${expected_amount}::numeric, ${counted_amount}::numeric,
          ${note}::text, ${user_id}::bigint) returning id`,
  );
  if (!row) throw new Error('a hand-in was not written');
  return row.id;
}
