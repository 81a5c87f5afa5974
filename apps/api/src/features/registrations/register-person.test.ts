import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startOtpProvider } from '../../testing/otp-provider.ts';
import { password, registering } from '../../testing/registering.ts';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

const { account, auth, registration, stores, users } = contract;

let server: TestServer;
let ours: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0 });
  ours = registering(server);
});
afterAll(() => server.close());

const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const accounts = async (phone_number: string) =>
  (
    await sql<{
      name: string;
    }>`select name from users where phone_number = ${phone_number}`.execute(server.database.db)
  ).rows;

it('a number and its code make an account, which works nowhere yet [P-02]', async () => {
  const phone_number = '+628111000001';
  const check = () => server.call(users.checkPhoneNumber, { query: { phone_number } });
  expect((await check()).body.is_registered).toBe(false);
  const { status, body } = await ours.register(phone_number, await ours.codeFor(phone_number));
  expect([status, body]).toEqual([200, { done: true }]);
  expect((await check()).body).toMatchObject({ is_registered: true, has_password: true });
  const token = await server.signIn(phone_number, password);
  expect((await server.call(account.detail, {}, token)).body).toMatchObject({
    name: 'Bu Sari',
    phone_number,
    has_password: true,
  });
  expect((await server.call(stores.list, {}, token)).body.stores).toEqual([]);
});

it('somebody else’s number is not taken without its code, and one that has an account not with it', async () => {
  const phone_number = '+628111000002';
  const code = await ours.codeFor(phone_number);
  expect(codeOf(await ours.register(phone_number, other(code)))).toBe('otp_wrong');
  expect(codeOf(await ours.register('+628111000003', code))).toBe('otp_expired');
  // A code that was sent for something else is none for this.
  const { body } = await server.call(auth.generateOtp, {
    body: { phone_number: '+628111000003', purpose: 'LOGIN' },
  });
  expect(codeOf(await ours.register('+628111000003', body.otp.shown_code ?? ''))).toBe(
    'otp_expired',
  );
  expect(await accounts('+628111000003')).toEqual([]);
  const owner = testPeople.owner;
  const before = await accounts(owner);
  expect(codeOf(await ours.register(owner, await ours.codeFor(owner)))).toBe('number_registered');
  expect(await accounts(owner)).toEqual(before);
  expect(await server.signIn(owner)).toBeTruthy();
});

it('an invitation keeps nobody from an account of their own, and waits for them in it', async () => {
  const phone_number = '+628111000004';
  const owner = await server.signIn(testPeople.owner);
  const body = { store_id: '1', phone_number, name: 'Pak Undang', role_name: 'VIEWER' };
  expect((await server.call(contract.storeStaff.invite, { body }, owner)).status).toBe(200);
  const code = await ours.codeFor(phone_number);
  expect((await ours.register(phone_number, code)).status).toBe(200);
  expect(await accounts(phone_number)).toMatchObject([{ name: 'Bu Sari' }]);
  const token = await server.signIn(phone_number, password);
  const { invitations } = (await server.call(contract.staffInvitations.list, {}, token)).body;
  expect(invitations).toMatchObject([{ store_id: '1' }]);
});

it('sent twice, and twice at once, makes one account; another password in its place is refused', async () => {
  const phone_number = '+628111000005';
  const code = await ours.codeFor(phone_number);
  const both = await Promise.all([1, 2].map(() => ours.register(phone_number, code)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ours.register(phone_number, code)).status).toBe(200);
  expect(await accounts(phone_number)).toHaveLength(1);
  const stolen = await ours.register(phone_number, code, { password: 'sandi orang lain' });
  expect(codeOf(stolen)).toBe('otp_expired');
});

it.each([
  [{ name: 'X' }, 'name', 'too_short'],
  [{ name: 'Sari\u202eiraS' }, 'name', 'invalid'],
  [{ password: 'tujuh77' }, 'password', 'password_too_short'],
  [{ password: '08111000006' }, 'password', 'password_is_phone_number'],
  [{ password: 'sayangku123' }, 'password', 'password_common'],
])('%j is refused beside %s, and the code stays good', async (more, field, code) => {
  const phone_number = '+628111000006';
  const otp_code = await ours.codeFor(phone_number);
  const { status, body } = await ours.register(phone_number, otp_code, more);
  expect([status, body.errors?.fields?.[field]?.code]).toEqual([400, code]);
  expect(await accounts(phone_number)).toEqual([]);
});

it('a script for a name is a name: it is kept as it was written', async () => {
  const phone_number = '+628111000007';
  const name = '<script>alert(1)</script>';
  await ours.register(phone_number, await ours.codeFor(phone_number), { name });
  expect(await accounts(phone_number)).toEqual([{ name }]);
});

it('a hundred from one address are bounded, whatever numbers they name; another address is not held up', async () => {
  const limited = await useTestServer({
    DEMO: true,
    RATE_LIMITS: true,
    TRUST_PROXY: ['127.0.0.1'],
  });
  const ask = (count: number, from: string) =>
    limited.call(registration.sendCode, {
      body: { phone_number: `+62811200${String(count).padStart(4, '0')}` },
      headers: { 'x-forwarded-for': from },
    });
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 100; count += 1) codes.push(codeOf(await ask(count, '198.51.100.7')));
  expect(codes.filter((code) => code === undefined)).toHaveLength(40);
  expect(new Set(codes.slice(40))).toEqual(new Set(['rate_limited']));
  expect(codeOf(await ask(200, '198.51.100.8'))).toBeUndefined();
});

it('a code goes to a number that nobody has, and to one that has an account nothing goes', async () => {
  const provider = await startOtpProvider();
  onTestFinished(provider.close);
  const sending = await useTestServer({ ...provider.settings, OTP_RESEND_SECONDS: 0 });
  const [free, taken] = ['+628111000009', testPeople.owner];
  const ask = (phone_number: string) =>
    sending.call(registration.sendCode, { body: { phone_number } });
  const [first, second] = [await ask(free), await ask(taken)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(Object.keys(first.body.otp)).toEqual(Object.keys(second.body.otp));
  expect(first.body.otp.shown_code).toBeNull();
  expect(provider.asked).toHaveLength(1);
  expect(JSON.stringify(provider.asked)).toContain(free.slice(1));
});
