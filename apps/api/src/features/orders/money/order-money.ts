import {
  type ChargedLine,
  credit,
  debit,
  feeOf,
  type Party,
  type Posting,
} from '../../book/book.service.ts';
import type { OrderRecord } from '../order-row.ts';

/** What the postings of an order go by. */
export type OrderMoney = Pick<
  OrderRecord,
  'id' | 'order_number' | 'buyer_store_id' | 'payment_method' | 'delivery' | 'total_amount'
>;

const of = ({ id }: Pick<OrderMoney, 'id'>): Party => ({ party: 'ORDER', party_id: id });

/** The money of a transfer is there: the marketplace holds it, and the store has to earn it. */
export const paymentVerified = (order: OrderMoney, history_id: string): Posting => ({
  cause: 'PAYMENT',
  cause_id: history_id,
  order_id: order.id,
  sentence: `Pembayaran pesanan #${order.order_number} masuk dan dititipkan di marketplace`,
  lines: [
    debit('ESCROW', order.total_amount, of(order)),
    credit('BUYER_PREPAID', order.total_amount, of(order)),
  ],
});

const backwards = {
  LOWERED: 'Jumlah pesanan dikurangi, selisihnya kembali ke pembeli',
  GIVEN_BACK: 'Pesanan tidak jadi, uang kembali ke pembeli',
} as const;

/** What was paid and will not be earned goes back, before the goods were delivered. */
export const givenBack = (
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  history_id: string,
  cause: keyof typeof backwards,
  amount: number,
): Posting => ({
  cause,
  cause_id: history_id,
  order_id: order.id,
  sentence: `${backwards[cause]} (#${order.order_number})`,
  lines: [debit('BUYER_PREPAID', amount, of(order)), credit('ESCROW', amount, of(order))],
  buyer_refund: amount,
});

/** Money that the order did not need: in and out at once, by the payment that brought it. */
export const strayPayment = (
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  payment_id: string,
  amount: number,
): Posting => ({
  cause: 'STRAY_PAYMENT',
  cause_id: payment_id,
  order_id: order.id,
  sentence: `Uang yang tidak cocok dengan pesanan #${order.order_number} masuk, lalu kembali ke pembeli`,
  lines: [
    debit('ESCROW', amount, of(order)),
    credit('BUYER_PREPAID', amount, of(order)),
    debit('BUYER_PREPAID', amount, of(order)),
    credit('ESCROW', amount, of(order)),
  ],
  buyer_refund: amount,
});

/** Who has the cash of an order that was paid on delivery. */
export type CashHolder = { courier_id: string | null } | undefined;

const glog: Party = { party: 'SERVICE', party_id: '1' };

function cashLine(order: OrderMoney, holder: CashHolder) {
  if (order.delivery === 'BUYER_PICKUP' || !holder) return debit('TILL', order.total_amount);
  return holder.courier_id
    ? debit('DRIVER_CASH', order.total_amount, { party: 'DRIVER', party_id: holder.courier_id })
    : debit('LOGISTIC_CASH', order.total_amount, glog);
}

/** Cash changes hands, or the buyer owes it from now on. A transfer has been paid before. */
export function delivered(
  order: OrderMoney,
  history_id: string,
  holder: CashHolder,
): Posting | undefined {
  if (order.payment_method === 'TRANSFER') return undefined;
  const isCash = order.payment_method === 'COD';
  return {
    cause: 'DELIVERED',
    cause_id: history_id,
    order_id: order.id,
    sentence: isCash
      ? `Tunai pesanan #${order.order_number} diterima`
      : `Pesanan #${order.order_number} sampai, dibayar pembeli secara tempo`,
    lines: [
      isCash ? cashLine(order, holder) : debit('RECEIVABLE', order.total_amount, of(order)),
      credit('BUYER_PREPAID', order.total_amount, of(order)),
    ],
  };
}

/** The buyer has what they ordered: the store has earned it. */
export const completed = (
  order: OrderMoney & { shipping_fee: number },
  history_id: string,
): Posting => ({
  cause: 'COMPLETED',
  cause_id: history_id,
  order_id: order.id,
  sentence: `Pesanan #${order.order_number} selesai`,
  lines: [
    debit('BUYER_PREPAID', order.total_amount, of(order)),
    credit('SALES', order.total_amount - order.shipping_fee, {
      party: 'BUYER',
      party_id: order.buyer_store_id,
    }),
    credit('SHIPPING_INCOME', order.shipping_fee),
  ],
});

/**
 * What the marketplace pays of the order's discounts, held for the store however its buyer pays: a sale, but not to the buyer. A store's
 * own discounts are off its sales already.
 */
export const sharePaid = (
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  history_id: string,
  amount: number,
): Posting => ({
  cause: 'PLATFORM_SHARE',
  cause_id: history_id,
  order_id: order.id,
  sentence: `Diskon promo pesanan #${order.order_number} yang ditanggung marketplace`,
  lines: [debit('ESCROW', amount, of(order)), credit('SALES', amount)],
});

/** What the marketplace asks for it. */
export function feeCharged(
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  history_id: string,
  lines: readonly ChargedLine[],
): Posting {
  const { fee, tax } = feeOf(lines);
  return {
    cause: 'FEE',
    cause_id: history_id,
    order_id: order.id,
    sentence: `Biaya layanan pesanan #${order.order_number}`,
    lines: [
      debit('PLATFORM_FEE', fee),
      debit('FEE_TAX', tax),
      credit('FEE_PAYABLE', fee + tax, of(order)),
    ],
  };
}

/** A buyer on terms has paid the store. */
export const termPaid = (order: OrderMoney, history_id: string, amount: number): Posting => ({
  cause: 'TERM_PAYMENT',
  cause_id: history_id,
  order_id: order.id,
  sentence: `Pembayaran tempo pesanan #${order.order_number} diterima`,
  lines: [debit('TILL', amount), credit('RECEIVABLE', amount, of(order))],
});
