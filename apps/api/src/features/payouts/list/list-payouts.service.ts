import type { PayoutDetail, PayoutQuery, PayoutsQuery } from '@marketplace/contract/money-payouts';
import type { Payout } from '@marketplace/contract/payout';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { bankName } from '../../banks/banks.service.ts';
import { masked, mustReadPayout, toPayout } from '../record/payouts.service.ts';
import { readOpenClaims } from '../sending/claims.sql.ts';
import { coveredBy } from '../sending/claims.ts';
import {
  countPayouts,
  nameClaims,
  readAttempts,
  readKeptClaims,
  readOrdersOf,
  readPayouts,
} from './list-payouts.sql.ts';

export async function listPayouts(db: Db, scope: StoreScope, query: PayoutsQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  const [rows, counted] = await Promise.all([
    readPayouts(db, scope, query),
    countPayouts(db, scope, query, countedUpTo + 1),
  ]);
  return numberedPage(query, rows.map(toPayout), boundedCount(counted));
}

export async function payoutDetail(
  db: Db,
  scope: StoreScope,
  { store_id, payout_id, ...page }: PayoutQuery,
): Promise<PayoutDetail> {
  const store = storeIn(scope, store_id);
  const payout = toPayout(await mustReadPayout(db, store, payout_id));
  const orders = await readOrdersOf(db, store, payout_id, page);
  const attempts = await readAttempts(db, store, payout_id);
  const claims = await claimsOf(db, store, payout);
  return {
    payout,
    attempts: attempts.map(({ bank_code, number_last4, ...each }) => ({
      ...each,
      bank_name: bankName(bank_code),
      masked_number: masked(number_last4),
    })),
    claims,
    ...numberedPage(page, orders, { total_data: payout.order_count }),
  };
}

/** Those that were kept of it, or that it would settle if it were sent now. */
async function claimsOf(
  db: Db,
  store: OneStore,
  { id, state, amount }: Payout,
): Promise<PayoutDetail['claims']> {
  if (state === 'SENT' || state === 'ARRIVED') return readKeptClaims(db, store, id);
  return nameClaims(db, store, coveredBy(amount, await readOpenClaims(db, store)));
}
