import { account } from './account.ts';
import { accounting } from './accounting.ts';
import { accountingKey } from './accounting-key.ts';
import { accountingMapping } from './accounting-mapping.ts';
import { accountingSync } from './accounting-sync.ts';
import { apiKeys } from './api-keys.ts';
import { auth } from './auth.ts';
import { autoAccept } from './auto-accept.ts';
import { bankAccounts } from './bank-accounts.ts';
import { buyerAnalytics } from './buyer-analytics.ts';
import {
  catalogue,
  categories,
  productUnits,
  recommendations,
  searchHistories,
} from './catalogue.ts';
import { chatChannels } from './chat-channels.ts';
import { chatMessages } from './chat-messages.ts';
import { buyerChatOrders, chatOrders, sharedChatOrder } from './chat-orders.ts';
import { chatTemplates } from './chat-templates.ts';
import { chatToken } from './chat-token.ts';
import { complaints } from './complaints.ts';
import { configurations } from './configuration.ts';
import { content } from './content.ts';
import { contentCards } from './content-cards.ts';
import { courierTrips } from './courier-trips.ts';
import { creditBook } from './credit-book.ts';
import { demo } from './demo.ts';
import { driverCash } from './driver-cash.ts';
import { driverTrip } from './driver-trip.ts';
import { education } from './education.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { feeCollections } from './fee-collections.ts';
import { geolocation } from './geolocation.ts';
import { glog } from './glog.ts';
import { homePicture } from './home-picture.ts';
import { inventories } from './inventories.ts';
import { inventoryCopies } from './inventory-copies.ts';
import { inventoryPlans } from './inventory-plans.ts';
import { jobs } from './jobs.ts';
import { money } from './money.ts';
import { moneyPayouts } from './money-payouts.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { openingHours } from './opening-hours.ts';
import { opsAuth } from './ops-auth.ts';
import { opsChat } from './ops-chat.ts';
import { opsComplaints } from './ops-complaints.ts';
import { opsContent } from './ops-content.ts';
import { opsFeePayments } from './ops-fee-payments.ts';
import { opsFees } from './ops-fees.ts';
import { opsOperators } from './ops-operators.ts';
import { opsOutbox } from './ops-outbox.ts';
import { opsPayments } from './ops-payments.ts';
import { opsPayouts } from './ops-payouts.ts';
import { opsPromotions } from './ops-promotions.ts';
import { opsProposals } from './ops-proposals.ts';
import { opsRegistrations } from './ops-registrations.ts';
import { opsStores } from './ops-stores.ts';
import { opsSums } from './ops-sums.ts';
import { opsWords } from './ops-words.ts';
import { orderBulk } from './order-bulk.ts';
import { orderBuyer } from './order-buyer.ts';
import { orderDetail } from './order-detail.ts';
import { orderExports } from './order-exports.ts';
import { orderLoss } from './order-loss.ts';
import { orderPapers } from './order-papers.ts';
import { orderShipping } from './order-shipping.ts';
import { orderUnpaid } from './order-unpaid.ts';
import { orders } from './orders.ts';
import { paymentProvider } from './payment-provider.ts';
import { payments } from './payments.ts';
import { payoutProvider } from './payout-provider.ts';
import { priceRules } from './price-rules.ts';
import { genericProposals, productProposals } from './product-proposals.ts';
import { promotions } from './promotions.ts';
import { push } from './push.ts';
import { registration } from './registration.ts';
import { salesForecast } from './sales-forecast.ts';
import { savedViews } from './saved-views.ts';
import { sellerAnalytics } from './seller-analytics.ts';
import { sellerFees } from './seller-fees.ts';
import { sellerPerformance } from './seller-performance.ts';
import { sellerUiStates } from './seller-ui-states.ts';
import { sessionTransfer } from './session-transfer.ts';
import { staffInvitations } from './staff-invitations.ts';
import { stockTakes } from './stock-takes.ts';
import { storage } from './storage.ts';
import { storeBanners } from './store-banner.ts';
import { storeCouriers } from './store-couriers.ts';
import { closingDays, deliveryZones } from './store-delivery.ts';
import { storeEmail } from './store-email.ts';
import { storeProfile } from './store-profile.ts';
import { storeRegistrations } from './store-registrations.ts';
import { storeStaff } from './store-staff.ts';
import { storeSummary } from './store-summary.ts';
import { storeTaxes } from './store-taxes.ts';
import { stores } from './stores.ts';
import { telemetry } from './telemetry.ts';
import { tenderOfferings } from './tender-offerings.ts';
import { tenders } from './tenders.ts';
import { users } from './users.ts';
import { vouchers } from './vouchers.ts';
import { webhooks } from './webhooks.ts';
import { weeklyReport } from './weekly-report.ts';

export const contract = {
  auth,
  account,
  registration,
  sessionTransfer,
  users,
  configurations,
  sellerUiStates,
  stores,
  storeProfile,
  storeRegistrations,
  storeEmail,
  storeStaff,
  apiKeys,
  webhooks,
  staffInvitations,
  closingDays,
  openingHours,
  deliveryZones,
  storeTaxes,
  storeSummary,
  storeBanners,
  contentCards,
  notifications,
  push,
  geolocation,
  inventories,
  inventoryPlans,
  inventoryCopies,
  priceRules,
  stockTakes,
  catalogue,
  productUnits,
  categories,
  recommendations,
  searchHistories,
  productProposals,
  genericProposals,
  orders,
  orderDetail,
  orderShipping,
  orderPapers,
  orderLoss,
  sellerAnalytics,
  sellerPerformance,
  homePicture,
  salesForecast,
  weeklyReport,
  buyerAnalytics,
  orderExports,
  orderBuyer,
  orderBulk,
  orderUnpaid,
  chatOrders,
  buyerChatOrders,
  sharedChatOrder,
  autoAccept,
  complaints,
  promotions,
  vouchers,
  tenders,
  tenderOfferings,
  chatToken,
  chatChannels,
  chatMessages,
  chatTemplates,
  paymentProvider,
  sellerFees,
  creditBook,
  driverCash,
  feeCollections,
  payments,
  bankAccounts,
  moneyPayouts,
  money,
  payoutProvider,
  storeCouriers,
  courierTrips,
  driverTrip,
  accountingKey,
  accounting,
  accountingMapping,
  accountingSync,
  savedViews,
  glog,
  storage,
  jobs,
  events,
  telemetry,
  demo,
  faq,
  education,
  content,
  onboarding,
  opsAuth,
  opsOperators,
  opsStores,
  opsRegistrations,
  opsWords,
  opsFees,
  opsFeePayments,
  opsPayments,
  opsPayouts,
  opsComplaints,
  opsChat,
  opsContent,
  opsPromotions,
  opsProposals,
  opsOutbox,
  opsSums,
};

/** Every endpoint with its name, such as `orders.list`. */
export const endpoints: readonly (readonly [name: string, entry: Endpoint])[] = Object.entries(
  contract,
).flatMap(([feature, entries]) =>
  Object.entries(entries).map(([name, entry]) => [`${feature}.${name}`, entry] as const),
);
