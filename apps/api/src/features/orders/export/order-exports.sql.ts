import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import { noStore } from '../../../platform/store-scope.ts';

/** Whether the person may see the orders of all these stores at this moment. */
export async function maySeeOrders(
  db: Db,
  user_id: string,
  store_ids: readonly string[],
): Promise<boolean> {
  const [seen] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from store_permissions p
        where p.user_id = ${user_id}::bigint and p.store_id = any(${store_ids}::bigint[]) and p."order" >= 'VIEW'`,
  );
  return seen?.count === new Set(store_ids).size;
}

export type ExportRow = {
  id: string;
  state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';
  done: number;
  total: number | null;
  input: unknown;
  result: unknown;
  error_message: string | null;
  created_at: string;
};

const columns = sql`j.id, j.state, j.done, j.total, j.input, j.result, j.error_message, j.created_at`;

/** An export is a person's, whichever stores it is of, and lies with none. */
const isExport = (name: string) => sql`j.store_id = ${noStore}::bigint and j.name = ${name}`;

const isTheirs = (user_id: string, name: string) =>
  sql`${isExport(name)} and j.user_id = ${user_id}::bigint`;

export const readExports = (db: Db, user_id: string, name: string, most: number) =>
  rowsOf<ExportRow>(
    db,
    sql`select ${columns} from jobs j where ${isTheirs(user_id, name)}
        order by j.created_at desc, j.id limit ${integer(most)}`,
  );

export async function readExport(db: Db, name: string, id: string): Promise<ExportRow | undefined> {
  const [row] = await rowsOf<ExportRow>(
    db,
    sql`select ${columns} from jobs j where ${isExport(name)} and j.id = ${id}::uuid`,
  );
  return row;
}

/** The one of the person that has not ended. Of two who ask at once the second finds what the first has asked for. */
export async function holdUnfinished(
  db: Tx,
  user_id: string,
  name: string,
): Promise<ExportRow | undefined> {
  const held = `exports of user ${user_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`);
  const [row] = await rowsOf<ExportRow>(
    db,
    sql`select ${columns} from jobs j where ${isTheirs(user_id, name)} and j.finished_at is null limit 1`,
  );
  return row;
}

/** An attempt that is under way finds that the job is no longer its own, and stops. */
export async function cancelExport(
  db: Tx,
  user_id: string,
  name: string,
  id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update jobs j set state = 'FAILED', error_message = 'Dibatalkan.', result = '{"is_cancelled": true}',
          finished_at = now(), updated_at = now()
        where ${isTheirs(user_id, name)} and j.id = ${id}::uuid and j.finished_at is null`,
  );
}

export const readStoreNames = (db: Db, ids: readonly string[]) =>
  rowsOf<{ id: string; name: string }>(
    db,
    sql`select id::text, name from stores where id = any(${ids}::bigint[])`,
  );
