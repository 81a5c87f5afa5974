import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../../platform/authenticate-operator.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { anyPicture, openFeePayments } from '../../../testing/fee-payments.ts';
import { pdf } from '../../../testing/photos.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createOperator } from '../../operators/operators.service.ts';

const { opsFeePayments, payments } = contract;
let server: TestServer;
let fees: Awaited<ReturnType<typeof openFeePayments>>;
let finance: string;
let colleague: string;
beforeAll(async () => {
  server = await startTestServer();
  fees = await openFeePayments(server);
  [finance, colleague] = [await newOperator('+628970000061'), await newOperator('+628970000062')];
});
afterAll(() => server.close());

async function newOperator(phone_number: string) {
  const wanted = { name: `Dana ${phone_number}`, phone_number, role: 'FINANCE' } as const;
  const { db } = server.database;
  const { operator } = await createOperator(db, { ...wanted, password_hash: 'none' });
  return (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
}

/** A payment whose proof waits for somebody to look. */
async function proven(more: object = {}, count = 1) {
  const collections = [];
  for (let each = 0; each < count; each += 1) collections.push(await fees.collection());
  const { payment } = (await fees.pay(collections)).body;
  const sent = await fees.prove(payment, more);
  if (sent.status !== 200) throw new Error(sent.text);
  return { collections, payment: sent.body.payment };
}

const verify = (payment_id: string, more: object = {}, token = finance) =>
  server.call(opsFeePayments.verify, { body: { ...fees.of, payment_id, ...more } }, token);
const refuse = (payment_id: string, reason = 'Uang belum masuk', token = finance) =>
  server.call(opsFeePayments.refuse, { body: { ...fees.of, payment_id, reason } }, token);
const waive = (fee_collection_id: string) =>
  server.call(
    opsFeePayments.waive,
    { body: { ...fees.of, fee_collection_id, reason: 'Salah tagih' } },
    finance,
  );
const submitted = async (payment_id: string) => {
  const { data } = (
    await server.call(opsFeePayments.submitted, { query: { page_size: '100' } }, finance)
  ).body;
  const found = data.find(({ id }) => id === payment_id);
  if (!found) throw new Error(`${payment_id} is not among ${data.length} proofs`);
  return found;
};
const kindsOf = async (payment_id: string) =>
  (await submitted(payment_id)).findings.map(({ kind }) => kind);
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string } } }) => [
  status,
  body.errors?.code,
];

