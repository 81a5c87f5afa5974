import { analyticsRoutes } from '../features/analytics/analytics.routes.ts';
import { apiKeysRoutes } from '../features/api-keys/api-keys.routes.ts';
import { sessionTransferRoutes } from '../features/auth/session-transfer.routes.ts';
import { bannersRoutes } from '../features/banners/banners.routes.ts';
import { catalogueRoutes } from '../features/catalogue/catalogue.routes.ts';
import { chatOrdersRoutes } from '../features/chat-orders/chat-orders.routes.ts';
import { complaintsRoutes } from '../features/complaints/complaints.routes.ts';
import { configurationRoutes } from '../features/configuration/configuration.routes.ts';
import { opsContentRoutes } from '../features/content/content.routes.ts';
import { creditBookRoutes } from '../features/credit-book/credit-book.routes.ts';
import { driverCashRoutes } from '../features/driver-cash/driver-cash.routes.ts';
import { feesRoutes } from '../features/fees/fees.routes.ts';
import { geolocationRoutes } from '../features/geolocation/geolocation.routes.ts';
import { glogRoutes } from '../features/glog/glog.routes.ts';
import { inventoriesRoutes } from '../features/inventories/inventories.routes.ts';
import { jobsRoutes } from '../features/jobs/jobs.routes.ts';
import { moneyRoutes } from '../features/money/money.routes.ts';
import { onboardingRoutes } from '../features/onboarding/onboarding.routes.ts';
import { opsRoutes } from '../features/operators/ops.routes.ts';
import { autoAcceptRoutes } from '../features/orders/auto-accept/auto-accept.routes.ts';
import { counterpartRoutes } from '../features/orders/counterpart.routes.ts';
import { lossRoutes } from '../features/orders/loss/loss.routes.ts';
import { ordersRoutes } from '../features/orders/orders.routes.ts';
import { outboxRoutes } from '../features/outbox/outbox.routes.ts';
import { opsPromotionsRoutes, promotionsRoutes } from '../features/promotions/promotions.routes.ts';
import { proposalsRoutes } from '../features/proposals/proposals.routes.ts';
import { recommendationsRoutes } from '../features/recommendations/recommendations.routes.ts';
import { savedViewsRoutes } from '../features/saved-views/saved-views.routes.ts';
import { searchHistoriesRoutes } from '../features/search-histories/search-histories.routes.ts';
import { storeCouriersRoutes } from '../features/store-couriers/store-couriers.routes.ts';
import { tendersRoutes } from '../features/tenders/tenders.routes.ts';
import { uiStatesRoutes } from '../features/ui-states/ui-states.routes.ts';
import { vouchersRoutes } from '../features/vouchers/vouchers.routes.ts';

/** What needs nothing of the server but its calls. */
export const plainRoutes = [
  ...sessionTransferRoutes,
  ...configurationRoutes,
  ...uiStatesRoutes,
  ...bannersRoutes,
  ...geolocationRoutes,
  ...inventoriesRoutes,
  ...catalogueRoutes,
  ...recommendationsRoutes,
  ...searchHistoriesRoutes,
  ...ordersRoutes,
  ...chatOrdersRoutes,
  ...autoAcceptRoutes,
  ...counterpartRoutes,
  ...lossRoutes,
  ...analyticsRoutes,
  ...complaintsRoutes,
  ...promotionsRoutes,
  ...vouchersRoutes,
  ...tendersRoutes,
  ...storeCouriersRoutes,
  ...savedViewsRoutes,
  ...creditBookRoutes,
  ...driverCashRoutes,
  ...feesRoutes,
  ...moneyRoutes,
  ...glogRoutes,
  ...proposalsRoutes,
  ...jobsRoutes,
  ...opsRoutes,
  ...opsPromotionsRoutes,
  ...opsContentRoutes,
  ...onboardingRoutes,
  ...outboxRoutes,
  ...apiKeysRoutes,
];
