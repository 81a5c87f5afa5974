import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterCommit, inTransaction } from '../../platform/db/transaction.ts';
import { giveSignal } from '../../platform/signals.ts';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'marketplace';
const login = (phone_number: unknown, secret: unknown = password, on = server) =>
  on.call(contract.auth.login, {
    body: { phone_number, password: secret },
    headers: { 'client-type': 'WEB' },
  });
const me = (token: string) => server.call(contract.users.detail, {}, token);

describe('login', () => {
  it('answers with auth_token.token and user.uuid, and the token opens the door [API-01, EN-04]', async () => {
    const { status, body } = await login('0812-0000-0101');
    expect(status).toBe(200);
    expect(body.auth_token.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { body: detail } = await me(body.auth_token.token);
    expect(detail.user_info.uuid).toBe(body.user.uuid);
  });

  it.each(['+6281200000101', '6281200000101', '0812 0000 0101', '812-0000-0101'])(
    'takes the number written as %s',
    async (phone_number) => expect((await login(phone_number)).status).toBe(200),
  );

  it('answers a wrong password and an unknown number with the same words', async () => {
    const wrong = await login(testPeople.owner, 'not this one');
    const unknown = await login('+6289999999999');
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors?.code).toBe('wrong_credentials');
    expect(unknown.text).toBe(wrong.text);
  });

  it.each(['62812', 'nomor saya', '08120000010112345678', '+1 212 555 0100', ''])(
    'refuses the number %j beside its field',
    async (phone_number) => {
      const { status, body } = await login(phone_number);
      expect(status).toBe(400);
      expect(body.errors?.fields?.phone_number?.code).toBe('phone_number_invalid');
    },
  );

  it('keeps only a hash of the token', async () => {
    const token = await server.signIn(testPeople.owner);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from tokens t where t::text like ${`%${token}%`}
        or encode(token_hash, 'escape') = ${token}) as found`.execute(server.database.db);
    expect(rows).toEqual([{ found: false }]);
  });

  it('notes what kind of client signed in', async () => {
    await login(testPeople.admin);
    const row = await server.database.db
      .selectFrom('tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .where('u.phone_number', '=', testPeople.admin)
      .select('t.client_type')
      .executeTakeFirst();
    expect(row?.client_type).toBe('WEB');
  });

  it('stops guessing at one number after ten tries, and says when to come back', async () => {
    const limited = await useTestServer({ RATE_LIMITS: true });
    for (let tried = 0; tried < 10; tried += 1) await login(testPeople.owner, 'guess', limited);
    const refused = await login('0812-0000-0101', password, limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(testPeople.admin, password, limited)).status).toBe(200);
  });
});

describe('logout', () => {
  it('ends the login of the token, and of no other [API-02]', async () => {
    const [gone, stays] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.owner),
    ];
    expect((await server.call(contract.auth.logout, {}, gone)).body).toEqual({ done: true });
    const refused = await me(gone);
    expect(refused.status).toBe(401);
    expect(refused.body.errors?.code).toBe('authentication_failed');
    expect((await me(stays)).status).toBe(200);
  });

  it('answers the same for a token that is void already', async () => {
    const token = await server.signIn(testPeople.owner);
    const first = await server.call(contract.auth.logout, {}, token);
    const second = await server.call(contract.auth.logout, {}, token);
    expect(second.text).toBe(first.text);
    expect((await server.call(contract.auth.logout)).status).toBe(200);
  });
});

describe('logout everywhere', () => {
  it('ends every login of the person, and of nobody else', async () => {
    const [one, two, other] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.admin),
    ];
    const { body } = await server.call(contract.auth.logoutEverywhere, {}, one);
    expect(body).toEqual({ done: true });
    expect((await me(one)).status).toBe(401);
    expect((await me(two)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  it('does not say it was done to a login that had ended', async () => {
    const token = await server.signIn(testPeople.owner);
    await server.call(contract.auth.logout, {}, token);
    expect((await server.call(contract.auth.logoutEverywhere, {}, token)).status).toBe(401);
  });
});

describe('the address for push messages', () => {
  const keep = (token: string, firebase_registration_token: string) =>
    server.call(contract.auth.firebase, { body: { firebase_registration_token } }, token);
  const kept = async () => {
    const rows = await server.database.db
      .selectFrom('push_tokens as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.phone_number', 'p.firebase_registration_token as device'])
      .orderBy('p.firebase_registration_token')
      .execute();
    return rows.map(({ phone_number, device }) => `${phone_number} ${device}`);
  };

  it('is kept per person and device, and goes with its login [API-04]', async () => {
    const [first, second] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.owner),
    ];
    expect((await keep(first, 'device-a')).body).toEqual({ done: true });
    expect((await keep(first, 'device-a')).body).toEqual({ done: true });
    await keep(second, 'device-b');
    expect(await kept()).toEqual([`${testPeople.owner} device-a`, `${testPeople.owner} device-b`]);
    await server.call(contract.auth.logout, {}, first);
    expect(await kept()).toEqual([`${testPeople.owner} device-b`]);
    await server.call(contract.auth.logoutEverywhere, {}, second);
    expect(await kept()).toEqual([]);
  });

  it('is of who used the device last', async () => {
    const [before, now] = [
      await server.signIn(testPeople.owner),
      await server.signIn(testPeople.admin),
    ];
    await keep(before, 'shared-phone');
    await keep(now, 'shared-phone');
    expect(await kept()).toEqual([`${testPeople.admin} shared-phone`]);
  });
});

describe('a token', () => {
  it('ended behind the server’s back is refused within a second or so', async () => {
    const token = await server.signIn(testPeople.viewer);
    expect((await me(token)).status).toBe(200);
    await sql`delete from tokens`.execute(server.database.db);
    await pause(1_100);
    expect((await me(token)).status).toBe(401);
  });

  const idle = (interval: string) =>
    inTransaction(server.database.db, async (db) => {
      await sql`update tokens set last_used_at = now() - ${interval}::interval`.execute(db);
      afterCommit(db, () => giveSignal('people'));
    });

  it('lives while it is used, and ends after 30 idle days', async () => {
    const token = await server.signIn(testPeople.owner);
    await idle('29 days');
    expect((await me(token)).status).toBe(200);
    await idle('29 days 23 hours');
    expect((await me(token)).status).toBe(200);
    await idle('30 days 1 minute');
    expect((await me(token)).status).toBe(401);
  });

  it('ends after 90 days, however often it is used', async () => {
    const token = await server.signIn(testPeople.owner);
    const age = (interval: string) =>
      inTransaction(server.database.db, async (db) => {
        await sql`update tokens set created_at = now() - ${interval}::interval`.execute(db);
        afterCommit(db, () => giveSignal('people'));
      });
    await age('89 days');
    expect((await me(token)).status).toBe(200);
    await age('90 days 1 minute');
    expect((await me(token)).status).toBe(401);
  });

  it.each([
    'Token',
    'Token x',
    `Bearer ${'A'.repeat(43)}`,
    `Token ${'A'.repeat(43)}`,
    `token ${'A'.repeat(43)}`,
  ])('is not %j', async (authorization) => {
    const { status } = await server.call(contract.users.detail, { headers: { authorization } });
    expect(status).toBe(401);
  });
});
