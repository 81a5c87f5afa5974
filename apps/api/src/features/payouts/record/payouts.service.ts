import type { Payout } from '@marketplace/contract/payout';
import type { Db } from '../../../platform/db/handle.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { bankName } from '../../banks/banks.service.ts';
import { type PayoutRow, readPayout } from './payout-rows.sql.ts';

/** All that anybody sees of a number. */
export const masked = (last4: string) => `••••${last4}`;

/** Such as `BCA ••••3456`. */
export const shownAccount = ({ bank_code, number_last4 }: PayoutRow): string =>
  `${bankName(bank_code ?? '')} ${masked(number_last4 ?? '')}`;

export function toPayout({
  bank_account_id,
  bank_code,
  number_last4,
  holder_name,
  is_due: _,
  contradicted_attempt: __,
  ...row
}: PayoutRow): Payout {
  const account = bank_account_id &&
    bank_code &&
    number_last4 && {
      id: bank_account_id,
      bank_code,
      bank_name: bankName(bank_code),
      masked_number: masked(number_last4),
      holder_name: holder_name ?? '',
    };
  return { ...row, bank_account: account || null };
}

export const mustReadPayout = async (
  db: Db,
  store: OneStore,
  payout_id: string,
): Promise<PayoutRow> => (await readPayout(db, store, payout_id)) ?? fail('payout_not_found');

/** Money that may have arrived already is not sent again. */
export function refuseContradicted({ contradicted_attempt }: PayoutRow): void {
  if (contradicted_attempt) fail('payout_contradicted');
}

export const refuseState = (payout: PayoutRow): never =>
  failWith('payout_state_conflict', { current_payout: toPayout(payout) });

export { lockPayouts } from './door.sql.ts';
