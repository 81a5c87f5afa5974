import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { hashToken, issueToken } from '../platform/authenticate.ts';
import { codeAt, stepAt } from '../platform/authenticator.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { fillHashing } from '../testing/busy.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import { type GuardWorld, guardPassword, numberOf, setProved } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

const { account } = contract;

const dbOf = ({ server }: GuardWorld) => server.database.db;
const asOwner = (body: object): Attempt => ({ inputs: { body }, as: 'OWNER' });

const withoutFactor = (world: GuardWorld) => sql`delete from second_factors`.execute(dbOf(world));

/** The secret of an app that somebody is about to use. */
async function newApp(world: GuardWorld, token = world.tokens.OWNER): Promise<string> {
  await withoutFactor(world);
  const { body } = await world.server.call(account.beginFactor, {}, token);
  return body.secret;
}

async function withFactor(world: GuardWorld, token = world.tokens.OWNER): Promise<string> {
  const secret = await newApp(world, token);
  const code = codeAt(secret, stepAt(new Date()));
  await world.server.call(account.confirmFactor, { body: { code } }, token);
  return secret;
}

/** Another device of the person whose login this is. */
async function signInElsewhere(world: GuardWorld, token: string): Promise<void> {
  await inTransaction(dbOf(world), async (db) => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from tokens where token_hash = ${hashToken(token)}`.execute(db);
    const place = { client_type: 'WEB', device: 'Firefox', address: '198.51.100.1' };
    for (const { user_id } of rows) await issueToken(db, user_id, place);
  });
}

const loginBody = () => ({ phone_number: numberOf('OWNER'), password: guardPassword });

/** Any but those that the app shows about now. */
function wrongCode(secret: string): string {
  const step = stepAt(new Date());
  const near = [-2, -1, 0, 1, 2].map((off) => codeAt(secret, step + off));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find(
    (code) => !near.includes(code),
  ) as string;
}

const usedUp = (world: GuardWorld) =>
  sql`update second_factors set wrong_tries = 100, wrong_since = now() where user_id = ${world.ownerId}`.execute(
    dbOf(world),
  );

const factorRefusals = (bodyOf: (code: string) => object, begin: typeof newApp): Provoked => ({
  second_factor_wrong: async (world) => asOwner(bodyOf(wrongCode(await begin(world)))),
  second_factor_too_many: async (world) => {
    const secret = await begin(world);
    await usedUp(world);
    return asOwner(bodyOf(wrongCode(secret)));
  },
});

/** What a login is refused for, of somebody with an app. */
export const loginFactorRefusals: Provoked = {
  second_factor_required: async (world) => {
    await withFactor(world);
    return asOwner(loginBody());
  },
  ...factorRefusals((second_factor_code) => ({ ...loginBody(), second_factor_code }), withFactor),
};

const unset: Provoked = {
  second_factor_unset: async (world) => {
    await withoutFactor(world);
    return asOwner({ code: '000000' });
  },
};

const codesOf = (world: GuardWorld, work: 'forget' | 'one' | 'many') => {
  const [count, at] = work === 'one' ? [1, '1 minute'] : [1_000, '-2 minutes'];
  return work === 'forget'
    ? sql`delete from one_time_codes where purpose = 'PROOF'`.execute(dbOf(world))
    : sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
        select ${numberOf('OWNER')}, '127.0.0.1', 'PROOF', 'SMS', '\\x01', now() + ${at}::interval, now()
        from generate_series(1, ${count}::int)`.execute(dbOf(world));
};

async function proofCode(world: GuardWorld): Promise<string> {
  await withoutFactor(world);
  await codesOf(world, 'forget');
  const { body } = await world.server.call(account.proofCode, { body: {} }, world.tokens.OWNER);
  return body.otp.shown_code ?? '';
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

const newest = sql`id = (select max(id) from one_time_codes)`;

const newName = async () => ({ body: { name: `Pemilik ${randomUUID()}` } });

export const accountCases: Record<string, GuardCase> = {
  'account.detail': { valid: () => ({}) },
  'account.rename': {
    valid: newName,
    provoke: {
      idempotency_key_reused: (world) => keyUsedBefore(world, account.rename, newName),
    },
  },
  'account.setPassword': {
    valid: () => ({
      body: { current_password: guardPassword, new_password: guardPassword },
    }),
    provoke: {
      current_password_wrong: () =>
        asOwner({ current_password: 'not this one', new_password: 'kata sandi baru' }),
      server_busy: () => {
        fillHashing();
        return asOwner({ current_password: guardPassword, new_password: guardPassword });
      },
      proof_needed: async (world) => {
        await sql`update users set password_hash = null where phone_number = ${numberOf('VIEWER')}`.execute(
          dbOf(world),
        );
        await setProved(world, world.tokens.VIEWER, false);
        return { inputs: { body: { new_password: 'kata sandi baru' } }, as: 'VIEWER' };
      },
    },
  },
  'account.listLogins': { valid: () => ({}) },
  'account.endLogin': {
    valid: () => ({ body: { login_id: randomUUID().replaceAll('-', '') } }),
    provoke: {
      login_is_this: async (world) => {
        const { body } = await world.server.call(account.listLogins, {}, world.tokens.OWNER);
        return asOwner({ login_id: body.logins.find(({ is_this }) => is_this)?.id });
      },
    },
  },
  'account.endOthers': {
    valid: async (world, _store, _side, token = world.tokens.OWNER) => {
      await signInElsewhere(world, token);
      return {};
    },
  },
  'account.proofCode': {
    valid: async (world) => {
      await codesOf(world, 'forget');
      return { body: {} };
    },
    provoke: {
      otp_method_not_allowed: () => asOwner({ method: 'SMS' }),
      otp_too_soon: async (world) => {
        await codesOf(world, 'one');
        return asOwner({});
      },
      otp_too_many: async (world) => {
        await codesOf(world, 'forget');
        await codesOf(world, 'many');
        return asOwner({});
      },
    },
  },
  'account.prove': {
    valid: async (world) => {
      await withoutFactor(world);
      return { body: { password: guardPassword } };
    },
    provoke: {
      current_password_wrong: async (world) => {
        await withoutFactor(world);
        return asOwner({ password: 'not this one' });
      },
      otp_wrong: async (world) => asOwner({ otp_code: other(await proofCode(world)) }),
      otp_expired: async (world) => {
        const otp_code = await proofCode(world);
        await sql`update one_time_codes set expires_at = now() where ${newest}`.execute(
          dbOf(world),
        );
        return asOwner({ otp_code });
      },
      otp_void: async (world) => {
        const otp_code = await proofCode(world);
        await sql`update one_time_codes set wrong_tries = 5, wrong_tries_elsewhere = 5 where ${newest}`.execute(
          dbOf(world),
        );
        return asOwner({ otp_code });
      },
      second_factor_required: async (world) => {
        await withFactor(world);
        return asOwner({ password: guardPassword });
      },
      ...factorRefusals((second_factor_code) => ({ second_factor_code }), withFactor),
      server_busy: async (world) => {
        await withoutFactor(world);
        fillHashing();
        return asOwner({ password: guardPassword });
      },
    },
  },
  'account.beginFactor': {
    valid: async (world) => {
      await withoutFactor(world);
      return {};
    },
    provoke: {
      second_factor_exists: async (world) => {
        await withFactor(world);
        return { inputs: {}, as: 'OWNER' };
      },
    },
  },
  'account.confirmFactor': {
    valid: async (world, _store, _side, token) => ({
      body: { code: codeAt(await newApp(world, token), stepAt(new Date())) },
    }),
    isSpentByUse: true,
    provoke: {
      ...factorRefusals((code) => ({ code }), newApp),
      ...unset,
      second_factor_exists: async (world) => {
        await withFactor(world);
        return asOwner({ code: '000000' });
      },
    },
  },
  'account.renewCodes': {
    valid: async (world, _store, _side, token) => {
      await withFactor(world, token);
      return {};
    },
    provoke: {
      second_factor_unset: async (world) => {
        await withoutFactor(world);
        return { inputs: {}, as: 'OWNER' };
      },
    },
  },
  'account.removeFactor': {
    valid: async (world, _store, _side, token) => {
      await withFactor(world, token);
      return {};
    },
  },
};
