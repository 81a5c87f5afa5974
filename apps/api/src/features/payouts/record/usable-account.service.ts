import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { type AccountRow, readAccount } from './account-rows.sql.ts';

export async function mustFindAccount(db: Db, store: OneStore, id: string): Promise<AccountRow> {
  const account = await readAccount(db, store, id);
  return account && !account.is_removed ? account : fail('bank_account_not_found');
}

/** One that money may go to. */
export async function mustBeUsable(db: Db, store: OneStore, id: string): Promise<AccountRow> {
  const account = await mustFindAccount(db, store, id);
  return account.state === 'VERIFIED' ? account : fail('bank_account_unverified');
}
