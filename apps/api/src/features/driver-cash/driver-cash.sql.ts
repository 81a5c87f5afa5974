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
 * What a driver has taken and not handed in. Cash that was taken while the last was counted may stand in the book before it, so it is
 * looked for from the hand-in before that one on; whoever hands in looks from the beginning where the sum is not theirs. `k`
 * is the driver.
 */
const takenFrom = ({ store_id }: OneStore, first: Sql = lastFirst(store_id)): Sql => sql`
  from posting_lines l
  join postings p on p.store_id = ${store_id}::bigint and p.id = l.posting_id and p.cause <> 'CASH_HANDED_IN'
  where l.store_id = ${store_id}::bigint and l.account = 'DRIVER_CASH' and l.party = 'DRIVER' and l.party_id = k.id
    and l.posting_id >= ${first} and not exists (
      select from driver_hand_in_postings c where c.store_id = ${store_id}::bigint and c.posting_id = l.posting_id)`;

const lastFirst = (store_id: string): Sql => sql`coalesce((
  select h.from_posting_id from driver_hand_ins h
  where h.store_id = ${store_id}::bigint and h.courier_id = k.id order by h.id desc offset 1 limit 1), 0)`;

const carriers = (store: OneStore, condition: Sql): Sql => sql`
  select k.id as courier_id, k.name as courier_name, k.phone_number, coalesce(b.amount, 0) as amount,
    t.order_count, t.first_taken_at
  from store_couriers k
  left join balances b on b.store_id = ${store.store_id}::bigint and b.account = 'DRIVER_CASH' and b.party = 'DRIVER'
    and b.party_id = k.id
  left join lateral (
    select count(distinct p.order_id)::int as order_count, min(p.created_at) as first_taken_at ${takenFrom(store)}
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
      select l.order_id, sum(l.amount) as amount, min(l.created_at) as taken_at
      from (select ${courier_id}::bigint as id) k cross join lateral (
        select p.order_id, p.created_at, l.amount ${takenFrom(store)}
      ) l
      group by l.order_id order by min(l.created_at) desc limit ${mostCashOrders}::int
    )
    select o.id as order_id, o.order_number, o.buyer_name, t.amount, t.taken_at, (
        select taken_amount from driver_reports d
        where d.store_id = ${store.store_id}::bigint and d.order_id = o.id and d.taken_amount <> d.expected_amount
        order by d.id desc limit 1) as said_amount
    from taken t join orders o on o.store_id = ${store.store_id}::bigint and o.id = t.order_id
    order by t.taken_at desc, t.order_id desc`,
  );

/** The postings of what is with the driver, which is so much in all. */
export async function readTaken(
  db: Tx,
  store: OneStore,
  courier_id: string,
  amount: number,
): Promise<string[]> {
  for (const first of [undefined, sql`0`]) {
    const lines = await rowsOf<{ posting_id: string; amount: number }>(
      db,
      sql`select l.posting_id, l.amount from (select ${courier_id}::bigint as id) k cross join lateral (
            select l.posting_id, l.amount ${takenFrom(store, first)}
          ) l order by l.posting_id`,
    );
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    if (sum === amount) return lines.map(({ posting_id }) => posting_id);
  }
  throw new Error(`the cash of driver ${courier_id} is not what was taken`);
}

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

/** What the book says they have; nobody adds to it meanwhile. Locked in the order of whoever posts. */
export async function lockCash(
  db: Tx,
  { store_id }: OneStore,
  courier_id: string,
): Promise<number> {
  const rows = await rowsOf<{ party: string; amount: number }>(
    db,
    sql`select party, amount from balances
        where store_id = ${store_id}::bigint and account = 'DRIVER_CASH'
          and (party, party_id) in (('NONE', 0), ('DRIVER', ${courier_id}::bigint))
        order by party, party_id for update`,
  );
  return rows.find(({ party }) => party === 'DRIVER')?.amount ?? 0;
}

export async function insertHandIn(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { courier_id, expected_amount, counted_amount, note }: HandInBody,
  posting_ids: readonly string[],
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into driver_hand_ins (store_id, courier_id, expected_amount, counted_amount, note,
          from_posting_id, user_id)
        values (${store_id}::bigint, ${courier_id}::bigint, ${expected_amount}::numeric, ${counted_amount}::numeric,
          ${note}::text, ${posting_ids[0]}::bigint, ${user_id}::bigint) returning id`,
  );
  if (!row) throw new Error('a hand-in was not written');
  await rowsOf(
    db,
    sql`insert into driver_hand_in_postings (store_id, posting_id, hand_in_id)
        select ${store_id}::bigint, posting_id, ${row.id}::bigint
        from unnest(${posting_ids}::bigint[]) as t (posting_id)`,
  );
  return row.id;
}
