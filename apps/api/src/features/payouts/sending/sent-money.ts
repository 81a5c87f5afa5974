import type { PayoutRow } from '../record/payout-rows.sql.ts';
import { shownAccount } from '../record/payouts.service.ts';
import type { SentMoney } from './payout-money.ts';
import type { AttemptRow } from './send-payout.sql.ts';

export const moneyOf = (
  payout: PayoutRow,
  { id, bank_account_id, amount }: Pick<AttemptRow, 'id' | 'bank_account_id' | 'amount'>,
): SentMoney => ({
  attempt_id: id,
  payout_id: payout.id,
  bank_account_id,
  amount,
  shown: shownAccount(payout),
});
