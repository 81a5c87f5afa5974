import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** It begins when the plan that is under way has ended, in the name of whoever applied it. */
export async function letWait(
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
  user_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans set is_waiting = true, waiting_by = ${user_id}::bigint
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
}

export async function waitNoMore(db: Tx, { store_id }: OneStore, plan_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans set is_waiting = false, waiting_by = null
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
}

/** The plan of a store that has waited longest, which waits no more; one that was begun by hand is passed over. */
export async function nextWaiting(
  db: Tx,
  { store_id }: OneStore,
): Promise<{ id: string; user_id: string | null } | undefined> {
  const [next] = await rowsOf<{ id: string; user_id: string | null }>(
    db,
    sql`update inventory_plans p set is_waiting = false
        from (
          select id from inventory_plans
          where store_id = ${store_id}::bigint and is_waiting and state = 'READY'
          order by created_at, id limit 1
        ) w
        where p.store_id = ${store_id}::bigint and p.id = w.id
        returning p.id, coalesce(p.waiting_by, p.user_id) as user_id`,
  );
  return next;
}

/** Stores in which a plan waits, though nothing is under way: the job that it waited for was given up. */
export const readLeftWaiting = (db: Db, limit: number): Promise<{ store_id: string }[]> =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select distinct p.store_id from inventory_plans p
        where p.is_waiting and p.state = 'READY' and not exists (
          select from inventory_plans o join jobs j on j.store_id = o.store_id and j.id = o.job_id
          where o.store_id = p.store_id and o.state in ('APPLYING', 'UNDOING') and j.finished_at is null)
        limit ${limit}::int`,
  );
