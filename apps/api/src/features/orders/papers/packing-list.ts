import {
  type Block,
  heading,
  note,
  type TableColumn,
  table,
} from '../../../platform/exports/pdf-blocks.ts';
import type { PaperOrder } from '../invoices/paper-orders.sql.ts';
import { unitWords } from './paper-words.ts';

/** One thing to take from the shelf, for all the orders that want it. */
export type ShelfPick = {
  category_name: string;
  product_name: string;
  unit: string;
  quantity: number;
  /** Which of them to take first. */
  expires_on: string | null;
  /** How many go to which order, by where the order stands in the list below. */
  places: string[];
};

/** Gathered by product and unit, those of a category beside each other: once along the shelves. */
export function picksOf(orders: readonly PaperOrder[]): ShelfPick[] {
  const picks = new Map<string, ShelfPick>();
  for (const [index, order] of orders.entries()) {
    for (const line of order.lines) {
      const { category_name, product_name, expires_on, quantity } = line;
      const unit = unitWords(line);
      const key = JSON.stringify([product_name, unit]);
      const first = { category_name, product_name, unit, expires_on, quantity: 0, places: [] };
      const pick: ShelfPick = picks.get(key) ?? first;
      pick.quantity += quantity;
      pick.places.push(`#${index + 1}: ${quantity}`);
      picks.set(key, pick);
    }
  }
  return [...picks.values()].sort(
    (left, right) =>
      compare(left.category_name, right.category_name) ||
      compare(left.product_name, right.product_name) ||
      compare(left.unit, right.unit),
  );
}

const { compare } = new Intl.Collator('id', { numeric: true });

/** So many stand in a row whatever their numbers are; a row that is longer than half a page is cut. */
const mostPlaces = 25;

type ShelfRow = ShelfPick & { isContinued: boolean };

/** What many orders want takes several rows, so that each of them is named. */
const rowsOf = (pick: ShelfPick): ShelfRow[] =>
  Array.from({ length: Math.ceil(pick.places.length / mostPlaces) }, (_, index) => ({
    ...pick,
    places: pick.places.slice(index * mostPlaces, (index + 1) * mostPlaces),
    isContinued: index > 0,
  }));

const shelf: readonly TableColumn<ShelfRow>[] = [
  {
    header: 'Ambil',
    kind: 'text',
    share: 2,
    value: ({ isContinued }) => (isContinued ? null : '[\u00a0\u00a0\u00a0]'),
  },
  {
    header: 'Barang',
    kind: 'text',
    share: 9,
    value: (pick) =>
      pick.isContinued ? `${pick.product_name} (lanjutan)` : pick.product_name + expiryOf(pick),
  },
  { header: 'Kategori', kind: 'text', share: 4, value: (pick) => pick.category_name },
  { header: 'Satuan', kind: 'text', share: 4, value: (pick) => pick.unit },
  {
    header: 'Jumlah',
    kind: 'number',
    share: 2,
    value: (pick) => (pick.isContinued ? null : pick.quantity),
  },
  { header: 'Untuk pesanan', kind: 'text', share: 6, value: (pick) => pick.places.join(', ') },
];

/** Whoever stands at the shelf takes those first. */
const expiryOf = ({ expires_on }: ShelfPick) =>
  expires_on ? ` (kedaluwarsa ${expires_on.split('-').toReversed().join('-')})` : '';

type Numbered = PaperOrder & { place: number };
const unitsOf = ({ lines }: PaperOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const orderColumns: readonly TableColumn<Numbered>[] = [
  { header: 'No.', kind: 'text', share: 1, value: ({ place }) => `#${place}` },
  { header: 'Pesanan', kind: 'text', share: 5, value: (order) => order.order_number },
  { header: 'Pembeli', kind: 'text', share: 8, value: ({ buyer }) => buyer.name },
  { header: 'Kota', kind: 'text', share: 4, value: ({ buyer }) => buyer.city },
  { header: 'Satuan', kind: 'number', share: 2, value: unitsOf },
];

/** The walk along the shelves, and then what goes to whom. */
export function packingList(orders: readonly PaperOrder[]): { title: string; blocks: Block[] } {
  const [first] = orders;
  const numbered = orders.map((order, index) => ({ ...order, place: index + 1 }));
  const title = `Daftar ambil barang, ${orders.length} pesanan`;
  return {
    title,
    blocks: [
      heading('Daftar ambil barang', first?.seller.name),
      note(`${orders.length} pesanan. Nomor # menunjuk ke daftar pesanan di bagian akhir.`),
      table(shelf, picksOf(orders).flatMap(rowsOf)),
      note('Pesanan'),
      table(orderColumns, numbered),
    ],
  };
}
