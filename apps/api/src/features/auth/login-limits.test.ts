import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fillHashing, untilIdle } from '../../testing/busy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, RATE_LIMITS: true, TRUST_PROXY: ['127.0.0.1'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from one_time_codes`.execute(server.database.db);
  await sql`delete from password_tries`.execute(server.database.db);
  await sql`delete from sign_in_places`.execute(server.database.db);
});

const phone_number = testPeople.owner;
const home = '203.0.113.7';
const stranger = '198.51.100.9';
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (secret: object, address = home, number: string = phone_number) =>
  server.call(contract.auth.login, {
    body: { phone_number: number, ...secret },
    headers: from(address),
  });
const right = { password: 'marketplace' };
const wrong = { password: 'not this one' };
const askForCode = (address = home) =>
  server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose: 'LOGIN' },
    headers: from(address),
  });
const codeFor = async (address = home) => (await askForCode(address)).body.otp.shown_code ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const failed = (count: number, address: string, number: string) =>
  sql`insert into password_tries (phone_number, address)
      select ${number}, ${address} from generate_series(1, ${count}::int)`.execute(
    server.database.db,
  );

describe('a place that the owner signed in from', () => {
  it('is not held by what all others do to the number, for the password or for codes', async () => {
    expect((await login(right)).status).toBe(200);
    await failed(100, 'many', phone_number);
    expect((await login(right, stranger)).body.errors?.code).toBe('code_required');
    expect((await login(right)).status).toBe(200);
    await sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
        select ${phone_number}, 'others', 'LOGIN', 'SMS', '\\x01', now() - interval '2 minutes', now()
        from generate_series(1, 15)`.execute(server.database.db);
    // From where the right password came just now there is one: `used-up-codes.test.ts`.
    expect((await askForCode('198.51.100.10')).body.errors?.code).toBe('otp_too_many');
    expect((await askForCode()).status).toBe(200);
  });

  it('is not held by what the rest of its network does', async () => {
    const [own, neighbour] = ['2001:db8:5:1::1', '2001:db8:5:2::1'];
    expect((await login(right, own)).status).toBe(200);
    await failed(1_000, '2001:db8:5:3::1', '+6281234567890');
    expect((await login(right, neighbour)).status).toBe(429);
    expect((await login(right, own)).status).toBe(200);
  });

  it('is known for 90 days', async () => {
    await login(right);
    await sql`update sign_in_places set last_at = now() - interval '91 days'`.execute(
      server.database.db,
    );
    await failed(100, 'many', phone_number);
    expect((await login(right)).body.errors?.code).toBe('code_required');
  });
});

it('a number that is guessed at is tried slowly where nobody can be sent a code', async () => {
  const database = { ...server.database, close: async () => {} };
  const silent = await startTestServer({ RATE_LIMITS: true, TRUST_PROXY: ['127.0.0.1'] }, database);
  const tryFrom = async (address: string) => {
    const inputs = { body: { phone_number, ...right }, headers: from(address) };
    return (await silent.call(contract.auth.login, inputs)).status;
  };
  // The demo's own people are strangers to it.
  const setDemo = (is_demo: boolean) =>
    server.database.db.updateTable('users').set({ is_demo }).execute();
  await setDemo(false);
  onTestFinished(async () => void (await setDemo(true)));
  await failed(100, 'many', phone_number);
  expect(await tryFrom('198.51.100.1')).toBe(429);
  await sql`update password_tries set created_at = created_at - interval '11 seconds'`.execute(
    server.database.db,
  );
  expect(await tryFrom('198.51.100.2')).toBe(200);
  await silent.app.close();
});

it('a try that a busy server did not look at is not counted', async () => {
  const countTries = async () =>
    (await sql`select from password_tries`.execute(server.database.db)).rows.length;
  fillHashing(home);
  onTestFinished(untilIdle);
  expect((await login(wrong, home)).status).toBe(503);
  expect(await countTries()).toBe(0);
  await untilIdle();
  expect((await login(wrong, home)).status).toBe(400);
  expect(await countTries()).toBe(1);
});

it('what strangers ask about a number is counted for them, not for its owner', async () => {
  const check = (address: string) =>
    server.call(contract.users.checkPhoneNumber, {
      query: { phone_number },
      headers: from(address),
    });
  for (let asked = 0; asked < 20; asked += 1) expect((await check(stranger)).status).toBe(200);
  expect((await check(stranger)).status).toBe(429);
  expect((await check(home)).status).toBe(200);
});

describe('wrong passwords', () => {
  it('close a number for the address they came from, not for its owner elsewhere', async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect((await login(wrong, stranger)).body.errors?.code).toBe('wrong_credentials');
    const refused = await login(right, stranger);
    expect([refused.status, refused.body.errors?.code]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 300).toBe(true);
    expect((await login(right, home)).status).toBe(200);
  });

  it('that come at once are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => login(wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('at many numbers close the address', async () => {
    await failed(99, stranger, '+6289900000000');
    expect((await login(wrong, stranger)).status).toBe(400);
    expect((await login(right, stranger)).status).toBe(429);
    expect((await login(right, home)).status).toBe(200);
  });

  it('are one address in a /64, and another in the next', async () => {
    await failed(10, '2001:db8:1:2', phone_number);
    expect((await login(right, '2001:db8:1:2:aaaa::1')).status).toBe(429);
    expect((await login(right, '2001:0db8:0001:0002::beef')).status).toBe(429);
    expect((await login(right, '2001:db8:1:3::1')).status).toBe(200);
    await failed(10, stranger, phone_number);
    expect((await login(right, `::ffff:${stranger}`)).status).toBe(429);
  });

  it('from all over a /48 close it, for ten times as many as an address has', async () => {
    await sql`insert into password_tries (phone_number, address)
        select '+62899' || 1000000 + n, '2001:db8:7:' || to_hex(n) from generate_series(1, 999) n`.execute(
      server.database.db,
    );
    const number = '+6289900000000';
    expect((await login(wrong, '2001:db8:7:ffff::1', number)).status).toBe(400);
    const refused = await login(right, '2001:db8:7:fffe::1');
    expect([refused.status, refused.body.errors?.code]).toEqual([429, 'rate_limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 300).toBe(true);
    expect((await login(right, '2001:db8:8:1::1')).status).toBe(200);
    expect((await login(right, home)).status).toBe(200);
  });

  it('from all over a /48 that come at once are all counted', async () => {
    await sql`insert into password_tries (phone_number, address)
        select '+62899' || 1000000 + n, '2001:db8:7:' || to_hex(n) from generate_series(1, 996) n`.execute(
      server.database.db,
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        login(wrong, `2001:db8:7:f00${n.toString(16)}::1`, `+6289800000${100 + n}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  it('at one number from everywhere ask for a code, which then opens it', async () => {
    await failed(100, 'many', phone_number);
    const refused = await login(right);
    expect([refused.status, refused.body.errors?.code]).toEqual([400, 'code_required']);
    expect((await login({ otp_code: await codeFor() })).status).toBe(200);
  });

  it('do not close the way by a code', async () => {
    await failed(10, home, phone_number);
    expect((await login({ otp_code: await codeFor() })).status).toBe(200);
  });

  it('count no more once the right one came, and right ones never do', async () => {
    for (let tried = 0; tried < 9; tried += 1) await login(wrong);
    expect((await login(right)).status).toBe(200);
    expect((await login(wrong)).status).toBe(400);
    for (let tried = 0; tried < 12; tried += 1) expect((await login(right)).status).toBe(200);
  });
});

describe('a stranger', () => {
  it('who guesses at a code does not make it void for who asked for it', async () => {
    const code = await codeFor();
    const codes = [];
    for (let tried = 0; tried < 6; tried += 1)
      codes.push((await login({ otp_code: other(code) }, stranger)).body.errors?.code);
    expect(codes).toEqual([...Array(4).fill('otp_wrong'), 'otp_void', 'otp_void']);
    expect((await login({ otp_code: code }, stranger)).body.errors?.code).toBe('otp_void');
    expect((await login({ otp_code: code })).status).toBe(200);
  });

  it('who asks for codes neither keeps the owner waiting nor ends the owner’s code', async () => {
    await askForCode(stranger);
    const code = await codeFor();
    await sql`update one_time_codes set created_at = created_at - interval '2 minutes'`.execute(
      server.database.db,
    );
    expect((await askForCode(stranger)).status).toBe(200);
    expect((await login({ otp_code: code })).status).toBe(200);
  });

  it('who used up their codes leaves the owner’s, until the number has had three times as many', async () => {
    const asked = (count: number, address: string) =>
      sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
          select ${phone_number}, ${address}, 'LOGIN', 'SMS', '\\x01', now() - interval '2 minutes', now()
          from generate_series(1, ${count}::int)`.execute(server.database.db);
    await asked(5, stranger);
    expect((await askForCode(stranger)).body.errors?.code).toBe('otp_too_many');
    expect((await askForCode()).status).toBe(200);
    await asked(9, 'others');
    await sql`update one_time_codes set created_at = created_at - interval '2 minutes'`.execute(
      server.database.db,
    );
    expect((await askForCode()).body.errors?.code).toBe('otp_too_many');
  });

  it('gets so many codes, whatever the numbers', async () => {
    const statuses = [];
    for (let asked = 0; asked <= 60; asked += 1) {
      const number = `+62899${String(1_000_000 + asked)}`;
      const { status } = await server.call(contract.auth.generateOtp, {
        body: { phone_number: number, purpose: 'LOGIN' },
        headers: from('192.0.2.44'),
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

it('a code of one network opens the door on another, too', async () => {
  const code = await codeFor('192.0.2.1');
  expect((await login({ otp_code: code }, '192.0.2.2')).status).toBe(200);
});
