import type {
  AccountingDifference,
  DifferencesExport,
  DifferencesQuery,
} from '@marketplace/contract/accounting-sync';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readBooks } from '../books-of-store.sql.ts';
import { actionsFor, adviceOn } from './advice.ts';
import {
  countDifferences,
  countReasons,
  type DifferenceRow,
  type Narrowed,
  pageOfDifferences,
} from './board.sql.ts';

const documentOf = (row: DifferenceRow): AccountingDifference['document'] => {
  const { document_id, kind, number, day } = row;
  if (document_id === null || kind === null || number === null || day === null) return null;
  return {
    ...{ kind, number, day },
    id: document_id,
    order_id: row.order_id,
    order_number: row.order_number,
    total: row.total ?? 0,
    order_count: row.order_count ?? 0,
  };
};

const productOf = (row: DifferenceRow): AccountingDifference['product'] => {
  const { variant_id, product_id, product_name, item_no, item_name } = row;
  if (variant_id === null || product_id === null || product_name === null) return null;
  return { variant_id, product_id, name: product_name, item_no, item_name };
};

export function shownDifference(row: DifferenceRow): AccountingDifference {
  const { id, reason, ours, theirs, words, since } = row;
  const subject = row.document_id === null ? 'PRODUCT' : 'DOCUMENT';
  return {
    ...{ id, subject, reason, ours, theirs, words, since },
    product: productOf(row),
    document: documentOf(row),
    advice: adviceOn(reason),
    actions: actionsFor(subject, reason),
  };
}

export async function listDifferences(db: Db, scope: StoreScope, query: DifferencesQuery) {
  const { page, page_size } = query;
  const offset = (page - 1) * page_size;
  if (offset >= countedUpTo) fail('page_too_far');
  const rows = await pageOfDifferences(db, scope, query, offset, page_size);
  const total = await countDifferences(db, scope, query, countedUpTo + 1);
  return {
    ...numberedPage(query, rows.map(shownDifference), boundedCount(total)),
    counts: await countReasons(db, scope),
    compared_at: (await readBooks(db, scope))?.compared_at ?? null,
  };
}

const columns: Column<AccountingDifference>[] = [
  {
    header: 'Tentang',
    kind: 'text',
    value: (row) => row.product?.name ?? row.document?.number ?? '',
  },
  { header: 'Barang Accurate', kind: 'text', value: ({ product }) => product?.item_no ?? '' },
  { header: 'Sebab', kind: 'text', value: ({ advice }) => advice },
  { header: 'Di sini (pcs)', kind: 'number', value: ({ ours }) => ours },
  { header: 'Di Accurate (pcs)', kind: 'number', value: ({ theirs }) => theirs },
  { header: 'Nilai (Rp)', kind: 'money', value: ({ document }) => document?.total ?? null },
  { header: 'Pesan Accurate', kind: 'text', value: ({ words }) => words ?? '' },
];

const mostRows = 100_000;
const batch = 500;

async function* rowsInBatches(db: Db, scope: StoreScope, filter: Narrowed) {
  for (let offset = 0; offset < mostRows; offset += batch) {
    const rows = await pageOfDifferences(db, scope, filter, offset, batch);
    if (rows.length > 0) yield rows.map(shownDifference);
    if (rows.length < batch) return;
  }
}

export function exportDifferences(
  db: Db,
  scope: StoreScope,
  { format, ...filter }: DifferencesExport,
): FileAnswer {
  const rows = { name: 'Selisih', columns, batches: rowsInBatches(db, scope, filter) };
  return fileAnswer('selisih-accurate', format, (format === 'csv' ? csvRows : xlsxRows)(rows));
}
