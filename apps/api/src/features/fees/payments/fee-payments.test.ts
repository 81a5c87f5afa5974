import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFeePayments } from '../../../testing/fee-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { grantRole } from '../../stores/stores.service.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { expireFeePayments } from './fee-payments.service.ts';

const { feeCollections, payments } = contract;
let server: TestServer;
let fees: Awaited<ReturnType<typeof openFeePayments>>;
beforeAll(async () => {
  server = await startTestServer();
  fees = await openFeePayments(server);
});
afterAll(() => server.close());

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string } } }) => [
  status,
  body.errors?.code,
];
const { signal } = new AbortController();
const makeLate = (payment_id: string) =>
  sql`update fee_payments set deadline_at = now() - interval '1 second' where id = ${payment_id}`.execute(
    server.database.db,
  );

it('tells where and how to pay, and knows the banks [API-34] [RT-05]', async () => {
  const { methods } = (await server.call(payments.methods, { query: fees.of }, fees.owner)).body;
  expect(methods).toEqual([
    { kind: 'BANK_TRANSFER', ...fees.account, bank_name: 'BCA' },
    { kind: 'BANK_TRANSFER', ...fees.otherAccount, bank_name: 'Mandiri' },
  ]);
  const { banks } = (await server.call(payments.banks, {}, fees.owner)).body;
  expect(banks).toContainEqual({
    code: '002',
    name: 'BRI',
    usual_digits: { min: 13, max: 17 },
  });
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
});

it('several collections are paid by one transfer, of an amount like no other [API-74] [API-34]', async () => {
  const collections = [await fees.collection(), await fees.collection()];
  const { status, body } = await fees.pay(collections, { bank_code: '008' });
  expect(status).toBe(200);
  const bill = collections.reduce((sum, { amount }) => sum + amount, 0);
  const { payment } = body;
  expect(payment).toMatchObject({ state: 'OPEN', bill_amount: bill, ...fees.otherAccount });
  expect(payment.unique_amount).toBeGreaterThanOrEqual(1);
  expect(payment.unique_amount).toBeLessThanOrEqual(999);
  expect(payment.amount).toBe(bill + payment.unique_amount);
  expect(payment.collections.map(({ fee_collection_id }) => fee_collection_id).toSorted()).toEqual(
    collections.map(({ id }) => id).toSorted(),
  );
  const query = { ...fees.of, payment_id: payment.id };
  const shown = await server.call(payments.instruction, { query }, fees.owner);
  expect(shown.body.payment).toEqual(payment);
});

it('paid from two tabs or by two people at once, there is one payment, and who comes second is shown it [API-74]', async () => {
  const collection = await fees.collection();
  const { db } = server.database;
  const other = await findUserByPhoneNumber(db, testPeople.otherOwner);
  await grantRole(db, other?.id ?? '', testStores.own, 'OWNER');
  const partner = await server.signIn(testPeople.otherOwner);
  const tries = await Promise.all(
    [fees.owner, fees.owner, partner, partner].map((token) => fees.pay([collection], {}, token)),
  );
  const [made, ...others] = tries.toSorted((one, other) => one.status - other.status);
  expect(made?.status).toBe(200);
  for (const each of others) {
    expect(codeOf(each)).toEqual([409, 'fee_payment_open']);
    expect(each.body.errors?.current_fee_payment?.id).toBe(made?.body.payment.id);
  }
  const more = await fees.pay([await fees.collection(), collection]);
  expect(codeOf(more)).toEqual([409, 'fee_payment_open']);
});

it('many payments of the same bill at once have an amount each [API-34]', async () => {
  const collections = [];
  for (let each = 0; each < 6; each += 1) collections.push(await fees.collection());
  await sql`update fee_collections set fee_amount = 90000, tax_amount = 9900, amount = 99900, correction_amount = 0,
    credit_amount = 0 where id = any(${collections.map(({ id }) => id)})`.execute(
    server.database.db,
  );
  await sql`insert into fee_payment_amounts (amount, store_id, payment_id)
    select 99900 + n, 0, 0 from generate_series(1, 993) n`.execute(server.database.db);
  const made = await Promise.all(collections.map((each) => fees.pay([each])));
  const amounts = made.map(({ body }) => body.payment?.amount);
  expect(new Set(amounts).size).toBe(6);
  expect(Math.min(...amounts)).toBeGreaterThan(99_900 + 993);
  const last = await fees.collection();
  await sql`update fee_collections set fee_amount = 90000, tax_amount = 9900, amount = 99900
    where id = ${last.id}`.execute(server.database.db);
  expect(codeOf(await fees.pay([last]))).toEqual([409, 'payment_amounts_taken']);
});

