import { type CompareJob, compareAtNight } from '../features/accounting/board/compare-job.ts';
import { forgetOldLog } from '../features/accounting/board/log.service.ts';
import { keepBooks } from '../features/accounting/sync/keep-books.service.ts';
import { countOrders } from '../features/analytics/counting/count-orders.service.ts';
import { makeForecasts } from '../features/analytics/forecast/make-forecasts.service.ts';
import { sendWeeklyReports } from '../features/analytics/report/weekly-report.service.ts';
import { endKeys } from '../features/api-keys/end-keys.service.ts';
import { mendHours } from '../features/book/book.service.ts';
import { forgetMessages } from '../features/chat/retention/forget-messages.service.ts';
import {
  claimDueRefunds,
  moveDueComplaints,
} from '../features/complaints/steps/due-complaints.service.ts';
import { collectFees } from '../features/fees/collections/collect-fees.service.ts';
import { expireFeePayments } from '../features/fees/payments/fee-payments.service.ts';
import { sweepPlans } from '../features/inventories/plans/sweep-plans.service.ts';
import { countProposals } from '../features/inventories/price-rules/reckon-rules.service.ts';
import { sendDigests } from '../features/notifications/delivery/digest.service.ts';
import type { Available } from '../features/notifications/delivery/wanting.service.ts';
import { tellScarce } from '../features/notifications/stock/tell-scarce.service.ts';
import { indexOrders } from '../features/orders/list/index-orders.service.ts';
import { mendLosses } from '../features/orders/loss/mend-losses.service.ts';
import { postPast } from '../features/orders/money/past-money.service.ts';
import { completeOrders } from '../features/orders/moves/complete-orders.service.ts';
import { endOldPickups, endOldTrips } from '../features/orders/moves/end-old-trips.service.ts';
import {
  expireOrders,
  expireUnpaidOrders,
} from '../features/orders/moves/expire-orders.service.ts';
import {
  scheduleOwed,
  schedulePayouts,
} from '../features/payouts/placing/schedule-payouts.service.ts';
import { sendDuePayouts } from '../features/payouts/sending/provider-payout.service.ts';
import { renewCitySales } from '../features/recommendations/city-sales.service.ts';
import { sweepOrphanFiles } from '../features/storage/sweep-files.service.ts';
import { checkAtNight } from '../features/sums/nightly.service.ts';
import { forgetMissed } from '../features/tenders/matching/forget-missed.service.ts';
import { matchChangedShelves } from '../features/tenders/matching/match-shelves.service.ts';
import { expireOffers, expireTenders } from '../features/tenders/matching/sweep-tenders.service.ts';
import { takeBackAwards } from '../features/tenders/matching/take-back-award.service.ts';
import { stopLeftWebhooks } from '../features/webhooks/settings/stop-left.service.ts';
import type { Db } from '../platform/db/handle.ts';
import type { Storage } from '../platform/files/storage.ts';
import { retentionSweeps } from '../platform/sweeps/retention.ts';
import type { Sweep } from '../platform/sweeps/sweep.ts';

/** What is done every minute, or as seldom as it says, by one of the processes. */
export const sweepsOver = (
  storage: Storage,
  hasPayoutProvider: boolean,
  available: Available,
): readonly Sweep[] => [
  { name: 'expired_orders', run: expireOrders },
  { name: 'unpaid_orders', run: expireUnpaidOrders },
  { name: 'completed_orders', run: completeOrders },
  { name: 'orders_on_their_way', run: endOldTrips },
  { name: 'orders_not_fetched', run: endOldPickups },
  { name: 'complaints', run: moveDueComplaints },
  { name: 'refunds_to_hand_over', run: claimDueRefunds },
  { name: 'tenders', run: expireTenders },
  { name: 'tender_offers', run: expireOffers },
  { name: 'tender_awards', run: takeBackAwards },
  { name: 'demands_to_match', run: (db, signal) => matchChangedShelves(db, signal) },
  { name: 'orders_to_index', run: indexOrders },
  { name: 'past_in_book', run: postPast },
  { name: 'book_hours', run: mendHours, every_seconds: 21_600 },
  { name: 'books_to_keep', run: keepBooks, every_seconds: 20 },
  { name: 'old_accounting_log', run: forgetOldLog, every_seconds: 3_600 },
  { name: 'orders_to_count', run: countOrders, every_seconds: 20 },
  { name: 'forecasts', run: makeForecasts, every_seconds: 600 },
  { name: 'order_losses', run: mendLosses, every_seconds: 21_600 },
  { name: 'fee_collections', run: (db, signal) => collectFees(db, signal), every_seconds: 600 },
  { name: 'fee_payments', run: expireFeePayments },
  { name: 'payouts', run: schedulePayouts },
  ...(hasPayoutProvider ? [{ name: 'payouts_to_send', run: sendDuePayouts }] : []),
  { name: 'owed_payouts', run: scheduleOwed, every_seconds: 3_600 },
  { name: 'sums', run: checkAtNight, every_seconds: 86_400 },
  { name: 'scarce_stocks', run: tellScarce },
  { name: 'api_keys_to_end', run: endKeys },
  { name: 'webhooks_to_stop', run: stopLeftWebhooks },
  { name: 'morning_digests', run: (db, signal) => sendDigests(db, signal, available) },
  ...(available.email
    ? [
        {
          name: 'weekly_reports',
          run: (db: Db, signal: AbortSignal) => sendWeeklyReports(db, signal),
        },
      ]
    : []),
  ...retentionSweeps,
  { name: 'old_missed_demands', run: forgetMissed, every_seconds: 3_600 },
  { name: 'old_chat_messages', run: forgetMessages, every_seconds: 3_600 },
  { name: 'old_plans', run: sweepPlans, every_seconds: 3_600 },
  { name: 'price_proposals', run: countProposals },
  { name: 'city_sales', run: renewCitySales, every_seconds: 3_600 },
  { name: 'orphan_files', run: (db, signal) => sweepOrphanFiles(db, storage, signal) },
];

/** What is asked of Accurate at night. */
export const sweepsOfBooks = (comparison: CompareJob): readonly Sweep[] => [
  { name: 'books_to_compare', run: compareAtNight(comparison), every_seconds: 3_600 },
];
