import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { fillHashing, untilIdle } from '../../testing/busy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0, OTP_CODES_PER_HOUR: 100 });
});
afterAll(() => server.close());

const phone_number = testPeople.owner;
let otp_code = '';
beforeEach(async () => {
  const { body } = await server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose: 'RESET_PASSWORD' },
  });
  otp_code = body.otp.shown_code ?? '';
});

const reset = (new_password: unknown, given: object = {}) =>
  server.call(contract.auth.resetPassword, {
    body: { phone_number, otp_code, new_password, ...given },
  });
const me = async (token: string) => (await server.call(contract.users.detail, {}, token)).status;

it('sets the new password and ends every login of the person, and of nobody else', async () => {
  const [own, others] = [
    [await server.signIn(phone_number), await server.signIn(phone_number)],
    await server.signIn(testPeople.admin),
  ];
  expect((await reset('toko makin laris')).body).toEqual({ done: true });
  expect(await Promise.all(own.map(me))).toEqual([401, 401]);
  expect(await me(others)).toBe(200);
  const old = await server.call(contract.auth.login, {
    body: { phone_number, password: 'marketplace' },
  });
  expect(old.body.errors?.code).toBe('wrong_credentials');
  expect(await me(await server.signIn(phone_number, 'toko makin laris'))).toBe(200);
});

it('sent twice is answered twice and ends no login made between; with another password it is refused', async () => {
  expect((await reset('sandi yang baru')).status).toBe(200);
  const token = await server.signIn(phone_number, 'sandi yang baru');
  expect((await reset('sandi yang baru')).body).toEqual({ done: true });
  expect(await me(token)).toBe(200);
  expect((await reset('sandi orang lain')).body.errors?.code).toBe('otp_expired');
});

it.each([
  ['', 'required'],
  ['sayangku123', 'password_common'],
  ['123456789', 'password_common'],
  ['tujuh77', 'password_too_short'],
  ['x'.repeat(73), 'too_long'],
  ['081200000101', 'password_is_phone_number'],
  ['+62 812-0000-0101', 'password_is_phone_number'],
  ['62 812 0000 0101', 'password_is_phone_number'],
])('refuses the password %j beside its field, and the code stays good', async (password, code) => {
  const { status, body } = await reset(password);
  expect([status, body.errors?.fields?.new_password?.code]).toEqual([400, code]);
  expect((await reset('sandi yang baik')).status).toBe(200);
});

it.each(['8 huruf.', `${'warung '.repeat(10)}72`])('takes the password %j', async (password) => {
  expect((await reset(password)).status).toBe(200);
  expect(await me(await server.signIn(phone_number, password))).toBe(200);
});

it('a code for signing in does not do', async () => {
  const { body } = await server.call(contract.auth.generateOtp, {
    body: { phone_number: testPeople.viewer, purpose: 'LOGIN' },
  });
  const refused = await reset('sandi yang baik', {
    phone_number: testPeople.viewer,
    otp_code: body.otp.shown_code,
  });
  expect(refused.body.errors?.code).toBe('otp_expired');
});

it('nobody’s password is hashed before the code is proven: guesses cannot fill the line for it', async () => {
  // Whoever had to be hashed would be told that the server is busy.
  fillHashing();
  onTestFinished(untilIdle);
  const guess = { phone_number: testPeople.viewer, otp_code: '000000' };
  const { body } = await reset('sandi yang baik', guess);
  expect(body.errors?.code).toBe('otp_expired');
});
