import type { PayoutRetry } from '@marketplace/contract/money-payouts';
import type { Payout } from '@marketplace/contract/payout';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { lockPayouts } from '../record/door.sql.ts';
import { readPayoutDay } from '../record/payout-day.sql.ts';
import {
  mustReadPayout,
  refuseContradicted,
  refuseState,
  toPayout,
} from '../record/payouts.service.ts';
import { publishPayouts } from '../record/publish-payouts.service.ts';
import { mustBeUsable } from '../record/usable-account.service.ts';
import { setScheduledAgain } from './retry-payout.sql.ts';

/** The same payout once more, to where it was going or elsewhere. */
export const retryPayout = (
  db: Db,
  scope: StoreScope,
  { store_id, payout_id, bank_account_id }: PayoutRetry,
): Promise<{ payout: Payout }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await lockPayouts(db, store);
    const before = await mustReadPayout(db, store, payout_id);
    const account_id = bank_account_id ?? before.bank_account_id ?? '';
    const isSaid = before.state === 'SCHEDULED' && before.attempt > 1;
    if (isSaid && before.bank_account_id === account_id) return { payout: toPayout(before) };
    if (before.state !== 'FAILED' || before.amount === 0) refuseState(before);
    refuseContradicted(before);
    await mustBeUsable(db, store, account_id);
    const day = await readPayoutDay(db, store, account_id);
    await setScheduledAgain(db, store, payout_id, { account_id, day });
    const after = await mustReadPayout(db, store, payout_id);
    await recordAct(db, 'payout.retry', {
      store_id,
      payout_id,
      before: { state: before.state, bank_account_id: before.bank_account_id },
      after: { state: after.state, bank_account_id: account_id },
    });
    await publishPayouts(db, store, [payout_id]);
    return { payout: toPayout(after) };
  });
