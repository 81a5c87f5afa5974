import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { earlier } from '../../testing/earlier.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator, hashNewPassword, markDemoOperators } from './operators.service.ts';

const { opsAuth, opsOperators, opsStores, opsFees } = contract;
const phone_number = '+628970000001';
const password = 'sandi-operator';
const credentials = { phone_number, password };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0, OTP_CODES_PER_HOUR: 100 });
  await newOperator('Rina', phone_number, 'ADMIN');
});
afterAll(() => server.close());

async function newOperator(name: string, phone_number: string, role: 'ADMIN' | 'FINANCE') {
  const password_hash = await hashNewPassword(password);
  const wanted = { name, phone_number, role, password_hash };
  const { operator } = await createOperator(server.database.db, wanted);
  // What a demo shows it shows to its own people alone.
  await inTransaction(server.database.db, markDemoOperators);
  return operator;
}

async function signIn(given = credentials): Promise<string> {
  const { body } = await server.call(opsAuth.sendCode, { body: given });
  const otp_code = body.otp.shown_code ?? '';
  const login = await server.call(opsAuth.login, { body: { ...given, otp_code } });
  return login.body.auth_token.token;
}

const me = (token: string) => server.call(opsAuth.me, {}, token);
const lastAct = async (act: string) => {
  const acts = server.database.db.selectFrom('operator_acts').selectAll();
  return acts.where('act', '=', act).orderBy('id', 'desc').executeTakeFirst();
};

it('signs in by number, password and code together; no two of them are enough', async () => {
  const sent = await server.call(opsAuth.sendCode, { body: credentials });
  const otp_code = sent.body.otp.shown_code ?? '';
  const withWrong = (wrong: object) =>
    server.call(opsAuth.login, { body: { ...credentials, otp_code, ...wrong } });
  expect((await withWrong({ password: 'bukan ini' })).body.errors?.code).toBe('wrong_credentials');
  const otherCode = otp_code === '000000' ? '000001' : '000000';
  expect((await withWrong({ otp_code: otherCode })).body.errors?.code).toBe('otp_wrong');
  const { phone_number: owner } = { phone_number: testPeople.owner };
  expect((await withWrong({ phone_number: owner })).body.errors?.code).toBe('wrong_credentials');
  const { status, body } = await withWrong({});
  expect(status).toBe(200);
  expect((await me(body.auth_token.token)).body.operator).toMatchObject({ name: 'Rina' });
  // A code serves once.
  expect((await withWrong({})).body.errors?.code).toBe('otp_expired');
});

it('a code that was sent to a seller of the same number opens nothing here', async () => {
  const body = { phone_number, purpose: 'LOGIN' };
  const { body: sent } = await server.call(contract.auth.generateOtp, { body });
  const login = { ...credentials, otp_code: sent.otp.shown_code };
  expect((await server.call(opsAuth.login, { body: login })).status).toBe(400);
});

it('nobody without the password has codes sent to an operator', async () => {
  const count = async () =>
    (await server.database.db.selectFrom('one_time_codes').selectAll().execute()).length;
  const before = await count();
  const wrong = { phone_number, password: 'bukan ini' };
  const { body } = await server.call(opsAuth.sendCode, { body: wrong });
  expect(body.errors?.code).toBe('wrong_credentials');
  expect(await count()).toBe(before);
});

it('a login is over after eight hours, however it is used, and when it is ended', async () => {
  const token = await signIn();
  const { db } = server.database;
  await sql`update operator_logins set created_at = ${earlier('created_at', '7 hours 59 minutes')},
    expires_at = ${earlier('expires_at', '7 hours 59 minutes')}`.execute(db);
  expect((await me(token)).status).toBe(200);
  await sql`update operator_logins set expires_at = ${earlier('expires_at', '1 minute')}`.execute(
    db,
  );
  expect((await me(token)).status).toBe(401);
  const next = await signIn();
  const { id: operator_id } = (await me(next)).body.operator;
  await server.call(opsAuth.logout, {}, next);
  expect((await me(next)).status).toBe(401);
  expect(await lastAct('operator.login')).toMatchObject({ operator_id });
  const ended = await lastAct('operator.logout');
  expect(ended).toMatchObject({ operator_id });
  await server.call(opsAuth.logout, {}, next);
  expect((await lastAct('operator.logout'))?.id).toBe(ended?.id);
});

it('who has signed in from a place is not held there when others guess', async () => {
  await signIn();
  const { db } = server.database;
  const { address } = await db
    .selectFrom('sign_in_places')
    .where('phone_number', '=', phone_number)
    .select('address')
    .executeTakeFirstOrThrow();
  const elsewhere = Array.from({ length: 200 }, (_, n) => ({
    phone_number,
    address: `203.0.113.${n}`,
  }));
  await db.insertInto('password_tries').values(elsewhere).execute();
  expect((await server.call(opsAuth.sendCode, { body: credentials })).status).toBe(200);
  await db.deleteFrom('sign_in_places').where('address', '=', address).execute();
  const refused = await server.call(opsAuth.sendCode, { body: credentials });
  expect(refused.body.errors?.code).toBe('rate_limited');
  await db.deleteFrom('password_tries').where('phone_number', '=', phone_number).execute();
});

