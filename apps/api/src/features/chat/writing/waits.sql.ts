import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

const isOpen = ({ store_id }: OneStore, channel_id: string): Sql => sql`
  store_id = ${store_id}::bigint and channel_id = ${channel_id}::bigint and ended_at is null`;

export async function insertWait(
  db: Tx,
  { store_id }: OneStore,
  channel_id: string,
  { number, asked_at }: { number: number; asked_at: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into chat_waits (store_id, channel_id, number, asked_at)
        values (${store_id}::bigint, ${channel_id}::bigint, ${number}::int, ${asked_at}::timestamptz)`,
  );
}

export async function readWait(
  db: Tx,
  store: OneStore,
  channel_id: string,
): Promise<string | undefined> {
  const [wait] = await rowsOf<{ asked_at: string }>(
    db,
    sql`select asked_at from chat_waits where ${isOpen(store, channel_id)}`,
  );
  return wait?.asked_at;
}

export async function closeWait(
  db: Tx,
  store: OneStore,
  channel_id: string,
  answer: { answered_at: string; user_id: string | null; open_minutes: number },
): Promise<void> {
  await rowsOf(
    db,
    sql`update chat_waits set answered_at = ${answer.answered_at}::timestamptz, ended_at = ${answer.answered_at}::timestamptz, answered_by = ${answer.user_id}::bigint,
          open_minutes = ${answer.open_minutes}::int
        where ${isOpen(store, channel_id)}`,
  );
}

/** It counts as one that was never answered. */
export async function endUnanswered(db: Tx, store: OneStore, channel_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update chat_waits set ended_at = date_trunc('milliseconds', now()) where ${isOpen(store, channel_id)}`,
  );
}

/** Where others have closed the channel the store is not late. */
export async function dropWait(db: Tx, store: OneStore, channel_id: string): Promise<void> {
  await rowsOf(db, sql`delete from chat_waits where ${isOpen(store, channel_id)}`);
}
