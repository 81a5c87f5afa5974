import type { AccountingWorkRow } from '@marketplace/contract/accounting';
import type { AccountingWork } from '@marketplace/contract/accounting-words';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { Standing } from '../accounting.service.ts';

export async function readAccount(
  db: Db,
  connection_id: string,
): Promise<{ name: string; email: string; scopes: string[] } | undefined> {
  const [row] = await rowsOf<{ name: string; email: string; scopes: string[] }>(
    db,
    sql`select name, email, scopes from accounting_connections where id = ${connection_id}::bigint`,
  );
  return row;
}

type Named = { id: string; name: string };

export async function readStore(db: Db, store_id: string): Promise<Named> {
  const [row] = await rowsOf<Named>(
    db,
    sql`select id, name from stores where id = ${store_id}::bigint`,
  );
  if (!row) throw new Error('a store that somebody manages is there');
  return row;
}

type Person = { uuid: string; name: string; phone_ending: string };

export async function readPerson(db: Db, user_id: string): Promise<Person> {
  const [row] = await rowsOf<Person>(
    db,
    sql`select uuid, name, right(phone_number, 4) as phone_ending from users where id = ${user_id}::bigint`,
  );
  if (!row) throw new Error('who is signed in has an account');
  return row;
}

export async function countBooks(
  db: Db,
  scope: StoreScope,
): Promise<{ linked: number; waiting: number }> {
  const [row] = await rowsOf<{ linked: number; waiting: number }>(
    db,
    sql`select (select count(*)::int from accounting_links l where ${inScope(scope, sql`l.store_id`)}) as linked,
          (select count(*)::int from accounting_differences d
            where ${inScope(scope, sql`d.store_id`)} and d.reason <> 'NOT_SENT') as waiting`,
  );
  return row ?? { linked: 0, waiting: 0 };
}

type LinkedStore = Standing & { store_id: string; waiting: number };

/** Those of these stores that are linked, and what waits for a person in each. */
export const readLinkedStores = (db: Db, scope: StoreScope): Promise<LinkedStore[]> =>
  rowsOf<LinkedStore>(
    db,
    sql`select a.store_id, a.connection_id, a.database_id, a.warehouse_id, a.problem,
          (select count(*)::int from accounting_differences d
            where d.store_id = a.store_id and d.reason <> 'NOT_SENT') as waiting
        from accounting_stores a
        where ${inScope(scope, sql`a.store_id`)} and a.connection_id is not null order by a.store_id`,
  );

type WorkRow = Omit<AccountingWorkRow, 'kind' | 'created' | 'refused'> & {
  name: string;
  result: Record<string, unknown> | null;
};

const kinds: Record<string, AccountingWork> = {
  'accounting.items': 'READ_ITEMS',
  'accounting.create_there': 'CREATE_THERE',
  'accounting.compare': 'COMPARE',
};

/** The long job under way, or the last one. */
export async function readWork(
  db: Db,
  scope: StoreScope,
  job_id: string,
): Promise<AccountingWorkRow | undefined> {
  const [row] = await rowsOf<WorkRow>(
    db,
    sql`select j.id as job_id, j.name, j.state, j.done, j.total, j.error_message, j.created_at, j.finished_at, j.result
        from jobs j where ${inScope(scope, sql`j.store_id`)} and j.id = ${job_id}::uuid`,
  );
  const kind = row && kinds[row.name];
  if (!kind) return undefined;
  const { name: _, result, ...work } = row;
  const { created, refused } = (result ?? {}) as {
    created?: number;
    refused?: AccountingWorkRow['refused'];
  };
  return { ...work, kind, created: created ?? 0, refused: refused ?? [] };
}
