import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPerson } from '../../platform/authenticate.ts';
import { codeAt, stepAt } from '../../platform/authenticator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { account, auth, storeStaff } = contract;

let server: TestServer;
let password_hash: string | null;
beforeAll(async () => {
  server = await startTestServer({ DEMO: true, OTP_RESEND_SECONDS: 0, PASSWORD_TRIES: 1_000 });
  const { db } = server.database;
  const found = db.selectFrom('users').where('phone_number', '=', testPeople.viewer);
  ({ password_hash } = await found.select('password_hash').executeTakeFirstOrThrow());
});
afterAll(() => server.close());

const phone_number = testPeople.viewer;
const password = 'marketplace';

let token: string;
beforeEach(async () => {
  const { db } = server.database;
  await sql`delete from second_factors`.execute(db);
  await sql`delete from one_time_codes`.execute(db);
  const own = db.updateTable('users').where('phone_number', '=', phone_number);
  await own.set({ password_hash }).execute();
  token = await server.signIn(phone_number);
});

const detail = async (of = token) => (await server.call(account.detail, {}, of)).body;
const logins = async (of = token) => (await server.call(account.listLogins, {}, of)).body.logins;
const codeOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { code: string } }).errors?.code;

/** As if the person had signed in long ago. */
const longAgo = (of: string = phone_number) =>
  inTransaction(server.database.db, async (db) => {
    const { rows } = await sql<{ user_id: string }>`
      update tokens t set proved_at = now() - interval '61 minutes' from users u
      where u.id = t.user_id and u.phone_number = ${of} returning t.user_id`.execute(db);
    forgetPerson(db, rows[0]?.user_id ?? '');
  });

const now = () => stepAt(new Date());

/** Steps of the clock are counted, so each use needs another code. */
async function withApp(): Promise<string> {
  const { secret } = (await server.call(account.beginFactor, {}, token)).body;
  const body = { code: codeAt(secret, now() - 1) };
  expect((await server.call(account.confirmFactor, { body }, token)).status).toBe(200);
  return secret;
}

const signIn = (more: object = {}) =>
  server.call(auth.login, { body: { phone_number, password, ...more } });

describe('a person’s own account', () => {
  it('is named as they want, for their colleagues too, and with who did it on record', async () => {
    const before = await detail();
    expect(before).toMatchObject({ phone_number, has_password: true, second_factor: null });
    await server.call(account.rename, { body: { name: '  Sari   Wulandari ' } }, token);
    expect((await detail()).name).toBe('Sari Wulandari');
    const owner = await server.signIn(testPeople.owner);
    const query = { store_id: testStores.own };
    const { staff } = (await server.call(storeStaff.list, { query }, owner)).body;
    expect(staff.map(({ name }) => name)).toContain('Sari Wulandari');
    expect(codeOf(await server.call(account.rename, { body: { name: ' ' } }, token))).toBe(
      'validation_failed',
    );
    await server.call(account.rename, { body: { name: before.name } }, token);
  });

  it('gets a new password by the present one; every other login ends, this one stays', async () => {
    const other = await server.signIn(phone_number);
    const change = (current_password: string, new_password: string) =>
      server.call(account.setPassword, { body: { current_password, new_password } }, token);
    expect(codeOf(await change('not this one', 'kata sandi baru'))).toBe('current_password_wrong');
    const own = await change(password, phone_number);
    expect(own.body.errors?.fields).toMatchObject({
      new_password: { code: 'password_is_phone_number' },
    });
    expect((await change(password, 'password123')).body.errors?.fields).toHaveProperty(
      'new_password',
    );
    expect((await change(password, 'kata sandi baru')).status).toBe(200);
    // The answer was lost, and it is sent again.
    expect((await change(password, 'kata sandi baru')).status).toBe(200);
    expect((await server.call(account.detail, {}, other)).status).toBe(401);
    expect((await server.call(account.detail, {}, token)).status).toBe(200);
    expect(codeOf(await signIn())).toBe('wrong_credentials');
  });

  it('gets its first password only from who has proved that it is them', async () => {
    const { db } = server.database;
    await sql`update users set password_hash = null where phone_number = ${phone_number}`.execute(
      db,
    );
    const first = () =>
      server.call(account.setPassword, { body: { new_password: 'kata sandi baru' } }, token);
    await longAgo();
    expect(codeOf(await first())).toBe('proof_needed');
    const { otp } = (await server.call(account.proofCode, { body: {} }, token)).body;
    const body = { otp_code: otp.shown_code ?? '' };
    expect((await server.call(account.prove, { body }, token)).status).toBe(200);
    expect((await first()).status).toBe(200);
  });
});

