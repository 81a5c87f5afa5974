import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A file that was never read to its end is gone the next day; what was applied, or never was, after a month. */
export const readOldPlans = (db: Db, limit: number): Promise<{ store_id: string; id: string }[]> =>
  rowsOf<{ store_id: string; id: string }>(
    db,
    sql`select store_id, id from inventory_plans
        where created_at < now() - interval '30 days' and state not in ('APPLYING', 'UNDOING')
          or created_at < now() - interval '1 day' and state = 'READING'
        limit ${limit}::int`,
  );

/** A copy is told of as long as its plans are there, and they go first. */
export const readOldCopies = (db: Db, limit: number): Promise<{ store_id: string; id: string }[]> =>
  rowsOf<{ store_id: string; id: string }>(
    db,
    sql`select store_id, id from inventory_copies
        where created_at < now() - interval '31 days' limit ${limit}::int`,
  );

export async function deleteCopy(db: Db, { store_id }: OneStore, id: string): Promise<number> {
  await rowsOf(
    db,
    sql`delete from inventory_copies where store_id = ${store_id}::bigint and id = ${id}::uuid`,
  );
  return 1;
}

export async function deletePlan(db: Db, { store_id }: OneStore, id: string): Promise<number> {
  await rowsOf(
    db,
    sql`delete from inventory_plans where store_id = ${store_id}::bigint and id = ${id}::uuid`,
  );
  return 1;
}
