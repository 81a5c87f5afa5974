import { goodsCategories } from '../features/orders/goods-categories.ts';
import type { Database } from '../platform/db/handle.ts';
import type { Line } from './basket.ts';
import { copyRows, type Row } from './copy-text.ts';
import { journeyOf } from './journey.ts';
import { buyerOf, composeOrder, type Order } from './order.ts';
import type { OrderBook } from './order-book.ts';
import type { Step } from './steps.ts';
import type { SellerStore, World } from './world.ts';

/** Orders, their lines and their history, each streamed in the order of the ids. */
export async function fillOrders(database: Database, world: World, book: OrderBook): Promise<void> {
  await copyRows(database, 'orders', orderColumns, orderRows(world, book));
  await copyRows(database, 'order_lines', lineColumns, lineRows(world, book));
  await copyRows(database, 'order_history', historyColumns, historyRows(world, book));
}

const orderColumns = [
  'store_id',
  'id',
  'order_number',
  'buyer_store_id',
  'buyer_name',
  'fulfilment_status',
  'payment_status',
  'payment_method',
  'term_days',
  'delivery',
  'allow_partial',
  'buyer_note',
  'subtotal',
  'shipping_fee',
  'total_amount',
  'total_product_unit',
  'first_product_name',
  'goods_categories',
  'search_text',
  'processing_days',
  'promised_at',
  'created_at',
  'arrived_at',
  'deadline_at',
  'updated_at',
  'refunded_amount',
] as const;

function* orderRows(world: World, book: OrderBook): Generator<Row> {
  for (const placed of book.all()) yield orderRow(composeOrder(world, placed));
}

function orderRow(order: Order): Row {
  const { journey, lines, buyer } = order;
  const names = lines.map((line) => line.item.name);
  return [
    order.store.id,
    order.id,
    order.number,
    buyer.id,
    buyer.name,
    journey.status,
    journey.paymentStatus,
    journey.paymentMethod,
    journey.termDays,
    journey.delivery,
    journey.allowPartial,
    order.note,
    order.subtotal,
    order.shippingFee,
    order.subtotal + order.shippingFee,
    lines.length,
    names[0] ?? '',
    textArray(goodsCategories(lines.map(({ item }) => ({ category_name: item.category })))),
    `${order.number} ${buyer.name} ${names.join(' ')}`.toLowerCase(),
    journey.processingDays,
    instant(journey.promisedAt),
    instant(order.createdAt),
    instant(journey.arrivedAt),
    instant(journey.deadlineAt),
    instant(lastChange(order)),
    journey.paymentStatus === 'REFUNDED' ? order.subtotal + order.shippingFee : 0,
  ];
}

const lastChange = ({ createdAt, journey }: Order): number =>
  Math.max(journey.steps.at(-1)?.at ?? createdAt, journey.arrivedAt ?? createdAt);

const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

const lineColumns = [
  'store_id',
  'order_id',
  'id',
  'inventory_id',
  'variant_id',
  'product_name',
  'uom_name',
  'base_quantity',
  'ordered_quantity',
  'quantity',
  'tier_min_qty',
  'unit_price',
  'line_total',
] as const;

function* lineRows(world: World, book: OrderBook): Generator<Row> {
  let id = 0;
  for (const placed of book.all()) {
    const order = composeOrder(world, placed);
    for (const line of order.lines) yield lineRow(order, ++id, line);
  }
}

const lineRow = ({ store, id }: Order, lineId: number, line: Line): Row => [
  store.id,
  id,
  lineId,
  line.listing.inventoryId,
  line.item.variantId,
  line.item.name,
  line.listing.unit.uom,
  line.listing.unit.baseQuantity,
  line.ordered,
  line.quantity,
  line.tierMinQty,
  line.unitPrice,
  line.unitPrice * line.quantity,
];

const historyColumns = [
  'store_id',
  'order_id',
  'id',
  'from_status',
  'to_status',
  'actor',
  'user_id',
  'reason',
  'reason_id',
  'created_at',
] as const;

function* historyRows(world: World, book: OrderBook): Generator<Row> {
  let id = 0;
  for (const placed of book.all()) {
    const buyerUserId = buyerOf(world, placed).owner.id;
    let from: string | null = null;
    for (const step of journeyOf(world, placed).steps) {
      const userId = actingUser(step, placed.store, buyerUserId);
      const { to, actor, reason } = step;
      const why = [reason?.text ?? null, reason?.id ?? null] as const;
      yield [placed.store.id, placed.id, ++id, from, to, actor, userId, ...why, instant(step.at)];
      from = to;
    }
  }
}

function actingUser({ actor }: Step, store: SellerStore, buyerUserId: number): number | null {
  if (actor === 'SELLER') return store.ownerId;
  return actor === 'BUYER' ? buyerUserId : null;
}

/** Texts without quotes or backslashes, as a column of several is written. */
const textArray = (texts: readonly string[]): string => `{${texts.map((text) => `"${text}"`)}}`;
