import type {
  InventoryExportQuery,
  InventoryFilterQuery,
} from '@marketplace/contract/inventory-files';
import { mostPlanRows } from '@marketplace/contract/inventory-plan-words';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import { inBatchesOf, readInTurn } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';
import { countersInScope, lengthOf } from '../inventory-counters.sql.ts';
import { isFiltered } from '../list/inventory-filters.sql.ts';
import { countFiltered } from '../list/inventory-totals.sql.ts';
import { matchingIds, queryOf } from '../list/matching-listings.service.ts';
import { readLastChange, readLines } from './listing-export.sql.ts';
import { listingFileColumns } from './listing-file-columns.ts';

/** Which listings is settled at the beginning; each is read as it is when its turn comes. */
export async function exportListings(
  db: Db,
  scope: StoreScope,
  { format, ...filter }: InventoryExportQuery,
): Promise<FileAnswer> {
  const ids = await readInTurn(() => matchingIds(db, scope, filter, mostPlanRows));
  const batches = inBatchesOf(ids, (some) => readLines(db, scope, filter.store_id, some));
  const columns = listingFileColumns(seesCosts(scope, filter.store_id));
  const rows = { name: 'Stok', columns, batches };
  return fileAnswer('stok', format, (format === 'csv' ? csvRows : xlsxRows)(rows));
}

export async function describeExport(db: Db, scope: StoreScope, filter: InventoryFilterQuery) {
  const query = await queryOf(db, scope, filter);
  const [total, last_changed_at] = await Promise.all([
    isFiltered(query)
      ? countFiltered(db, scope, query, { isGrouped: false, most: countedUpTo + 1 })
      : undefined,
    readLastChange(db, scope, filter.store_id),
  ]);
  if (total !== undefined) {
    const { total_data, total_is_capped } = boundedCount(total);
    return { rows: total_data, rows_are_capped: total_is_capped, last_changed_at };
  }
  const counters = await countersInScope(db, scope);
  return { rows: lengthOf(counters, query.state, false), rows_are_capped: false, last_changed_at };
}
