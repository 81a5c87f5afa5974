import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type OtpProvider, startOtpProvider } from '../../testing/otp-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
let provider: OtpProvider;
beforeAll(async () => {
  provider = await startOtpProvider();
  const settings = { ...provider.settings, RATE_LIMITS: true, TRUST_PROXY: ['127.0.0.1'] };
  server = await startTestServer(settings);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  provider.asked.length = 0;
  const { db } = server.database;
  for (const table of ['one_time_codes', 'password_tries', 'sign_in_places'] as const)
    await db.deleteFrom(table).execute();
});

const phone_number = testPeople.owner;
const [home, stranger] = ['203.0.113.7', '198.51.100.9'];
const right = { password: 'marketplace' };
const wrong = { password: 'not this one' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (secret: object, address = home) =>
  server.call(contract.auth.login, { body: { phone_number, ...secret }, headers: from(address) });
const askForCode = (address = home, purpose = 'LOGIN') =>
  server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose },
    headers: from(address),
  });
const codeSent = () => /\b\d{6}\b/.exec(JSON.stringify(provider.asked.at(-1)?.body))?.[0] ?? '';

/** Until the provider was asked for the first code: it goes out after the answer. */
const untilSent = () => eventually(() => expect(provider.asked).toHaveLength(1));

/** What strangers do: as many wrong passwords as a number takes in a day, as many codes as it takes in an hour. */
async function useUp() {
  await sql`insert into password_tries (phone_number, address)
      select ${phone_number}, 'many' from generate_series(1, 100)`.execute(server.database.db);
  await useUpCodes();
}
const useUpCodes = () =>
  sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
      select ${phone_number}, 'others', 'LOGIN', 'SMS', '\\x01', now() - interval '2 minutes', now()
      from generate_series(1, 15)`.execute(server.database.db);

describe('where strangers have used up a number’s passwords and codes', () => {
  it('who has the right password is sent a code at a place that nobody knows, and signs in', async () => {
    await useUp();
    expect((await login(right)).body.errors?.code).toBe('code_required');
    expect((await askForCode()).status).toBe(200);
    await untilSent();
    expect((await login({ otp_code: codeSent() })).status).toBe(200);
    expect((await login(right)).status).toBe(200);
  });

  it('who guesses wrong hears the same, and nothing is sent', async () => {
    await useUp();
    const [guessed, known] = [await login(wrong, stranger), await login(right)];
    expect([guessed.status, guessed.text]).toEqual([known.status, known.text]);
    const [pretended, sent] = [await askForCode(stranger), await askForCode()];
    expect(pretended.status).toBe(sent.status);
    expect(Object.keys(pretended.body.otp)).toEqual(Object.keys(sent.body.otp));
    await untilSent();
    // It is good where it was asked for, and not where it was pretended.
    const elsewhere = await login({ otp_code: '000000' }, stranger);
    expect(elsewhere.body.errors?.code).toBe('otp_wrong');
    expect((await login({ otp_code: codeSent() })).status).toBe(200);
    expect(provider.asked).toHaveLength(1);
    // Nothing that anybody could type is right there, or whoever has many addresses had as many codes to guess at.
    const { code_hash } = await server.database.db
      .selectFrom('one_time_codes')
      .where('address', '=', stranger)
      .select('code_hash')
      .executeTakeFirstOrThrow();
    expect(code_hash).toHaveLength(0);
  });

  it('a code that cannot be sent is not told of: it would say that the password was right', async () => {
    await useUp();
    await login(right);
    provider.trouble(400);
    expect((await askForCode()).status).toBe(200);
    await untilSent();
    expect((await login({ otp_code: '000000' })).body.errors?.code).toMatch(/^otp_(wrong|void)$/);
  });

  it('a new password is set by such a code, too', async () => {
    await useUp();
    await login(right);
    expect((await askForCode(home, 'RESET_PASSWORD')).status).toBe(200);
    await eventually(() => expect(provider.asked).toHaveLength(1));
  });

  it('who has tried no password there of late is told when to come again', async () => {
    await useUp();
    await login(right);
    const refused = await askForCode(stranger);
    expect(refused.body.errors?.code).toBe('otp_too_many');
    expect(refused.headers['retry-after']).toBeDefined();
    await sql`update password_tries set created_at = created_at - interval '11 minutes'`.execute(
      server.database.db,
    );
    expect((await askForCode()).body.errors?.code).toBe('otp_too_many');
  });

  it('guesses are held by number and address as ever, right or wrong', async () => {
    await useUp();
    for (const secret of [...Array(9).fill(wrong), right])
      expect((await login(secret)).body.errors?.code).toBe('code_required');
    expect((await login(right)).status).toBe(429);
  });

  it('who has no password is sent one near where they signed in before, so many an hour', async () => {
    await useUpCodes();
    const places = [home, '2001:db8:7:1'].map((address) => ({ phone_number, address }));
    await server.database.db.insertInto('sign_in_places').values(places).execute();
    expect((await askForCode('203.0.114.7')).body.errors?.code).toBe('otp_too_many');
    expect((await askForCode('2001:db8:7:2::1')).status).toBe(200);
    for (let asked = 0; asked < 5; asked += 1)
      expect((await askForCode(`203.0.113.${50 + asked}`)).status).toBe(200);
    expect((await askForCode('203.0.113.60')).body.errors?.code).toBe('otp_too_many');
    expect((await askForCode(home)).status).toBe(200);
  });
});
