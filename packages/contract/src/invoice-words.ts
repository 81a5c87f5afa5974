import type { Invoice } from './invoice.ts';

/*
 * The rows that an invoice has on a screen and on paper, so that both say the same.
 */

type Row = readonly [name: string, amount: number];

const standings: Record<Invoice['payment']['status'], string> = {
  UNPAID: 'Belum dibayar',
  WAITING_VERIFICATION: 'Menunggu verifikasi',
  PAID: 'Lunas',
  REFUNDED: 'Dana kembali',
};

type Paid = Pick<Invoice['payment'], 'status' | 'paid_amount'>;

/** Lunas, and of one that is paid in part: Dibayar sebagian. */
export const standingWords = ({ status, paid_amount }: Paid): string =>
  status === 'UNPAID' && paid_amount > 0 ? 'Dibayar sebagian' : standings[status];

export const paidRows = ({
  paid_amount,
  refunded_amount,
  rest_amount,
}: Invoice['payment']): Row[] => [
  ['Sudah dibayar', paid_amount],
  ...(refunded_amount > 0 ? [['Dikembalikan', refunded_amount] as const] : []),
  ['Sisa tagihan', rest_amount],
];
