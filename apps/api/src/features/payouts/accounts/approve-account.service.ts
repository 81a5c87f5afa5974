import type { AccountApproval } from '@marketplace/contract/bank-accounts';
import type { Db } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import type { Otp } from '../../auth/one-time-codes.service.ts';
import { bringForward } from '../placing/place-orders.sql.ts';
import { readAccount } from '../record/account-rows.sql.ts';
import { mustBeUsable } from '../record/usable-account.service.ts';
import { canApprove, changeAccounts } from './bank-accounts.service.ts';
import { setAccount } from './bank-accounts.sql.ts';
import { judgeOwner, proveOwner, type Typed } from './owner-code.service.ts';
import { tellOwners } from './tell-owners.service.ts';

/** Before the transaction, so that a wrong try counts; nothing is judged where a yes would not help. */
export async function judgeApproval(
  db: Db,
  otp: Otp,
  scope: StoreScope,
  typed: Typed,
  { store_id, bank_account_id }: AccountApproval,
) {
  const account = await readAccount(db, storeIn(scope, store_id), bank_account_id);
  return account && canApprove(account, typed.who) ? judgeOwner(db, otp, typed) : undefined;
}

export const approveAccount = (
  db: Db,
  otp: Otp,
  scope: StoreScope,
  typed: Typed,
  { store_id, bank_account_id: id }: AccountApproval,
  judged: Awaited<ReturnType<typeof judgeApproval>>,
) =>
  changeAccounts(db, typed.who, scope, store_id, async (db, store) => {
    const account = await mustBeUsable(db, store, id);
    if (!account.is_held) return { id };
    if (!canApprove(account, typed.who)) fail('second_owner_needed');
    if (judged !== 'right') return fail(judged ?? 'otp_expired');
    const proof = await proveOwner(db, otp, typed);
    if (proof !== 'right') fail(proof);
    await setAccount(
      db,
      store,
      id,
      sql`payable_from = now()`,
      sql`approved_by = ${typed.who.user_id}::bigint`,
    );
    const payout_ids = await bringForward(db, store, id);
    await tellOwners(db, store, account, 'approve');
    return { id, payout_ids };
  });
