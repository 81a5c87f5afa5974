import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What an operator has taken and is on its way; what a provider transfers is none of it. */
const isWithoutFile = sql`file_id is null and outcome is null and sent_by is not null`;

export const readStoresWithoutFile = (db: Db): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    db,
    sql`select distinct store_id as id from payout_attempts where ${isWithoutFile} order by store_id`,
  );

export const putIntoFile = (
  db: Tx,
  { store_id }: OneStore,
  file_id: string,
): Promise<{ amount: number }[]> =>
  rowsOf<{ amount: number }>(
    db,
    sql`update payout_attempts set file_id = ${file_id}::uuid
        where store_id = ${store_id}::bigint and ${isWithoutFile} returning amount`,
  );

export type FileRow = {
  id: string;
  store_id: string;
  store_name: string;
  reference: string;
  bank_code: string;
  number_sealed: Uint8Array;
  holder_name: string;
  amount: number;
};

/** What is in a file, whatever became of it since. */
export const readFile = (
  db: Db,
  file_id: string,
  behind: { store_id: string; id: string } | undefined,
  limit: number,
): Promise<FileRow[]> =>
  rowsOf<FileRow>(
    db,
    sql`select t.id, t.store_id, s.name as store_name, t.reference, a.bank_code, a.number_sealed, a.holder_name, t.amount
        from payout_attempts t join stores s on s.id = t.store_id
        join bank_accounts a on a.store_id = t.store_id and a.id = t.bank_account_id
        where t.file_id = ${file_id}::uuid
          and (t.store_id, t.id) > (${behind?.store_id ?? '0'}::bigint, ${behind?.id ?? '0'}::bigint)
        order by t.store_id, t.id limit ${limit}::int`,
  );
