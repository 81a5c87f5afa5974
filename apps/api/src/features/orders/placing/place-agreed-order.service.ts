import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import {
  type BuyerScope,
  type OneStore,
  type StoreScope,
  systemScope,
} from '../../../platform/store-scope.ts';
import { orderResponseHours } from '../../configuration/configuration.service.ts';
import { overLimit } from '../../credit-book/credit-standing.service.ts';
import { takesNewOrders } from '../../fees/collections/fee-state.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { refuseManyHolds } from '../holds/stock-holds.service.ts';
import { acceptAgreed } from '../moves/accept-order.service.ts';
import { viewerOf } from '../moves/move-order.service.ts';
import { toOrderRow } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { type NewLine, readDeal } from './create-order.sql.ts';
import { mostStock, placeOrder, refuseLines, subtotalOf } from './place-order.service.ts';

type Agreed = Pick<
  OrderCreateBody,
  'buyer_store_id' | 'seller_store_id' | 'payment_method' | 'term_days' | 'delivery' | 'note'
> & {
  tender_id: string;
  shipping_fee: number;
  lines: readonly { inventory_id: string; quantity: number; unit_price: number }[];
};

/**
 * An order at prices that both sides have agreed upon. The seller has said yes before: it is PROCESSING at once, by
 * transfer once it is paid. Only what is not paid holds stock for nothing, and is bounded as ever.
 */
export async function placeAgreedOrder(
  db: Tx,
  who: Caller,
  scope: BuyerScope,
  agreed: Agreed,
): Promise<OrderRow> {
  const deal = await readDeal(db, scope, agreed);
  const { seller } = deal;
  if (!deal.buyer_is_active) return fail('store_inactive');
  if (!seller?.is_seller || !seller.allows_selling || !seller.is_active) {
    return fail('store_not_selling');
  }
  if (!(await takesNewOrders(db, agreed.seller_store_id))) return fail('store_takes_no_orders');
  const isTransfer = agreed.payment_method === 'TRANSFER';
  if (isTransfer) await refuseManyHolds(db, scope, agreed);
  const lines = linesOf(agreed, deal.listings);
  const { after } = await openHoursOf(db, agreed.seller_store_id);
  const { record, store } = await placeOrder(db, who, scope, {
    deal: { ...deal, seller },
    order: { ...agreed, allow_partial: false, subtotal: subtotalOf(lines) },
    lines,
    answerBy: after(deal.now, await orderResponseHours(db)),
    // Accepting it asks again: whoever accepts on terms takes this before the store's counters.
    also: async (store, record) => {
      if (await overLimit(db, store, record)) fail('credit_limit_reached');
    },
  });
  if (!isTransfer) await acceptAgreed(db, systemScope([store.store_id]), record.id);
  return agreedOrder(db, scope, store, record.id);
}

/** As its buyer sees it. */
export async function agreedOrder(
  db: Db,
  scope: BuyerScope | StoreScope,
  store: OneStore,
  order_id: string,
): Promise<OrderRow> {
  const order = (await readOrder(db, scope, { store, order_id })) ?? fail('order_not_found');
  return toOrderRow(order, viewerOf(scope, order));
}

function linesOf({ lines }: Agreed, listings: Awaited<ReturnType<typeof readDeal>>['listings']) {
  const found = lines.map(({ inventory_id, ...agreed }): NewLine | undefined => {
    const listing = listings.get(inventory_id);
    return listing && { ...listing, ...agreed, tier_min_qty: null, discount: 0 };
  });
  refuseLines(
    'product_unavailable',
    'inventory_id',
    'not_sold',
    found.map((line) => line !== undefined),
  );
  const sold = found.filter((line) => line !== undefined);
  refuseLines(
    'stock_insufficient',
    'quantity',
    'stock_short',
    sold.map((line) => line.quantity * line.base_quantity <= mostStock),
  );
  return sold;
}
