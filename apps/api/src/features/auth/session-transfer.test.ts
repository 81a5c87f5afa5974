import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlier } from '../../testing/earlier.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = async (token: string) =>
  (await server.call(contract.sessionTransfer.create, {}, token)).body;
const spend = (code: string) => server.call(contract.sessionTransfer.spend, { body: { code } });
const me = async (token: string) =>
  (await server.call(contract.users.detail, {}, token)).body.user_info;

describe('a login handed over', () => {
  it('is another login of the same person, beside the one of the app', async () => {
    const token = await server.signIn(testPeople.owner);
    const { code, expires_at } = await create(token);
    expect(code).toMatch(/^ho_[\w-]{43}$/);
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now());
    const { status, body } = await spend(code);
    expect(status).toBe(200);
    expect(body.auth_token.token).not.toBe(token);
    expect((await me(body.auth_token.token)).uuid).toBe(body.user.uuid);
    expect((await me(token)).uuid).toBe(body.user.uuid);
  });

  it('ends with the login it came from, and not the other way round', async () => {
    const token = await server.signIn(testPeople.owner);
    const handedOver = async (from: string) =>
      (await spend((await create(from)).code)).body.auth_token.token;
    const [one, two] = [await handedOver(token), await handedOver(token)];
    const further = await handedOver(one);
    await server.call(contract.auth.logout, {}, one);
    const status = async (of: string) => (await server.call(contract.users.detail, {}, of)).status;
    expect(await Promise.all([one, further, two, token].map(status))).toEqual([401, 401, 200, 200]);
    await server.call(contract.auth.logout, {}, token);
    expect(await status(two)).toBe(401);
  });

  it('is over when the one it came from was not used for a month, and says no later end', async () => {
    const token = await server.signIn(testPeople.orderStaff);
    const age = (interval: string) =>
      sql`update tokens set created_at = ${earlier('created_at', interval)},
            last_used_at = ${earlier('last_used_at', interval)}
          where parent_hash is null and user_id = (select id from users where phone_number = ${testPeople.orderStaff})`.execute(
        server.database.db,
      );
    // Used every day, and begun 80 days ago.
    await age('80 days');
    await sql`update tokens set last_used_at = now()`.execute(server.database.db);
    const { auth_token } = (await spend((await create(token)).code)).body;
    const days = (Date.parse(auth_token.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(10, 1);
    await age('31 days');
    const { status } = await server.call(contract.users.detail, {}, auth_token.token);
    expect(status).toBe(401);
  });

  it('takes the place of the one that the same view had before, and of no other', async () => {
    const token = await server.signIn(testPeople.owner);
    const spendAs = async (before: string) => {
      const { code } = await create(token);
      const { body } = await server.call(
        contract.sessionTransfer.spend,
        { body: { code } },
        before,
      );
      return body.auth_token.token;
    };
    const [elsewhere, stranger] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.viewer),
    ];
    const first = await spendAs(token);
    const second = await spendAs(first);
    const third = await spendAs(elsewhere);
    const fourth = await spendAs(stranger);
    const logins = [first, second, third, fourth, token, elsewhere, stranger];
    const status = async (of: string) => (await server.call(contract.users.detail, {}, of)).status;
    expect(await Promise.all(logins.map(status))).toEqual([401, 200, 200, 200, 200, 200, 200]);
  });

  it('is refused alike when the code is spent, too old, made up, or of a login that ended', async () => {
    const token = await server.signIn(testPeople.owner);
    const spent = (await create(token)).code;
    await spend(spent);
    const old = (await create(token)).code;
    await sql`update handover_codes set expires_at = now()`.execute(server.database.db);
    const orphan = (await create(token)).code;
    await server.call(contract.auth.logout, {}, token);
    const answers = await Promise.all([spent, old, orphan, 'ho_made-up', token].map(spend));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.errors?.code).toBe('handover_code_invalid');
    expect(answers[0]?.status).toBe(400);
  });

  it('goes to one of many who send the code at once', async () => {
    const { code } = await create(await server.signIn(testPeople.owner));
    const answers = await Promise.all(Array.from({ length: 8 }, () => spend(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('leaves only a hash of the code in the database', async () => {
    const { code } = await create(await server.signIn(testPeople.owner));
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from handover_codes c where c::text like ${`%${code}%`}
        or encode(code_hash, 'escape') = ${code}) as found`.execute(server.database.db);
    expect(rows).toEqual([{ found: false }]);
  });
});
