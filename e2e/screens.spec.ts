import type { Page } from '@playwright/test';
import { routes } from '../apps/web/routes.ts';
import { bookedStore } from './accounted.ts';
import { addAccount, steadyPayout, transferOrder } from './bank-account.ts';
import { copyIn } from './copied.ts';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  test,
} from './journey.ts';
import { acceptedOrder, complainedOrder, shippedOrder } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { joinedPromotion, runningVoucher } from './promoted.ts';
import { returnedProposal } from './proposed.ts';
import { regularBuyer } from './regular-buyer.ts';
import { openDemand } from './tendered.ts';
import { testedWebhook } from './webhook-receiver.ts';
import { inBoth } from './windows.ts';

type Place = { type: string; path?: string; children?: Place[] };
const pathsIn = ({ path, children = [] }: Place): string[] => [
  ...(path ? [path] : []),
  ...children.flatMap(pathsIn),
];

type Ids = Awaited<ReturnType<typeof makeIds>>;

let known: Promise<Ids> | undefined;

/** Made once by a worker: the screens are only looked at. */
const idsIn = (base: string): Promise<Ids> => (known ??= makeIds(base));

/** Of a store, with an order in each status that a screen is used in. */
async function makeIds(base: string) {
  const { id: store_id } = await ownStore(base, 0);
  const { call } = await atWork(base, 'owner');
  const buyer = await buyerAt(base, store_id);
  const orders = { seller_store_id: store_id, status: 'COMPLETED' };
  const [completed, products, drivers, debtors, chatOrders] = await Promise.all([
    call('GET /api/orders/info/list', { query: orders }),
    call('GET /api/v2/inventories/list', { query: { store_id } }),
    call('GET /api/store-couriers/list', { query: { store_id } }),
    call('GET /api/money/credit-book', { query: { store_id } }),
    call('GET /api/orders/seller/chat-orders/list', { query: { store_id } }),
  ]);
  const listing = products.data[0]?.inventories[0]?.id ?? '';
  return {
    store_id,
    plan: await planIn(base, store_id, listing),
    copy: await copyIn(base, store_id, listing),
    proposal: (await returnedProposal(base, store_id)).id,
    promotion: await joinedPromotion(base, store_id),
    voucher: (await runningVoucher(base, store_id)).id,
    webhook: await testedWebhook(base, store_id),
    booked: await bookedStore(base),
    demand: (await openDemand(base, store_id)).tender.id,
    fresh: (await buyer.order()).id,
    accepted: (await acceptedOrder(base, store_id)).id,
    shipped: (await shippedOrder(base, store_id)).id,
    completed: completed.data[0]?.id ?? '',
    driver: drivers.couriers[0]?.id ?? '',
    chatOrder: chatOrders.data[0]?.id ?? '',
    debtor: debtors.data[0]?.buyer_store_id ?? buyer.buyer_store_id,
    regular: await regularBuyer(base, store_id),
    product: products.data[0]?.product_id ?? '',
    listing,
    ...(await complaintIn(base, store_id)),
    ...(await feesIn(base, store_id)),
    ...(await payoutsIn(base, store_id)),
  };
}

/** A change that nobody has applied yet. */
async function planIn(base: string, store_id: string, listing: string) {
  const { call } = await atWork(base, 'owner');
  const change = { price: { by: 'PERCENT', value: 50 } } as const;
  const body = { store_id, inventory_ids: [listing], change };
  return (await call('POST /api/inventories/plans/create', { body })).plan.id;
}

/** A complaint that waits to be answered. */
async function complaintIn(base: string, store_id: string) {
  const { complaint } = await complainedOrder(base, store_id);
  return { complained: complaint.order_id, complaint: complaint.id };
}