it('a payment can be taken back, twice alike, and its collections paid anew [API-74]', async () => {
  const collection = await fees.collection();
  const { payment } = (await fees.pay([collection])).body;
  for (const _ of [1, 2]) {
    const { status, body } = await fees.cancel(payment.id);
    expect([status, body.payment.state]).toEqual([200, 'CANCELLED']);
  }
  const again = await fees.pay([collection]);
  expect(again.status).toBe(200);
  await fees.prove(again.body.payment);
  expect(codeOf(await fees.cancel(again.body.payment.id))).toEqual([
    409,
    'fee_payment_state_conflict',
  ]);
});

it('a proof makes it wait for verification, and sent again is answered alike [API-72]', async () => {
  const collection = await fees.collection();
  const { payment } = (await fees.pay([collection])).body;
  const file_id = await fees.file();
  const typed = { file_id, reference: 'TRX-1', paid_on: new Date().toISOString().slice(0, 10) };
  const first = await fees.prove(payment, typed);
  expect(first.body.payment).toMatchObject({ state: 'SUBMITTED', proof: { file_id } });
  expect((await fees.read(collection.id)).state).toBe('WAITING_VERIFICATION');
  const again = await fees.prove(payment, typed);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const others = [
    { file_id: await fees.file() },
    { reference: 'TRX-2' },
    { paid_on: '2026-01-01' },
    { paid_amount: payment.amount + 1 },
  ];
  for (const other of others) {
    const { status, body } = await fees.prove(payment, { ...typed, ...other });
    expect([status, body.errors?.code]).toEqual([409, 'fee_payment_state_conflict']);
    expect(body.errors?.current_fee_payment).toEqual(first.body.payment);
  }
  expect(codeOf(await fees.pay([collection]))).toEqual([409, 'fee_payment_open']);
});

it('a proof after the deadline is refused, and what it was for can be paid anew [API-72]', async () => {
  const collection = await fees.collection();
  const { payment } = (await fees.pay([collection])).body;
  await makeLate(payment.id);
  const file_id = await fees.file();
  const late = await fees.prove(payment, { file_id });
  expect(codeOf(late)).toEqual([409, 'fee_payment_expired']);
  const anew = (await fees.pay([collection])).body.payment;
  expect((await fees.prove(anew, { file_id })).status).toBe(200);
  expect(codeOf(await fees.prove(payment))).toEqual([409, 'fee_payment_expired']);
});

it('what nobody proved in time expires, and frees its amount', async () => {
  const collection = await fees.collection();
  const { payment } = (await fees.pay([collection])).body;
  expect(await expireFeePayments(server.database.db, signal)).toBe(0);
  await makeLate(payment.id);
  expect(await expireFeePayments(server.database.db, signal)).toBe(1);
  expect(await fees.read(collection.id)).toMatchObject({ state: 'UNPAID', payment_id: null });
  const { rows } =
    await sql`select from fee_payment_amounts where payment_id = ${payment.id}`.execute(
      server.database.db,
    );
  expect(rows).toEqual([]);
});

it('one that cannot expire holds up no other', async () => {
  const { db } = server.database;
  const made = [];
  for (const _ of [1, 2]) made.push((await fees.pay([await fees.collection()])).body.payment.id);
  const [stuck = '', other = ''] = made;
  for (const id of made) await makeLate(id);
  await sql`update fee_payments set deadline_at = now() - interval '1 day' where id = ${stuck}`.execute(
    db,
  );
  await sql`alter table fee_payments add constraint broken
    check (id <> ${sql.lit(stuck)} or state <> 'EXPIRED')`.execute(db);
  await expect(expireFeePayments(db, signal)).rejects.toThrow('1 were done');
  await sql`alter table fee_payments drop constraint broken`.execute(db);
  const stateOf = async (payment_id: string) => {
    const query = { ...fees.of, payment_id };
    return (await server.call(payments.instruction, { query }, fees.owner)).body.payment.state;
  };
  expect([await stateOf(stuck), await stateOf(other)]).toEqual(['OPEN', 'EXPIRED']);
  expect(await expireFeePayments(db, signal)).toBe(1);
});

