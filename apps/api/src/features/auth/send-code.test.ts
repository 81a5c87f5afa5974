import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type OtpProvider, startOtpProvider } from '../../testing/otp-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
/** Gives up on a provider that does not answer; the other waits for one on a busy machine. */
let impatient: TestServer;
let provider: OtpProvider;
beforeAll(async () => {
  provider = await startOtpProvider();
  // A demo, too, shows no code that is really sent.
  const settings = { ...provider.settings, DEMO: true };
  server = await startTestServer(settings);
  const database = { ...server.database, close: async () => {} };
  impatient = await startTestServer({ ...settings, OTP_TIMEOUT_MS: 1_000 }, database);
});
afterAll(async () => {
  await impatient.close();
  await server.close();
  await provider.close();
});

const people = { WHATSAPP: testPeople.owner, SMS: testPeople.admin };
beforeEach(async () => {
  provider.asked.length = 0;
  const { db } = server.database;
  await sql`delete from one_time_codes`.execute(db);
  await sql`update users set is_whitelisted_for_otp_selection = false, primary_otp_method =
    (case when phone_number = ${people.SMS} then 'SMS' else 'WHATSAPP' end)::otp_method`.execute(
    db,
  );
});

const generate = (phone_number: string, at = server) =>
  at.call(contract.auth.generateOtp, { body: { phone_number, purpose: 'LOGIN' } });
const serverFor = (troubles: readonly unknown[]) =>
  troubles.includes('hang') ? impatient : server;
const login = (phone_number: string, otp_code: string) =>
  server.call(contract.auth.login, { body: { phone_number, otp_code } });
const codeSent = () => /\b\d{6}\b/.exec(JSON.stringify(provider.asked.at(-1)?.body))?.[0] ?? '';

it('WhatsApp gets the template with the code in its body and its copy button', async () => {
  const { body } = await generate(people.WHATSAPP);
  expect(body.otp).toMatchObject({ method: 'WHATSAPP', shown_code: null });
  const text = codeSent();
  const parameters = [{ type: 'text', text }];
  expect(provider.asked).toEqual([
    {
      path: '/v23.0/106540352242922/messages',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: people.WHATSAPP.slice(1),
        type: 'template',
        template: {
          name: 'kode_masuk',
          language: { code: 'id' },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      },
    },
  ]);
  expect((await login(people.WHATSAPP, text)).status).toBe(200);
});

it('the SMS gateway gets number and text', async () => {
  const { body } = await generate(people.SMS);
  expect(body.otp).toMatchObject({ method: 'SMS', shown_code: null });
  const code = codeSent();
  expect(provider.asked).toEqual([
    {
      path: '/sms/send',
      body: { to: people.SMS, text: expect.stringContaining(`${code} adalah kode masuk`) },
    },
  ]);
  expect((await login(people.SMS, code)).status).toBe(200);
});

it('nothing is sent to a number nobody has', async () => {
  expect((await generate('+6289999999999')).status).toBe(200);
  expect(provider.asked).toEqual([]);
});

describe.each(['WHATSAPP', 'SMS'] as const)('by %s', (method) => {
  const phone_number = people[method];

  it.each([
    ['a fault of the provider', [500]],
    ['a provider that is busy', [429, 429]],
    ['no answer in time', ['hang', 500]],
    ['a broken connection', ['cut']],
  ] as const)('%s passes unnoticed', async (_, troubles) => {
    provider.trouble(...troubles);
    expect((await generate(phone_number, serverFor(troubles))).status).toBe(200);
    expect(provider.asked).toHaveLength(troubles.length + 1);
    expect((await login(phone_number, codeSent())).status).toBe(200);
  });

  it.each([
    ['a fault that stays', [500, 500, 500], 3],
    ['silence that stays', ['hang', 'hang', 'hang'], 3],
    ['a refusal, which is not tried again', [400], 1],
  ] as const)('%s is told, and the code counts for nothing', async (_, troubles, tries) => {
    provider.trouble(...troubles);
    const refused = await generate(phone_number, serverFor(troubles));
    expect([refused.status, refused.body.errors?.code]).toEqual([503, 'otp_not_sent']);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(provider.asked).toHaveLength(tries);
    expect((await login(phone_number, codeSent())).body.errors?.code).toBe('otp_expired');
    expect((await generate(phone_number)).status).toBe(200);
  });
});

it('a code sent before is good again when the next could not be sent', async () => {
  await generate(people.SMS);
  const code = codeSent();
  await sql`update one_time_codes set created_at = created_at - interval '2 minutes'`.execute(
    server.database.db,
  );
  provider.trouble(400);
  expect((await generate(people.SMS)).status).toBe(503);
  expect((await login(people.SMS, code)).status).toBe(200);
});

describe('a code that nobody has taken yet', () => {
  const phone_number = people.SMS;
  const countsOf = () =>
    server.database.db
      .selectFrom('one_time_codes')
      .select(['wrong_tries', 'wrong_typings'])
      .execute();
  const another = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is good when it has arrived', async () => {
    provider.trouble('hang', 400);
    const asked = generate(phone_number, impatient);
    await eventually(() => expect(provider.asked).toHaveLength(1));
    expect((await login(phone_number, codeSent())).status).toBe(200);
    await asked;
  });

  it('keeps what was guessed at it counted when it is not sent', async () => {
    provider.trouble('hang', 400);
    const asked = generate(phone_number, impatient);
    await eventually(() => expect(provider.asked).toHaveLength(1));
    const guess = await login(phone_number, another(codeSent()));
    expect(guess.body.errors?.code).toBe('otp_wrong');
    const again = await generate(phone_number, impatient);
    expect(again.body.errors?.code).toBe('otp_too_soon');
    expect((await asked).status).toBe(503);
    expect(await countsOf()).toEqual([{ wrong_tries: 1, wrong_typings: 1 }]);
    expect((await login(phone_number, codeSent())).body.errors?.code).toBe('otp_expired');
  });

  it('and cannot be sent is asked for at once again, so many times an hour', async () => {
    for (let asked = 0; asked < 15; asked += 1) {
      provider.trouble(400);
      expect((await generate(phone_number)).body.errors?.code).toBe('otp_not_sent');
    }
    const refused = await generate(phone_number);
    expect(refused.body.errors?.code).toBe('otp_too_many');
    expect(refused.headers['retry-after']).toBeDefined();
    await sql`update one_time_codes set created_at = created_at - interval '1 hour'`.execute(
      server.database.db,
    );
    expect((await generate(phone_number)).status).toBe(200);
  });
});
