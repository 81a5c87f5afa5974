import { EventEmitter } from 'node:events';
import { eventNotification } from '@marketplace/contract/notification';
import { notificationId } from '@marketplace/contract/notification-words';
import type { Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { afterCommit } from '../db/transaction.ts';
import type { NewNotification } from './new-notification.ts';

/** Says only "look": whom to tell is found in the database. */
export const notificationsWritten = new EventEmitter<{ look: [] }>().setMaxListeners(0);

/**
 * The number of the next notification of a category, as a part of the statement that draws the place of its event. It is
 * taken from `place`, so that the counter is locked after it, whoever comes.
 */
export const noteDrawn = (store_id: string, { category }: NewNotification): Sql =>
  sql`noted as (
    update notification_counters c set last = c.last + 1 from place
    where c.store_id = ${store_id}::bigint and c.category = ${category}::notification_category
    returning c.last
  )`;

/** The first of its category in a store, or in an area that nothing has happened in. */
export async function beginNotes(
  db: Tx,
  store_id: string,
  { category }: NewNotification,
): Promise<string> {
  const [begun] = await rowsOf<{ last: string }>(
    db,
    sql`insert into notification_counters as c (store_id, category, last)
        values (${store_id}::bigint, ${category}::notification_category, 1)
        on conflict (store_id, category) do update set last = c.last + 1
        returning last`,
  );
  if (!begun) throw new Error(`no number for a notification of store ${store_id}`);
  return begun.last;
}

/** Answers with what the event says of it. */
export async function insertNotification(
  db: Tx,
  store_id: string,
  notification: NewNotification,
  number: string,
): Promise<string> {
  const { category, kind, title, text, path } = notification;
  const told = eventNotification.parse({
    ...notification,
    id: notificationId(store_id, category, number),
  });
  await rowsOf(
    db,
    sql`insert into notifications (store_id, category, number, kind, title, text, path)
        values (${store_id}::bigint, ${category}::notification_category, ${number}::bigint, ${kind},
          ${title}, ${text}, ${path})`,
  );
  afterCommit(db, () => notificationsWritten.emit('look'));
  return JSON.stringify(told);
}
