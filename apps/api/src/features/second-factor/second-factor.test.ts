import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actingAs } from '../../platform/acting.ts';
import { codeAt } from '../../platform/authenticator.ts';
import { codeOf, stepNow, useOwnAccount } from '../../testing/own-account.ts';
import { resetFactorByNumber } from '../operators/ops.service.ts';

const { account, auth } = contract;
const own = useOwnAccount();
const { phone_number, password, server, db, token, justProved, longAgo, withApp } = own;
const { prove, signIn, detail, told } = own;

describe('an authenticator app', () => {
  it('holds from its first code on: each login asks for a code of it, which opens once', async () => {
    const { secret } = await withApp();
    expect((await detail()).second_factor).toMatchObject({ recovery_codes_left: 8 });
    expect(await told()).toEqual(['second_factor.set']);
    expect(codeOf(await signIn())).toBe('second_factor_required');
    expect(codeOf(await signIn({ password: 'wrong' }))).toBe('wrong_credentials');
    const second_factor_code = codeAt(secret, stepNow());
    expect((await signIn({ second_factor_code })).status).toBe(200);
    expect(codeOf(await signIn({ second_factor_code }))).toBe('second_factor_wrong');
  });

  it('is asked for behind a code of the telephone, too, which is not used up by it', async () => {
    const { secret } = await withApp();
    const { otp } = (
      await server().call(auth.generateOtp, { body: { phone_number, purpose: 'LOGIN' } })
    ).body;
    const byCode = (more: object = {}) =>
      server().call(auth.login, {
        body: { phone_number, otp_code: otp.shown_code ?? '', ...more },
      });
    const wrong = otp.shown_code === '000000' ? '000001' : '000000';
    expect(codeOf(await byCode({ otp_code: wrong }))).toBe('otp_wrong');
    expect(codeOf(await byCode())).toBe('second_factor_required');
    expect((await byCode({ second_factor_code: codeAt(secret, stepNow()) })).status).toBe(200);
    expect(codeOf(await byCode({ second_factor_code: codeAt(secret, stepNow()) }))).toBe(
      'otp_expired',
    );
  });

  it('is not guessed: after five wrong codes none is looked at for a while, not even the right one', async () => {
    const { secret } = await withApp();
    const near = [-1, 0, 1, 2].map((off) => codeAt(secret, stepNow() + off));
    const wrong = ['111111', '222222', '333333', '444444', '555555', '666666', '777777'].filter(
      (code) => !near.includes(code),
    );
    const guesses = wrong.slice(0, 5).map((second_factor_code) => signIn({ second_factor_code }));
    for (const answer of await Promise.all(guesses))
      expect(codeOf(answer)).toBe('second_factor_wrong');
    const second_factor_code = codeAt(secret, stepNow());
    expect(codeOf(await signIn({ second_factor_code }))).toBe('second_factor_too_many');
    expect(await told()).toEqual(['second_factor.set', 'second_factor.tried']);
    await sql`update second_factors set wrong_since = now() - interval '16 minutes'`.execute(db());
    // Twenty in a day are the end of it, however slowly they came.
    await sql`update second_factors set day_tries = 20`.execute(db());
    expect(codeOf(await signIn({ second_factor_code }))).toBe('second_factor_too_many');
    await sql`update second_factors set day_since = now() - interval '25 hours'`.execute(db());
    expect((await signIn({ second_factor_code })).status).toBe(200);
  });

  it('locks nobody out whose password is known: a recovery code opens while others guess', async () => {
    const { secret, recovery_codes } = await withApp();
    await sql`update second_factors set wrong_tries = 9, wrong_since = now()`.execute(db());
    expect(codeOf(await signIn({ second_factor_code: codeAt(secret, stepNow() + 1) }))).toBe(
      'second_factor_too_many',
    );
    expect((await signIn({ second_factor_code: recovery_codes[0] })).status).toBe(200);
    expect(await told()).toEqual(['second_factor.set', 'second_factor.code_used']);
  });

  it('has to be shown before the password is changed: the password alone is not enough then', async () => {
    const { secret } = await withApp();
    const body = { current_password: password, new_password: 'kata sandi baru' };
    const change = () => server().call(account.setPassword, { body }, token());
    await longAgo();
    expect(codeOf(await change())).toBe('proof_needed');
    expect((await prove({ second_factor_code: codeAt(secret, stepNow()) })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it('is taken off by an operator, with a reason on record: logins end, and the person is told', async () => {
    await withApp();
    const reason = 'HP hilang, KTP dicocokkan';
    const act = { operator_id: '1' };
    for (const _ of [1, 2])
      await actingAs(act, () => resetFactorByNumber(db(), { phone_number, reason }));
    expect((await server().call(account.detail, {}, token())).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    expect(await told()).toEqual(['second_factor.set', 'second_factor.reset']);
    const acts = db().selectFrom('operator_acts').where('act', '=', 'user.second_factor');
    const last = await acts.selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(JSON.stringify(last.details)).toContain(reason);
  });

  it('has codes for the day the telephone is lost, each good once, and new ones end the old', async () => {
    const { recovery_codes } = await withApp();
    expect(recovery_codes).toHaveLength(8);
    const [first, second] = recovery_codes as [string, string];
    const typed = ` ${first.slice(0, 5).toUpperCase()}-${first.slice(5)}`;
    expect((await signIn({ second_factor_code: typed })).status).toBe(200);
    expect(codeOf(await signIn({ second_factor_code: first }))).toBe('second_factor_wrong');
    await server().call(account.renewCodes, {}, token());
    expect(await told()).toContain('second_factor.codes_renewed');
    expect(codeOf(await signIn({ second_factor_code: second }))).toBe('second_factor_wrong');
    expect((await detail()).second_factor?.recovery_codes_left).toBe(8);
  });

  it('alone proves then who it is; taken away, nothing is asked any more', async () => {
    const { secret } = await withApp();
    await longAgo();
    expect(codeOf(await prove({ password }))).toBe('second_factor_required');
    const remove = () => server().call(account.removeFactor, {}, token());
    expect(codeOf(await remove())).toBe('proof_needed');
    expect((await prove({ second_factor_code: codeAt(secret, stepNow()) })).status).toBe(200);
    for (const _ of [1, 2]) expect((await remove()).status).toBe(200);
    expect(await told()).toEqual(['second_factor.set', 'second_factor.removed']);
    expect((await signIn()).status).toBe(200);
  });

  it('is not there before its first code, and its secret lies sealed', async () => {
    await justProved();
    const { secret } = (await server().call(account.beginFactor, {}, token())).body;
    expect((await detail()).second_factor).toBeNull();
    expect((await signIn()).status).toBe(200);
    const { rows } = await sql<{ kept: string }>`
      select encode(secret_sealed, 'escape') as kept from second_factors`.execute(db());
    expect(rows[0]?.kept).not.toContain(secret);
    const again = (await server().call(account.beginFactor, {}, token())).body.secret;
    const confirm = (of: string) =>
      server().call(account.confirmFactor, { body: { code: codeAt(of, stepNow()) } }, token());
    expect(codeOf(await confirm(secret))).toBe('second_factor_wrong');
    const other = await server().signIn(phone_number);
    expect((await confirm(again)).status).toBe(200);
    expect((await server().call(account.detail, {}, other)).status).toBe(401);
  });
});
