import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import {
  createUser,
  findUserByPhoneNumber,
  markDemoAccounts,
} from '../features/users/users.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { fillHashing } from '../testing/busy.ts';
import { loginFactorRefusals } from './account-cases.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

/** Somebody whose logins nobody needs: a new password ends them. */
const phone_number = '+628990000009';
const unknownNumber = '+628990000010';

async function settle({ server: { database } }: GuardWorld): Promise<void> {
  if (await findUserByPhoneNumber(database.db, phone_number)) return;
  const user = { name: 'Kode', username: 'guard-code', phone_number, password: null };
  await createUser(database.db, user);
  await inTransaction(database.db, markDemoAccounts);
}

async function newCode(world: GuardWorld, purpose: 'LOGIN' | 'RESET_PASSWORD'): Promise<string> {
  await settle(world);
  const { body } = await world.server.call(contract.auth.generateOtp, {
    body: { phone_number, purpose },
  });
  return body.otp.shown_code ?? '';
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

/** Requests that are right but for the code: a wrong one, one that is too late, one tried too often. */
const codeRefusals = (
  purpose: 'LOGIN' | 'RESET_PASSWORD',
  inputs: (otp_code: string) => { body: object },
): Provoked => ({
  otp_wrong: async (world) => ({ inputs: inputs(other(await newCode(world, purpose))) }),
  otp_expired: async (world) => {
    const code = await newCode(world, purpose);
    await sql`update one_time_codes set expires_at = now()`.execute(world.server.database.db);
    return { inputs: inputs(code) };
  },
  otp_void: async (world) => {
    const code = await newCode(world, purpose);
    await sql`update one_time_codes set wrong_tries = 5, wrong_tries_elsewhere = 5
      where id = (select max(id) from one_time_codes)`.execute(world.server.database.db);
    return { inputs: inputs(code) };
  },
});

/** Codes that were asked for at some time, for a number nobody else in these cases uses. */
async function askedBefore({ server }: GuardWorld, count: number, at: string) {
  await sql`
    insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
    select ${unknownNumber}, '127.0.0.1', 'LOGIN', 'SMS', '\\x01', now() + ${at}::interval, now()
    from generate_series(1, ${count}::int)`.execute(server.database.db);
}

/** Passwords that were tried by many, at the number nobody has. */
async function guessedAt({ server }: GuardWorld): Promise<void> {
  await sql`
    insert into password_tries (phone_number, address)
    select ${unknownNumber}, 'anywhere' from generate_series(1, 10000)`.execute(server.database.db);
}

const login = (otp_code: string) => ({ body: { phone_number, otp_code } });
const reset = (otp_code: string) => ({
  body: { phone_number, otp_code, new_password: 'kata sandi baru' },
});

const newDevice = async () => ({ body: { firebase_registration_token: randomUUID() } });

export const signInCases: Record<string, GuardCase> = {
  'demo.people': { valid: () => ({}) },
  'auth.login': {
    valid: () => ({
      body: { phone_number: '+628990000000', password: 'guards-only' },
      headers: { 'client-type': 'WEB' },
    }),
    provoke: {
      wrong_credentials: () => ({
        inputs: { body: { phone_number: '+628990000000', password: 'not this one' } },
      }),
      code_required: async (world) => {
        await guessedAt(world);
        return { inputs: { body: { phone_number: unknownNumber, password: 'not this one' } } };
      },
      server_busy: () => {
        fillHashing();
        return { inputs: { body: { phone_number, password: 'not this one' } } };
      },
      ...codeRefusals('LOGIN', login),
      ...loginFactorRefusals,
    },
  },
  'auth.logout': { valid: () => ({}) },
  'auth.logoutEverywhere': { valid: () => ({}) },
  'auth.generateOtp': {
    valid: async (world) => {
      await settle(world);
      return { body: { phone_number, purpose: 'LOGIN' } };
    },
    provoke: {
      otp_method_not_allowed: () => ({
        inputs: { body: { phone_number, purpose: 'LOGIN', method: 'SMS' } },
      }),
      otp_too_soon: async (world) => {
        await askedBefore(world, 1, '1 minute');
        return { inputs: { body: { phone_number: unknownNumber, purpose: 'LOGIN' } } };
      },
      otp_too_many: async (world) => {
        await askedBefore(world, 1_000, '-2 minutes');
        return { inputs: { body: { phone_number: unknownNumber, purpose: 'RESET_PASSWORD' } } };
      },
    },
  },
  'auth.resetPassword': {
    valid: async (world) => reset(await newCode(world, 'RESET_PASSWORD')),
    provoke: {
      ...codeRefusals('RESET_PASSWORD', reset),
      server_busy: async (world) => {
        const code = await newCode(world, 'RESET_PASSWORD');
        fillHashing();
        return { inputs: reset(code) };
      },
    },
  },
  'auth.firebase': {
    valid: newDevice,
    provoke: {
      idempotency_key_reused: (world) => keyUsedBefore(world, contract.auth.firebase, newDevice),
    },
  },
  'users.checkPhoneNumber': {
    valid: () => ({ query: { phone_number } }),
  },
};
