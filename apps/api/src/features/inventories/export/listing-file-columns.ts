import type { Column } from '../../../platform/exports/columns.ts';
import type { ListingLine } from './listing-export.sql.ts';

const cost: Column<ListingLine> = {
  header: 'Harga modal (Rp)',
  kind: 'money',
  value: (line) => line.cost_price,
};

/** What an export has is what an import takes: the heads are among those that are known there. */
export const listingFileColumns = (withCosts: boolean): readonly Column<ListingLine>[] => [
  { header: 'ID satuan', kind: 'text', value: (line) => line.product_unit_id },
  { header: 'Barcode', kind: 'text', value: (line) => line.barcode },
  { header: 'Nama produk', kind: 'text', value: (line) => line.product_name },
  { header: 'Varian', kind: 'text', value: (line) => line.variant_name },
  { header: 'Satuan', kind: 'text', value: (line) => line.uom_name },
  { header: 'Isi (pcs)', kind: 'number', value: (line) => line.base_quantity },
  { header: 'Harga (Rp)', kind: 'money', value: (line) => line.price },
  ...(withCosts ? [cost] : []),
  { header: 'Stok', kind: 'number', value: (line) => line.stock },
  { header: 'Minimum pesanan', kind: 'number', value: (line) => line.minimum_order },
  {
    header: 'Status',
    kind: 'text',
    value: (line) => (line.state === 'ACTIVE' ? 'Aktif' : 'Nonaktif'),
  },
];