it('codes that strangers ask for, as of a seller, use up none of an operator’s', async () => {
  const { db } = server.database;
  await sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
      select ${phone_number}, 'others', 'LOGIN', 'SMS', '\\x01', now() - interval '2 minutes', now()
      from generate_series(1, 300)`.execute(db);
  await db.deleteFrom('sign_in_places').where('phone_number', '=', phone_number).execute();
  expect((await server.call(opsAuth.sendCode, { body: credentials })).status).toBe(200);
  await db.deleteFrom('one_time_codes').where('phone_number', '=', phone_number).execute();
});

it('no number of a person stands on record', async () => {
  const { rows } = await sql<{ text: string }>`
    select concat(before, after, details) as text from operator_acts`.execute(server.database.db);
  const texts = rows.map(({ text }) => text);
  expect(texts.filter((text) => text.includes(phone_number))).toEqual([]);
  expect(texts.filter((text) => text.includes('+62897••••001'))).not.toEqual([]);
});

it('every act is on record with the operator, before and after', async () => {
  const token = await signIn();
  const { operator } = (await me(token)).body;
  const body = { store_id: testStores.other, is_active: false, reason: 'Dokumen belum lengkap' };
  const answer = await server.call(opsStores.setFlags, { body }, token);
  expect(answer.body.is_active).toBe(false);
  expect(await lastAct('store.flags')).toMatchObject({
    operator_id: operator.id,
    by_user_id: null,
    store_id: testStores.other,
    before: { is_active: true },
    after: { is_active: false },
    details: { reason: 'Dokumen belum lengkap' },
  });
  const query = { store_id: testStores.other, page_size: '1' };
  const { data: acts } = (await server.call(opsOperators.acts, { query }, token)).body;
  expect(acts).toMatchObject([{ act: 'store.flags', operator_name: operator.name }]);
  const back = { ...body, is_active: true };
  await server.call(opsStores.setFlags, { body: back }, token);
});

it('what a seller does to people stands there too, and pages follow on each other', async () => {
  const owner = await server.signIn(testPeople.owner);
  const store_id = testStores.own;
  const invite = { store_id, name: 'Budi', phone_number: '+628970000009', role_name: 'VIEWER' };
  await server.call(contract.storeStaff.invite, { body: invite }, owner);
  const withdraw = { store_id, phone_number: invite.phone_number };
  await server.call(contract.storeStaff.withdraw, { body: withdraw }, owner);
  const token = await signIn();
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query = { store_id, page_size: '1', ...(after && { after }) };
    const { body }: Awaited<ReturnType<typeof read>> = await read(query);
    seen.push(...body.data.map(({ act, user_name }) => `${act} by ${user_name}`));
    after = body.next;
  } while (after);
  const { name } = (await server.call(contract.users.detail, {}, owner)).body.user_info;
  expect(seen).toEqual([`permission.withdraw by ${name}`, `permission.offer by ${name}`]);

  function read(query: Record<string, string>) {
    return server.call(opsOperators.acts, { query }, token);
  }
});

it('who is taken out, or gets another role, is out at once', async () => {
  const token = await signIn();
  const other = await newOperator('Sari', '+628970000002', 'FINANCE');
  const theirs = await signIn({ phone_number: '+628970000002', password });
  const change = (body: object) =>
    server.call(opsOperators.update, { body: { operator_id: other.id, ...body } }, token);
  expect((await change({ role: 'SUPPORT' })).body.operator.role).toBe('SUPPORT');
  expect((await me(theirs)).status).toBe(401);
  await change({ is_active: false });
  const body = { phone_number: '+628970000002', password };
  const refused = await server.call(opsAuth.sendCode, { body });
  expect(refused.body.errors?.code).toBe('wrong_credentials');
  expect(await lastAct('operator.update')).toMatchObject({
    before: { is_active: true },
    after: { is_active: false },
  });
});

it('of two ADMINs who take each other out at once, one stays', async () => {
  const first = await signIn();
  const { id } = (await me(first)).body.operator;
  const other = await newOperator('Tono', '+628970000003', 'ADMIN');
  const second = await signIn({ phone_number: '+628970000003', password });
  const out = (operator_id: string, token: string) =>
    server.call(opsOperators.update, { body: { operator_id, is_active: false } }, token);
  const outcomes = await Promise.all([out(other.id, first), out(id, second)]);
  expect(outcomes.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  await sql`update operators set revoked_at = null where id = ${id}`.execute(server.database.db);
});

it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.9999999Z'])(
  'a fee rate from %s on is refused: no calendar has it',
  async (valid_from) => {
    const body = { basis_points: 100, valid_from };
    const { status, body: answer } = await server.call(opsFees.set, { body }, await signIn());
    expect([status, answer.errors?.fields?.valid_from?.code]).toEqual([400, 'invalid']);
  },
);

it('a new fee rate holds from now on, and what is asked for twice is one', async () => {
  const token = await signIn();
  const headers = { 'idempotency-key': 'fee-rate-of-test' };
  const send = () => server.call(opsFees.set, { body: { basis_points: 175 }, headers }, token);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  const { data: rates } = (await server.call(opsFees.list, {}, token)).body;
  expect(rates.map(({ basis_points }) => basis_points)).toEqual([175, 150]);
  expect(await lastAct('fee_rate.set')).toMatchObject({
    before: { basis_points: 150 },
    after: { basis_points: 175 },
  });
});