/** A week that was paid, and an order of it. */
async function feesIn(base: string, store_id: string) {
  const { call } = await atWork(base, 'owner');
  const weeks = { query: { store_id, state: 'PAID' } } as const;
  const { data } = await call('GET /api/fee-collections/list', weeks);
  const { id: week = '', payment_id } = data[0] ?? {};
  const query = { store_id, fee_collection_id: week };
  const orders = await call('GET /api/fee-collections/transactions/list', { query });
  return { week, charged: orders.data[0]?.id ?? '', payment: payment_id ?? '' };
}

/** An account, a payout, and an order whose money will go to one. */
async function payoutsIn(base: string, store_id: string) {
  const owner = await atWork(base, 'owner');
  const query = { store_id };
  const { bank_accounts } = await owner.call('GET /api/stores/bank-accounts/get', { query });
  const { id: bank } = bank_accounts[0] ?? (await addAccount(owner, store_id));
  const { id: payout } = await steadyPayout(base, store_id);
  return { bank, payout, byTransfer: await transferOrder(base, store_id) };
}

/** Every address of the site map, with what it has to say besides the store. */
const needs: Record<string, (ids: Ids) => Record<string, string> | Record<string, string>[]> = {
  '/seller/login': () => ({}),
  '/seller/login/forgot-password': () => ({}),
  '/seller/login/cant-login': () => ({}),
  '/seller/register': () => ({}),
  '/seller/registration': () => [{}, { another: 'yes' }],
  '/seller/seller-fee': () => ({}),
  '/seller/payment-info': () => ({}),
  '/about-buyers-demand': () => ({}),
  '/seller/faq': () => ({}),
  '/seller/buyer-pickup': () => ({}),
  '/about-glog-same-day': () => ({}),
  '/privacy': () => ({}),
  '/terms': () => ({}),
  '/seller/education-center': () => ({}),
  '/seller/education-center/article': () => ({ slug: 'menerima-pesanan' }),
  '/seller/help': ({ fresh }) => ({ from: `/seller/orders/detail?orderId=${fresh}` }),
  '/seller': () => ({}),
  '/seller/orders': () => ({ status: 'COMPLETED' }),
  '/seller/orders/filters': () => ({}),
  '/seller/orders/detail': ({ completed, fresh }) => [{ orderId: completed }, { orderId: fresh }],
  '/seller/orders/unpaid': () => ({}),
  '/seller/orders/contact-us': ({ fresh }) => ({ orderId: fresh }),
  '/seller/orders/accept': ({ fresh }) => ({ orderId: fresh }),
  '/seller/orders/reject': ({ fresh }) => ({ orderId: fresh }),
  '/seller/orders/delivery-failed': ({ shipped }) => ({ orderId: shipped }),
  '/seller/orders/confirm-order-delivered': ({ shipped }) => ({ orderId: shipped }),
  '/seller/orders/drivers/select': ({ accepted }) => ({ orderId: accepted }),
  '/seller/orders/drivers/add': ({ accepted }) => ({ orderId: accepted }),
  '/seller/orders/drivers/edit': ({ accepted, driver }) => ({
    orderId: accepted,
    driverId: driver,
  }),
  '/seller/orders/drivers/trip': ({ driver }) => ({ driverId: driver }),
  '/seller/orders/from-chat': () => ({}),
  '/seller/orders/from-chat/detail': ({ chatOrder }) => ({ chat_order_id: chatOrder }),
  '/seller/orders/from-chat/write': ({ chatOrder }) => [{}, { chat_order_id: chatOrder }],
  '/seller/orders/invoice': ({ accepted }) => ({ orderId: accepted }),
  '/seller/orders/export': () => ({}),
  '/seller/order-loss': () => ({ days: '90' }),
  '/seller/analytics': () => [{}, { store_id: '-1', by: 'UNITS' }],
  '/seller/analytics/orders': () => [{ kind: 'ON_TIME' }, {}],
  '/seller/performance': () => ({}),
  '/seller/buyer-analytics': () => ({}),
  '/seller/buyer-analytics/buyer': ({ regular }) => ({ buyer_store_id: regular }),
  '/seller/complaints': () => ({}),
  '/seller/buyer-demands': () => ({}),
  '/seller/buyer-demands/detail': ({ demand }) => ({ tender_id: demand }),
  '/seller/buyer-demands/create-offer': ({ demand }) => ({ tender_id: demand }),
  '/seller/promotion': () => [{}, { store_id: '-1' }],
  '/seller/promotion/detail': ({ promotion }) => ({ cms_id: promotion }),
  '/seller/promotion/join': ({ promotion }) => ({ cms_id: promotion }),
  '/seller/promotion/vouchers': () => ({}),
  '/integrate-accurate': ({ booked }) => ({ store_id: booked }),
  '/accurate-entity': ({ booked }) => ({ store_id: booked }),
  '/accurate-warehouse': ({ booked }) => ({ store_id: booked }),
  '/accurate-linking-dashboard': ({ booked: store_id }) =>
    ['suggested', 'unlinked', 'linked'].map((view) => ({ store_id, view })),
  '/accurate-linking-confirmation': ({ booked }) => ({ store_id: booked }),
  '/marketplace-create-inventory': ({ booked: store_id }) =>
    [{}, { side: 'there' }].map((search) => ({ store_id, ...search })),
  '/accurate-dashboard': ({ booked }) => ({ store_id: booked }),
  '/accurate-integration-dashboard': ({ booked: store_id }) =>
    [{}, { view: 'log' }].map((search) => ({ store_id, ...search })),
  '/seller/store/api-keys': () => ({}),
  '/seller/store/webhooks': () => ({}),
  '/seller/store/webhook': ({ webhook }) => ({ webhookId: webhook }),
  '/seller/promotion/voucher': ({ voucher }) => ({ voucher_id: voucher }),
  '/seller/promotion/voucher/edit': ({ voucher }) => [{}, { voucher_id: voucher }],
  '/seller/orders/complaints/add': ({ fresh }) => ({ orderId: fresh }),
  '/seller/orders/complaints/detail': ({ complained, complaint }) => ({
    orderId: complained,
    complaintId: complaint,
  }),
  '/seller/inventory': () => ({}),
  '/seller/inventory/filters': () => ({}),
  '/seller/inventory/update': ({ listing }) => ({ inventory_ids: listing }),
  '/seller/inventory/bulk-edit': ({ listing }) => ({ inventory_ids: listing }),
  '/seller/inventory/plan': ({ plan }) => ({ plan_id: plan }),
  '/seller/inventory/import': () => ({}),
  '/seller/inventory/copy': () => ({}),
  '/seller/inventory/copied': ({ copy }) => ({ copy_id: copy }),
  '/seller/inventory/price-rules': () => ({}),
  '/seller/inventory/plan/stock-taking': () => ({}),
  '/seller/inventory/product/add': ({ product }) => ({ productId: product }),
  '/seller/inventory/proposals': () => ({}),
  '/seller/inventory/proposal/detail': ({ proposal }) => ({ proposalId: proposal }),
  '/seller/inventory/product/propose': ({ proposal }) => [{}, { proposalId: proposal }],
  '/seller/recommended-products': () => ({}),
  '/seller/inventory/product/edit': ({ listing }) => ({ id: listing }),
  '/seller/inventory/product/history': ({ listing }) => ({ inventoryId: listing }),
  '/seller/store': () => ({}),
  '/seller/notifications': () => ({}),
  '/seller/notifications/settings': () => ({}),
  '/seller/more': () => ({}),
  '/seller/onboarding': () => ({}),
  '/seller/account': () => ({}),
  '/seller/fee-collections': () => ({}),
  '/seller/fee-collections/transactions': ({ week }) => ({ feeCollectionId: week }),
  '/seller/fee-collections/transactions/detail': ({ week, charged }) => ({
    feeCollectionId: week,
    transactionId: charged,
  }),
  '/seller/fee-collections/payment': ({ payment }) => ({ paymentId: payment }),
  '/seller/money': () => ({}),
  '/seller/money/postings': () => [{}, { kind: 'FEES' }],
  '/seller/money/holdings': () =>
    ['HELD', 'RECEIVABLE', 'CASH', 'FEES', 'TRANSIT'].map((kind) => ({ kind })),
  '/seller/money/credit-book': () => ({}),
  '/seller/money/credit-book/buyer': ({ debtor }) => ({ buyerStoreId: debtor }),
  '/seller/money/driver-cash': () => ({}),
  '/seller/money/driver-cash/driver': ({ driver }) => ({ courierId: driver }),
  '/seller/bank-accounts': () => ({}),
  '/seller/bank-accounts/add': () => ({}),
  '/seller/bank-accounts/verify': ({ bank }) => ({ bankId: bank }),
  '/seller/disbursement-banks/select': ({ byTransfer }) => ({ orderId: byTransfer }),
  '/seller/disbursement-banks/verify': ({ bank, byTransfer }) => ({
    bankId: bank,
    orderId: byTransfer,
  }),
  '/seller/payouts': () => ({}),
  '/seller/payouts/detail': ({ payout }) => ({ payoutId: payout }),
  '/seller/chat': () => ({}),
  '/seller/chat/replies': () => ({}),
  '/buyer/chat/room': () => ({}),
};

