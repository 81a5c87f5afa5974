import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { number, rupiah } from '../../platform/format/money.ts';
import type { OrderDetail } from './order-detail-answer.ts';
import { statusWords } from './order-words.ts';

type Buyer = OrderDetail['buyer'];
type Line = OrderDetail['lines'][number];
type Counted = Pick<Line, 'quantity' | 'uom_name' | 'base_quantity' | 'unit_price'>;
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

/** What was ordered, what of it is not delivered, and what is left: they add up to the subtotal. */
export function sumsOf({ lines, subtotal }: Pick<OrderDetail, 'lines' | 'subtotal'>) {
  const ordered = lines.reduce((sum, line) => sum + line.ordered_quantity * line.unit_price, 0);
  return { ordered, reduced: ordered - subtotal };
}

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
