import type { OrderNote } from '@marketplace/contract/order-detail';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Key = { store_id: string; order_id: string };

export async function lockOrder(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<(Key & { is_active: boolean }) | undefined> {
  const [row] = await rowsOf<Key & { is_active: boolean }>(
    db,
    sql`select o.store_id, o.id as order_id, s.is_active from orders o join stores s on s.id = o.store_id
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
          and o.arrived_at is not null for update of o`,
  );
  return row;
}

export async function readLastNote(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<{ user_id: string | null; note: OrderNote } | undefined> {
  const [row] = await rowsOf<OrderNote & { user_id: string | null }>(
    db,
    sql`select n.id, n.user_id, u.name as user_name, n.text, n.created_at
        from order_notes n left join users u on u.id = n.user_id
        where n.store_id = ${store_id}::bigint and n.order_id = ${order_id}::bigint
        order by n.id desc limit 1`,
  );
  if (!row) return undefined;
  const { user_id, ...note } = row;
  return { user_id, note };
}

export async function insertNote(
  db: Tx,
  { store_id }: OneStore,
  { order_id, user_id, text }: { order_id: string; user_id: string; text: string },
): Promise<OrderNote> {
  const [note] = await rowsOf<OrderNote>(
    db,
    sql`with noted as (
          insert into order_notes (store_id, order_id, user_id, text)
          values (${store_id}::bigint, ${order_id}::bigint, ${user_id}::bigint, ${text})
          returning id, user_id, text, created_at
        )
        select n.id, n.text, n.created_at, u.name as user_name
        from noted n left join users u on u.id = n.user_id`,
  );
  if (!note) throw new Error(`the note on order ${order_id} was not written`);
  return note;
}
