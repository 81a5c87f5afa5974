import { contract } from '@marketplace/contract/contract';
import { accountCases } from './account-cases.ts';
import { accountingCases } from './accounting-cases.ts';
import { analyticsCases } from './analytics-cases.ts';
import { bankCases } from './bank-cases.ts';
import { cardCases } from './card-cases.ts';
import { catalogueCases } from './catalogue-cases.ts';
import { chatCases } from './chat-cases.ts';
import { chatOrderCases } from './chat-order-cases.ts';
import { complaintCases } from './complaint-cases.ts';
import { contentCases } from './content-cases.ts';
import { courierCases } from './courier-cases.ts';
import { creditCases } from './credit-cases.ts';
import { deliveryCases, deliveryRefusals } from './delivery-cases.ts';
import { detailCases } from './detail-cases.ts';
import { exportCases } from './export-cases.ts';
import { feeCases, feeRefusals } from './fee-cases.ts';
import { feePaymentCases } from './fee-payment-cases.ts';
import type { GuardCase, Guarded } from './guard-case.ts';
import { newJob } from './guard-job.ts';
import type { GuardWorld } from './guard-world.ts';
import { afterNothingHeld, holdRefusals } from './hold-cases.ts';
import { inventoryChangeCases } from './inventory-change-cases.ts';
import { inventoryListCases } from './inventory-list-cases.ts';
import { invitationCases } from './invitation-cases.ts';
import { lossCases } from './loss-cases.ts';
import { moneyCases } from './money-cases.ts';
import { keyUsedBefore, moveCases, moveTo } from './move-cases.ts';
import { notificationCases } from './notification-cases.ts';
import { opsCases } from './ops-cases.ts';
import { opsComplaintCases } from './ops-complaint-cases.ts';
import { opsFeeCases } from './ops-fee-cases.ts';
import { opsOutboxCases } from './ops-outbox-cases.ts';
import { opsPaymentCases } from './ops-payment-cases.ts';
import { opsPayoutCases } from './ops-payout-cases.ts';
import { opsSignInCases } from './ops-sign-in-cases.ts';
import { orderListCases } from './order-list-cases.ts';
import { paperCases } from './paper-cases.ts';
import { payoutCases } from './payout-cases.ts';
import { planCases } from './plan-cases.ts';
import { priceBookCases } from './price-book-cases.ts';
import { opsPromotionCases, promotionCases } from './promotion-cases.ts';
import { opsProposalCases, proposalCases } from './proposal-cases.ts';
import { providerCases } from './provider-cases.ts';
import { savedViewCases } from './saved-view-cases.ts';
import { sellerMoveCases } from './seller-move-cases.ts';
import { sessionTransferCases } from './session-transfer-cases.ts';
import { signInCases } from './sign-in-cases.ts';
import { stockTakeCases } from './stock-take-cases.ts';
import { storageCases } from './storage-cases.ts';
import { storeCases } from './store-cases.ts';
import { inactiveStore } from './store-write.ts';
import { telemetryCases } from './telemetry-cases.ts';
import { tenderCases } from './tender-cases.ts';
import { offeringCases } from './tender-offering-cases.ts';
import { tripCases } from './trip-cases.ts';
import { unpaidCases } from './unpaid-cases.ts';
import { voucherCases } from './voucher-cases.ts';
import { type WhoMay, whoMay } from './who-may.ts';

const nobody: WhoMay = { sides: [], roles: [] };
const stranger = '00000000-0000-4000-8000-000000000000';

const orderBody = (
  { other, goods }: Pick<GuardWorld, 'other' | 'goods'>,
  buyer_store_id: string,
) => ({
  buyer_store_id,
  seller_store_id: other.seller,
  payment_method: 'COD',
  delivery: 'STORE_COURIER',
  lines: [{ inventory_id: goods.inventory_id, quantity: goods.minimum_order }],
});

/** An order of the store that nobody has moved yet. In another's store nothing is to be ordered. */
async function newOrder(world: GuardWorld, buyer_store_id: string): Promise<string> {
  if (buyer_store_id !== world.own.buyer) return '1';
  const { call } = world.server;
  const goods = world.spareGoods;
  const inputs = { body: orderBody({ ...world, goods }, buyer_store_id) };
  const { body } = await call(contract.orders.create, inputs, world.tokens.OWNER);
  return body.order.id;
}

const cancelBody = async (world: GuardWorld, buyer_store_id: string) => ({
  body: { buyer_store_id, order_id: await newOrder(world, buyer_store_id) },
});

