import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { number, rupiah } from '../../platform/format/money.ts';
import type { OrderDetail } from './order-detail-answer.ts';
import { statusWords } from './order-words.ts';

type Buyer = OrderDetail['buyer'];
type Line = OrderDetail['lines'][number];
type Counted = Pick<Line, 'quantity' | 'uom_name' | 'base_quantity' | 'unit_price'>;
type Discount = NonNullable<OrderDetail['discounts']>[number];
type Step = OrderDetail['timeline'][number];

/** Pembeli lama · 12 pesanan · Rp 4.250.000 */
export function historyOf({ order_count, total_value }: Buyer['history']): string {
  if (order_count <= 1) return 'Pembeli baru · pesanan pertama';
  return `Pembeli lama · ${number(order_count)} pesanan · ${rupiah(total_value)}`;
}

/** 10 dus (= 400 pcs) × Rp 112.000 */
export function quantityOf({ quantity, uom_name, base_quantity, unit_price }: Counted): string {
  const pieces = base_quantity > 1 ? ` (= ${number(quantity * base_quantity)} pcs)` : '';
  return `${number(quantity)} ${uom_name}${pieces} × ${rupiah(unit_price)}`;
}

/** What became of a line that the seller could not bring in full. */
export function reductionOf({ ordered_quantity, quantity, uom_name }: Line): string | undefined {
  if (quantity === ordered_quantity) return undefined;
  const ordered = `dipesan ${number(ordered_quantity)} ${uom_name}`;
  return quantity === 0 ? `Tidak dikirim, ${ordered}` : `Dikurangi, ${ordered}`;
}

type Summed = Pick<Line, 'quantity' | 'ordered_quantity' | 'unit_price'>;

/** What was ordered, what of it is not delivered, what is taken off the rest, and what is left: they add up to the subtotal. */
export function sumsOf({
  lines,
  discounts = [],
}: {
  lines: readonly Summed[];
  discounts?: OrderDetail['discounts'];
}) {
  const ordered = lines.reduce((sum, line) => sum + line.ordered_quantity * line.unit_price, 0);
  const sent = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
  const borne = discounts.reduce((sum, { platform_amount }) => sum + platform_amount, 0);
  return { ordered, reduced: ordered - sent, sent, discounts, borne };
}

/** Nothing of these is paid out. */
const over: readonly FulfilmentStatus[] = ['REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'];

/** Whether the marketplace holds money of an order, or will: a transfer, or what it pays of the discounts of any other. */
export const isPaidOut = (
  { payment_method, fulfilment_status }: Pick<OrderRow, 'payment_method' | 'fulfilment_status'>,
  discounts: OrderDetail['discounts'] = [],
): boolean =>
  !over.includes(fulfilment_status) &&
  (payment_method === 'TRANSFER' || discounts.some(({ platform_amount }) => platform_amount > 0));

/** Diskon promo (Gebyar 11.11) */
export const discountWords = ({ kind, name }: Pick<Discount, 'kind' | 'name'>): string =>
  `${kind === 'PROMOTION' ? 'Diskon promo' : 'Diskon toko'} (${name})`;

/** A step, or what happened while the order stayed where it is. */
export function stepOf(step: Step): string {
  const { from_status, to_status, reason } = step;
  if (from_status === null) return 'Dipesan';
  if (isTriedAgain(step)) return 'Belum berhasil diantar, dicoba lagi';
  if (reason && saysItself(step)) return reason;
  return stepWords[to_status] ?? statusWords[to_status].label;
}

/** Why a step was made, where the step itself does not say it. */
export const reasonOf = (step: Step): string | null =>
  saysItself(step) && !isTriedAgain(step) ? null : step.reason;

/** What left the order where it was, or was accepted by a rule: its reason is the whole sentence. */
const saysItself = ({ from_status, to_status, actor }: Step) =>
  from_status === to_status || (to_status === 'PROCESSING' && actor === 'SYSTEM');

const isTriedAgain = ({ from_status, to_status }: Pick<Step, 'from_status' | 'to_status'>) =>
  from_status === 'SHIPPED' && to_status === 'SHIPPED';

const stepWords: Partial<Record<FulfilmentStatus, string>> = {
  PROCESSING: 'Diterima, sedang diproses',
  DELIVERED: 'Sampai di pembeli',
  IN_COMPLAINT: 'Pembeli mengajukan komplain',
};

/** Who made a step: a person of the store, the buyer, or nobody one could ask. */
export function actorOf({ actor, actor_name }: Step): string {
  if (actor === 'SYSTEM') return 'otomatis';
  if (actor === 'OPERATOR') return 'Marketplace';
  return actor_name ?? (actor === 'BUYER' ? 'pembeli' : 'staf toko');
}
