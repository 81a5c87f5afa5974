import { expect, it } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { accountingCalls, namedAccountingCalls } from './accounting-calls.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { chatCalls, namedChatCalls } from './chat-calls.ts';
import { endpoints } from './contract.ts';
import { integrationCalls } from './integration-calls.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { orderCalls } from './order-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { tenderCalls } from './tender-calls.ts';

/** A call in the words of the seed, and as it goes over the wire. Where it names several in one breath, all of them. */
type Row = readonly [words: string, ...calls: string[]];

const named: readonly Row[] = [
  // Auth and users
  ['POST auth/login', 'POST /api/auth/login'],
  ['POST auth/logout', 'POST /api/auth/logout'],
  ['POST v2 auth/otp/generate', 'POST /api/v2/auth/otp/generate'],
  ['POST auth/firebase', 'POST /api/auth/firebase'],
  ['GET users/phone_number/check', 'GET /api/users/phone_number/check'],
  ['GET users/detail', 'GET /api/users/detail'],
  ['GET users/seller-fee-state/get', 'GET /api/users/seller-fee-state/get'],
  ['GET users/configuration/get', 'GET /api/users/configuration/get'],
  [
    'GET and POST users/seller-ui-states',
    'GET /api/users/seller-ui-states',
    'POST /api/users/seller-ui-states',
  ],
  ['The stores list is fetched', 'GET /api/stores/list'],
  // Inventories
  ['GET list and v2 list', 'GET /api/inventories/list', 'GET /api/v2/inventories/list'],
  [
    'GET search-available-product-variants (also v2) and its filter',
    'GET /api/inventories/search-available-product-variants',
    'GET /api/v2/inventories/search-available-product-variants',
    'GET /api/inventories/search-available-product-variants/filter',
  ],
  ['GET get (inventory_id)', 'GET /api/inventories/get'],
  ['GET get/bulk (store_id, inventory_ids)', 'GET /api/inventories/get/bulk'],
  ['GET get/log', 'GET /api/inventories/get/log'],
  ['POST update', 'POST /api/inventories/update'],
  ['v2 update', 'POST /api/v2/inventories/update'],
  ['v3 update', 'POST /api/v3/inventories/update'],
  ['update bulk', 'POST /api/inventories/update/bulk'],
  ['Inventories: POST import', 'POST /api/inventories/import'],
  [
    'GET export (blob) and export/info',
    'GET /api/inventories/export',
    'GET /api/inventories/export/info',
  ],
  ['update-state', 'POST /api/inventories/update-state'],
  ['v2 update-price-tiers', 'POST /api/v2/inventories/update-price-tiers'],
  [
    'POST create and create/bulk',
    'POST /api/inventories/create',
    'POST /api/inventories/create/bulk',
  ],
  ['GET search-recommendations', 'GET /api/inventories/search-recommendations'],
  ['GET v2 multivariant-detail', 'GET /api/v2/inventories/multivariant-detail'],
  ['GET list filter', 'GET /api/inventories/list/filter'],
  // Proposals and products
  ['GET product-proposals (store_id)', 'GET /api/product-proposals'],
  [
    'POST create, meta and meta/brand',
    'POST /api/product-proposals/create',
    'POST /api/product-proposals/meta',
    'POST /api/product-proposals/meta/brand',
  ],
  [
    'generic-product-proposals: create, list/get, detail',
    'POST /api/generic-product-proposals/create',
    'GET /api/generic-product-proposals/list/get',
    'GET /api/generic-product-proposals/detail',
  ],
  [
    'GET product-units list and get-by-barcode (barcode_number, store_uuid)',
    'GET /api/product-units/list',
    'GET /api/product-units/get-by-barcode',
  ],
  ['Categories search (name, sort_by_name)', 'GET /api/categories/search'],
  ['Products price-recommendations get-bulk', 'GET /api/products/price-recommendations/get-bulk'],
  // Orders
  ['GET orders/info/list', 'GET /api/orders/info/list'],
  ['GET info/list/important-notes', 'GET /api/orders/info/list/important-notes'],
  ['GET summary (order_id, is_seller)', 'GET /api/orders/summary'],
  ['POST seller accept-order', 'POST /api/orders/seller/accept-order'],
  ['POST seller reject-order', 'POST /api/orders/seller/reject-order'],
  ['POST seller confirm-delivered', 'POST /api/orders/seller/confirm-delivered'],
  ['POST seller v2 confirm-order-shipment', 'POST /api/v2/orders/seller/confirm-order-shipment'],
  ['GET invoice-detail', 'GET /api/orders/invoice-detail'],
  ['GET seller-rejection-reason/list', 'GET /api/orders/seller-rejection-reason/list'],
  // Store couriers
  [
    'POST create, update and delete (id param)',
    'POST /api/store-couriers/create',
    'POST /api/store-couriers/update',
    'POST /api/store-couriers/delete',
  ],
  ['GET list and details', 'GET /api/store-couriers/list', 'GET /api/store-couriers/details'],
  [
    'tenders offerings: create, seller list, get, reject, default-offering',
    'POST /api/tenders/offerings/create',
    'GET /api/tenders/offerings/seller/list',
    'GET /api/tenders/offerings/get',
    'POST /api/tenders/offerings/reject',
    'GET /api/tenders/offerings/default-offering',
  ],
  // Complaints
  ['POST seller/register', 'POST /api/complaints/seller/register'],
  [
    'GET seller/summary and seller/list',
    'GET /api/complaints/seller/summary',
    'GET /api/complaints/seller/list',
  ],
  // Stores
  ['seller-summary', 'GET /api/stores/seller-summary'],
  ['verify-email/create', 'POST /api/stores/verify-email/create'],
  ['locations', 'GET /api/stores/locations'],
  ['update-address', 'POST /api/stores/update-address'],
  ['banner', 'GET /api/stores/banner'],
  [
    'seller-analytics, with summary (start_week)',
    'GET /api/stores/seller-analytics',
    'GET /api/stores/seller-analytics/summary',
  ],
  ['seller-performance', 'GET /api/stores/seller-performance'],
  ['info', 'GET /api/stores/info'],
  ['reject-address-report', 'POST /api/stores/reject-address-report'],
  ['inventory-recommendations', 'GET /api/stores/inventory-recommendations'],
  ['glog registration', 'GET /api/stores/glog/registration', 'POST /api/stores/glog/register'],
  [
    'gada-logistic-available (buyer_store_id, is_cod_required, page)',
    'GET /api/stores/gada-logistic-available',
  ],
  // Other
  ['seller-fees list and detail', 'GET /api/seller-fees/list', 'GET /api/seller-fees/detail'],
  [
    'fee-collections: list, important-notes, transactions list, detail, create, update-status',
    'GET /api/fee-collections/list',
    'GET /api/fee-collections/important-notes',
    'GET /api/fee-collections/transactions/list',
    'GET /api/fee-collections/detail',
    'POST /api/fee-collections/create',
    'POST /api/fee-collections/update-status',
  ],
  [
    'payments: instruction/get, proof/submit, methods list/get',
    'GET /api/payments/instruction/get',
    'POST /api/payments/proof/submit',
    'GET /api/payments/methods/list/get',
  ],
  ['banks list', 'GET /api/banks/list'],
  [
    'bank-accounts: get, create, delete, set-disbursement-account',
    'GET /api/stores/bank-accounts/get',
    'POST /api/stores/bank-accounts/create',
    'POST /api/stores/bank-accounts/delete',
    'POST /api/stores/bank-accounts/set-disbursement-account',
  ],
  ['promotions: list, detail', 'GET /api/promotions/list', 'GET /api/promotions/detail'],
  ['geolocation area', 'GET /api/geolocation/area'],
  ['geolocation address', 'GET /api/geolocation/address'],
  ['FAQ list', 'GET /api/faq/list'],
  ['content report-location', 'POST /api/content/report-location'],
  ['in-app onboarding content', 'GET /api/in-app-onboarding/content'],
  [
    'search histories: get and delete',
    'GET /api/search-histories/get',
    'POST /api/search-histories/delete',
  ],
  ['storage file/new', 'POST /api/storage/file/new'],
  // Third-party services, played by ourselves
  [
    'engagement: content-card subscription',
    'GET /api/content-cards/list',
    'POST /api/content-cards/impressions',
    'GET /api/notifications/list',
    'GET /api/notifications/unread',
    'POST /api/notifications/read',
    'GET /api/notifications/settings',
    'POST /api/notifications/settings',
    'POST /api/engagement/push/subscribe',
    'POST /api/engagement/push/unsubscribe',
  ],
  ['product analytics: identify, track and page', 'POST /api/telemetry/events'],
  ['error reporting', 'POST /api/telemetry/errors'],
];