/** Only who was sent a code sees the first; at a desk the other is the list. Their own journeys look at them in both windows. */
const seenElsewhere = ['/seller/login/verification', '/seller/chat/room'];

const parts = {
  'before the login':
    /^\/(seller\/(login|register$|seller-fee|payment-info|faq|buyer-pickup)|about-|privacy|terms)/,
  'of help': /^\/seller\/(education|help)/,
  'of accounting': /^\/(integrate-accurate|accurate-|marketplace-create)/,
  'of drivers and complaints': /^\/seller\/(complaints|orders\/(drivers|complaints))/,
  'of plans and proposals':
    /^\/seller\/inventory\/(plan|import|bulk-edit|cop|price-rules|proposal|product\/propose)/,
  'of orders': /^\/seller\/(orders|complaints)/,
  'of demands': /^\/seller\/buyer-demands/,
  'of promotions': /^\/seller\/promotion/,
  'of numbers': /^\/seller\/(analytics|performance|buyer-analytics)/,
  'of the inventory': /^\/seller\/(inventory|recommended)/,
  'of balances and cash': /^\/seller\/money/,
  'of fees': /^\/seller\/fee/,
  'of payouts': /^\/seller\/(bank|disbursement|payouts)/,
  'of the rest': /^/,
};
const partOf = (path: string) =>
  Object.entries(parts).find(([, pattern]) => pattern.test(path))?.[0];

