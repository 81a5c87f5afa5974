import type { CreditDetail, DebtAges } from '@marketplace/contract/credit-book';
import { rupiah } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';

type Age = { of: keyof Omit<DebtAges, 'open_amount'>; label: string; colour: string };

/** How late what is owed is, each in the colour of its piece of the bar. */
export const debtAges: readonly Age[] = [
  { of: 'not_due_amount', label: 'Belum jatuh tempo', colour: 'bg-brand-700' },
  { of: 'late_week_amount', label: 'Lewat 1–7 hari', colour: 'bg-chart-sand' },
  { of: 'late_month_amount', label: 'Lewat 8–30 hari', colour: 'bg-soon-700' },
  { of: 'late_more_amount', label: 'Lewat lebih dari 30 hari', colour: 'bg-wrong-700' },
];

/** Of a day that is, or was, due. */
export function lateWords(late_days: number, due_on: string): string {
  if (late_days > 0) return `Lewat ${late_days} hari`;
  return late_days === 0 ? 'Jatuh tempo hari ini' : `Jatuh tempo ${dayWords(due_on)}`;
}

type Owed = Pick<CreditDetail['orders'][number], 'order_number' | 'open_amount' | 'due_on'>;

const mostNamed = 10;

/** What a shopkeeper writes to somebody who owes: polite, with every order and the whole. */
export function reminderText(
  store_name: string,
  buyer_name: string,
  orders: readonly Owed[],
): string {
  const total = orders.reduce((sum, { open_amount }) => sum + open_amount, 0);
  const named = orders
    .slice(0, mostNamed)
    .map(
      ({ order_number, open_amount, due_on }) =>
        `• #${order_number}: ${rupiah(open_amount)}, jatuh tempo ${dayWords(due_on)}`,
    );
  const others = orders.length - named.length;
  return [
    `Halo ${buyer_name}, kami dari ${store_name} ingin mengingatkan pembayaran tempo:`,
    ...named,
    ...(others > 0 ? [`• dan ${others} pesanan lain`] : []),
    `Total: ${rupiah(total)}`,
    'Bila sudah dibayar, abaikan pesan ini. Terima kasih.',
  ].join('\n');
}

type Paid = Pick<CreditDetail['payments'][number], 'id' | 'order_number' | 'amount'>;

/** A receipt for a payment, as it is sent. */
export const receiptText = (
  store_name: string,
  buyer_name: string,
  { id, order_number, amount }: Paid,
  paidOn: string,
): string =>
  [
    `Kuitansi ${store_name} no. ${id}`,
    `Diterima dari ${buyer_name}: ${rupiah(amount)}`,
    `Untuk pesanan #${order_number} (tempo), ${dayWords(paidOn)}.`,
    'Terima kasih.',
  ].join('\n');