it('money that was found pays the collections, and what came more is the store’s credit [API-72]', async () => {
  const { collections, payment } = await proven({}, 2);
  const credit = -(await fees.owed('CREDIT'));
  const first = await verify(payment.id);
  expect(first.body.payment).toMatchObject({ state: 'VERIFIED', received_amount: payment.amount });
  for (const { id } of collections)
    expect(await fees.read(id)).toMatchObject({ state: 'PAID', payment_id: payment.id });
  expect(-(await fees.owed('CREDIT'))).toBe(credit + payment.unique_amount);
  const again = await verify(payment.id);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const others = [
    await verify(payment.id, { received_amount: payment.amount + 1 }),
    await verify(payment.id, {}, colleague),
  ];
  for (const other of others) expect(codeOf(other)).toEqual([409, 'fee_payment_state_conflict']);
  expect(codeOf(await refuse(payment.id))).toEqual([409, 'fee_payment_state_conflict']);
  expect(await fees.wrongSums()).toEqual([]);
  const { rows } = await sql<{ act: string }>`
    select act from operator_acts where details ->> 'payment_id' = ${payment.id}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ act: 'fee_payment.verify' }]);
});

it('verified by several at once, it is in the book once', async () => {
  const { payment } = await proven();
  const tries = await Promise.all([1, 2, 3, 4].map(() => verify(payment.id)));
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await sql`
    select from postings where cause = 'COLLECTION_PAID' and cause_id = ${payment.id}`.execute(
    server.database.db,
  );
  expect(rows).toHaveLength(1);
  expect(await fees.wrongSums()).toEqual([]);
});

it('what is cut off while it is verified leaves nothing of it', async () => {
  const { db } = server.database;
  const { payment, collections } = await proven();
  await sql`alter table operator_acts add constraint broken check (act <> 'fee_payment.verify') not valid`.execute(
    db,
  );
  expect((await verify(payment.id)).status).toBe(500);
  expect((await submitted(payment.id)).state).toBe('SUBMITTED');
  expect((await fees.read(collections[0]?.id ?? '')).state).toBe('WAITING_VERIFICATION');
  await sql`alter table operator_acts drop constraint broken`.execute(db);
  expect((await verify(payment.id)).status).toBe(200);
  expect(await fees.wrongSums()).toEqual([]);
});

it('another sum than was asked for is taken as it came, and less than the bill is not', async () => {
  const { payment } = await proven();
  const short = await verify(payment.id, { received_amount: payment.bill_amount - 1 });
  expect(codeOf(short)).toEqual([409, 'fee_payment_short']);
  const credit = -(await fees.owed('CREDIT'));
  const more = await verify(payment.id, { received_amount: payment.bill_amount + 50 });
  expect(more.body.payment.received_amount).toBe(payment.bill_amount + 50);
  expect(-(await fees.owed('CREDIT'))).toBe(credit + 50);
  expect(await fees.wrongSums()).toEqual([]);
});

it('a refused proof says why and asks for another, which may be verified [API-72]', async () => {
  const { payment, collections } = await proven();
  const [collection] = collections;
  await fees.dueDaysAgo(8);
  expect((await fees.state()).blocks_new_orders).toBe(false);
  for (const _ of [1, 2]) expect((await refuse(payment.id)).body.payment.state).toBe('REFUSED');
  expect(codeOf(await refuse(payment.id, 'Uang belum masuk', colleague))).toEqual([
    409,
    'fee_payment_state_conflict',
  ]);
  expect(await fees.read(collection?.id ?? '')).toMatchObject({ state: 'OVERDUE' });
  expect(await fees.state()).toMatchObject({ state: 'BLOCKED', blocks_new_orders: true });
  const query = { ...fees.of, payment_id: payment.id };
  const shown = (await server.call(payments.instruction, { query }, fees.owner)).body.payment;
  expect(shown.reason).toBe('Uang belum masuk');
  const notes = await server.call(
    contract.feeCollections.importantNotes,
    { query: fees.of },
    fees.owner,
  );
  expect(notes.body.important_notes[0]).toMatchObject({
    code: 'fee_proof_refused',
    text: expect.stringContaining('Uang belum masuk'),
  });
  expect((await fees.prove(payment)).body.payment).toMatchObject({
    state: 'SUBMITTED',
    reason: null,
  });
  expect((await verify(payment.id)).status).toBe(200);
  await expect(placeOrder(server, fees.buyer, fees.sides)).resolves.toBeDefined();
  expect(await fees.wrongSums()).toEqual([]);
});

it('the assistant knows a picture again, also smaller and pressed harder, and a reference written otherwise', async () => {
  const bytes = await anyPicture(77);
  const first = await proven({ file_id: await fees.file({ bytes }), reference: 'BCA 2026-77/A1' });
  expect(await kindsOf(first.payment.id)).toEqual([]);
  const copy = await sharp(bytes).resize(130).jpeg({ quality: 60 }).toBuffer();
  const second = await proven({
    file_id: await fees.file({ bytes: copy }),
    reference: 'bca202677a1',
  });
  const { findings } = await submitted(second.payment.id);
  expect(findings.map(({ kind }) => kind)).toEqual(['SAME_PICTURE', 'SAME_REFERENCE']);
  for (const { earlier } of findings)
    expect(earlier).toMatchObject({ payment_id: first.payment.id, store_id: fees.store_id });
  const other = await proven();
  expect(await kindsOf(other.payment.id)).toEqual([]);
});

it('the assistant holds what was typed and the file against the bill', async () => {
  const odd = await proven({ paid_amount: 1, paid_on: '2026-01-01' });
  await sql`update fee_collections set created_at = now() where store_id = ${fees.store_id}`.execute(
    server.database.db,
  );
  expect(await kindsOf(odd.payment.id)).toEqual([
    'AMOUNT_DIFFERS',
    'DATE_BEFORE_BILL',
    'FILE_OLDER_THAN_BILL',
  ]);
  const paper = await proven({ file_id: await fees.file({ bytes: pdf }) });
  expect(await kindsOf(paper.payment.id)).toContain('PICTURE_NOT_COMPARED');
});

it('an operator can open the proof', async () => {
  const { payment } = await proven();
  const query = { ...fees.of, payment_id: payment.id };
  const { url } = (await server.call(opsFeePayments.proof, { query }, finance)).body;
  const { statusCode, headers } = await server.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('proofs are read page by page, the oldest first', async () => {
  const ask = async (query: Record<string, string>) =>
    (await server.call(opsFeePayments.submitted, { query }, finance)).body;
  const all = (await ask({ page_size: '100' })).data.map(({ id }) => id);
  expect(all.length).toBeGreaterThan(2);
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { data, next }: Awaited<ReturnType<typeof ask>> = await ask({
      page_size: '1',
      ...(after && { after }),
    });
    seen.push(...data.map(({ id }) => id));
    after = next;
  }
  expect(seen).toEqual(all);
});

it('a waived collection is owed no longer, and the credit it had used is there again', async () => {
  await verify((await proven()).payment.id);
  const credit = -(await fees.owed('CREDIT'));
  expect(credit).toBeGreaterThan(0);
  // Two orders' fees are more than the most that one payment leaves as credit.
  await fees.completed(0, { things: 3 });
  const collection = await fees.collection();
  const other = await fees.collection();
  expect(collection.fee_amount + collection.tax_amount).toBeGreaterThan(credit);
  expect(collection.credit_amount).toBe(credit);
  const { payment } = (await fees.pay([collection, other])).body;
  for (const _ of [1, 2]) {
    const { status, body } = await waive(collection.id);
    expect([status, body.fee_collection.state]).toEqual([200, 'CANCELLED']);
  }
  const query = { ...fees.of, payment_id: payment.id };
  const shown = await server.call(payments.instruction, { query }, fees.owner);
  expect(shown.body.payment.state).toBe('CANCELLED');
  expect(await fees.read(other.id)).toMatchObject({ state: 'UNPAID', payment_id: null });
  expect(codeOf(await fees.pay([collection]))).toEqual([409, 'fee_collection_not_payable']);
  const { rows } =
    await sql`select from postings r join postings p on p.store_id = r.store_id and p.id = r.reverses_id
    where r.cause = 'COLLECTION_WAIVED' and r.cause_id = ${collection.id} and p.cause = 'COLLECTION'`.execute(
      server.database.db,
    );
  expect(rows).toHaveLength(1);
  expect(await fees.wrongSums()).toEqual([]);
});

it('what is paid or waits for a verdict is not waived', async () => {
  const { payment, collections } = await proven();
  const id = collections[0]?.id ?? '';
  expect(codeOf(await waive(id))).toEqual([409, 'fee_payment_state_conflict']);
  await verify(payment.id);
  expect(codeOf(await waive(id))).toEqual([409, 'fee_collection_not_payable']);
  expect(await fees.wrongSums()).toEqual([]);
});
