import type { MoneyPosting, PostingsExportQuery } from '@marketplace/contract/money';
import { inBatchesOf, readInTurn } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { postingFileColumns } from './posting-file-columns.ts';
import { readAllKeys } from './posting-keys.sql.ts';
import { runningDown } from './postings.service.ts';
import { readPostings } from './postings.sql.ts';
import { statementPdf } from './statement-pdf.ts';

const mostRows = 100_000;
/** A document is planned whole before its first page is written, and nobody reads more. */
const mostInPdf = 5_000;

/** Which postings is settled in one statement at the beginning; they never change, so all of the file is of that moment. */
export async function exportPostings(
  db: Db,
  scope: StoreScope,
  { format, ...query }: PostingsExportQuery,
  most = format === 'pdf' ? mostInPdf : mostRows,
): Promise<FileAnswer> {
  const { keys, saldo } = await readInTurn(() => readAllKeys(db, scope, query, most + 1));
  if (keys.length > most) fail('export_too_large');
  const batches = withSaldo(
    saldo ?? undefined,
    inBatchesOf(keys, (some) => readPostings(db, scope, some.map(keyOf))),
  );
  if (format === 'pdf') {
    const rows: MoneyPosting[] = [];
    for await (const batch of batches) rows.push(...batch);
    return fileAnswer('mutasi', format, statementPdf(rows, query));
  }
  const file = { name: 'Mutasi', columns: postingFileColumns, batches };
  return fileAnswer('mutasi', format, (format === 'csv' ? csvRows : xlsxRows)(file));
}

function keyOf(text: string) {
  const [store_id = '', id = ''] = text.split('.');
  return { store_id, id };
}

type Read = Awaited<ReturnType<typeof readPostings>>;

async function* withSaldo(saldo: number | undefined, batches: AsyncIterable<Readonly<Read>>) {
  let left = saldo;
  for await (const batch of batches) {
    const rows = runningDown(batch, left);
    const last = rows.at(-1);
    left = last && last.balance !== null ? last.balance - last.change : undefined;
    yield rows;
  }
}
