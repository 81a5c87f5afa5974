import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type OtpProvider, startOtpProvider } from '../../testing/otp-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
let provider: OtpProvider;
beforeAll(async () => {
  provider = await startOtpProvider();
  server = await startTestServer({ ...provider.settings, TRUST_PROXY: ['127.0.0.1'] });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  const { db } = server.database;
  for (const table of ['one_time_codes', 'password_tries', 'sign_in_places'] as const)
    await db.deleteFrom(table).execute();
  await usedUp('50 minutes');
  provider.asked.length = 0;
});

const phone_number = testPeople.owner;
const askForCode = (address: string) =>
  server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose: 'LOGIN' },
    headers: { 'x-forwarded-for': address },
  });
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `198.18.${n}.1`);

/** What strangers have had of the number’s codes, so long ago. */
const usedUp = (ago: string) =>
  sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
      select ${phone_number}, 'others', 'LOGIN', 'SMS', '\\x01', now() - ${ago}::interval, now()
      from generate_series(1, 15)`.execute(server.database.db);
const tried = (was_right: boolean, ...from: string[]) =>
  server.database.db
    .insertInto('password_tries')
    .values(from.map((address) => ({ phone_number, address, was_right })))
    .execute();
const passing = (time: string) =>
  sql`update one_time_codes set created_at = created_at - ${time}::interval`.execute(
    server.database.db,
  );
const sendingOf = async (address: string) =>
  (
    await server.database.db
      .selectFrom('one_time_codes')
      .where('address', '=', address)
      .select('sending')
      .executeTakeFirst()
  )?.sending;

describe('codes that are only said to be sent', () => {
  it('use up none of the number’s own, and make nobody wait longer', async () => {
    await tried(false, ...addresses(15));
    for (const address of addresses(15)) expect((await askForCode(address)).status).toBe(200);
    const refused = await askForCode('203.0.113.7');
    expect(refused.body.errors?.code).toBe('otp_too_many');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    await passing('10 minutes');
    expect((await askForCode('203.0.113.7')).status).toBe(200);
    expect(provider.asked).toHaveLength(1);
  });

  it('end for a network after so many an hour, for who was right as for who was wrong', async () => {
    const near = Array.from({ length: 10 }, (_, n) => `198.51.100.${n}`);
    const [right, wrong, elsewhere] = ['198.51.100.50', '198.51.100.51', '198.51.101.1'];
    await tried(false, ...near, wrong, elsewhere);
    await tried(true, right);
    for (let round = 0; round < 5; round += 1) {
      for (const address of near) expect((await askForCode(address)).status).toBe(200);
      await passing('61 seconds');
    }
    const [known, guessed] = [await askForCode(right), await askForCode(wrong)];
    expect([known.status, known.body.errors?.code]).toEqual([429, 'otp_too_many']);
    // A second may have passed between the two.
    const withoutTime = ({ text }: { text: string }) => text.replace(/"retry_after":\d+/, '');
    expect(guessed.status).toBe(known.status);
    expect(withoutTime(guessed)).toBe(withoutTime(known));
    expect((await askForCode(elsewhere)).status).toBe(200);
    expect(provider.asked).toEqual([]);
  });
});

describe('codes that are sent untold', () => {
  it('are so many an hour; who asks for more hears the same', async () => {
    await tried(true, ...addresses(16));
    for (const address of addresses(16)) expect((await askForCode(address)).status).toBe(200);
    await eventually(() => expect(provider.asked).toHaveLength(15));
    expect(await sendingOf('198.18.14.1')).toBe('quiet');
    expect(await sendingOf('198.18.15.1')).toBe('pretended');
  });

  it('are sent once the answer is out', async () => {
    await tried(true, '203.0.113.7');
    const order: string[] = [];
    const { fetch } = globalThis;
    const sending = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      order.push('sent');
      return fetch(...request);
    });
    onTestFinished(() => sending.mockRestore());
    await askForCode('203.0.113.7').then(() => order.push('answered'));
    await eventually(() => expect(order).toEqual(['answered', 'sent']));
  });
});
