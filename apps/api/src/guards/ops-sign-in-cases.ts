import { randomInt, randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { fillHashing } from '../testing/busy.ts';
import type { GuardCase } from './guard-case.ts';
import { type GuardWorld, operatorNumber, operatorPassword } from './guard-world.ts';

const credentials = { phone_number: operatorNumber, password: operatorPassword };
const wrong = { ...credentials, password: 'not this one' };

async function newCode({ server }: GuardWorld): Promise<string> {
  const { body } = await server.call(contract.opsAuth.sendCode, { body: credentials });
  return body.otp.shown_code ?? '';
}

const login = (otp_code: string, given = credentials) => ({ body: { ...given, otp_code } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const askedBefore = ({ server }: GuardWorld, count: number, at: string) =>
  sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
      select ${operatorNumber}, '127.0.0.1', 'OPERATOR_LOGIN', 'SMS', '\\x01', now() + ${at}::interval, now()
      from generate_series(1, ${count}::int)`.execute(server.database.db);

const forgetCodes = ({ server }: GuardWorld) =>
  sql`delete from one_time_codes where phone_number = ${operatorNumber}`.execute(
    server.database.db,
  );

/** A number that no other request of these has. */
const newNumber = () => `+62897${String(randomInt(10 ** 7)).padStart(7, '0')}`;

const newOperator = () => {
  const phone_number = newNumber();
  const name = `Operator ${phone_number}`;
  return { body: { phone_number, name, role: 'SUPPORT', password: 'kata-sandi-panjang' } };
};

async function otherOperator({ server, operators }: GuardWorld): Promise<string> {
  const { call } = server;
  const { body } = await call(contract.opsOperators.create, newOperator(), operators.ADMIN);
  return body.operator.id;
}

export const opsSignInCases: Record<string, GuardCase> = {
  'opsAuth.sendCode': {
    valid: async (world) => {
      await forgetCodes(world);
      return { body: credentials };
    },
    provoke: {
      wrong_credentials: () => ({ inputs: { body: wrong } }),
      otp_too_soon: async (world) => {
        await askedBefore(world, 1, '1 minute');
        return { inputs: { body: credentials } };
      },
      otp_too_many: async (world) => {
        await forgetCodes(world);
        await askedBefore(world, 1_000, '-2 minutes');
        return { inputs: { body: credentials } };
      },
      server_busy: async (world) => {
        await forgetCodes(world);
        fillHashing();
        return { inputs: { body: credentials } };
      },
    },
  },
  'opsAuth.login': {
    valid: async (world) => login(await newCode(world)),
    isSpentByUse: true,
    provoke: {
      wrong_credentials: async (world) => ({ inputs: login(await newCode(world), wrong) }),
      otp_wrong: async (world) => ({ inputs: login(otherThan(await newCode(world))) }),
      otp_expired: async (world) => {
        const code = await newCode(world);
        await sql`update one_time_codes set expires_at = now()`.execute(world.server.database.db);
        return { inputs: login(code) };
      },
      otp_void: async (world) => {
        const code = await newCode(world);
        await sql`update one_time_codes set wrong_tries = 5, wrong_tries_elsewhere = 5
      where id = (select max(id) from one_time_codes)`.execute(world.server.database.db);
        return { inputs: login(code) };
      },
      server_busy: async (world) => {
        const code = await newCode(world);
        fillHashing();
        return { inputs: login(code) };
      },
    },
  },
  'opsAuth.logout': { valid: () => ({}) },
  'opsAuth.me': {
    valid: () => ({}),
  },
  'opsOperators.list': { valid: () => ({}) },
  'opsOperators.create': {
    valid: newOperator,
    provoke: {
      operator_exists: () => ({
        inputs: { body: { ...newOperator().body, phone_number: operatorNumber } },
        as: 'OPERATOR',
      }),
      server_busy: () => {
        fillHashing();
        return { inputs: newOperator(), as: 'OPERATOR' };
      },
    },
  },
  'opsOperators.update': {
    valid: async (world) => ({
      body: { operator_id: await otherOperator(world), role: 'FINANCE' },
    }),
    provoke: {
      idempotency_key_reused: async (world) => {
        const headers = { 'idempotency-key': randomUUID() };
        const operator_id = await otherOperator(world);
        const changed = (role: string) => ({ body: { operator_id, role }, headers });
        const { update } = contract.opsOperators;
        await world.server.call(update, changed('FINANCE'), world.operators.ADMIN);
        return { inputs: changed('CATALOGUE'), as: 'OPERATOR' };
      },
      operator_not_found: () => ({
        inputs: { body: { operator_id: '999999999', role: 'FINANCE' } },
        as: 'OPERATOR',
      }),
      own_role_fixed: async (world) => {
        const { body } = await world.server.call(contract.opsAuth.me, {}, world.operators.ADMIN);
        const inputs = { body: { operator_id: body.operator.id, role: 'SUPPORT' } };
        return { inputs, as: 'OPERATOR' };
      },
    },
  },
  'opsOperators.acts': {
    valid: () => ({ query: { page_size: '5' } }),
  },
};