/** What the seed does not name and the product needs. */
const added: readonly Row[] = [
  ['a tip that was read', 'POST /api/in-app-onboarding/seen'],
  ['whom a browser tells besides us', 'GET /api/telemetry/services'],
  [
    'more of proposals',
    'GET /api/product-proposals/detail',
    'POST /api/product-proposals/revise',
    'GET /api/product-proposals/similar',
    'POST /api/generic-product-proposals/revise',
  ],
  ['another way in', 'POST /api/auth/handover/create', 'POST /api/auth/handover'],
  ['and out', 'POST /api/auth/logout/everywhere', 'POST /api/auth/password/reset'],
  ['whom to ask for help', 'GET /api/configuration/support'],
  [
    'who works in a store',
    'GET /api/stores/staff',
    'POST /api/stores/staff/invite',
    'POST /api/stores/staff/update',
    'POST /api/stores/staff/remove',
    'POST /api/stores/staff/withdraw',
    'GET /api/users/invitations',
    'POST /api/users/invitations/accept',
    'POST /api/users/invitations/decline',
    'POST /api/stores/leave',
  ],
  [
    'what a store is and when it is open',
    'POST /api/stores/update-profile',
    'POST /api/stores/verify-email/confirm',
    'GET /api/stores/closing-days',
    'POST /api/stores/closing-days',
    'POST /api/stores/closing-days/remove',
    'GET /api/stores/opening-hours',
    'POST /api/stores/opening-hours',
    'GET /api/stores/delivery-zones',
    'POST /api/stores/delivery-zones',
    'POST /api/stores/delivery-zones/remove',
  ],
  [
    'the buyer’s side',
    'GET /api/stores/selling',
    'GET /api/inventories/for-sale',
    'POST /api/orders/create',
    'POST /api/orders/buyer/pay',
    'POST /api/orders/buyer/cancel',
    'POST /api/orders/buyer/confirm-received',
  ],
  [
    'files',
    'POST /api/storage/upload/new',
    'POST /api/storage/upload/part',
    'GET /api/storage/upload/detail',
    'POST /api/storage/upload/finish',
    'GET /api/storage/file/link',
    'GET /api/storage/file/content',
  ],
  // GET is that of the pages of the release before, and goes with the next.
  ['what goes on', 'POST /api/events/stream', 'GET /api/events/stream', 'GET /api/jobs/detail'],
  ['a payment provider', 'POST /api/payments/provider/notify'],
  ['a demonstration', 'GET /api/demo/people'],
];

const callsOf = (...tables: (readonly Row[])[]) => tables.flat().flatMap(([, ...calls]) => calls);
const inContract = endpoints.map(([, { method, path }]) => `${method} ${path}`);

it('every call has the method and the address that it is known by [API-83]', () => {
  expect(
    callsOf(
      named,
      added,
      accountCalls,
      integrationCalls,
      orderCalls,
      inventoryCalls,
      tenderCalls,
      moneyCalls,
      promotionCalls,
      namedChatCalls,
      chatCalls,
      namedAccountingCalls,
      accountingCalls,
      analyticsCalls,
      operatorCalls,
    ).toSorted(),
  ).toEqual(inContract.toSorted());
});
