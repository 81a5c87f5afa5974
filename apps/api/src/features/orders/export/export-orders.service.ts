import {
  type FulfilmentStatus,
  fulfilmentStatuses,
  type OrderExportQuery,
} from '@marketplace/contract/orders';
import { inBatchesOf, readInTurn } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { isFiltered } from '../list/list-orders.service.ts';
import { readSearch } from '../list/order-search.service.ts';
import { roughCountsInScope } from '../list/order-totals.sql.ts';
import { readOrderIds, readOrders } from './order-export.sql.ts';
import { streamedColumns } from './order-file-columns.ts';

const mostOrders = 100_000;

/**
 * A seller's list as a file. Which orders, and in what order, is settled in one statement at the beginning; the
 * orders themselves are read as they are when their turn comes, so that a slow line holds no connection.
 */
export async function exportOrders(
  db: Db,
  scope: StoreScope,
  { format, ...filters }: OrderExportQuery,
  most = mostOrders,
): Promise<FileAnswer> {
  const ids = await idsToExport(db, scope, filters, most);
  const batches = inBatchesOf(ids, (some) => readOrders(db, scope, some));
  const rows = { name: 'Pesanan', columns: streamedColumns, batches };
  return fileAnswer('pesanan', format, (format === 'csv' ? csvRows : xlsxRows)(rows));
}

type Filters = Omit<OrderExportQuery, 'format'>;

const asQuery = (filters: Filters) => ({ ...filters, is_seller: true, page: 1, page_size: 1 });

/** Of a list that nothing narrows the counters alone say whether it is too much. */
export async function refuseTooLarge(
  db: Db,
  scope: StoreScope,
  filters: Filters,
  most = mostOrders,
): Promise<void> {
  const query = asQuery(filters);
  if (isFiltered(query)) return;
  const { counts } = await roughCountsInScope(db, scope);
  const statuses: readonly FulfilmentStatus[] = query.status ?? fulfilmentStatuses;
  const orders = statuses.reduce((sum, status) => sum + counts[status], 0);
  if (orders > most) fail('export_too_large');
}

/** Which orders, and in what order, as it is at this moment. */
export async function idsToExport(
  db: Db,
  scope: StoreScope,
  filters: Filters,
  most = mostOrders,
): Promise<string[]> {
  await refuseTooLarge(db, scope, filters, most);
  const query = asQuery(filters);
  const search = await readSearch(db, scope, query);
  const ids = await readInTurn(() => readOrderIds(db, scope, { ...query, search }, most + 1));
  if (ids.length > most) fail('export_too_large');
  return ids;
}
