import type {
  AccountingLogExport,
  AccountingLogQuery,
  AccountingLogRow,
} from '@marketplace/contract/accounting-sync';
import type { AccountingLogKind } from '@marketplace/contract/accounting-words';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { followingPage } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { forgetLog, readLog } from '../record/log.sql.ts';

const key = z.tuple([z.string().regex(/^\d{1,18}$/)]);

export const listLog = (db: Db, scope: StoreScope, query: AccountingLogQuery) =>
  followingPage(
    query,
    key,
    (behind, limit) => readLog(db, scope, query, behind?.[0], limit),
    ({ id }) => [id],
  );

const kinds: Record<AccountingLogKind, string> = {
  CONNECTED: 'Terhubung',
  DISCONNECTED: 'Diputus',
  LINKED: 'Dipasangkan',
  UNLINKED: 'Dilepas',
  ITEM_CREATED: 'Barang dibuat di Accurate',
  ITEM_CHANGED: 'Barang berubah di Accurate',
  LISTING_CREATED: 'Produk dibuat di sini',
  INVOICE: 'Faktur',
  RETURN: 'Retur',
  STOCK_THERE: 'Stok ke Accurate',
  STOCK_HERE: 'Stok dari Accurate',
  SETTLED: 'Diputuskan',
  COMPARED: 'Dibandingkan',
};

const columns: Column<AccountingLogRow>[] = [
  { header: 'Waktu', kind: 'instant', value: ({ at }) => ({ at, time_zone: 'Asia/Jakarta' }) },
  { header: 'Jenis', kind: 'text', value: ({ kind }) => kinds[kind] },
  {
    header: 'Hasil',
    kind: 'text',
    value: ({ state }) => (state === 'DONE' ? 'Berhasil' : 'Gagal'),
  },
  { header: 'Tentang', kind: 'text', value: ({ about }) => about },
  { header: 'Perubahan', kind: 'text', value: ({ change }) => change },
  { header: 'Pesan Accurate', kind: 'text', value: ({ words }) => words ?? '' },
  { header: 'Oleh', kind: 'text', value: ({ by_name }) => by_name ?? '' },
];

const [batch, mostRows] = [500, 200_000];

async function* rowsInBatches(db: Db, scope: StoreScope, filter: AccountingLogExport) {
  let last: string | undefined;
  for (let read = 0; read < mostRows; read += batch) {
    const rows = await readLog(db, scope, filter, last, batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id;
  }
}

export function exportLog(db: Db, scope: StoreScope, query: AccountingLogExport): FileAnswer {
  const rows = { name: 'Catatan', columns, batches: rowsInBatches(db, scope, query) };
  const { format } = query;
  return fileAnswer('catatan-accurate', format, (format === 'csv' ? csvRows : xlsxRows)(rows));
}

const atOnce = 2_000;

export const forgetOldLog = (db: Db): Promise<number> => forgetLog(db, atOnce);
