import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { orderResponseHours } from '../../configuration/configuration.service.ts';
import { takesNewOrders } from '../../fees/collections/fee-state.service.ts';
import { courierFee } from '../../stores/delivery/delivery-zones.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { autoAcceptLater } from '../auto-accept/auto-accept.service.ts';
import { refuseManyHolds, shareOfShelf } from '../holds/stock-holds.service.ts';
import { toOrderRow } from '../order-row.ts';
import { type Listing, type NewLine, readDeal } from './create-order.sql.ts';
import {
  mostRupiah,
  mostStock,
  placeOrder,
  refuseLines,
  subtotalOf,
} from './place-order.service.ts';

export function createOrder(db: Db, who: Caller, scope: BuyerScope, body: OrderCreateBody) {
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
    const lines = priceLines(body, deal.listings);
    const amounts = await amountsOf(db, scope, body, lines);
    const answerBy = after(deal.now, await orderResponseHours(db));
    const { record, store } = await placeOrder(db, who, scope, {
      deal: { ...deal, seller: deal.seller },
      order: { ...body, ...amounts },
      lines,
      answerBy,
      also: async (store) => {
        if (mayTakeAll) return;
        const { code, fieldCode, isFine } = await shareOfShelf(db, scope, store, body, lines);
        refuseLines(code, 'quantity', fieldCode, isFine);
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
    const tier = listing?.price_tiers.findLast((each) => each.min_qty <= quantity);
    return listing && priced(listing, quantity, tier);
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

const priced = (listing: Listing, quantity: number, tier?: { min_qty: number; price: number }) => ({
  ...listing,
  quantity,
  unit_price: tier?.price ?? listing.price,
  tier_min_qty: tier?.min_qty ?? null,
});

/** The goods, and what it costs to bring them. */
async function amountsOf(db: Tx, scope: BuyerScope, body: OrderCreateBody, lines: NewLine[]) {
  const subtotal = subtotalOf(lines);
  const isBrought = body.delivery === 'STORE_COURIER';
  const { seller_store_id } = body;
  const shipping_fee = isBrought ? await courierFee(db, scope, seller_store_id, subtotal) : 0;
  return { subtotal, shipping_fee };
}
