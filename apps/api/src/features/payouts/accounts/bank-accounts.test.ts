import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { bankAccounts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
beforeAll(async () => {
  server = await startTestServer(payoutSettings);
  bank = await openPayouts(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate bank_accounts, order_bank_choices, payouts, payout_orders, payout_attempts, payout_claims, outbox, store_events,
    one_time_codes`.execute(server.database.db);
});

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string } } }) => [
  status,
  body.errors?.code,
];

it('an owner adds an account by a fresh code, and sees no more than its last digits [API-31]', async () => {
  const typed = await bank.typed({ account_number: '5550-123.4 56' });
  const { status, text, body } = await server.call(
    bankAccounts.create,
    { body: typed },
    bank.owner,
  );
  expect(status).toBe(200);
  const [account] = body.bank_accounts;
  expect(account).toMatchObject({
    id: body.bank_account_id,
    bank_name: 'BCA',
    masked_number: '••••3456',
    holder_name: 'Budi Santoso',
    state: 'VERIFIED',
    is_default: true,
    has_unusual_length: false,
    added_by: 'Bambang Santoso',
    approved_by: null,
    can_approve: false,
  });
  const held = Date.parse(account?.payable_from ?? '') - Date.parse(account?.created_at ?? '');
  expect(held).toBe(24 * 3_600_000);
  expect(text).not.toContain('555012');
  const { rows } = await sql<{ row: string }>`
    select b::text || coalesce(string_agg(o.payload::text, ''), '') || coalesce(string_agg(a.details::text, ''), '') as row
    from bank_accounts b, outbox o, operator_acts a where o.about = 'bank_account.add' and a.act = 'bank_account.add'
    group by b.*`.execute(server.database.db);
  expect(rows[0]?.row).toContain('3456');
  expect(rows[0]?.row).not.toContain('555012');
});

it('every owner of the store is told, and open screens hear of it [API-31]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  const { rows } = await sql<{ target: string; text: string }>`
    select target, payload ->> 'text' as text from outbox where about = 'bank_account.add' order by target`.execute(
    server.database.db,
  );
  expect(rows.map(({ target }) => target)).toEqual([testPeople.owner, testPeople.otherOwner]);
  expect(rows[0]?.text).toContain('BCA ••••');
  const events = await sql<{ payload: object }>`
    select payload from store_events where kind = 'bank_accounts.changed'`.execute(
    server.database.db,
  );
  expect(events.rows).toEqual([{ payload: { bank_account_id } }]);
});

it('without the right code nothing is added, and a code serves once [API-31]', async () => {
  const typed = await bank.typed();
  const wrong = typed.otp_code === '111111' ? '222222' : '111111';
  const create = (body: object) => server.call(bankAccounts.create, { body }, bank.owner);
  expect(codeOf(await create({ ...typed, otp_code: wrong }))).toEqual([400, 'otp_wrong']);
  const first = await create(typed);
  expect(first.status).toBe(200);
  const again = await create(typed);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await create({ ...typed, account_number: '9998887776' });
  expect(codeOf(other)).toEqual([400, 'otp_expired']);
  expect((await bank.get()).body.bank_accounts).toHaveLength(1);
});

it('a wrong code counts, also under a key that keeps nothing [API-31]', async () => {
  const typed = await bank.typed();
  const wrong = typed.otp_code === '111111' ? '222222' : '111111';
  const codes = [];
  for (let each = 0; each < 6; each += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const inputs = { body: { ...typed, otp_code: wrong }, headers };
    codes.push(codeOf(await server.call(bankAccounts.create, inputs, bank.owner))[1]);
  }
  expect(codes).toEqual([...Array(4).fill('otp_wrong'), 'otp_void', 'otp_void']);
  const right = await server.call(bankAccounts.create, { body: typed }, bank.owner);
  expect(codeOf(right)).toEqual([400, 'otp_void']);
});

it('a code of one’s own login, or another owner’s, is none [API-31]', async () => {
  const otp_code = await bank.code(bank.secondOwner);
  const typed = await bank.typed();
  const body = { ...typed, otp_code: otp_code === typed.otp_code ? '000000' : otp_code };
  expect(codeOf(await server.call(bankAccounts.create, { body }, bank.owner))[0]).toBe(400);
});

it.each([
  ['letters', { account_number: '12345A7890' }, 'account_number', 'account_number_invalid'],
  ['five digits', { account_number: '12345' }, 'account_number', 'account_number_invalid'],
  ['21 digits', { account_number: '1'.repeat(21) }, 'account_number', 'account_number_invalid'],
  ['a bank that does not exist', { bank_code: '777' }, 'bank_code', 'bank_unknown'],
  ['no name', { holder_name: ' ' }, 'holder_name', 'too_short'],
  ['half a code', { otp_code: '123' }, 'otp_code', 'otp_code_invalid'],
])('%s is said beside its field [API-31]', async (_what, more, field, code) => {
  const { status, body } = await bank.add(more);
  expect([status, body.errors?.fields?.[field]?.code]).toEqual([400, code]);
});

it('an unusual length only warns, and the same account twice is refused [API-31]', async () => {
  const { body } = await bank.add({ account_number: '123456789012' });
  expect(body.bank_accounts[0]?.has_unusual_length).toBe(true);
  expect(codeOf(await bank.add({ account_number: '123456789012' }))).toEqual([
    409,
    'bank_account_exists',
  ]);
  expect((await bank.add({ account_number: '123456789012', bank_code: '008' })).status).toBe(200);
});

it('of two who add the same account at once one does [API-31]', async () => {
  const typed = await bank.typed({ account_number: '5551112223' });
  const theirs = { ...typed, otp_code: await bank.code(bank.secondOwner) };
  const tries = await Promise.all([
    server.call(bankAccounts.create, { body: typed }, bank.owner),
    server.call(bankAccounts.create, { body: theirs }, bank.secondOwner),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await bank.get()).body.bank_accounts).toHaveLength(1);
});

it('the account of another store is not found, whatever is to be done with it [API-31]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  const { approve, setDisbursement, remove, verify } = bankAccounts;
  const store_id = testStores.notSelling;
  for (const entry of [setDisbursement, remove]) {
    const body = { store_id, bank_account_id };
    expect(codeOf(await server.call(entry, { body }, bank.owner))).toEqual([
      404,
      'bank_account_not_found',
    ]);
  }
  const body = { store_id, bank_account_id, otp_code: await bank.code() };
  for (const entry of [verify, approve])
    expect(codeOf(await server.call(entry, { body }, bank.owner))).toEqual([
      404,
      'bank_account_not_found',
    ]);
});

it('who became an owner after it was added, or has no code, ends no wait [API-31]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  const { db } = server.database;
  const wrong = await bank.approve(bank_account_id, bank.secondOwner, '000000');
  expect(codeOf(wrong)[1]).toMatch(/^otp_/);
  await sql`update bank_accounts set owner_ids = array[created_by]`.execute(db);
  const late = await bank.approve(bank_account_id, bank.secondOwner);
  expect(codeOf(late)).toEqual([409, 'second_owner_needed']);
  const [seen] = (await bank.get({}, bank.secondOwner)).body.bank_accounts;
  expect(seen?.can_approve).toBe(false);
});

it('where it is not known who added it, nobody ends the wait [API-31]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  await sql`update bank_accounts set created_by = null`.execute(server.database.db);
  for (const token of [bank.owner, bank.secondOwner])
    expect(codeOf(await bank.approve(bank_account_id, token))).toEqual([
      409,
      'second_owner_needed',
    ]);
});

it('a second owner’s yes ends the wait; the first one’s does not [API-31]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  const own = await bank.approve(bank_account_id);
  expect(codeOf(own)).toEqual([409, 'second_owner_needed']);
  const [seen] = (await bank.get({}, bank.secondOwner)).body.bank_accounts;
  expect(seen?.can_approve).toBe(true);
  for (const _ of [1, 2]) {
    const { status, body } = await bank.approve(bank_account_id, bank.secondOwner);
    expect([status, body.bank_accounts[0]?.approved_by]).toEqual([200, 'Ketut Permana']);
    expect(body.bank_accounts[0]?.can_approve).toBe(false);
  }
});

it('one is the default at every moment, and a removed one is none [API-31]', async () => {
  const first = (await bank.add()).body.bank_account_id;
  const second = (await bank.add()).body.bank_account_id;
  const defaults = async () =>
    (await bank.get()).body.bank_accounts.filter((each) => each.is_default).map(({ id }) => id);
  expect(await defaults()).toEqual([first]);
  await bank.act(bankAccounts.setDisbursement, second);
  expect(await defaults()).toEqual([second]);
  for (const _ of [1, 2]) expect((await bank.act(bankAccounts.remove, second)).status).toBe(200);
  expect(await defaults()).toEqual([]);
  const gone = await bank.act(bankAccounts.setDisbursement, second);
  expect(codeOf(gone)).toEqual([404, 'bank_account_not_found']);
  expect((await bank.get()).body.bank_accounts.map(({ id }) => id)).toEqual([first]);
});

it('an account whose name is in doubt takes no money until it is verified anew [RT-23]', async () => {
  const { bank_account_id } = (await bank.add()).body;
  await sql`update bank_accounts set state = 'NAME_DIFFERS', is_default = false, verified_at = null`.execute(
    server.database.db,
  );
  expect(codeOf(await bank.act(bankAccounts.setDisbursement, bank_account_id))).toEqual([
    409,
    'bank_account_unverified',
  ]);
  const verify = async (more: object) => {
    const body = { store_id: bank.store_id, bank_account_id, otp_code: await bank.code(), ...more };
    return server.call(bankAccounts.verify, { body }, bank.owner);
  };
  expect(codeOf(await verify({ otp_code: '12' }))).toEqual([400, 'validation_failed']);
  const { body } = await verify({ holder_name: 'Budi Santosa' });
  expect(body.bank_accounts[0]).toMatchObject({
    state: 'VERIFIED',
    is_default: true,
    holder_name: 'Budi Santosa',
  });
  const acts = await sql<object>`select before, after from operator_acts
    where act = 'bank_account.rename'`.execute(server.database.db);
  expect(acts.rows).toEqual([{ before: 'Budi Santoso', after: 'Budi Santosa' }]);
  expect((await verify({ otp_code: '000000' })).status).toBe(200);
});
