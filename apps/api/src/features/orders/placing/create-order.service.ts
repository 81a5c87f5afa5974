import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { orderResponseHours } from '../../configuration/configuration.service.ts';
import { takesNewOrders } from '../../fees/collections/fee-state.service.ts';
import { type Discount, discountsOf } from '../../promotions/pricing/discounts.service.ts';
import { courierFee } from '../../stores/delivery/delivery-zones.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { autoAcceptLater } from '../auto-accept/auto-accept.service.ts';
import { refuseManyHolds, shareOfHeld } from '../holds/stock-holds.service.ts';
import { toOrderRow } from '../order-row.ts';
import {
  type Deal,
  type Listing,
  type NewLine,
  type Placer,
  readDeal,
} from './create-order.sql.ts';
import { discountedLines, pricedLine, takenOff } from './discounted-lines.ts';
import {
  mostRupiah,
  mostStock,
  placeOrder,
  refuseLines,
  subtotalOf,
} from './place-order.service.ts';

export function createOrder(db: Db, who: Placer, scope: BuyerScope, body: OrderCreateBody) {
  return inTransaction(db, async (db): Promise<{ order: OrderRow }> => {
    const deal = await readDeal(db, scope, body);
    if (!deal.buyer_is_active) return fail('store_inactive');
    if (!deal.seller?.is_seller || !deal.seller.allows_selling || !deal.seller.is_active) {
      return fail('store_not_selling');
    }
    if (!(await takesNewOrders(db, body.seller_store_id))) return fail('store_takes_no_orders');
    const { reopens_on, after } = await openHoursOf(db, body.seller_store_id);
    if (reopens_on) return failWith('store_closed', { reopens_on: reopens_on });
    const { mayTakeAll } = await refuseManyHolds(db, scope, body);
    const { lines, discounts } = await discountLines(db, scope, body, deal);
    const amounts = await amountsOf(db, scope, body, lines, discounts);
    refuseDearer(body, amounts);
    const answerBy = after(deal.now, await orderResponseHours(db));
    const { record, store } = await placeOrder(db, who, scope, {
      deal: { ...deal, seller: deal.seller },
      order: { ...body, ...amounts },
      lines,
      discounts,
      answerBy,
      also: async (store) => {
        if (mayTakeAll) return;
        const share = await shareOfHeld(db, scope, store, body, lines, discounts);
        refuseLines(share.code, 'quantity', share.fieldCode, share.isFine);
      },
    });
    if (record.arrived_at) await autoAcceptLater(db, store, record.id);
    return { order: toOrderRow(record, { side: 'buyer', may_act: true }) };
  });
}

/** Each line at the seller's price of now; a refusal names every line it is about. */
function priceLines(body: OrderCreateBody, listings: Map<string, Listing>): NewLine[] {
  const lines = body.lines.map(({ inventory_id, quantity }) => {
    const listing = listings.get(inventory_id);
    return listing && pricedLine(listing, quantity);
  });
  const isSold = (line: NewLine | undefined) => line !== undefined;
  refuseLines('product_unavailable', 'inventory_id', 'not_sold', lines.map(isSold));
  const sold = lines.filter((line) => line !== undefined);
  refuseLines(
    'minimum_order_not_met',
    'quantity',
    'below_minimum',
    sold.map((line) => line.quantity >= line.minimum_order),
  );
  refuseLines(
    'stock_insufficient',
    'quantity',
    'stock_short',
    sold.map((line) => line.quantity * line.base_quantity <= mostStock),
  );
  if (subtotalOf(sold) > mostRupiah) fail('validation_failed', { lines: 'too_big' });
  return sold;
}

/**
 * The same with what promotions, deals and the buyer's voucher take off them. Their quotas are taken here, before the order is written
 * and its stock reserved: whoever gives back quotas does so before stock, too.
 */
async function discountLines(db: Tx, scope: BuyerScope, body: OrderCreateBody, deal: Deal) {
  const lines = priceLines(body, deal.listings);
  const discounts = await discountsOf(db, {
    order_id: deal.order_id,
    store_id: body.seller_store_id,
    buyer_store_id: scope.buyer_store_id,
    voucher_code: body.voucher_code,
    lines,
    now: new Date(deal.now),
  });
  return { lines: discountedLines(lines, discounts), discounts };
}

/**
 * The goods, and what it costs to bring them. The least that is brought is asked for at the prices that everybody sees: no voucher
 * keeps an order from coming.
 */
async function amountsOf(
  db: Tx,
  scope: BuyerScope,
  body: OrderCreateBody,
  lines: NewLine[],
  discounts: readonly Discount[],
) {
  const whole = subtotalOf(lines);
  const subtotal = whole - takenOff(discounts);
  const shown = whole - takenOff(discounts, 'PROMOTION');
  const isBrought = body.delivery === 'STORE_COURIER';
  const { seller_store_id } = body;
  const shipping_fee = isBrought ? await courierFee(db, scope, seller_store_id, shown) : 0;
  return { subtotal, shipping_fee };
}

/** What ended or was used up since the buyer looked is not paid for unseen. */
function refuseDearer(
  { expected_total }: OrderCreateBody,
  { subtotal, shipping_fee }: { subtotal: number; shipping_fee: number },
): void {
  const total_amount = subtotal + shipping_fee;
  if (expected_total !== undefined && total_amount > expected_total)
    failWith('price_changed', { total_amount });
}