describe('logins', () => {
  it('are told apart by device and place, and ended one by one or all but this', async () => {
    await server.call(account.endOthers, {}, token);
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    const { auth_token } = (
      await server.call(auth.login, {
        body: { phone_number, password },
        headers: { 'client-type': 'WEB', 'user-agent': agent },
      })
    ).body;
    const [own, other] = await logins();
    expect(own).toMatchObject({ is_this: true });
    expect(other).toMatchObject({
      is_this: false,
      is_handed_over: false,
      device: 'Chrome di Android',
      client_type: 'WEB',
    });
    const end = (login_id: string | undefined) =>
      server.call(account.endLogin, { body: { login_id: login_id ?? '' } }, token);
    expect(codeOf(await end(own?.id))).toBe('login_is_this');
    for (const _ of [1, 2]) expect((await end(other?.id)).body.logins).toHaveLength(1);
    expect((await server.call(account.detail, {}, auth_token.token)).status).toBe(401);
    await server.signIn(phone_number);
    expect((await server.call(account.endOthers, {}, token)).body.logins).toHaveLength(1);
  });

  it('of others are nobody’s to end', async () => {
    const owner = await server.signIn(testPeople.owner);
    const [theirs] = (await logins(owner)).filter(({ is_this }) => is_this);
    await server.call(account.endLogin, { body: { login_id: theirs?.id ?? '' } }, token);
    expect((await server.call(account.detail, {}, owner)).status).toBe(200);
  });
});

describe('what may cost much', () => {
  it('is done by who has signed in lately or proves again that it is them, and by nobody else', async () => {
    const owner = await server.signIn(testPeople.owner);
    const invite = (name: string) =>
      server.call(
        storeStaff.invite,
        {
          body: {
            ...{ store_id: testStores.own, name, role_name: 'VIEWER' },
            phone_number: '+628777000111',
          },
        },
        owner,
      );
    expect((await invite('Baru Satu')).status).toBe(200);
    await longAgo(testPeople.owner);
    const refused = await invite('Baru Dua');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'proof_needed']);
    const prove = (body: object) => server.call(account.prove, { body }, owner);
    expect(codeOf(await prove({ password: 'not this one' }))).toBe('current_password_wrong');
    expect(codeOf(await invite('Baru Dua'))).toBe('proof_needed');
    const { proved_until } = (await prove({ password })).body;
    expect(Date.parse(proved_until)).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect((await invite('Baru Dua')).status).toBe(200);
    expect(codeOf(await prove({ password, otp_code: '123456' }))).toBe('validation_failed');
    expect(codeOf(await prove({}))).toBe('validation_failed');
  });

  it('says first who may not at all', async () => {
    await longAgo();
    const { status } = await server.call(
      storeStaff.invite,
      {
        body: {
          ...{ store_id: testStores.own, name: 'Siapa Saja', role_name: 'OWNER' },
          phone_number: '+628777000112',
        },
      },
      token,
    );
    expect(status).toBe(403);
    const answer = await server.call(account.beginFactor, {}, token);
    expect(codeOf(answer)).toBe('proof_needed');
  });
});

