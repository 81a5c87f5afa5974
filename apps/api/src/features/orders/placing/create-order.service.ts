import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { compactDay } from '../../../platform/indonesian-time.ts';
import { type BuyerScope, type OneStore, storeOfOrder } from '../../../platform/store-scope.ts';
import { orderResponseHours } from '../../configuration/configuration.service.ts';
import { takesNewOrders } from '../../fees/collections/fee-state.service.ts';
import { reserveStock } from '../../stock/stock.service.ts';
import { courierFee } from '../../stores/delivery/delivery-zones.service.ts';
import { openHoursOf } from '../../stores/opening/open-hours.service.ts';
import { autoAcceptLater } from '../auto-accept/auto-accept.service.ts';
import { goodsCategories } from '../goods-categories.ts';
import { refuseManyHolds, shareOfShelf } from '../holds/stock-holds.service.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { publishOrderEvent, publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import {
  type Deal,
  insertOrder,
  type Listing,
  type NewLine,
  readDeal,
} from './create-order.sql.ts';

/** How long a buyer has to pay. */
const payHours = 2;
const mostRupiah = 1_000_000_000_000;
const mostStock = 9_999_999;

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
    const record = describeOrder(body, deal, deal.seller, lines, amounts, answerBy);
    const store = storeOfOrder(scope, record);
    await insertOrder(db, store, who, { ...body, ...record, ...amounts }, lines);
    await reserveLines(db, store, lines);
    if (!mayTakeAll) {
      const { code, fieldCode, isFine } = await shareOfShelf(db, scope, store, body, lines);
      refuseLines(code, 'quantity', fieldCode, isFine);
    }
    await (record.arrived_at
      ? publishOrderEvent(db, record, null)
      : publishUnpaidEvent(db, record, 1));
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

function refuseLines(
  code:
    | 'product_unavailable'
    | 'minimum_order_not_met'
    | 'stock_insufficient'
    | 'unpaid_share_exceeded'
    | 'unanswered_share_exceeded',
  field: 'inventory_id' | 'quantity',
  fieldCode: FieldErrorCode,
  isFine: boolean[],
): void {
  const wrong = isFine.flatMap((fine, index) => (fine ? [] : [`lines.${index}.${field}`]));
  if (wrong.length > 0) fail(code, Object.fromEntries(wrong.map((path) => [path, fieldCode])));
}

const subtotalOf = (lines: NewLine[]) =>
  lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);

/** The goods, and what it costs to bring them. */
async function amountsOf(db: Tx, scope: BuyerScope, body: OrderCreateBody, lines: NewLine[]) {
  const subtotal = subtotalOf(lines);
  const isBrought = body.delivery === 'STORE_COURIER';
  const { seller_store_id } = body;
  const shipping_fee = isBrought ? await courierFee(db, scope, seller_store_id, subtotal) : 0;
  return { subtotal, shipping_fee };
}

function describeOrder(
  body: OrderCreateBody,
  deal: Deal,
  seller: NonNullable<Deal['seller']>,
  lines: NewLine[],
  { subtotal, shipping_fee }: { subtotal: number; shipping_fee: number },
  answerBy: string,
): OrderRecord {
  const { order_id, now, buyer_name } = deal;
  const isTransfer = body.payment_method === 'TRANSFER';
  const payBy = new Date(Date.parse(now) + payHours * 3_600_000).toISOString();
  return {
    id: order_id,
    store_id: body.seller_store_id,
    store_name: seller.store_name,
    time_zone: seller.time_zone,
    order_number: `PO-${compactDay(now, seller.time_zone)}-${order_id}`,
    buyer_store_id: body.buyer_store_id,
    buyer_name,
    fulfilment_status: 'NEW',
    payment_status: 'UNPAID',
    payment_method: body.payment_method,
    term_days: body.term_days ?? null,
    delivery: body.delivery,
    total_amount: subtotal + shipping_fee,
    total_product_unit: lines.length,
    first_product_name: lines[0]?.product_name ?? '',
    goods_categories: goodsCategories(lines),
    created_at: now,
    arrived_at: isTransfer ? null : now,
    // A buyer can pay on any day; the seller's clock stands still on closing days.
    deadline_at: isTransfer ? payBy : answerBy,
    is_seller: seller.is_seller,
    allows_selling: seller.allows_selling,
    is_active: seller.is_active,
  };
}

async function reserveLines(db: Tx, store: OneStore, lines: NewLine[]): Promise<void> {
  const wants = lines.map(({ variant_id, quantity, base_quantity }) => ({
    variant_id,
    quantity: quantity * base_quantity,
  }));
  const short = new Set(await reserveStock(db, store, wants));
  const isFine = lines.map((line) => !short.has(line.variant_id));
  refuseLines('stock_insufficient', 'quantity', 'stock_short', isFine);
}
