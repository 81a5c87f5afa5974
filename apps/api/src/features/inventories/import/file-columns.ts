import type { PlanColumn } from '@marketplace/contract/inventory-plan-words';
import { fail } from '../../../platform/failure.ts';
import { cellText, type TableRow } from '../../../platform/imports/table-row.ts';
import type { NameParts } from './listing-names.ts';

/** What a file may say, beside what a plan has: by which name a product goes there, for want of an id. */
export type FileColumn = PlanColumn | keyof NameParts;

/** How people call the columns, in Indonesian and English, without what is in brackets, signs and blanks. */
const names: Record<FileColumn, readonly string[]> = {
  product_unit_id: ['idsatuan', 'idsatuanproduk', 'idunit', 'productunitid', 'unitid'],
  barcode: [
    'barcode',
    'kodebarcode',
    'nomorbarcode',
    'nobarcode',
    'barcodenumber',
    'ean',
    'upc',
    'gtin',
  ],
  price: [
    'harga',
    'hargajual',
    'hargabaru',
    'price',
    'sellingprice',
    'sellprice',
    'newprice',
    'unitprice',
    'hargasatuan',
  ],
  cost_price: [
    'hargamodal',
    'modal',
    'hargabeli',
    'hargapokok',
    'hpp',
    'cost',
    'costprice',
    'purchaseprice',
  ],
  stock: [
    'stok',
    'stock',
    'jumlahstok',
    'stokbaru',
    'sisastok',
    'qty',
    'quantity',
    'jumlah',
    'onhand',
  ],
  minimum_order: [
    'minimumpesanan',
    'minimalpesanan',
    'minpesanan',
    'minimumorder',
    'minorder',
    'minorderqty',
    'moq',
  ],
  state: ['status', 'state', 'statusproduk', 'aktif', 'active'],
  name: [
    'namaproduk',
    'namabarang',
    'nama',
    'namaitem',
    'produk',
    'barang',
    'item',
    'product',
    'productname',
    'itemname',
    'name',
    'deskripsi',
    'description',
  ],
  brand: ['merek', 'merk', 'brand'],
  variant: ['varian', 'variant', 'rasa'],
  unit: ['satuan', 'sat', 'unit', 'uom', 'kemasan'],
  unit_size: ['isi', 'isiperdus', 'isiperkarton', 'packsize'],
};
const columnOf = new Map<string, FileColumn>();
for (const [column, words] of Object.entries(names))
  for (const word of words) columnOf.set(word, column as FileColumn);

/** Of what names a product the first is taken: a list may have more than one of them. */
const ofName: readonly FileColumn[] = ['brand', 'name', 'variant', 'unit', 'unit_size'];
const isOfName = (column: FileColumn) => ofName.includes(column);

/** What the file of refused rows has beside what was sent. */
const reasonHead = 'alasanditolak';

export type FileColumns = {
  heads: string[];
  /** Where each column stands. */
  places: ReadonlyMap<FileColumn, number>;
  /** How many of the rows are heads, or stand above them. */
  skipped: number;
};

/** So many rows are looked at for heads: above them may stand a title, an address, a date. */
const mostAbove = 20;

/** The row, or two rows one above the other, that name most columns. */
export function findColumns(rows: readonly TableRow[]): FileColumns {
  let best: FileColumns = { heads: [], places: new Map(), skipped: 0 };
  let twice = false;
  for (const [index, row] of rows.slice(0, mostAbove).entries()) {
    const own = row.cells.map(cellText);
    const next = rows[index + 1]?.cells.map(cellText);
    for (const [heads, skipped] of [
      [own, index + 1],
      ...(next ? [[together(own, next), index + 2] as const] : []),
    ] as const) {
      const found = namedIn(heads);
      if (found.places.size <= best.places.size) continue;
      best = { heads: withoutReasons(heads), places: found.places, skipped };
      twice = found.twice;
    }
  }
  const hasKey = keys.some((column) => best.places.has(column));
  const values = [...best.places.keys()].filter((each) => !isKey(each) && !isOfName(each));
  if (!hasKey || values.length === 0) fail('import_columns_missing');
  if (twice) fail('import_columns_twice');
  return best;
}

const keys = ['product_unit_id', 'barcode', 'name'] as const;
const isKey = (column: FileColumn) => keys.some((key) => key === column);

function namedIn(heads: readonly string[]) {
  const places = new Map<FileColumn, number>();
  let twice = false;
  for (const [place, head] of heads.entries()) {
    const column = columnOf.get(plain(head));
    if (!column) continue;
    if (!places.has(column)) places.set(column, place);
    else if (!isOfName(column)) twice = true;
  }
  return { places, twice };
}

/** A head over several columns stands at the first of them. Alone the lower row says the same or less. */
function together(upper: readonly string[], lower: readonly string[]): string[] {
  const length = Math.max(upper.length, lower.length);
  let over = '';
  return Array.from({ length }, (_, place) => {
    over = upper[place] || over;
    const [above, below] = [plain(over), plain(lower[place] ?? '')];
    if (!below) return lower[place] || upper[place] || '';
    return columnOf.has(above + below) ? `${over} ${lower[place]}` : (lower[place] ?? '');
  });
}

const plain = (head: string) =>
  head
    .toLowerCase()
    .replace(/\([^)]*\)|\brp\b/g, '')
    .replace(/[^a-z0-9]/g, '');

const withoutReasons = (heads: readonly string[]) =>
  heads.map((head) => (plain(head) === reasonHead ? '' : head));
