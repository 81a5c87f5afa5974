import type { BankAccount } from '@marketplace/contract/bank-account';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { bankName, isUsualLength } from '../../banks/banks.service.ts';
import { placeOrders } from '../placing/place-orders.service.ts';
import { type AccountRow, readAccount, readAccounts } from '../record/account-rows.sql.ts';
import { lockPayouts } from '../record/door.sql.ts';
import { masked } from '../record/payouts.service.ts';
import { publishAccount, publishPayouts } from '../record/publish-payouts.service.ts';
import { mustBeUsable } from '../record/usable-account.service.ts';
import { isOnItsWay, makeDefault, setAccount } from './bank-accounts.sql.ts';
import { tellOwners } from './tell-owners.service.ts';

export async function listAccounts(
  db: Db,
  who: Caller,
  scope: StoreScope,
  store: OneStore,
): Promise<BankAccount[]> {
  const mayAct = scope.levelIn(store.store_id) === 'MANAGE';
  return (await readAccounts(db, store)).map((row) =>
    toAccount(row, mayAct && canApprove(row, who)),
  );
}

/** Who was invited after it was added may be the thief's second self. */
export const canApprove = (
  { state, is_held, created_by, owner_ids }: AccountRow,
  { user_id }: Caller,
) =>
  state === 'VERIFIED' &&
  is_held &&
  created_by !== null &&
  created_by !== user_id &&
  owner_ids.includes(user_id);

function toAccount(
  {
    number_last4,
    number_length,
    created_by: _,
    is_held: __,
    is_removed: ___,
    owner_ids: ____,
    ...row
  }: AccountRow,
  can_approve: boolean,
): BankAccount {
  return {
    ...row,
    bank_name: bankName(row.bank_code),
    masked_number: masked(number_last4),
    has_unusual_length: !isUsualLength(row.bank_code, number_length),
    can_approve,
  };
}

type OfAccount = { store_id: string; bank_account_id: string };
type Change = (db: Tx, store: OneStore) => Promise<{ id: string; payout_ids?: string[] }>;

/**
 * Every change of a store's accounts: what has not been sent goes where it should from now on, and open screens hear of both.
 * `change` answers with the account, or throws; where nothing changed it answers with no payouts.
 */
export function changeAccounts(
  db: Db,
  who: Caller,
  scope: StoreScope,
  store_id: string,
  change: Change,
) {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await lockPayouts(db, store);
    const { id, payout_ids } = await change(db, store);
    if (payout_ids) {
      const moved = await placeOrders(db, store);
      await publishAccount(db, store, id);
      await publishPayouts(db, store, [...new Set([...payout_ids, ...moved])]);
    }
    return { bank_account_id: id, bank_accounts: await listAccounts(db, who, scope, store) };
  });
}

export const setDisbursementAccount = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, bank_account_id: id }: OfAccount,
) =>
  changeAccounts(db, who, scope, store_id, async (db, store) => {
    const account = await mustBeUsable(db, store, id);
    if (account.is_default) return { id };
    await makeDefault(db, store, id);
    await tellOwners(db, store, account, 'set_default');
    return { id, payout_ids: [] };
  });

/** It stays on record for what was sent there, and nothing goes there any more. */
export const removeAccount = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, bank_account_id: id }: OfAccount,
) =>
  changeAccounts(db, who, scope, store_id, async (db, store) => {
    const account = (await readAccount(db, store, id)) ?? fail('bank_account_not_found');
    if (account.is_removed) return { id };
    if (await isOnItsWay(db, store, id)) fail('bank_account_in_use');
    await setAccount(db, store, id, sql`removed_at = now()`, sql`is_default = false`);
    await tellOwners(db, store, account, 'remove');
    return { id, payout_ids: [] };
  });