/** A right request for every endpoint, and how to get its own codes. One that is missing fails the guards. */
const cases: Record<string, GuardCase> = {
  ...signInCases,
  ...accountCases,
  ...accountingCases,
  ...complaintCases,
  ...chatCases,
  ...tenderCases,
  ...offeringCases,
  ...opsComplaintCases,
  ...paperCases,
  ...lossCases,
  ...analyticsCases,
  ...exportCases,
  ...tripCases,
  'users.detail': {
    valid: () => ({ query: {} }),
    provoke: {
      permission_denied: () => ({ inputs: { query: { user_uuid: stranger } }, as: 'OWNER' }),
    },
  },
  ...cardCases,
  ...notificationCases,
  'configurations.getSupport': { valid: () => ({}) },
  'configurations.get': { valid: () => ({}) },
  'stores.list': { valid: () => ({}) },
  'stores.selling': {
    valid: (_world, store_id) => ({ query: { buyer_store_id: store_id, query: 'grosir' } }),
  },
  ...storeCases,
  ...invitationCases,
  ...deliveryCases,
  'inventories.forSale': {
    valid: ({ other }, store_id) => ({
      query: { buyer_store_id: store_id, seller_store_id: other.seller },
    }),
    provoke: {
      store_not_selling: ({ own, other }) => ({
        inputs: { query: { buyer_store_id: own.buyer, seller_store_id: other.buyer } },
        as: 'VIEWER',
      }),
      page_too_far: ({ own, other }) => ({
        inputs: {
          query: { buyer_store_id: own.buyer, seller_store_id: other.seller, page: '501' },
        },
        as: 'VIEWER',
      }),
    },
  },
  ...inventoryChangeCases,
  ...priceBookCases,
  ...catalogueCases,
  ...inventoryListCases,
  ...orderListCases,
  'orders.create': {
    valid: (world, store_id) => ({ body: orderBody(world, store_id) }),
    provoke: {
      store_inactive: async (world) => {
        const inactive = await inactiveStore(world);
        return { inputs: { body: orderBody(world, inactive) }, as: 'OWNER' };
      },
      store_not_selling: (world) => ({
        inputs: {
          body: { ...orderBody(world, world.own.buyer), seller_store_id: world.other.buyer },
        },
        as: 'OWNER',
      }),
      ...deliveryRefusals,
      ...feeRefusals,
      ...holdRefusals,
      price_changed: (world) => ({
        inputs: { body: { ...orderBody(world, world.own.buyer), expected_total: 1 } },
        as: 'OWNER',
      }),
      voucher_not_valid: (world) => ({
        inputs: { body: { ...orderBody(world, world.own.buyer), voucher_code: 'TIDAKADA' } },
        as: 'OWNER',
      }),
      product_unavailable: (world) => ({
        inputs: {
          body: {
            ...orderBody(world, world.own.buyer),
            lines: [{ inventory_id: '999999999', quantity: 1 }],
          },
        },
        as: 'OWNER',
      }),
      minimum_order_not_met: async (world) => {
        const { inventory_id } = world.goods;
        await world.server.database.db
          .updateTable('inventories')
          .set({ minimum_order: 2 })
          .where('id', '=', inventory_id)
          .execute();
        world.goods.minimum_order = 2;
        const lines = [{ inventory_id, quantity: 1 }];
        return { inputs: { body: { ...orderBody(world, world.own.buyer), lines } }, as: 'OWNER' };
      },
      stock_insufficient: (world) => ({
        inputs: {
          body: {
            ...orderBody(world, world.own.buyer),
            lines: [{ inventory_id: world.goods.inventory_id, quantity: 9_999_999 }],
          },
        },
        as: 'OWNER',
      }),
    },
  },
  'orders.cancel': {
    valid: cancelBody,
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { body: { buyer_store_id: own.buyer, order_id: '999999999' } },
        as: 'OWNER',
      }),
      order_state_conflict: async (world) => {
        const inputs = await cancelBody(world, world.own.buyer);
        await moveTo(world, world.other.seller, inputs.body.order_id, 'PROCESSING');
        return { inputs, as: 'OWNER' };
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.orders.cancel, () => cancelBody(world, world.own.buyer)),
    },
  },
  ...sessionTransferCases,
  ...moveCases,
  ...detailCases,
  ...unpaidCases,
  ...sellerMoveCases,
  ...courierCases,
  ...savedViewCases,
  'storeSummary.figures': {
    valid: (_world, store_id) => ({ query: { store_id, with_sales: 'true' } }),
  },
  'jobs.detail': {
    valid: async (world, store_id) => ({
      query: { store_id, job_id: await newJob(world, store_id) },
    }),
    provoke: {
      job_not_found: async (world) => ({
        inputs: {
          query: { store_id: world.own.seller, job_id: await newJob(world, world.other.seller) },
        },
        as: 'OWNER',
      }),
    },
  },
  ...creditCases,
  ...feeCases,
  ...feePaymentCases,
  ...bankCases,
  ...payoutCases,
  ...opsPayoutCases,
  ...moneyCases,
  ...storageCases,
  ...planCases,
  ...proposalCases,
  ...opsProposalCases,
  ...promotionCases,
  ...opsPromotionCases,
  ...voucherCases,
  ...stockTakeCases,
  ...telemetryCases,
  ...contentCases,
  ...opsSignInCases,
  ...opsCases,
  ...opsPaymentCases,
  ...opsFeeCases,
  ...providerCases,
  ...opsOutboxCases,
  'events.stream': { valid: () => ({ body: {} }) },
  'events.streamOfBefore': { valid: () => ({}) },
};

const ofCreate = cases['orders.create']?.provoke ?? {};

/** With who may call each: one that is in no table is nobody's. */
export const guardCases: Record<string, Guarded> = Object.fromEntries(
  Object.entries({ ...cases, ...chatOrderCases(ofCreate) }).map(([name, guardCase]) => [
    name,
    { provoke: {}, ...afterNothingHeld(guardCase), ...(whoMay.get(name) ?? nobody) },
  ]),
);
