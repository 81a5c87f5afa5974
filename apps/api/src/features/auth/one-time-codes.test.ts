import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from one_time_codes`.execute(server.database.db);
  await sql`update users set primary_otp_method = 'WHATSAPP', is_whitelisted_for_otp_selection = false`.execute(
    server.database.db,
  );
});

const phone_number = testPeople.owner;
const unknown = '+6289999999999';
type Purpose = 'LOGIN' | 'RESET_PASSWORD';

const generate = (body: object) => server.call(contract.auth.generateOtp, { body });
const newCode = async (purpose: Purpose = 'LOGIN', number: string = phone_number) =>
  (await generate({ phone_number: number, purpose })).body.otp.shown_code ?? '';
const login = (otp_code: string, number: string = phone_number) =>
  server.call(contract.auth.login, { body: { phone_number: number, otp_code } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const passing = (time: string) =>
  sql`update one_time_codes set created_at = created_at - ${time}::interval,
        expires_at = expires_at - ${time}::interval`.execute(server.database.db);

describe('a one-time code', () => {
  it('has six digits, five minutes and a minute until the next, and signs in [API-03]', async () => {
    const { body } = await generate({ phone_number: '0812-0000-0101', purpose: 'LOGIN' });
    const { otp } = body;
    expect(otp).toMatchObject({ method: 'WHATSAPP', digits: 6 });
    expect(otp.shown_code).toMatch(/^\d{6}$/);
    const since = (time: string) => (Date.parse(time) - Date.parse(otp.sent_at)) / 1000;
    expect([since(otp.expires_at), since(otp.resend_at)]).toEqual([300, 60]);
    const answer = await login(otp.shown_code ?? '');
    expect(answer.body.auth_token.token).toMatch(/^[\w-]{43}$/);
  });

  it('is kept only as a keyed hash', async () => {
    const code = await newCode();
    const { rows } = await sql<{ row: string }>`
      select o::text || encode(code_hash, 'escape') as row from one_time_codes o`.execute(
      server.database.db,
    );
    expect(rows).toHaveLength(1);
    // As part of an hour or an id the six digits could stand there by chance, not as a whole word.
    expect(rows[0]?.row).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it('proves one purpose, once', async () => {
    const code = await newCode('RESET_PASSWORD');
    expect((await login(code)).body.errors?.code).toBe('otp_expired');
    const forLogin = await newCode('LOGIN');
    expect((await login(forLogin)).status).toBe(200);
    expect((await login(forLogin)).body.errors?.code).toBe('otp_expired');
  });

  it('used by two at once signs one of them in', async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is void after five wrong tries, even if the sixth is right', async () => {
    const code = await newCode();
    const codes = [];
    for (let tried = 0; tried < 5; tried += 1)
      codes.push((await login(wrong(code))).body.errors?.code);
    expect(codes).toEqual([...Array(4).fill('otp_wrong'), 'otp_void']);
    const sixth = await login(code);
    expect([sixth.status, sixth.body.errors?.code]).toEqual([400, 'otp_void']);
  });

  it('counts wrong tries that come at once', async () => {
    const code = await newCode();
    await Promise.all(Array.from({ length: 5 }, () => login(wrong(code))));
    expect((await login(code)).body.errors?.code).toBe('otp_void');
  });

  it('ends after five minutes, and when a newer one comes', async () => {
    const first = await newCode();
    await passing('61 seconds');
    const second = await newCode();
    if (first !== second) expect((await login(first)).body.errors?.code).toBe('otp_wrong');
    await passing('5 minutes');
    expect((await login(second)).body.errors?.code).toBe('otp_expired');
  });
});

describe('asking for a code', () => {
  it('again within a minute is refused, with the time to wait', async () => {
    await newCode();
    const refused = await generate({ phone_number, purpose: 'LOGIN' });
    expect([refused.status, refused.body.errors?.code]).toEqual([429, 'otp_too_soon']);
    const wait = refused.body.errors?.retry_after ?? 0;
    expect(wait > 0 && wait <= 60).toBe(true);
    expect(refused.headers['retry-after']).toBe(String(wait));
    await passing('61 seconds');
    expect((await generate({ phone_number, purpose: 'LOGIN' })).status).toBe(200);
  });

  it('many times at once gives one code', async () => {
    const body = { phone_number, purpose: 'LOGIN' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a sixth time within the hour is refused, whatever for', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await newCode(asked % 2 ? 'LOGIN' : 'RESET_PASSWORD')).not.toBe('');
      await passing('2 minutes');
    }
    const refused = await generate({ phone_number, purpose: 'LOGIN' });
    expect([refused.status, refused.body.errors?.code]).toEqual([429, 'otp_too_many']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 45 * 60 && wait <= 50 * 60).toBe(true);
    await passing('51 minutes');
    expect((await generate({ phone_number, purpose: 'LOGIN' })).status).toBe(200);
  });

  it('for an unknown number is answered the same, limits included, and signs nobody in', async () => {
    const known = await generate({ phone_number, purpose: 'LOGIN' });
    const answer = await generate({ phone_number: unknown, purpose: 'LOGIN' });
    expect(Object.keys(answer.body.otp)).toEqual(Object.keys(known.body.otp));
    expect(answer.body.otp.method).toBe(known.body.otp.method);
    const again = await generate({ phone_number: unknown, purpose: 'LOGIN' });
    expect(again.body.errors?.code).toBe('otp_too_soon');
    const code = answer.body.otp.shown_code ?? '';
    expect((await login(wrong(code), unknown)).body.errors?.code).toBe('otp_wrong');
    expect((await login(code, unknown)).body.errors?.code).toBe('otp_wrong');
  });

  it('by a method of one’s choice is for who is whitelisted', async () => {
    const bySms = { phone_number, purpose: 'LOGIN', method: 'SMS' };
    expect((await generate(bySms)).body.errors?.code).toBe('otp_method_not_allowed');
    const toNobody = await generate({ ...bySms, phone_number: unknown });
    expect(toNobody.body.errors?.code).toBe('otp_method_not_allowed');
    await sql`update users set is_whitelisted_for_otp_selection = true where phone_number = ${phone_number}`.execute(
      server.database.db,
    );
    expect((await generate(bySms)).body.otp.method).toBe('SMS');
    await sql`update users set primary_otp_method = 'SMS', is_whitelisted_for_otp_selection = false
      where phone_number = ${testPeople.admin}`.execute(server.database.db);
    const primary = await generate({ ...bySms, phone_number: testPeople.admin });
    expect(primary.body.otp.method).toBe('SMS');
  });

  it.each([
    [{ purpose: 'VERIFY_BANK_ACCOUNT' }, 'purpose', 'not_a_choice'],
    [{ method: 'PIGEON' }, 'method', 'not_a_choice'],
    [{ phone_number: '12' }, 'phone_number', 'phone_number_invalid'],
  ])('with %j is refused beside its field', async (given, field, code) => {
    const { body } = await generate({ phone_number, purpose: 'LOGIN', ...given });
    expect(body.errors?.fields?.[field]?.code).toBe(code);
  });
});

describe('credentials', () => {
  it.each([
    [{}, 'password', 'required'],
    [{ password: 'marketplace', otp_code: '123456' }, 'otp_code', 'password_or_code'],
    [{ otp_code: '12345' }, 'otp_code', 'otp_code_invalid'],
  ])('%j are refused beside their field', async (given, field, code) => {
    const { body } = await server.call(contract.auth.login, { body: { phone_number, ...given } });
    expect(body.errors?.fields?.[field]?.code).toBe(code);
  });

  it('of a code never asked for are refused alike for known and unknown numbers', async () => {
    const [known, nobody] = [await login('123456'), await login('123456', unknown)];
    expect(known.body.errors?.code).toBe('otp_expired');
    expect(nobody.text).toBe(known.text);
  });
});

it.each([phone_number, unknown])(
  'where nobody sends codes and it is no demo, none is made for %s',
  async (number) => {
    const real = await startTestServer({}, { ...server.database, close: async () => {} });
    onTestFinished(real.close);
    const refused = await real.call(contract.auth.generateOtp, {
      body: { phone_number: number, purpose: 'LOGIN' },
    });
    expect([refused.status, refused.body.errors?.code]).toEqual([503, 'otp_not_sent']);
    const codes = await server.database.db.selectFrom('one_time_codes').select('id').execute();
    expect(codes).toEqual([]);
  },
);
