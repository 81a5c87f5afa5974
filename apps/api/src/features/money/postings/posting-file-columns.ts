import type { MoneyPosting } from '@marketplace/contract/money';
import type { PostingKind } from '@marketplace/contract/money-words';
import type { Column } from '../../../platform/exports/columns.ts';
import { zoneLabel } from '../../../platform/indonesian-time.ts';

const kindWords: Record<PostingKind, string> = {
  IN: 'Dari pembeli',
  EARNED: 'Pesanan selesai',
  BACK: 'Kembali ke pembeli',
  FEES: 'Biaya layanan',
  OTHER: 'Pencairan dan lainnya',
};

/** Times are those of the row's own store, whose zone stands at the end. */
export const postingFileColumns: readonly Column<MoneyPosting>[] = [
  {
    header: 'Waktu',
    kind: 'instant',
    value: ({ created_at, time_zone }) => ({ at: created_at, time_zone }),
  },
  { header: 'Toko', kind: 'text', value: ({ store_name }) => store_name },
  { header: 'Jenis', kind: 'text', value: ({ kind }) => kindWords[kind] },
  { header: 'Keterangan', kind: 'text', value: ({ sentence }) => sentence },
  { header: 'Nomor pesanan', kind: 'text', value: ({ order_number }) => order_number },
  { header: 'Pembeli', kind: 'text', value: ({ buyer_name }) => buyer_name },
  { header: 'Jumlah (Rp)', kind: 'money', value: ({ amount }) => amount },
  { header: 'Perubahan saldo (Rp)', kind: 'money', value: ({ change }) => change },
  { header: 'Saldo (Rp)', kind: 'money', value: ({ balance }) => balance },
  { header: 'Zona waktu', kind: 'text', value: ({ time_zone }) => zoneLabel(time_zone) },
];
