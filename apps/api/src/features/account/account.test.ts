import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf, useOwnAccount } from '../../testing/own-account.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { account, auth, storeStaff } = contract;
const own = useOwnAccount();
const { phone_number, password, server, db, token, proved, longAgo, prove, signIn, detail, told } =
  own;

const logins = async (of = token()) =>
  (await server().call(account.listLogins, {}, of)).body.logins;

describe('a person’s own account', () => {
  it('is named as they want, for their colleagues too, and with who did it on record', async () => {
    const before = await detail();
    expect(before).toMatchObject({ phone_number, has_password: true, second_factor: null });
    await server().call(account.rename, { body: { name: '  Sari   Wulandari ' } }, token());
    expect((await detail()).name).toBe('Sari Wulandari');
    const owner = await server().signIn(testPeople.owner);
    const query = { store_id: testStores.own };
    const { staff } = (await server().call(storeStaff.list, { query }, owner)).body;
    expect(staff.map(({ name }) => name)).toContain('Sari Wulandari');
    expect(codeOf(await server().call(account.rename, { body: { name: ' ' } }, token()))).toBe(
      'validation_failed',
    );
    await server().call(account.rename, { body: { name: before.name } }, token());
  });

  it('gets a new password by the present one; every other login ends, this one stays', async () => {
    const other = await server().signIn(phone_number);
    const change = (current_password: string, new_password: string) =>
      server().call(account.setPassword, { body: { current_password, new_password } }, token());
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
    expect((await server().call(account.detail, {}, other)).status).toBe(401);
    expect((await server().call(account.detail, {}, token())).status).toBe(200);
    expect(codeOf(await signIn())).toBe('wrong_credentials');
  });

  it('gets its first password only from who has proved that it is them', async () => {
    await sql`update users set password_hash = null where phone_number = ${phone_number}`.execute(
      db(),
    );
    const first = () =>
      server().call(account.setPassword, { body: { new_password: 'kata sandi baru' } }, token());
    // That they signed in just now is no proof for this: so did whoever took their telephone off the table.
    expect(codeOf(await first())).toBe('proof_needed');
    const { otp } = (await server().call(account.proofCode, { body: {} }, token())).body;
    const body = { otp_code: otp.shown_code ?? '' };
    expect((await prove(body)).status).toBe(200);
    expect((await first()).status).toBe(200);
    // The answer was lost, and it is sent again.
    expect((await first()).status).toBe(200);
    expect(await told()).toEqual(['password.changed']);
  });

  it('leaves no trace of a password in what is kept for those who send twice', async () => {
    const body = { current_password: password, new_password: 'kata sandi baru' };
    const headers = { 'idempotency-key': 'kata-sandi-baru-1' };
    expect((await server().call(account.setPassword, { body, headers }, token())).status).toBe(200);
    const kept = await sql`select from idempotency_records where key = 'kata-sandi-baru-1'`.execute(
      db(),
    );
    expect(kept.rows).toHaveLength(0);
  });
});

describe('logins', () => {
  it('are told apart by device and place, and ended one by one or all but this', async () => {
    await server().call(account.endOthers, {}, token());
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    const { auth_token } = (
      await server().call(auth.login, {
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
      server().call(account.endLogin, { body: { login_id: login_id ?? '' } }, token());
    expect(codeOf(await end(own?.id))).toBe('login_is_this');
    for (const _ of [1, 2]) expect((await end(other?.id)).body.logins).toHaveLength(1);
    expect((await server().call(account.detail, {}, auth_token.token)).status).toBe(401);
    await server().signIn(phone_number);
    expect((await server().call(account.endOthers, {}, token())).body.logins).toHaveLength(1);
  });

  it('of others are nobody’s to end', async () => {
    const owner = await server().signIn(testPeople.owner);
    const [theirs] = (await logins(owner)).filter(({ is_this }) => is_this);
    await server().call(account.endLogin, { body: { login_id: theirs?.id ?? '' } }, token());
    expect((await server().call(account.detail, {}, owner)).status).toBe(200);
  });
});

describe('what may cost much', () => {
  it('is done by who has signed in lately or proves again that it is them, and by nobody else', async () => {
    const owner = await server().signIn(testPeople.owner);
    const invite = (name: string) =>
      server().call(
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
    const proveOwner = (body: object) => server().call(account.prove, { body }, owner);
    expect(codeOf(await proveOwner({ password: 'not this one' }))).toBe('current_password_wrong');
    expect(codeOf(await invite('Baru Dua'))).toBe('proof_needed');
    const { proved_until } = (await proveOwner({ password })).body;
    expect(Date.parse(proved_until)).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect((await invite('Baru Dua')).status).toBe(200);
    expect(codeOf(await proveOwner({ password, otp_code: '123456' }))).toBe('validation_failed');
    expect(codeOf(await proveOwner({}))).toBe('validation_failed');
  });

  it('says first who may not at all', async () => {
    await longAgo();
    const { status } = await server().call(
      storeStaff.invite,
      {
        body: {
          ...{ store_id: testStores.own, name: 'Siapa Saja', role_name: 'OWNER' },
          phone_number: '+628777000112',
        },
      },
      token(),
    );
    expect(status).toBe(403);
  });

  it('is asked for again before the second factor is touched, however lately they signed in', async () => {
    const begin = () => server().call(account.beginFactor, {}, token());
    expect(codeOf(await begin())).toBe('proof_needed');
    await prove({ password });
    expect((await begin()).status).toBe(200);
    await proved({ signedIn: '2 hours', proof: '11 minutes' });
    expect(codeOf(await begin())).toBe('proof_needed');
  });
});
