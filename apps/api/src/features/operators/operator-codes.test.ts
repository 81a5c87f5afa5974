import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createOperator, hashNewPassword, markDemoOperators } from './operators.service.ts';

const { opsAuth } = contract;
const credentials = { phone_number: '+628970000021', password: 'sandi-operator' };
const { phone_number } = credentials;
const [office, elsewhere] = ['203.0.113.7', '198.51.100.9'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, TRUST_PROXY: ['127.0.0.1'] });
  const { db } = server.database;
  const password_hash = await hashNewPassword(credentials.password);
  await createOperator(db, { name: 'Rina', phone_number, role: 'ADMIN', password_hash });
  await inTransaction(db, markDemoOperators);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['one_time_codes', 'sign_in_places'] as const)
    await db.deleteFrom(table).execute();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const ask = (address: string) =>
  server.call(opsAuth.sendCode, { body: credentials, headers: from(address) });
const login = (otp_code: string, address: string) =>
  server.call(opsAuth.login, { body: { ...credentials, otp_code }, headers: from(address) });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const signedInFrom = (address: string) =>
  server.database.db.insertInto('sign_in_places').values({ phone_number, address }).execute();
const guessed = (wrong: number, purpose: 'LOGIN' | 'OPERATOR_LOGIN') =>
  sql`insert into one_time_codes
        (phone_number, address, purpose, method, code_hash, wrong_typings, created_at, expires_at)
      select ${phone_number}, 'others', ${purpose}::otp_purpose, 'SMS', '\\x01', 1,
        now() - interval '2 hours', now() - interval '2 hours'
      from generate_series(1, ${wrong}::int)`.execute(server.database.db);

describe('an operator’s codes, for who has the password', () => {
  it('are 15 an hour from everywhere, and besides where the operator signed in before', async () => {
    for (let asked = 0; asked < 15; asked += 1)
      expect((await ask(`198.18.${asked}.1`)).status).toBe(200);
    const refused = await ask(elsewhere);
    expect([refused.status, refused.body.errors?.code]).toEqual([429, 'otp_too_many']);
    expect(refused.headers['retry-after']).toBeDefined();
    await signedInFrom(office);
    expect((await ask(office)).status).toBe(200);
  });

  it('are over for the day after 100 wrong ones, everywhere', async () => {
    await signedInFrom(office);
    await guessed(99, 'OPERATOR_LOGIN');
    const code = (await ask(office)).body.otp.shown_code ?? '';
    expect((await login(other(code), office)).body.errors?.code).toBe('otp_wrong');
    expect((await login(code, office)).body.errors?.code).toBe('otp_void');
    const refused = await ask(elsewhere);
    expect(refused.body.errors?.code).toBe('otp_too_many');
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 21 * 3_600 && wait <= 22 * 3_600).toBe(true);
    await sql`update one_time_codes set created_at = created_at - interval '22 hours'`.execute(
      server.database.db,
    );
    const next = (await ask(elsewhere)).body.otp.shown_code ?? '';
    expect((await login(next, elsewhere)).status).toBe(200);
  });

  it('are not over by what strangers type as a seller’s', async () => {
    await guessed(100, 'LOGIN');
    const code = (await ask(office)).body.otp.shown_code ?? '';
    expect((await login(other(code), office)).body.errors?.code).toBe('otp_wrong');
    expect((await login(code, office)).status).toBe(200);
  });
});
