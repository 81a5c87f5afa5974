import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';
import type { LateGroup } from './build/site-map.ts';
import { moneyGroups } from './money-routes.ts';

/** What every visit knows from the start. */
const beforeLogin = layout('public', 'app/public.screen.tsx', [
  route('/seller/login', 'features/sign-in/login.screen.tsx'),
  route('/seller/login/verification', 'features/sign-in/verification.screen.tsx'),
  route('/seller/login/forgot-password', 'features/sign-in/forgot-password.screen.tsx'),
  route('/seller/login/cant-login', 'features/sign-in/cant-login.screen.tsx'),
  route('/seller/seller-fee', 'features/fees/open/seller-fee.screen.tsx'),
  route('/seller/payment-info', 'features/fees/open/payment-info.screen.tsx'),
  route('/about-buyers-demand', 'features/demands/about/about-demands.screen.tsx'),
]);

/** Where a signed-in person begins: every page behind the login brings these. */
const core = [
  index('app/entrance.screen.tsx'),
  route('/seller', 'features/home/home.screen.tsx'),
  route('/seller/orders', 'features/orders/list/orders.screen.tsx'),
  route('/seller/orders/detail', 'features/orders/detail/order-detail.screen.tsx'),
];

/** Loaded when one of their addresses, or a link to it, comes near: a screen here costs the first pages nothing. */
const lateGroups: LateGroup[] = [
  {
    // Read as the build wrote them; within the application only by who is there already.
    name: 'reading',
    isPublic: true,
    screens: [
      route('/seller/faq', 'features/public/faq/faq.screen.tsx'),
      route('/seller/buyer-pickup', 'features/public/buyer-pickup.screen.tsx'),
      route('/about-glog-same-day', 'features/public/about-glog.screen.tsx'),
      route('/privacy', 'features/public/privacy.screen.tsx'),
      route('/terms', 'features/public/terms.screen.tsx'),
    ],
  },
  {
    name: 'register',
    isPublic: true,
    screens: [route('/seller/register', 'features/sign-in/register/register.screen.tsx')],
  },
  {
    name: 'registration',
    follower: {
      file: 'features/stores/registration/follow-registrations.ts',
      name: 'followRegistrations',
    },
    screens: [
      route('/seller/registration', 'features/stores/registration/registration.screen.tsx'),
    ],
  },
  {
    name: 'onboarding',
    screens: [route('/seller/onboarding', 'features/stores/onboarding/onboarding.screen.tsx')],
  },
  {
    name: 'education',
    screens: [
      route('/seller/education-center', 'features/education/education.screen.tsx'),
      route('/seller/education-center/article', 'features/education/article.screen.tsx'),
      route('/seller/help', 'features/education/help/help.screen.tsx'),
    ],
  },
  {
    name: 'order-forms',
    screens: [
      route('/seller/orders/filters', 'features/orders/filters/order-filters.screen.tsx'),
      route('/seller/orders/unpaid', 'features/orders/unpaid/unpaid.screen.tsx'),
      route('/seller/orders/contact-us', 'features/orders/support/contact-us.screen.tsx'),
      route('/seller/orders/accept', 'features/orders/moves/accept-order.screen.tsx'),
      route('/seller/orders/reject', 'features/orders/moves/reject-order.screen.tsx'),
      route('/seller/orders/delivery-failed', 'features/orders/moves/delivery-failed.screen.tsx'),
      route(
        '/seller/orders/confirm-order-delivered',
        'features/orders/moves/confirm-delivered.screen.tsx',
      ),
      route('/seller/orders/drivers/select', 'features/orders/shipping/driver-select.screen.tsx'),
      route('/seller/orders/drivers/add', 'features/orders/shipping/driver-add.screen.tsx'),
      route('/seller/orders/drivers/edit', 'features/orders/shipping/driver-edit.screen.tsx'),
      route('/seller/orders/drivers/trip', 'features/orders/shipping/courier-trip.screen.tsx'),
    ],
  },
  {
    name: 'from-chat',
    follower: { file: 'features/orders/from-chat/follow-chat-orders.ts', name: 'followChatOrders' },
    screens: [
      route('/seller/orders/from-chat', 'features/orders/from-chat/from-chat.screen.tsx'),
      route('/seller/orders/from-chat/detail', 'features/orders/from-chat/chat-order.screen.tsx'),
      route(
        '/seller/orders/from-chat/write',
        'features/orders/from-chat/chat-order-write.screen.tsx',
      ),
    ],
  },
  {
    name: 'complaints',
    follower: {
      file: 'features/orders/complaints/follow-complaints.ts',
      name: 'followComplaints',
    },
    screens: [
      route('/seller/complaints', 'features/orders/complaints/list/complaints.screen.tsx'),
      route(
        '/seller/orders/complaints/add',
        'features/orders/complaints/report/report-order.screen.tsx',
      ),
      route(
        '/seller/orders/complaints/detail',
        'features/orders/complaints/detail/complaint-detail.screen.tsx',
      ),
    ],
  },
  {
    name: 'demands',
    follower: { file: 'features/demands/follow-demands.ts', name: 'followDemands' },
    screens: [
      route('/seller/buyer-demands', 'features/demands/list/demands.screen.tsx'),
      route('/seller/buyer-demands/detail', 'features/demands/detail/demand-detail.screen.tsx'),
      route('/seller/buyer-demands/create-offer', 'features/demands/offer/create-offer.screen.tsx'),
    ],
  },
  {
    name: 'promotions',
    follower: { file: 'features/promotions/follow-promotions.ts', name: 'followPromotions' },
    screens: [
      route('/seller/promotion', 'features/promotions/list/promotions.screen.tsx'),
      route('/seller/promotion/detail', 'features/promotions/detail/promotion-detail.screen.tsx'),
      route('/seller/promotion/join', 'features/promotions/join/promotion-join.screen.tsx'),
      route('/seller/promotion/vouchers', 'features/promotions/vouchers/vouchers.screen.tsx'),
      route('/seller/promotion/voucher', 'features/promotions/vouchers/voucher.screen.tsx'),
      route(
        '/seller/promotion/voucher/edit',
        'features/promotions/vouchers/voucher-edit.screen.tsx',
      ),
    ],
  },
  {
    name: 'papers',
    follower: { file: 'features/orders/papers/follow-invoices.ts', name: 'followInvoices' },
    screens: [route('/seller/orders/invoice', 'features/orders/papers/invoice.screen.tsx')],
  },
  {
    name: 'order-reports',
    follower: { file: 'features/orders/loss/follow-losses.ts', name: 'followLosses' },
    screens: [
      route('/seller/order-loss', 'features/orders/loss/order-loss.screen.tsx'),
      route('/seller/orders/export', 'features/orders/export/order-export.screen.tsx'),
    ],
  },
  {
    name: 'analytics',
    follower: { file: 'features/analytics/follow-analytics.ts', name: 'followAnalytics' },
    screens: [
      route('/seller/analytics', 'features/analytics/sales/sales.screen.tsx'),
      route('/seller/analytics/orders', 'features/analytics/counted-orders.screen.tsx'),
      route('/seller/performance', 'features/analytics/performance/performance.screen.tsx'),
      route('/seller/buyer-analytics', 'features/analytics/buyers/buyers.screen.tsx'),
      route('/seller/buyer-analytics/buyer', 'features/analytics/buyers/buyer.screen.tsx'),
    ],
  },
  {
    name: 'inventory',
    follower: { file: 'features/inventory/live/follow-inventories.ts', name: 'followInventories' },
    screens: [
      route('/seller/inventory', 'features/inventory/list/inventory.screen.tsx'),
      route('/seller/inventory/filters', 'features/inventory/filters/inventory-filters.screen.tsx'),
      route('/seller/inventory/update', 'features/inventory/edit/inventory-update.screen.tsx'),
      route('/seller/inventory/product/add', 'features/inventory/add/product-add.screen.tsx'),
      route('/seller/recommended-products', 'features/inventory/add/recommended.screen.tsx'),
      route('/seller/inventory/product/edit', 'features/inventory/edit/product-edit.screen.tsx'),
      route(
        '/seller/inventory/product/history',
        'features/inventory/history/product-history.screen.tsx',
      ),
    ],
  },
  {
    name: 'plans',
    follower: { file: 'features/inventory/live/follow-inventories.ts', name: 'followInventories' },
    screens: [
      route('/seller/inventory/bulk-edit', 'features/inventory/grid/bulk-edit.screen.tsx'),
      route('/seller/inventory/plan', 'features/inventory/plans/plan.screen.tsx'),
      route('/seller/inventory/import', 'features/inventory/plans/import.screen.tsx'),
      route(
        '/seller/inventory/plan/stock-taking',
        'features/inventory/stock-taking/stock-taking.screen.tsx',
      ),
    ],
  },
  {
    name: 'price-book',
    follower: { file: 'features/inventory/price-rules/follow-rules.ts', name: 'followRules' },
    screens: [
      route('/seller/inventory/copy', 'features/inventory/copies/copy.screen.tsx'),
      route('/seller/inventory/copied', 'features/inventory/copies/copied.screen.tsx'),
      route(
        '/seller/inventory/price-rules',
        'features/inventory/price-rules/price-rules.screen.tsx',
      ),
    ],
  },
  {
    name: 'proposals',
    follower: {
      file: 'features/inventory/proposals/follow-proposals.ts',
      name: 'followProposals',
    },
    screens: [
      route('/seller/inventory/proposals', 'features/inventory/proposals/proposals.screen.tsx'),
      route(
        '/seller/inventory/proposal/detail',
        'features/inventory/proposals/proposal-detail.screen.tsx',
      ),
      route('/seller/inventory/product/propose', 'features/inventory/proposals/propose.screen.tsx'),
    ],
  },
  {
    name: 'account',
    follower: { file: 'features/stores/follow-store-pages.ts', name: 'followStorePages' },
    screens: [
      route('/seller/store', 'features/stores/store.screen.tsx'),
      route('/seller/notifications', 'features/notifications/notifications.screen.tsx'),
      route(
        '/seller/notifications/settings',
        'features/notifications/notification-settings.screen.tsx',
      ),
      route('/seller/more', 'features/account/more.screen.tsx'),
    ],
  },
  {
    name: 'own-account',
    screens: [route('/seller/account', 'features/account/own/own-account.screen.tsx')],
  },
  {
    name: 'integrations',
    follower: {
      file: 'features/integrations/follow-integrations.ts',
      name: 'followIntegrations',
    },
    screens: [
      route('/seller/store/api-keys', 'features/integrations/keys/api-keys.screen.tsx'),
      route('/seller/store/webhooks', 'features/integrations/webhooks/webhooks.screen.tsx'),
      route('/seller/store/webhook', 'features/integrations/webhooks/webhook.screen.tsx'),
    ],
  },
  ...moneyGroups,
  {
    name: 'chat',
    follower: { file: 'features/chat/live/follow-chat.ts', name: 'followChat' },
    screens: [
      route('/seller/chat', 'features/chat/list/chat.screen.tsx'),
      route('/seller/chat/room', 'features/chat/room/room.screen.tsx'),
      route('/seller/chat/replies', 'features/chat/replies/replies.screen.tsx'),
      route('/buyer/chat/room', 'features/chat/buyer/buyer-room.screen.tsx'),
    ],
  },
];

/** The site map: every address beside its screen, in the group it is loaded with. An address enters it with its screen. */
export const siteMap = {
  root: 'app/root.screen.tsx',
  public: beforeLogin,
  private: layout('private', 'app/private.screen.tsx', core),
  lateGroups,
};

/** All of it as one tree: what the types of links tell of, and the pages that the build writes. */
export const routes = rootRoute(siteMap.root, [
  layout('public', siteMap.public.file, [...(beforeLogin.children ?? []), ...lateOnes(true)]),
  layout('private', siteMap.private.file, [...core, ...lateOnes(false)]),
]);

function lateOnes(isPublic: boolean) {
  return lateGroups
    .filter((group) => (group.isPublic ?? false) === isPublic)
    .flatMap(({ screens }) => screens);
}
