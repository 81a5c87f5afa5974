import { planReasonTable } from '@marketplace/contract/inventory-plan-reasons';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';
import { readPlanRows, type ShownRow } from './plan-rows.sql.ts';
import { readPlan } from './plans.sql.ts';

type Query = { store_id: string; plan_id: string; format: 'csv' | 'xlsx' };

/** The rows to be mended, with the columns they came with and why each is here; mended, it can be sent as it is. */
export async function refusedFile(
  db: Db,
  scope: StoreScope,
  { store_id, plan_id, format }: Query,
): Promise<FileAnswer> {
  const { heads } = (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
  const store = storeIn(scope, store_id);
  const batches = inBatches<ShownRow>((last, limit) =>
    readPlanRows(db, store, plan_id, { isRefused: true }, last?.place ?? 0, limit),
  );
  // What they came with may say what goods cost.
  const own = heads && seesCosts(scope, store_id) ? columnsOf(heads) : ofListings;
  const columns = [...own, why];
  const rows = { name: 'Ditolak', columns, batches };
  return fileAnswer('baris-ditolak', format, (format === 'csv' ? csvRows : xlsxRows)(rows));
}

const columnsOf = (heads: readonly string[]): Column<ShownRow>[] =>
  heads.map((header, index) => ({
    header,
    kind: 'text',
    value: ({ cells }) => cells?.[index] ?? '',
  }));

const ofListings: readonly Column<ShownRow>[] = [
  { header: 'ID satuan', kind: 'text', value: (row) => row.product_unit_id },
  { header: 'Nama produk', kind: 'text', value: (row) => row.product_name },
  { header: 'Satuan', kind: 'text', value: (row) => row.uom_name },
  { header: 'Harga (Rp)', kind: 'money', value: (row) => row.price },
];

const why: Column<ShownRow> = {
  header: 'Alasan ditolak',
  kind: 'text',
  value: ({ reasons, outcome_reason }) =>
    [...reasons.map(({ code }) => code), ...(outcome_reason ? [outcome_reason] : [])]
      .map((code) => planReasonTable[code])
      .join(' '),
};
