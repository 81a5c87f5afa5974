import { randomUUID } from 'node:crypto';
import { actingAs } from '../../../platform/acting.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { xlsxRows } from '../../../platform/exports/xlsx-rows.ts';
import { fail } from '../../../platform/failure.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { bankName } from '../../banks/banks.service.ts';
import { lockPayouts } from '../record/door.sql.ts';
import type { NumberSeal } from '../record/number-seal.ts';
import { type FileRow, putIntoFile, readFile, readStoresWithoutFile } from './bank-file.sql.ts';

/** Each transfer goes into one file, ever: whoever makes another gets what was taken since. */
export async function makeFile(db: Db) {
  const file_id = randomUUID();
  let [transfer_count, amount] = [0, 0];
  for (const { id } of await readStoresWithoutFile(db))
    await inTransaction(db, async (db) => {
      const store = storeIn(systemScope([id]), id);
      await lockPayouts(db, store);
      const put = await putIntoFile(db, store, file_id);
      const sum = put.reduce((sum, each) => sum + each.amount, 0);
      transfer_count += put.length;
      amount += sum;
      if (put.length === 0) return;
      const about = { store_id: id, file_id, transfer_count: put.length, amount: sum };
      await recordAct(db, 'payout.make_file', about);
    });
  return { file_id: transfer_count > 0 ? file_id : null, transfer_count, amount };
}

type Transfer = Omit<FileRow, 'number_sealed'> & { account_number: string };

const columns: Column<Transfer>[] = [
  { header: 'Referensi', kind: 'text', value: ({ reference }) => reference },
  { header: 'Kode bank', kind: 'text', value: ({ bank_code }) => bank_code },
  { header: 'Bank', kind: 'text', value: ({ bank_code }) => bankName(bank_code) },
  { header: 'Nomor rekening', kind: 'text', value: ({ account_number }) => account_number },
  { header: 'Nama pemilik', kind: 'text', value: ({ holder_name }) => holder_name },
  { header: 'Jumlah (Rp)', kind: 'money', value: ({ amount }) => amount },
  { header: 'Toko', kind: 'text', value: ({ store_name }) => store_name },
];

const batch = 200;

/**
 * The one place where numbers are whole again: a bank needs them. Who has taken them is on record. A workbook, since in a text
 * file a table program takes an account number for an amount, and drops its zeros.
 */
export async function bankFile(
  db: Db,
  numbers: NumberSeal,
  { operator_id }: { operator_id: string },
  file_id: string,
): Promise<FileAnswer> {
  const first = await readFile(db, file_id, undefined, batch);
  if (first.length === 0) fail('payout_file_not_found');
  await inTransaction(db, (db) =>
    actingAs({ operator_id }, () => recordAct(db, 'payout.file', { file_id })),
  );
  async function* batches() {
    for (
      let rows = first;
      rows.length > 0;
      rows = rows.length < batch ? [] : await readFile(db, file_id, rows.at(-1), batch)
    )
      yield await Promise.all(
        rows.map(async ({ number_sealed, ...row }) => ({
          ...row,
          account_number: await numbers.open(db, { ...row, number_sealed }),
        })),
      );
  }
  const rows = { name: 'Pencairan', columns, batches: batches() };
  return fileAnswer(`pencairan-${file_id.slice(0, 8)}`, 'xlsx', xlsxRows(rows));
}
