import { id } from '@marketplace/contract/fields';
import type { OpsPayoutsQuery } from '@marketplace/contract/ops-payouts';
import { z } from 'zod';
import { actingAs } from '../../../platform/acting.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Column } from '../../../platform/exports/columns.ts';
import { csvRows } from '../../../platform/exports/csv-rows.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { followingPage } from '../../../platform/pages.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { bankName } from '../../banks/banks.service.ts';
import type { NumberSeal } from '../record/number-seal.ts';
import { toPayout } from '../record/payouts.service.ts';
import { type FileRow, readForFile, readPayoutsOf } from './ops-payouts.sql.ts';

export const listPayoutsOfAll = (db: Db, { state, ...query }: OpsPayoutsQuery) =>
  followingPage(
    query,
    z.tuple([id]),
    async (behind, limit) =>
      (await readPayoutsOf(db, state, behind?.[0], limit)).map((row) => ({
        ...toPayout(row),
        contradicted_attempt: row.contradicted_attempt,
      })),
    (payout) => [payout.id],
  );

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

/** The one place where numbers are whole again: a bank needs them. Who has taken them is on record. */
export async function bankFile(
  db: Db,
  numbers: NumberSeal,
  { operator_id }: { operator_id: string },
): Promise<FileAnswer> {
  await inTransaction(db, (db) =>
    actingAs({ operator_id }, () => recordAct(db, 'payout.file', {})),
  );
  async function* batches() {
    let last: string | undefined;
    let rows: FileRow[];
    do {
      rows = await readForFile(db, last, batch);
      last = rows.at(-1)?.id;
      yield await Promise.all(
        rows.map(async ({ number_sealed, ...row }) => ({
          ...row,
          account_number: await numbers.open(db, { ...row, number_sealed }),
        })),
      );
    } while (rows.length === batch);
  }
  return fileAnswer('pencairan', 'csv', csvRows({ columns, batches: batches() }));
}
