import { enoughOrders, type PerformanceLevel } from '@marketplace/contract/analytics-words';
import type { AnalyticsProducts, SellerAnalytics } from '@marketplace/contract/seller-analytics';
import type { SellerPerformance } from '@marketplace/contract/seller-performance';
import { bars } from '../../../platform/exports/pdf-bars.ts';
import {
  type Block,
  heading,
  note,
  pairs,
  type TableColumn,
  table,
} from '../../../platform/exports/pdf-blocks.ts';
import { types } from '../../../platform/exports/pdf-pen.ts';
import { blank, text } from '../../../platform/exports/pdf-slips.ts';
import { number, rupiah } from '../../../platform/exports/written.ts';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import { changeWords, daysWords, shortAmount, shortDay, weekdayNames } from './report-words.ts';

export type WeekTold = {
  /** The store, or how many. */
  of: string;
  time_zone: string;
  week: SellerAnalytics;
  products: AnalyticsProducts['products'];
  performance: SellerPerformance;
};

const [mostProducts, mostStores] = [12, 12];

type Figure = { name: string; now: string; before: string; change: string };

const figureColumns: TableColumn<Figure>[] = [
  { header: '', kind: 'text', share: 4, value: ({ name }) => name },
  { header: 'Minggu ini', kind: 'text', share: 4, value: ({ now }) => now },
  { header: 'Minggu sebelumnya', kind: 'text', share: 4, value: ({ before }) => before },
  { header: 'Perubahan', kind: 'text', share: 3, value: ({ change }) => change },
];

export function figuresOf({ week }: Pick<WeekTold, 'week'>): Figure[] {
  const figure = (
    name: string,
    { value, before }: { value: number; before: number },
    say: (value: number) => string,
  ): Figure => ({
    name,
    now: say(value),
    before: say(before),
    change: changeWords(value, before, week.is_comparable),
  });
  return [
    figure('Penjualan', week.revenue, rupiah),
    figure('Pesanan selesai', week.orders, number),
    figure('Barang (satuan terkecil)', week.units, number),
    figure('Rata-rata pesanan', week.average_order, rupiah),
    figure('Pembeli baru', week.buyers.first, number),
    figure('Pembeli lama', week.buyers.returning, number),
  ];
}

type Day = SellerAnalytics['days'][number];

const dayColumns: TableColumn<Day>[] = [
  {
    header: 'Hari',
    kind: 'text',
    share: 4,
    value: ({ day }) => weekdayNames[(new Date(day).getUTCDay() + 6) % 7] ?? '',
  },
  { header: 'Tanggal', kind: 'day', share: 4, value: ({ day }) => day },
  { header: 'Pesanan selesai', kind: 'number', share: 3, value: ({ orders }) => orders },
  { header: 'Penjualan', kind: 'money', share: 4, value: ({ revenue }) => revenue },
];

type Product = AnalyticsProducts['products'][number];

const productColumns = (isComparable: boolean): TableColumn<Product>[] => [
  { header: 'Barang', kind: 'text', share: 8, value: ({ product_name }) => product_name },
  {
    header: 'Perubahan',
    kind: 'text',
    share: 3,
    value: ({ revenue, before_revenue }) => changeWords(revenue, before_revenue, isComparable),
  },
  { header: 'Terjual', kind: 'number', share: 2, value: ({ units }) => units },
  { header: 'Nilai', kind: 'money', share: 4, value: ({ revenue }) => revenue },
];

type OfStore = SellerAnalytics['stores'][number];

const storeColumns: TableColumn<OfStore>[] = [
  { header: 'Toko', kind: 'text', share: 8, value: ({ store_name }) => store_name },
  { header: 'Pesanan selesai', kind: 'number', share: 3, value: ({ orders }) => orders },
  { header: 'Penjualan', kind: 'money', share: 4, value: ({ revenue }) => revenue },
];

export const levelName = (level: PerformanceLevel): string =>
  `${level.charAt(0)}${level.slice(1).toLowerCase()}`;

const scoreOf = ({ score, level }: SellerPerformance): string =>
  score === null || level === null
    ? 'Belum cukup data'
    : `${String(score).replace('.', ',')} (${levelName(level)})`;

const title = (words: string): Block => text(words, types.large);

/** A week on paper. What it does not know it says, and every number stands with the days it covers. */
export function reportPaper(told: WeekTold): { title: string; blocks: Block[] } {
  const { of, time_zone, week, products, performance } = told;
  const days = daysWords(week.start_week, week.date_to);
  return {
    title: `Laporan mingguan ${of}, ${days}`,
    blocks: [
      heading('Laporan mingguan', of),
      pairs([
        ['Minggu', days],
        ['Dibandingkan', daysWords(week.before_from, week.before_to)],
        [
          'Dihitung sampai',
          week.counted_at === null
            ? 'Pesanan lama masih dihitung, angka ini belum lengkap'
            : formatInstant(week.counted_at, time_zone),
        ],
        [
          'Skor kinerja',
          `${scoreOf(performance)}, ${daysWords(performance.date_from, performance.date_to)}`,
        ],
      ]),
      table(figureColumns, figuresOf(told)),
      ...(week.orders.value === 0 ? [note('Tidak ada pesanan selesai di minggu ini.')] : []),
      ...(week.is_comparable
        ? []
        : [note(`Perbandingan ditunjukkan mulai ${enoughOrders} pesanan di kedua minggu.`)]),
      title('Penjualan 12 minggu (Rp)'),
      blank(),
      bars(
        week.trend.map(({ start_week, revenue }) => ({
          label: shortDay(start_week),
          value: revenue,
          words: shortAmount(revenue),
        })),
      ),
      title('Hari demi hari'),
      blank(),
      table(dayColumns, week.days),
      ...(week.stores.length > 0
        ? [title('Menurut toko'), blank(), table(storeColumns, week.stores.slice(0, mostStores))]
        : []),
      ...(products.length > 0
        ? [
            title('Barang teratas'),
            blank(),
            table(productColumns(week.is_comparable), products.slice(0, mostProducts)),
          ]
        : []),
      note(
        'Penjualan: penjualan dan ongkos kirim yang dibukukan, dikurangi pengembalian dana, pada hari pembukuannya. Pengembalian untuk pesanan lama mengurangi minggu ini, bukan minggu pesanannya.',
      ),
    ],
  };
}
