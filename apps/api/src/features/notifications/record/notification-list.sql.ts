import type { NotificationCategory } from '@marketplace/contract/notification-words';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import { type VisibleStores, visibleRows } from './visible-stores.ts';

export type NotificationRecord = {
  store_id: string;
  store_name: string;
  time_zone: string;
  category: NotificationCategory;
  number: string;
  kind: string;
  title: string;
  text: string;
  path: string;
  created_at: string;
  at: string;
  read: boolean;
};

export type ListKey = [at: string, store_id: string, category: string, number: string];

const isRead = (user_id: string): Sql => sql`(n.number <= coalesce(m.read_to, 0) or exists (
  select from notification_reads r
  where r.store_id = n.store_id and r.user_id = ${user_id}::bigint and r.category = n.category and r.number = n.number
))`;

const markOf = (
  user_id: string,
): Sql => sql`left join notification_marks m on m.store_id = v.store_id
  and m.user_id = ${user_id}::bigint and m.category = v.category`;

const newestFirst = sql`n.created_at desc, n.store_id desc, n.category desc, n.number desc`;

/**
 * Of each category of each store its newest, from an index of its own; then the newest of those. Where only the unread
 * are asked for, a walk ends at the first that the person has not read.
 */
export function readNotifications(
  db: Db,
  user_id: string,
  visible: VisibleStores,
  behind: ListKey | undefined,
  { isUnread, limit }: { isUnread: boolean; limit: number },
): Promise<NotificationRecord[]> {
  const bound = behind
    ? sql`and n.created_at <= ${atMicroseconds(behind[0])}
        and (n.created_at, n.store_id, n.category, n.number) < (${atMicroseconds(behind[0])},
          ${behind[1]}::bigint, ${behind[2]}::notification_category, ${behind[3]}::bigint)`
    : sql``;
  const unread = isUnread
    ? sql`and n.number > coalesce(m.read_to, 0) and not ${isRead(user_id)}
        and n.created_at >= (
          select f.created_at from notifications f
          where f.store_id = v.store_id and f.category = v.category and f.number > coalesce(m.read_to, 0)
          order by f.number limit 1)`
    : sql``;
  return rowsOf<NotificationRecord>(
    db,
    sql`select n.store_id, s.name as store_name, c.time_zone, n.category, n.number, n.kind, n.title, n.text, n.path,
          n.created_at, ${microseconds(sql`n.created_at`)} as at, n.read
        from (
          select n.*
          from ${visibleRows(visible)}
          ${markOf(user_id)}
          cross join lateral (
            select n.store_id, n.category, n.number, n.kind, n.title, n.text, n.path, n.created_at,
              ${isRead(user_id)} as read
            from notifications n
            where n.store_id = v.store_id and n.category = v.category ${bound} ${unread}
            order by n.created_at desc, n.number desc limit ${limit}::int
          ) n
          order by ${newestFirst} limit ${limit}::int
        ) n join stores s on s.id = n.store_id join cities c on c.id = s.city_id
        order by ${newestFirst}`,
  );
}

export type UnreadCount = { category: NotificationCategory; unread: number };

/** By the numbers of the newest, of the oldest that is kept and of the last that was read: none is looked at. */
export const countUnread = (
  db: Db,
  user_id: string,
  visible: VisibleStores,
): Promise<UnreadCount[]> =>
  rowsOf<UnreadCount>(
    db,
    sql`select category, sum(unread)::int as unread from (
          select v.category, greatest(k.last - b.read_to - (
              select count(*) from notification_reads r
              where r.store_id = v.store_id and r.user_id = ${user_id}::bigint and r.category = v.category
                and r.number > b.read_to
            ), 0) as unread
          from ${visibleRows(visible)}
          join notification_counters k on k.store_id = v.store_id and k.category = v.category
          ${markOf(user_id)}
          cross join lateral (
            select greatest(coalesce(m.read_to, 0), coalesce((
              select n.number - 1 from notifications n
              where n.store_id = v.store_id and n.category = v.category order by n.number limit 1), k.last)) as read_to
          ) b
          where k.last > coalesce(m.read_to, 0)
        ) u group by category`,
  );
