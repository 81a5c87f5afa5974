import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type DigestReader = {
  user_id: string;
  time_zone: string;
  digested_on: string | null;
  quiet_from: string | null;
  quiet_to: string | null;
};

/** Who wants one, with the clock they want it by. */
export const readDigestReaders = (db: Db, behind: string, limit: number) =>
  rowsOf<DigestReader>(
    db,
    sql`select n.user_id, n.digested_on::text as digested_on, n.quiet_from, n.quiet_to, coalesce((
            select c.time_zone from store_permissions q join stores s on s.id = q.store_id join cities c on c.id = s.city_id
            where q.user_id = n.user_id order by s.is_seller desc, s.id limit 1
          ), 'Asia/Jakarta') as time_zone
        from notification_settings n
        where n.digest <> '{}' and n.user_id > ${behind}::bigint order by n.user_id limit ${limit}::int`,
  );

/** For one process, once a day; and how they want it. */
export async function takeDigest(
  db: Tx,
  user_id: string,
  day: string,
): Promise<{ digest: string[] } | undefined> {
  const [row] = await rowsOf<{ digest: string[] }>(
    db,
    sql`update notification_settings set digested_on = ${day}::date
        where user_id = ${user_id}::bigint and digest <> '{}'
          and (digested_on is null or digested_on < ${day}::date)
        returning digest`,
  );
  return row;
}

/** For one letter a day to the address of a store, whoever of its people asked for it first. */
export async function takeStoreDigest(db: Tx, store_id: string, day: string): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`insert into store_digests as d (store_id, digested_on) values (${store_id}::bigint, ${day}::date)
        on conflict (store_id) do update set digested_on = excluded.digested_on
          where d.digested_on < excluded.digested_on
        returning store_id`,
  );
  return taken.length > 0;
}

export type StoreOfReader = {
  store_id: string;
  name: string;
  order: string;
  inventory: string;
  store: string;
  email: string | null;
  phone_number: string;
};

export const readStoresOf = (db: Tx, user_id: string) =>
  rowsOf<StoreOfReader>(
    db,
    sql`select p.store_id, s.name, p."order", p.inventory, p.store, s.email, u.phone_number
        from store_permissions p join stores s on s.id = p.store_id join users u on u.id = p.user_id
        where p.user_id = ${user_id}::bigint and s.is_seller and s.is_active order by p.store_id`,
  );

export type Waiting = { new_orders: number; overdue: number; complaints: number; scarce: number };

/** What waits in these stores now. Overdue is what has to be answered within the next two hours. */
export async function readWaiting(
  db: Tx,
  { order, inventory }: { order: readonly string[]; inventory: readonly string[] },
): Promise<Waiting> {
  const [orders] = await rowsOf<Omit<Waiting, 'scarce'>>(
    db,
    sql`select coalesce(sum(k."NEW"), 0)::int as new_orders, coalesce(sum(k."IN_COMPLAINT"), 0)::int as complaints,
          coalesce(sum(o.overdue), 0)::int as overdue
        from order_counters k
        cross join lateral (
          select count(*) as overdue from (
            select from orders o where o.store_id = k.store_id and o.fulfilment_status = 'NEW'
              and o.deadline_at < now() + interval '2 hours' limit 1000) d
        ) o
        where k.store_id = any(${order}::bigint[])`,
  );
  const [stock] = await rowsOf<Pick<Waiting, 'scarce'>>(
    db,
    sql`select count(*)::int as scarce from scarce_stocks where store_id = any(${inventory}::bigint[])`,
  );
  return {
    new_orders: orders?.new_orders ?? 0,
    overdue: orders?.overdue ?? 0,
    complaints: orders?.complaints ?? 0,
    scarce: stock?.scarce ?? 0,
  };
}
