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

/** What the goods come to and, where something was taken off them, what they were before. */
export const goodsRows = ({ lines, subtotal }: Pick<Invoice, 'lines' | 'subtotal'>): Row[] => {
  const discount = lines.reduce((sum, line) => sum + (line.discount ?? 0), 0);
  return discount === 0
    ? [['Subtotal', subtotal]]
    : [
        ['Harga barang', subtotal + discount],
        ['Diskon', -discount],
        ['Subtotal', subtotal],
      ];
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

/** What of the total is tax, with what it is reckoned from. */
export const taxRows = ({ ppn, pph22 }: NonNullable<Invoice['tax']>): Row[] => [
  ...(ppn
    ? ([
        ['DPP nilai lain (11/12)', ppn.base],
        ['PPN 12% (termasuk)', ppn.amount],
      ] as const)
    : []),
  ...(pph22
    ? ([
        ['Dasar PPh 22', pph22.base],
        ['Perkiraan PPh 22 0,5%', pph22.amount],
      ] as const)
    : []),
];

/** Nobody withholds PPh 22 yet: whoever reads the row must not take it for paid. */
export const taxNote = ({ ppn, pph22 }: NonNullable<Invoice['tax']>): string =>
  [
    ppn && 'Harga sudah termasuk PPN.',
    pph22 && 'PPh Pasal 22 (PMK 37/2025) baru perkiraan, belum dipungut.',
  ]
    .filter(Boolean)
    .join(' ');
