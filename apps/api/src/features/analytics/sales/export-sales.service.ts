import type { AnalyticsExportQuery } from '@marketplace/contract/seller-analytics';
import type { Db } from '../../../platform/db/handle.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type DayRow, type ProductSum, readDayRows, sumProducts } from './sales.sql.ts';
import { askedWeek, seesCosts } from './show-sales.service.ts';

/** More than any catalogue has. */
const mostProducts = 100_000;

const dayColumns: Column<DayRow>[] = [
  { header: 'Hari', kind: 'day', value: ({ day }) => day },
  { header: 'Toko', kind: 'text', value: ({ store_name }) => store_name },
  { header: 'Pendapatan (Rp)', kind: 'money', value: ({ revenue }) => revenue },
  { header: 'Pesanan selesai', kind: 'number', value: ({ orders }) => orders },
  { header: 'Barang (satuan terkecil)', kind: 'number', value: ({ units }) => units },
];

/** Every row says the days it covers: a file is read long after. */
const productColumns = (from: string, to: string, seesMargin: boolean): Column<ProductSum>[] => [
  { header: 'Dari', kind: 'day', value: () => from },
  { header: 'Sampai', kind: 'day', value: () => to },
  { header: 'Barang', kind: 'text', value: ({ product_name }) => product_name },
  { header: 'Terjual (satuan terkecil)', kind: 'number', value: ({ units }) => units },
  { header: 'Nilai (Rp)', kind: 'money', value: ({ revenue }) => revenue },
  ...(seesMargin
    ? [
        {
          header: 'Untung kotor (Rp)',
          kind: 'money',
          value: (row: ProductSum) => row.margin,
        } as const,
      ]
    : []),
];

export async function exportSales(
  db: Db,
  scope: StoreScope,
  query: AnalyticsExportQuery,
): Promise<FileAnswer> {
  const week = await askedWeek(db, scope, query);
  const write = query.format === 'csv' ? csvRows : xlsxRows;
  if (query.of === 'products') {
    const sorting = { by: 'REVENUE', most: mostProducts } as const;
    const rows = await sumProducts(db, scope, week.now, week.before, sorting);
    const columns = productColumns(week.now.from, week.now.to, seesCosts(scope));
    const file = { name: 'Produk terjual', columns, batches: inOne(rows) };
    return fileAnswer('produk-terjual', query.format, write(file));
  }
  const rows = await readDayRows(db, scope, week.all);
  const file = { name: 'Penjualan', columns: dayColumns, batches: inOne(rows) };
  return fileAnswer('penjualan', query.format, write(file));
}

async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}
