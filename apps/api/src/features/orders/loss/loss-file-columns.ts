import type { LossCause } from '@marketplace/contract/loss-causes';
import type { Column } from '../../../platform/exports/columns.ts';
import { rejectionReasons } from '../moves/order-reasons.ts';
import type { LossRow } from './read-losses.sql.ts';

/** A rejection in the words it was chosen by. */
const causeWords = (cause: LossCause): string => {
  if (cause === 'expired') return 'Tidak dijawab sampai lewat waktu';
  if (cause === 'lowered') return 'Jumlah dikurangi saat diterima';
  if (cause === 'tender_lost') return 'Penawaran kalah';
  if (cause === 'tender_declined') return 'Permintaan yang tidak diminati';
  return rejectionReasons.find(({ id }) => id === cause)?.text ?? 'Alasan lain';
};

/** Every row says the days it covers: a file is read long after. */
export const lossFileColumns = (date_from: string, date_to: string): Column<LossRow>[] => [
  { header: 'Dari', kind: 'day', value: () => date_from },
  { header: 'Sampai', kind: 'day', value: () => date_to },
  { header: 'Toko', kind: 'text', value: (row) => row.store_name },
  { header: 'Barang', kind: 'text', value: (row) => row.product_name },
  { header: 'Sebab', kind: 'text', value: (row) => causeWords(row.cause) },
  { header: 'Pesanan', kind: 'number', value: (row) => row.orders },
  { header: 'Jumlah (satuan terkecil)', kind: 'number', value: (row) => row.quantity },
  { header: 'Nilai hilang (Rp)', kind: 'money', value: (row) => row.amount },
];
