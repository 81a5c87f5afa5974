import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, TRUST_PROXY: ['127.0.0.1'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['one_time_codes', 'sign_in_places'] as const)
    await db.deleteFrom(table).execute();
});

const phone_number = testPeople.owner;
const [phone, laptop] = ['203.0.113.7', '198.51.100.9'];
type Purpose = 'LOGIN' | 'RESET_PASSWORD';
const from = (address: string) => ({ 'x-forwarded-for': address });
const codeFor = async (address = phone, purpose: Purpose = 'LOGIN') => {
  const inputs = { body: { phone_number, purpose }, headers: from(address) };
  return (await server.call(contract.auth.generateOtp, inputs)).body.otp.shown_code ?? '';
};
const login = async (otp_code: string, address = phone) => {
  const inputs = { body: { phone_number, otp_code }, headers: from(address) };
  const { body } = await server.call(contract.auth.login, inputs);
  return body.errors?.code ?? 'signed in';
};
const other = (...codes: string[]) =>
  ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

/** So many wrong codes, typed some time ago. */
const guessed = (wrong: number, ago = '2 hours') =>
  sql`insert into one_time_codes
        (phone_number, address, purpose, method, code_hash, wrong_typings, created_at, expires_at)
      select ${phone_number}, 'others', 'LOGIN', 'SMS', '\\x01', 1, now() - ${ago}::interval, now() - ${ago}::interval
      from generate_series(1, ${wrong}::int)`.execute(server.database.db);
const signedInFrom = (address: string) =>
  server.database.db.insertInto('sign_in_places').values({ phone_number, address }).execute();

describe('a number whose codes are guessed at', () => {
  it('has each good only where it was asked for, once 30 were wrong in a day', async () => {
    await guessed(29);
    expect(await login(await codeFor(), laptop)).toBe('signed in');
    await server.database.db.deleteFrom('sign_in_places').execute();
    await guessed(1);
    const code = await codeFor('203.0.113.8');
    expect(await login(code, laptop)).toBe('otp_expired');
    expect(await login(code, '203.0.113.8')).toBe('signed in');
  });

  it('is one by what strangers really type, at their codes and at others’', async () => {
    for (const stranger of ['192.0.2.1', '198.18.0.1', '198.19.0.1']) {
      const code = await codeFor(stranger);
      for (const address of [stranger, '100.64.0.1'])
        for (let tried = 0; tried < 5; tried += 1) await login(other(code), address);
    }
    expect(await login(await codeFor(), laptop)).toBe('otp_expired');
  });

  it('has them good besides near there, and where it was signed in with before', async () => {
    await guessed(30);
    expect(await login(await codeFor('192.0.2.1'), '192.0.2.2')).toBe('signed in');
    expect(await login(await codeFor('2001:db8:7:1::1'), '2001:db8:7:2::1')).toBe('signed in');
    await signedInFrom(laptop);
    expect(await login(await codeFor(), laptop)).toBe('signed in');
  });

  it('has one try at each once 100 were wrong, and whose it is types theirs rightly', async () => {
    await guessed(99);
    const fifth = await codeFor();
    expect(await login(other(fifth))).toBe('otp_wrong');
    expect(await login(fifth)).toBe('otp_void');
    await sql`update one_time_codes set created_at = created_at - interval '2 minutes'`.execute(
      server.database.db,
    );
    const next = await codeFor();
    expect(await login(next)).toBe('signed in');
    const known = await codeFor('192.0.2.1');
    await signedInFrom('192.0.2.1');
    expect(await login(other(known), '192.0.2.1')).toBe('otp_void');
    expect(await login(known, '192.0.2.1')).toBe('otp_void');
  });

  it('is one by what is typed, not by how many codes it might have meant', async () => {
    await guessed(28);
    const codes = [await codeFor('192.0.2.1'), await codeFor()];
    expect(await login(other(...codes))).toBe('otp_wrong');
    expect(await login(await codeFor('198.18.0.1'), laptop)).toBe('signed in');
  });

  it('has every code good where it was signed in with before, however many strangers ask for', async () => {
    await guessed(30);
    const code = await codeFor();
    for (const stranger of ['192.0.2.1', '198.18.0.1']) await codeFor(stranger);
    await signedInFrom(laptop);
    expect(await login(code, laptop)).toBe('signed in');
  });

  it('counts those that come at once', async () => {
    await guessed(99);
    const code = await codeFor();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(other(code))));
    expect(answers.sort()).toEqual([...Array(4).fill('otp_void'), 'otp_wrong']);
  });

  it('is no such number any more after a day', async () => {
    await guessed(100, '25 hours');
    const code = await codeFor();
    expect(await login(other(code), laptop)).toBe('otp_wrong');
    expect(await login(code, laptop)).toBe('signed in');
  });

  it('is one for a new password, too', async () => {
    await guessed(30);
    const otp_code = await codeFor(phone, 'RESET_PASSWORD');
    const reset = async (address: string) => {
      const body = { phone_number, otp_code, new_password: 'toko makin laris' };
      const inputs = { body, headers: from(address) };
      return (await server.call(contract.auth.resetPassword, inputs)).body.errors?.code;
    };
    expect(await reset(laptop)).toBe('otp_expired');
    expect(await reset(phone)).toBeUndefined();
  });
});
