import type { NotificationCategory } from '@marketplace/contract/notification-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type ToPush = {
  store_id: string;
  category: NotificationCategory;
  number: string;
  title: string;
  text: string;
  path: string;
  created_at: string;
};

export const storesToPush = (db: Db, resting: readonly string[], limit: number) =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select distinct store_id from (
          select store_id from notifications
          where is_to_push and store_id <> all(${resting}::bigint[]) limit 1000) n limit ${limit}::int`,
  );

/** Those of a store that no other process has taken; they are done with when this transaction is. */
export const takeToPush = (db: Tx, store_id: string, limit: number): Promise<ToPush[]> =>
  rowsOf<ToPush>(
    db,
    sql`update notifications n set is_to_push = false
        from (
          select category, number from notifications
          where store_id = ${store_id}::bigint and is_to_push
          order by created_at, number limit ${limit}::int for update skip locked
        ) t
        where n.store_id = ${store_id}::bigint and n.category = t.category and n.number = t.number
        returning n.store_id, n.category, n.number, n.title, n.text, n.path, n.created_at`,
  );

export type Receiver = {
  user_id: string;
  phone_number: string;
  order: string;
  inventory: string;
  store: string;
  not_pushed: string[];
  by_whatsapp: string[];
  by_email: string[];
  quiet_from: string | null;
  quiet_to: string | null;
  time_zone: string;
};

/** The people of a store, with how they want to be told; quiet hours are by the clock of their first store. */
export const readReceivers = (
  db: Db,
  store_id: string,
  user_ids?: readonly string[],
): Promise<Receiver[]> =>
  rowsOf<Receiver>(
    db,
    sql`select p.user_id, u.phone_number, p."order", p.inventory, p.store,
          coalesce(n.not_pushed, '{}') as not_pushed, coalesce(n.by_whatsapp, '{}') as by_whatsapp,
          coalesce(n.by_email, '{}') as by_email, n.quiet_from, n.quiet_to,
          coalesce((
            select c.time_zone from store_permissions q join stores s on s.id = q.store_id join cities c on c.id = s.city_id
            where q.user_id = p.user_id and n.quiet_from is not null order by s.is_seller desc, s.id limit 1
          ), 'Asia/Jakarta') as time_zone
        from store_permissions p join users u on u.id = p.user_id
        left join notification_settings n on n.user_id = p.user_id
        where p.store_id = ${store_id}::bigint
          ${user_ids ? sql`and p.user_id = any(${user_ids}::bigint[])` : sql``} order by p.user_id`,
  );

export async function readStoreContact(
  db: Tx,
  store_id: string,
): Promise<{ name: string; email: string | null }> {
  const [row] = await rowsOf<{ name: string; email: string | null }>(
    db,
    sql`select name, email from stores where id = ${store_id}::bigint`,
  );
  return row ?? { name: '', email: null };
}

/** By WhatsApp and e-mail, which cost something and cannot be taken back; more than that is in the list. */
const mostAnHour = 12;

/** How many of so many messages somebody may still be sent within this hour; they count from now on. */
export async function takeRoom(db: Tx, user_id: string, wanted: number): Promise<number> {
  const [row] = await rowsOf<{ room: number }>(
    db,
    sql`update notification_settings n set told_hour = date_trunc('hour', now()),
          told_in_hour = least(h.used + ${wanted}::int, ${mostAnHour}::int)
        from (
          select user_id, case when told_hour = date_trunc('hour', now()) then told_in_hour else 0 end as used
          from notification_settings where user_id = ${user_id}::bigint for update
        ) h
        where n.user_id = ${user_id}::bigint
        returning least(${wanted}::int, ${mostAnHour}::int - h.used) as room`,
  );
  return row?.room ?? 0;
}