it('whoever pays a part of what a late payment was for lets screens hear of all of it', async () => {
  const both = [await fees.collection(), await fees.collection()];
  const late = (await fees.pay(both)).body.payment;
  await makeLate(late.id);
  const heard = async () => {
    const { rows } = await sql<{ payload: object }>`
      select payload from store_events where kind = 'fees.changed' order by id`.execute(
      server.database.db,
    );
    return rows.map(({ payload }) => payload);
  };
  const before = (await heard()).length;
  const anew = (await fees.pay(both.slice(0, 1))).body.payment;
  expect((await heard()).slice(before)).toEqual([
    { payment_id: late.id, fee_collection_ids: both.map(({ id }) => id) },
    { payment_id: anew.id, fee_collection_ids: [both[0]?.id] },
  ]);
});

it.each([
  ['another store’s', { store: testStores.notSelling }],
  ['one for something else', { purpose: 'document' }],
])('a file that is %s is not found [API-72]', async (_what, how) => {
  const { payment } = (await fees.pay([await fees.collection()])).body;
  const proof = await fees.prove(payment, { file_id: await fees.file(how) });
  expect(codeOf(proof)).toEqual([404, 'file_not_found']);
});

it('HTML that is called a photo, and what is too large, are no proofs [API-72]', async () => {
  const { newFile } = contract.storage;
  const body = { ...fees.of, purpose: 'fee_payment_proof' };
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const sent = await server.call(newFile, { body, file: html }, fees.owner);
  expect(codeOf(sent)).toEqual([415, 'file_type_unsupported']);
  const large = await server.call(newFile, { body, file: Buffer.alloc(40_000_000) }, fees.owner);
  expect(codeOf(large)).toEqual([413, 'file_too_large']);
});

it.each([
  ['a date to come', { paid_on: '2099-01-01' }, 'paid_on', 'date_future'],
  ['a day that no calendar has', { paid_on: '2026-02-30' }, 'paid_on', 'date_invalid'],
  ['an amount of nothing', { paid_amount: 0 }, 'paid_amount', 'too_small'],
  ['half a rupiah', { paid_amount: 10.5 }, 'paid_amount', 'invalid'],
  ['no reference', { reference: '  ' }, 'reference', 'too_short'],
  ['a reference of dashes', { reference: '- - -1' }, 'reference', 'reference_unclear'],
])('%s is said beside its field [API-72]', async (_what, more, field, code) => {
  const { payment } = (await fees.pay([await fees.collection()])).body;
  const { status, body } = await fees.prove(payment, more);
  expect([status, body.errors?.fields?.[field]?.code]).toEqual([400, code]);
});

it('collections of another store, of before or twice are not paid [API-74]', async () => {
  const collection = await fees.collection();
  const pay = (body: object) => server.call(feeCollections.create, { body }, fees.owner);
  const ids = [collection.id];
  const theirs = await pay({ store_id: testStores.notSelling, fee_collection_ids: ids });
  expect(codeOf(theirs)).toEqual([404, 'fee_collection_not_found']);
  const twice = await pay({ ...fees.of, fee_collection_ids: [...ids, ...ids] });
  expect(codeOf(twice)).toEqual([400, 'validation_failed']);
  const bank = await pay({ ...fees.of, fee_collection_ids: ids, bank_code: '777' });
  expect(codeOf(bank)).toEqual([409, 'payment_method_unavailable']);
  await sql`update fee_collections set state = 'PAID' where id = ${collection.id}`.execute(
    server.database.db,
  );
  expect(codeOf(await fees.pay([collection]))).toEqual([409, 'fee_collection_not_payable']);
});
