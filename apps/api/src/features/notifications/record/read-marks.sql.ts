import {
  type NotificationCategory,
  notificationCategories,
} from '@marketplace/contract/notification-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { type VisibleStores, visibleRows } from './visible-stores.ts';

/** One category of one store, as one person has read it. */
export type Shelf = { store_id: string; category: NotificationCategory };

const ofShelf = ({ store_id, category }: Shelf, table: Sql): Sql =>
  sql`${table}.store_id = ${store_id}::bigint and ${table}.category = ${category}::notification_category`;

export type LatestSeen = Shelf & { number: string };

/** Up to where somebody reads who has seen all up to a moment; where they have not read that far yet. */
export const readLatestUntil = (
  db: Db,
  user_id: string,
  visible: VisibleStores,
  until: string,
): Promise<LatestSeen[]> =>
  rowsOf<LatestSeen>(
    db,
    sql`select v.store_id, v.category, n.number
        from ${visibleRows(visible)}
        left join notification_marks m on m.store_id = v.store_id and m.user_id = ${user_id}::bigint
          and m.category = v.category
        cross join lateral (
          select n.number from notifications n
          where n.store_id = v.store_id and n.category = v.category
            -- Instants on the wire end at the millisecond.
            and n.created_at < ${until}::timestamptz + interval '1 millisecond'
          order by n.created_at desc, n.number desc limit 1
        ) n
        where n.number > coalesce(m.read_to, 0)`,
  );

/** Never back: another device may have read further meanwhile. */
export async function raiseMark(
  db: Tx,
  user_id: string,
  shelf: Shelf,
  read_to: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into notification_marks as m (store_id, user_id, category, read_to)
        values (${shelf.store_id}::bigint, ${user_id}::bigint, ${shelf.category}::notification_category,
          ${read_to}::bigint)
        on conflict (store_id, user_id, category) do update set read_to = greatest(m.read_to, excluded.read_to)`,
  );
  await rowsOf(
    db,
    sql`delete from notification_reads r
        where ${ofShelf(shelf, sql`r`)} and r.user_id = ${user_id}::bigint and r.number <= ${read_to}::bigint`,
  );
}

/** The newest that lead to a room and that the person has not read. */
export async function readUnreadOfRoom(
  db: Tx,
  user_id: string,
  store_id: string,
  path: string,
): Promise<string[]> {
  const isOwn = (table: Sql) =>
    sql`${table}.store_id = ${store_id}::bigint and ${table}.category = 'CHAT' and ${table}.user_id = ${user_id}::bigint`;
  const rows = await rowsOf<{ number: string }>(
    db,
    sql`select n.number from notifications n
        where n.store_id = ${store_id}::bigint and n.category = 'CHAT' and n.path = ${path}
          and n.number > coalesce((select m.read_to from notification_marks m where ${isOwn(sql`m`)}), 0)
          and not exists (select from notification_reads r where ${isOwn(sql`r`)} and r.number = n.number)
        order by n.number desc limit 100`,
  );
  return rows.map(({ number }) => number);
}

/** Those that there are and that are not read yet. */
export const insertReads = (
  db: Tx,
  user_id: string,
  shelf: Shelf,
  numbers: readonly string[],
): Promise<unknown> =>
  rowsOf(
    db,
    sql`insert into notification_reads (store_id, user_id, category, number)
        select n.store_id, ${user_id}::bigint, n.category, n.number from notifications n
        where ${ofShelf(shelf, sql`n`)} and n.number = any(${numbers}::bigint[])
          and n.number > coalesce((
            select m.read_to from notification_marks m
            where ${ofShelf(shelf, sql`m`)} and m.user_id = ${user_id}::bigint), 0)
        on conflict do nothing`,
  );

/** The last before the first that is unread: up to there a mark says it all. */
export async function readWhole(
  db: Tx,
  user_id: string,
  shelf: Shelf,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ read_to: string | null }>(
    db,
    sql`select coalesce((
          select n.number - 1 from notifications n
          where ${ofShelf(shelf, sql`n`)} and n.number > coalesce((
              select m.read_to from notification_marks m
              where ${ofShelf(shelf, sql`m`)} and m.user_id = ${user_id}::bigint), 0)
            and not exists (
              select from notification_reads r
              where ${ofShelf(shelf, sql`r`)} and r.user_id = ${user_id}::bigint and r.number = n.number)
          order by n.number limit 1
        ), (select k.last from notification_counters k where ${ofShelf(shelf, sql`k`)})) as read_to`,
  );
  return row?.read_to ?? undefined;
}

/** Who begins in a store has missed nothing of what was before. */
export async function markAllOfStore(
  db: Tx,
  user_id: string,
  store_id: string,
  categories: readonly NotificationCategory[] = notificationCategories,
): Promise<void> {
  const shelves = await rowsOf<LatestSeen>(
    db,
    sql`select store_id, category, last as number from notification_counters
        where store_id = ${store_id}::bigint and category = any(${categories}::text[]::notification_category[])
        order by category`,
  );
  for (const shelf of shelves) await raiseMark(db, user_id, shelf, shelf.number);
}

export async function forgetReader(db: Tx, user_id: string, store_id: string): Promise<void> {
  for (const table of [sql`notification_marks`, sql`notification_reads`])
    await rowsOf(
      db,
      sql`delete from ${table} where store_id = ${store_id}::bigint and user_id = ${user_id}::bigint`,
    );
}

type Told = { category: NotificationCategory; number: string };

/** Who of these has not read which of these yet. */
export const readUnreadOf = (
  db: Db,
  store_id: string,
  user_ids: readonly string[],
  told: readonly Told[],
): Promise<(Told & { user_id: string })[]> =>
  rowsOf(
    db,
    sql`select u.user_id, n.category, n.number
        from unnest(${user_ids}::bigint[]) as u (user_id)
        cross join unnest(${told.map(({ category }) => category)}::text[]::notification_category[],
          ${told.map(({ number }) => number)}::bigint[]) as n (category, number)
        where not exists (
            select from notification_marks m
            where m.store_id = ${store_id}::bigint and m.user_id = u.user_id and m.category = n.category
              and m.read_to >= n.number)
          and not exists (
            select from notification_reads r
            where r.store_id = ${store_id}::bigint and r.user_id = u.user_id and r.category = n.category
              and r.number = n.number)`,
  );