/** Zoom makes the window smaller while the page is there, or before it is. */
async function expectNoSidewaysZoomed(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: window.width / 2, height: window.height / 2 });
  await expectNoSideways(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSideways(page);
  await page.setViewportSize(window);
}

for (const part of Object.keys(parts)) {
  test(
    `every screen ${part} is accessible by day and in the dark and fits, on a small phone at 200 % zoom too`,
    inBoth,
    async ({ page, server, signedIn, isMobile }) => {
      const ids = await idsIn(server);
      if (part !== 'before the login') await signedIn('owner');
      const paths = pathsIn(routes).filter((path) => partOf(path) === part);
      for (const path of paths.filter((path) => !seenElsewhere.includes(path))) {
        const searches = needs[path]?.(ids);
        if (!searches) throw new Error(`${path} is new: what does it have to say?`);
        for (const search of [searches].flat()) {
          await page.goto(`${path}?${new URLSearchParams({ store_id: ids.store_id, ...search })}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('status', { name: /^Memuat/ })).toHaveCount(0);
          expect(new URL(page.url()).pathname).toBe(path);
          await expectAccessible(page);
          await expectReadableInDark(page);
          await expectNoSideways(page);
          if (isMobile) await expectNoSidewaysZoomed(page);
        }
      }
    },
  );
}
