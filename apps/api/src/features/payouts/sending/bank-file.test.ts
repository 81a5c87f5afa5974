import { buffer } from 'node:stream/consumers';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretKey } from '../../../platform/secret-key.ts';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { newOperator } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { zipEntries } from '../../../testing/zip-entries.ts';
import { createNumberSeal } from '../record/number-seal.ts';
import { bankFile } from './bank-file.service.ts';

const { opsPayouts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let finance: string;
beforeAll(async () => {
  server = await startTestServer(payoutSettings);
  bank = await openPayouts(server);
  finance = (await newOperator(server, '+628970000074')).token;
  await bank.account({ account_number: '0012345678901234567' });
});
afterAll(() => server.close());

/** A payout that an operator has taken. */
async function taken() {
  await bank.completed();
  await bank.schedule();
  const [payout] = await bank.list({ state: 'SCHEDULED' });
  const body = { store_id: bank.store_id, payout_id: payout?.id ?? '' };
  return (await server.call(opsPayouts.send, { body }, finance)).body.payout;
}
const make = async () => (await server.call(opsPayouts.makeFile, { body: {} }, finance)).body;

/** The sheet of a file as its program would have it. */
async function sheetOf(file_id: string | null) {
  const { db } = server.database;
  const numbers = createNumberSeal([secretKey(undefined, 'bank_accounts')]);
  const { rows } = await sql<{ id: string }>`select id from operators limit 1`.execute(db);
  const who = { operator_id: rows[0]?.id ?? '' };
  const { bytes } = await bankFile(db, numbers, who, file_id ?? '');
  return (
    zipEntries(await buffer(bytes))
      .get('xl/worksheets/sheet1.xml')
      ?.toString() ?? ''
  );
}

it('a transfer is in one bank file, however many are made, and stays in it', async () => {
  const first = await taken();
  const files = await Promise.all([make(), make(), make()]);
  const [file, ...others] = files.filter(({ file_id }) => file_id !== null);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ transfer_count: 1, amount: first.amount });
  const second = await taken();
  const next = await make();
  expect(next).toMatchObject({ transfer_count: 1, amount: second.amount });
  const [sheet, nextSheet] = [await sheetOf(file?.file_id ?? null), await sheetOf(next.file_id)];
  expect(sheet).toContain(first.reference);
  expect(sheet).not.toContain(second.reference);
  expect(nextSheet).toContain(second.reference);
  expect(nextSheet).not.toContain(first.reference);
  const ended = { store_id: bank.store_id, payout_id: first.id, attempt: 1 };
  await server.call(opsPayouts.arrived, { body: ended }, finance);
  expect(await sheetOf(file?.file_id ?? null)).toBe(sheet);
  expect(await make()).toEqual({ file_id: null, transfer_count: 0, amount: 0 });
});

it('a number keeps its zeros, as text in a workbook, and who made and took the file is on record', async () => {
  await taken();
  const { file_id } = await make();
  expect(await sheetOf(file_id)).toMatch(/t="inlineStr"[^>]*><is><t[^>]*>0012345678901234567</);
  const query = { file_id: file_id ?? '' };
  const { status, headers } = await server.call(opsPayouts.bankFile, { query }, finance);
  expect([status, headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const { rows } = await sql<{ act: string }>`select act from operator_acts
    where details ->> 'file_id' = ${file_id} and operator_id is not null order by id`.execute(
    server.database.db,
  );
  expect(rows.map(({ act }) => act)).toEqual(['payout.make_file', 'payout.file', 'payout.file']);
});

it.each(['=SUM(A1)', '1 Budi', 'Budi; Santoso', '"Budi"'])(
  'a name such as %s is said beside its field',
  async (holder_name) => {
    const { status, body } = await bank.add({ holder_name });
    expect([status, body.errors?.fields?.holder_name?.code]).toEqual([400, 'invalid']);
  },
);
