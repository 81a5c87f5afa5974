import type { BankAccount } from '@marketplace/contract/bank-account';
import type { BankAccountProof, NewBankAccount } from '@marketplace/contract/bank-accounts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import type { Otp } from '../../auth/one-time-codes.service.ts';
import { isBankCode } from '../../banks/banks.service.ts';
import { readAccount, readAccounts } from '../record/account-rows.sql.ts';
import type { NumberSeal } from '../record/number-seal.ts';
import { mustFindAccount } from '../record/usable-account.service.ts';
import { changeAccounts } from './bank-accounts.service.ts';
import {
  findByMark,
  insertAccount,
  makeDefault,
  readSealed,
  setAccount,
} from './bank-accounts.sql.ts';
import type { NameCheck } from './name-check.ts';
import { hasServedOwner, judgeOwner, proveOwner, type Typed } from './owner-code.service.ts';
import { tellOwners } from './tell-owners.service.ts';

/** What adding and verifying accounts stands on, made once at start-up. */
export type Accounts = { otp: Otp; numbers: NumberSeal; checkName: NameCheck };

/** How the code was judged, and what the bank says of the name where it was right. */
type Judged = { proof: Awaited<ReturnType<typeof judgeOwner>>; state: BankAccount['state'] };

const mostAccounts = 20;

/** Before the transaction: a wrong try has to count, and the bank may take long. */
export async function judgeNewAccount(
  { otp, checkName }: Accounts,
  db: Db,
  typed: Typed,
  body: NewBankAccount,
): Promise<Judged> {
  if (!isBankCode(body.bank_code)) fail('validation_failed', { bank_code: 'bank_unknown' });
  const proof = await judgeOwner(db, otp, typed);
  return { proof, state: proof === 'right' ? await checkName(body) : 'UNVERIFIED' };
}

export async function addAccount(
  { otp, numbers }: Accounts,
  db: Db,
  scope: StoreScope,
  typed: Typed,
  { store_id, bank_code, account_number: number, holder_name }: NewBankAccount,
  { proof, state }: Judged,
) {
  const { who } = typed;
  const sealed = await numbers.seal(db, { store_id, bank_code }, number);
  return changeAccounts(db, who, scope, store_id, async (db, store) => {
    const before = await findByMark(db, store, sealed.number_mark);
    if (proof !== 'right') return sentTwice(db, otp, typed, before, proof);
    if (before) fail('bank_account_exists');
    const others = await readAccounts(db, store);
    if (others.length >= mostAccounts) fail('bank_account_limit_reached');
    await mustProve(db, otp, typed);
    const is_default = state === 'VERIFIED' && !others.some((each) => each.is_default);
    const account = { ...sealed, bank_code, number, holder_name, state, created_by: who.user_id };
    const id = await insertAccount(db, store, account, is_default);
    await tellOwners(db, store, await mustFindAccount(db, store, id), 'add');
    return { id, payout_ids: [] };
  });
}

/** Who lost the answer on a bad line sends the same again: the code has served, and the account is there. */
async function sentTwice(
  db: Tx,
  otp: Otp,
  typed: Typed,
  before: { id: string; created_by: string | null } | undefined,
  proof: Exclude<Judged['proof'], 'right'>,
) {
  const isSame = before?.created_by === typed.who.user_id && proof === 'otp_expired';
  return before && isSame && (await hasServedOwner(db, otp, typed))
    ? { id: before.id }
    : fail(proof);
}

async function mustProve(db: Tx, otp: Otp, typed: Typed): Promise<void> {
  const proof = await proveOwner(db, otp, typed);
  if (proof !== 'right') fail(proof);
}

/** Nothing is judged of an account that is not there, or needs it no more. */
export async function judgeAccount(
  { otp, numbers, checkName }: Accounts,
  db: Db,
  scope: StoreScope,
  typed: Typed,
  { store_id, bank_account_id, holder_name }: BankAccountProof,
): Promise<Judged | undefined> {
  const store = storeIn(scope, store_id);
  const [account, sealed] = [
    await readAccount(db, store, bank_account_id),
    await readSealed(db, store, bank_account_id),
  ];
  if (!account || !sealed || account.state === 'VERIFIED') return undefined;
  const proof = await judgeOwner(db, otp, typed);
  if (proof !== 'right') return { proof, state: 'UNVERIFIED' };
  const account_number = await numbers.open(db, sealed);
  const { bank_code } = account;
  const name = holder_name ?? account.holder_name;
  return { proof, state: await checkName({ bank_code, account_number, holder_name: name }) };
}

export const verifyAccount = (
  { otp }: Accounts,
  db: Db,
  scope: StoreScope,
  typed: Typed,
  { store_id, bank_account_id: id, holder_name }: BankAccountProof,
  judged: Judged | undefined,
) =>
  changeAccounts(db, typed.who, scope, store_id, async (db, store) => {
    const account = await mustFindAccount(db, store, id);
    if (account.state === 'VERIFIED') return { id };
    if (!judged) return fail('otp_expired');
    if (judged.proof !== 'right') return fail(judged.proof);
    await mustProve(db, otp, typed);
    const { state } = judged;
    await setAccount(
      db,
      store,
      id,
      sql`state = ${state}::bank_account_state`,
      sql`holder_name = ${holder_name ?? account.holder_name}`,
      sql`verified_at = case when ${state}::bank_account_state = 'VERIFIED' then now() end`,
    );
    if (holder_name && holder_name !== account.holder_name)
      await recordAct(db, 'bank_account.rename', {
        store_id,
        bank_account_id: id,
        before: account.holder_name,
        after: holder_name,
      });
    if (state === 'VERIFIED') await afterVerified(db, store, id);
    return { id, payout_ids: [] };
  });

async function afterVerified(db: Tx, store: OneStore, id: string): Promise<void> {
  const accounts = await readAccounts(db, store);
  if (!accounts.some((each) => each.is_default)) await makeDefault(db, store, id);
  await tellOwners(db, store, await mustFindAccount(db, store, id), 'verify');
}
