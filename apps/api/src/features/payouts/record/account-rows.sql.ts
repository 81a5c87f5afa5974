import type { BankAccount } from '@marketplace/contract/bank-account';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type AccountRow = Omit<
  BankAccount,
  'bank_name' | 'masked_number' | 'has_unusual_length' | 'can_approve'
> & {
  number_last4: string;
  number_length: number;
  created_by: string | null;
  owner_ids: string[];
  is_held: boolean;
  is_removed: boolean;
};

const accounts = ({ store_id }: OneStore, more: Sql) => sql`
  select a.id, a.store_id, a.bank_code, a.number_last4, a.number_length, a.holder_name, a.state, a.is_default,
    a.created_at, a.created_by, a.owner_ids::text[] as owner_ids, u.name as added_by, a.verified_at, a.payable_from, a.payable_from > now() as is_held,
    y.name as approved_by, a.removed_at is not null as is_removed
  from bank_accounts a
  left join users u on u.id = a.created_by left join users y on y.id = a.approved_by
  where a.store_id = ${store_id}::bigint and ${more}`;

/** The default first, then as they were added. */
export const readAccounts = (db: Db, store: OneStore): Promise<AccountRow[]> =>
  rowsOf<AccountRow>(
    db,
    sql`${accounts(store, sql`a.removed_at is null`)} order by a.is_default desc, a.id`,
  );

/** One of a store, also one that was removed. */
export async function readAccount(
  db: Db,
  store: OneStore,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await rowsOf<AccountRow>(db, accounts(store, sql`a.id = ${id}::bigint`));
  return row;
}
