import type { Readable } from 'node:stream';
import type { MoneyPosting } from '@marketplace/contract/money';
import {
  heading,
  note,
  pairs,
  type TableColumn,
  table,
} from '../../../platform/exports/pdf-blocks.ts';
import { pdfDocument } from '../../../platform/exports/pdf-document.ts';
import { formatDay } from '../../../platform/indonesian-time.ts';

type Days = { date_from?: string | undefined; date_to?: string | undefined };

const columns: readonly TableColumn<MoneyPosting>[] = [
  {
    header: 'Waktu',
    kind: 'instant',
    share: 5,
    value: ({ created_at, time_zone }) => ({ at: created_at, time_zone }),
  },
  { header: 'Keterangan', kind: 'text', share: 9, value: ({ sentence }) => sentence },
  { header: 'Jumlah', kind: 'money', share: 4, value: ({ amount }) => amount },
  { header: 'Perubahan', kind: 'money', share: 4, value: ({ change }) => change },
  { header: 'Saldo', kind: 'money', share: 4, value: ({ balance }) => balance },
];

/** A statement to hand in or to keep. */
export function statementPdf(
  rows: readonly MoneyPosting[],
  { date_from, date_to }: Days,
): Readable {
  const stores = [...new Set(rows.map(({ store_name }) => store_name))];
  const [from, until] = [date_from, date_to].map((day) => (day ? formatDay(day) : ''));
  return pdfDocument({
    title: 'Mutasi',
    created_at: rows[0]?.created_at ?? new Date(0).toISOString(),
    blocks: [
      heading('Mutasi', stores.length === 1 ? stores[0] : `${stores.length} toko`),
      pairs([
        ['Dari', from || 'awal'],
        ['Sampai', until || 'hari ini'],
        ['Jumlah catatan', String(rows.length)],
      ]),
      table(columns, rows),
      note(
        'Saldo adalah uang toko yang ada di pihak lain: ditahan marketplace, menuju bank, di kurir, dan piutang tempo. Uang di kas atau rekening toko sendiri tidak termasuk.',
      ),
    ],
  });
}
