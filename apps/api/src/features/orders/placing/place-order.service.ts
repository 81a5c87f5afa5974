import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { OrderCreateBody } from '@marketplace/contract/orders';
import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { compactDay } from '../../../platform/indonesian-time.ts';
import { type BuyerScope, type OneStore, storeOfOrder } from '../../../platform/store-scope.ts';
import type { Discount } from '../../promotions/pricing/discounts.service.ts';
import { publishPromotions } from '../../promotions/publish-promotions.service.ts';
import { reserveStock } from '../../stock/stock.service.ts';
import { goodsCategories } from '../goods-categories.ts';
import type { OrderRecord } from '../order-row.ts';
import { publishOrderEvent, publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import { type Deal, insertOrder, type NewLine, type Placer } from './create-order.sql.ts';

/** How long a buyer has to pay. */
const payHours = 2;
export const mostRupiah = 1_000_000_000_000;
export const mostStock = 9_999_999;

type Terms = Pick<
  OrderCreateBody,
  'buyer_store_id' | 'seller_store_id' | 'payment_method' | 'term_days' | 'delivery' | 'note'
> & {
  allow_partial: boolean;
  subtotal: number;
  shipping_fee: number;
  /** Where its prices were agreed before. */
  tender_id?: string;
};

type Placing = {
  deal: Deal & { seller: NonNullable<Deal['seller']> };
  order: Terms;
  lines: NewLine[];
  /** What is taken off them. */
  discounts?: readonly Discount[];
  /** Until when the seller answers. */
  answerBy: string;
  /** What else may forbid it, once its stock is reserved and before anybody is told. */
  also?: (store: OneStore, record: OrderRecord) => Promise<void>;
};

/** The one way an order comes to be: with its lines, its history, its stock reserved, and told. */
export async function placeOrder(
  db: Tx,
  who: Placer,
  scope: BuyerScope,
  { deal, order, lines, discounts = [], answerBy, also }: Placing,
): Promise<{ record: OrderRecord; store: OneStore }> {
  const record = describeOrder(order, deal, lines, answerBy);
  const store = storeOfOrder(scope, record);
  await insertOrder(db, store, who, { tender_id: null, ...order, ...record }, lines, discounts);
  await reserveLines(db, store, lines);
  await also?.(store, record);
  if (discounts.length > 0) await publishPromotions(db, store.store_id);
  await (record.arrived_at
    ? publishOrderEvent(db, record, null)
    : publishUnpaidEvent(db, record, 1));
  return { record, store };
}

export function refuseLines(
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

/** At their prices, before anything is taken off. */
export const subtotalOf = (lines: readonly Pick<NewLine, 'quantity' | 'unit_price'>[]) =>
  lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);

function describeOrder(
  order: Terms,
  { order_id, now, buyer_name, seller }: Placing['deal'],
  lines: NewLine[],
  answerBy: string,
): OrderRecord {
  const isTransfer = order.payment_method === 'TRANSFER';
  const payBy = new Date(Date.parse(now) + payHours * 3_600_000).toISOString();
  return {
    id: order_id,
    store_id: order.seller_store_id,
    store_name: seller.store_name,
    time_zone: seller.time_zone,
    order_number: `PO-${compactDay(now, seller.time_zone)}-${order_id}`,
    buyer_store_id: order.buyer_store_id,
    buyer_name,
    fulfilment_status: 'NEW',
    payment_status: 'UNPAID',
    payment_method: order.payment_method,
    term_days: order.term_days ?? null,
    delivery: order.delivery,
    total_amount: order.subtotal + order.shipping_fee,
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