describe('an authenticator app', () => {
  it('holds from its first code on: each login asks for a code of it, which opens once', async () => {
    const secret = await withApp();
    expect((await detail()).second_factor).toMatchObject({ recovery_codes_left: 8 });
    expect(codeOf(await signIn())).toBe('second_factor_required');
    expect(codeOf(await signIn({ password: 'wrong' }))).toBe('wrong_credentials');
    const second_factor_code = codeAt(secret, now());
    expect((await signIn({ second_factor_code })).status).toBe(200);
    expect(codeOf(await signIn({ second_factor_code }))).toBe('second_factor_wrong');
  });

  it('is asked for behind a code of the telephone, too, which is not used up by it', async () => {
    const secret = await withApp();
    const { otp } = (
      await server.call(auth.generateOtp, { body: { phone_number, purpose: 'LOGIN' } })
    ).body;
    const byCode = (more: object = {}) =>
      server.call(auth.login, { body: { phone_number, otp_code: otp.shown_code ?? '', ...more } });
    const wrong = otp.shown_code === '000000' ? '000001' : '000000';
    expect(codeOf(await byCode({ otp_code: wrong }))).toBe('otp_wrong');
    expect(codeOf(await byCode())).toBe('second_factor_required');
    expect((await byCode({ second_factor_code: codeAt(secret, now()) })).status).toBe(200);
    expect(codeOf(await byCode({ second_factor_code: codeAt(secret, now()) }))).toBe('otp_expired');
  });

  it('is not guessed: after five wrong codes none is looked at for a while, not even the right one', async () => {
    const secret = await withApp();
    const near = [-1, 0, 1, 2].map((off) => codeAt(secret, now() + off));
    const wrong = ['111111', '222222', '333333', '444444', '555555', '666666', '777777'].filter(
      (code) => !near.includes(code),
    );
    const guesses = wrong.slice(0, 5).map((second_factor_code) => signIn({ second_factor_code }));
    for (const answer of await Promise.all(guesses))
      expect(codeOf(answer)).toBe('second_factor_wrong');
    const second_factor_code = codeAt(secret, now());
    expect(codeOf(await signIn({ second_factor_code }))).toBe('second_factor_too_many');
    await sql`update second_factors set wrong_since = now() - interval '16 minutes'`.execute(
      server.database.db,
    );
    expect((await signIn({ second_factor_code })).status).toBe(200);
  });

  it('has codes for the day the telephone is lost, each good once, and new ones end the old', async () => {
    const { secret } = (await server.call(account.beginFactor, {}, token)).body;
    const body = { code: codeAt(secret, now()) };
    const { recovery_codes } = (await server.call(account.confirmFactor, { body }, token)).body;
    expect(recovery_codes).toHaveLength(8);
    const [first, second] = recovery_codes as [string, string];
    const typed = ` ${first.slice(0, 5).toUpperCase()}-${first.slice(5)}`;
    expect((await signIn({ second_factor_code: typed })).status).toBe(200);
    expect(codeOf(await signIn({ second_factor_code: first }))).toBe('second_factor_wrong');
    await server.call(account.renewCodes, {}, token);
    expect(codeOf(await signIn({ second_factor_code: second }))).toBe('second_factor_wrong');
    expect((await detail()).second_factor?.recovery_codes_left).toBe(8);
  });

  it('alone proves then who it is; taken away, nothing is asked any more', async () => {
    const secret = await withApp();
    await longAgo();
    const prove = (body: object) => server.call(account.prove, { body }, token);
    expect(codeOf(await prove({ password }))).toBe('second_factor_required');
    const remove = () => server.call(account.removeFactor, {}, token);
    expect(codeOf(await remove())).toBe('proof_needed');
    expect((await prove({ second_factor_code: codeAt(secret, now()) })).status).toBe(200);
    for (const _ of [1, 2]) expect((await remove()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('is not there before its first code, and its secret lies sealed', async () => {
    const { secret } = (await server.call(account.beginFactor, {}, token)).body;
    expect((await detail()).second_factor).toBeNull();
    expect((await signIn()).status).toBe(200);
    const { rows } = await sql<{ kept: string }>`
      select encode(secret_sealed, 'escape') as kept from second_factors`.execute(
      server.database.db,
    );
    expect(rows[0]?.kept).not.toContain(secret);
    const again = (await server.call(account.beginFactor, {}, token)).body.secret;
    const confirm = (of: string) =>
      server.call(account.confirmFactor, { body: { code: codeAt(of, now()) } }, token);
    expect(codeOf(await confirm(secret))).toBe('second_factor_wrong');
    const other = await server.signIn(phone_number);
    expect((await confirm(again)).status).toBe(200);
    expect((await server.call(account.detail, {}, other)).status).toBe(401);
  });
});
