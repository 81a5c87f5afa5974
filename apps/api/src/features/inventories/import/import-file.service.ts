import { mostPlanRows } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import type { SpooledFile } from '../../../platform/files/spooled-file.ts';
import { readTable } from '../../../platform/imports/read-table.ts';
import { cellText, type TableRow, UnreadableFile } from '../../../platform/imports/table-row.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { openPlan } from '../plans/create-plan.service.ts';
import { insertPlan, insertPlanRows } from '../plans/stage-plan.sql.ts';
import { findColumns } from './file-columns.ts';
import { readListingNames } from './listing-names.sql.ts';
import { type NameFinder, nameFinder } from './listing-names.ts';
import { namesRows, rowReader } from './read-rows.ts';

const rowsAtOnce = 1_000;
/** Letters of a batch, and of a file: what is written down is bounded, too, however small it was packed. */
const lettersAtOnce = 1_000_000;
/** As many as a sheet can have: a stray remark may stand in the last of them. */
const mostLines = 1_048_576;
const mostLettersOfFile = 100_000_000;

type Import = { store_id: string; file_name: string };

/**
 * The long half: reads the file row by row and stages it, a batch in memory at a time. A plan that is never opened is
 * seen by nobody.
 */
export async function prepareImport(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, file_name }: Import,
  file: SpooledFile | undefined,
): Promise<string> {
  const store = storeIn(scope, store_id);
  await refuseInactive(db, scope);
  if (!file) return fail('validation_failed', { file: 'required' });
  try {
    const rows = readTable(file.path);
    try {
      return await stageFile(db, store, { user_id, file_name }, rows);
    } finally {
      await rows.return(undefined);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return fail('import_unreadable');
    throw error;
  }
}

/** The short half: from here on there is a plan. */
export const openImport = (db: Db, scope: StoreScope, store_id: string, plan_id: string) =>
  inTransaction(
    db,
    async (db): Promise<{ plan: InventoryPlan }> => ({
      plan: await openPlan(db, scope, storeIn(scope, store_id), plan_id),
    }),
  );

async function stageFile(
  db: Db,
  store: OneStore,
  { user_id, file_name }: { user_id: string; file_name: string },
  rows: AsyncGenerator<TableRow>,
): Promise<string> {
  const batches = inBatches(rows);
  const first = (await batches.next()).value ?? [];
  if (first.length === 0) fail('import_empty');
  const columns = findColumns(first);
  const begin = first.slice(columns.skipped);
  if (begin.length === 0) fail('import_empty');
  const read = rowReader(columns, begin);
  const plan = { source: 'IMPORT' as const, user_id, file_name, heads: columns.heads };
  const plan_id = await insertPlan(db, store, plan);
  const isNamed = namesRows(columns);
  // Asked for once a row has nothing else to go by.
  let find: NameFinder | undefined;
  let staged = 0;
  for (let batch = begin; batch.length > 0; batch = (await batches.next()).value ?? []) {
    staged += batch.length;
    if (staged > mostPlanRows || (batch.at(-1)?.line ?? 0) > mostLines)
      fail('import_too_many_rows');
    if (!find && batch.some(isNamed)) find = nameFinder(await readListingNames(db, store));
    await insertPlanRows(
      db,
      store,
      plan_id,
      batch.map((row) => read(row, find)),
    );
  }
  return plan_id;
}

async function* inBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[], undefined> {
  let [batch, letters, all]: [TableRow[], number, number] = [[], 0, 0];
  for await (const row of rows) {
    batch.push(row);
    letters += row.cells.reduce<number>((sum, cell) => sum + cellText(cell).length, 0);
    if (batch.length < rowsAtOnce && letters < lettersAtOnce) continue;
    all += letters;
    if (all > mostLettersOfFile) throw new UnreadableFile('too much text');
    yield batch;
    [batch, letters] = [[], 0];
  }
  yield batch;
}
