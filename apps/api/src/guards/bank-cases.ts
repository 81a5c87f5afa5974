import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { createNumberSeal } from '../features/payouts/record/number-seal.ts';
import { secretKey } from '../platform/secret-key.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { unpaidOrder } from './hold-cases.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh } from './store-write.ts';

const { bankAccounts } = contract;
/** As a server without a key of its own seals them. */
const numbers = createNumberSeal([secretKey(undefined, 'bank_accounts')]);
const wrongId = '999999999';

type Made = { state?: string; added_by?: string; is_held?: boolean };

/** An account of a store. */
export async function bankAccount(
  { server }: GuardWorld,
  store_id: string,
  { state = 'VERIFIED', added_by = '1', is_held = true }: Made = {},
): Promise<{ store_id: string; bank_account_id: string }> {
  const { db } = server.database;
  const of = { store_id, bank_code: '014' };
  const { number_sealed, number_mark } = await numbers.seal(db, of, `555${fresh()}3456`);
  const { rows } = await sql<{ id: string }>`
    insert into bank_accounts (store_id, bank_code, number_sealed, number_mark, number_last4, number_length,
      holder_name, state, created_by, payable_from, owner_ids)
    values (${store_id}, '014', ${number_sealed}, ${number_mark}, '3456', 10, 'Budi Santoso',
      ${state}::bank_account_state, ${added_by}::bigint,
      now() + case when ${is_held}::boolean then interval '1 day' else interval '0' end,
      array(select user_id from store_permissions where store_id = ${store_id} and role_name = 'OWNER'))
    returning id`.execute(db);
  return { store_id, bank_account_id: rows[0]?.id ?? '' };
}

/** A code of the OWNER, and room for another account. */
async function ownersCode({ server, own, tokens }: GuardWorld): Promise<string> {
  await sql`update bank_accounts set removed_at = now(), is_default = false
    where removed_at is null and number_mark not in (select number_mark from bank_accounts order by id desc limit 5)`.execute(
    server.database.db,
  );
  const inputs = { body: { store_id: own.seller } };
  const { body } = await server.call(bankAccounts.sendCode, inputs, tokens.OWNER);
  return body.otp.shown_code ?? '';
}

async function adding(world: GuardWorld, store_id: string) {
  const otp_code = await ownersCode(world);
  const account_number = String(5_550_000_000 + fresh());
  return {
    body: { store_id, bank_code: '014', account_number, holder_name: 'Budi Santoso', otp_code },
  };
}

/** One that nobody removes meanwhile: the sealed number has to open. */
async function verifying(world: GuardWorld, store_id: string) {
  if (store_id !== world.own.seller)
    return { body: { ...(await bankAccount(world, store_id)), otp_code: '000000' } };
  const added = await world.server.call(
    bankAccounts.create,
    await adding(world, store_id),
    world.tokens.OWNER,
  );
  const { bank_account_id } = added.body;
  await sql`update bank_accounts set state = 'NAME_DIFFERS', is_default = false, verified_at = null
    where id = ${bank_account_id}`.execute(world.server.database.db);
  return { body: { store_id, bank_account_id, otp_code: await ownersCode(world) } };
}

/** One of another owner, to say yes to. */
const approving = async (world: GuardWorld, store_id: string) => {
  await nothingAsked(world);
  const otp_code = await ownersCode(world);
  return { body: { ...(await bankAccount(world, store_id)), otp_code } };
};

type Valid = (world: GuardWorld, store_id: string) => Promise<{ body: { otp_code: string } }>;

const codeRefusals = (valid: Valid): Provoked => ({
  otp_wrong: async (world) => {
    const { body } = await valid(world, world.own.seller);
    const otp_code = body.otp_code === '000000' ? '000001' : '000000';
    return { inputs: { body: { ...body, otp_code } }, as: 'OWNER' };
  },
  otp_expired: async (world) => {
    const inputs = await valid(world, world.own.seller);
    await sql`update one_time_codes set expires_at = now()`.execute(world.server.database.db);
    return { inputs, as: 'OWNER' };
  },
  otp_void: async (world) => {
    const inputs = await valid(world, world.own.seller);
    await sql`update one_time_codes set wrong_tries = 5, wrong_tries_elsewhere = 5
      where id = (select max(id) from one_time_codes)`.execute(world.server.database.db);
    return { inputs, as: 'OWNER' };
  },
});

const notFound = (more: object = {}): Provoked => ({
  bank_account_not_found: ({ own }) => ({
    inputs: { body: { store_id: own.seller, bank_account_id: wrongId, ...more } },
    as: 'OWNER',
  }),
});
const unverified = (more: object = {}): Provoked => ({
  bank_account_unverified: async (world) => {
    const body = await bankAccount(world, world.own.seller, { state: 'NAME_DIFFERS' });
    return { inputs: { body: { ...body, ...more } }, as: 'OWNER' };
  },
});
const anyCode = { otp_code: '000000' };

const asked = async ({ server, own }: GuardWorld, count: number, at: string) => {
  await sql`insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
    select '+628990000000', '127.0.0.1', 'VERIFY_BANK_ACCOUNT', 'SMS', '\\x01', now() + ${at}::interval, now()
    from generate_series(1, ${count}::int)`.execute(server.database.db);
  return { inputs: { body: { store_id: own.seller } }, as: 'OWNER' } as const;
};
const nothingAsked = ({ server }: GuardWorld) =>
  sql`delete from one_time_codes where purpose = 'VERIFY_BANK_ACCOUNT' and code_hash = '\\x01'`.execute(
    server.database.db,
  );

export async function transferOrder(world: GuardWorld, store_id: string): Promise<string> {
  const order_id = await unpaidOrder(world, store_id);
  await sql`update orders set arrived_at = now(), payment_status = 'PAID' where id = ${order_id}`.execute(
    world.server.database.db,
  );
  return order_id;
}

const choosing = async (world: GuardWorld, store_id: string, made: Made = {}) => ({
  body: {
    ...(await bankAccount(world, store_id, made)),
    order_id: await transferOrder(world, store_id),
  },
});

export const bankCases: Record<string, GuardCase> = {
  'bankAccounts.get': {
    valid: (_world, store_id) => ({ query: { store_id } }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, order_id: wrongId } },
        as: 'VIEWER',
      }),
      order_not_by_transfer: async (world) => {
        const order_id = await transferOrder(world, world.own.seller);
        await sql`update orders set payment_method = 'COD' where id = ${order_id}`.execute(
          world.server.database.db,
        );
        return { inputs: { query: { store_id: world.own.seller, order_id } }, as: 'VIEWER' };
      },
    },
  },
  'bankAccounts.sendCode': {
    valid: async (world, store_id) => {
      await nothingAsked(world);
      return { body: { store_id } };
    },
    provoke: {
      otp_method_not_allowed: ({ own }) => ({
        inputs: { body: { store_id: own.seller, method: 'SMS' } },
        as: 'OWNER',
      }),
      otp_too_soon: (world) => asked(world, 1, '1 minute'),
      otp_too_many: async (world) => {
        await nothingAsked(world);
        return asked(world, 1_000, '-2 minutes');
      },
    },
  },
  'bankAccounts.create': {
    valid: adding,
    provoke: {
      ...codeRefusals(async (world, store_id) => {
        await nothingAsked(world);
        return adding(world, store_id);
      }),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, bankAccounts.create, () => adding(world, world.own.seller)),
      bank_account_exists: async (world) => {
        const { body } = await adding(world, world.own.seller);
        await world.server.call(bankAccounts.create, { body }, world.tokens.OWNER);
        const otp_code = await ownersCode(world);
        return { inputs: { body: { ...body, otp_code } }, as: 'OWNER' };
      },
      bank_account_limit_reached: async (world) => {
        const inputs = await adding(world, world.own.seller);
        for (let each = 0; each < 20; each += 1) await bankAccount(world, world.own.seller);
        return { inputs, as: 'OWNER' };
      },
    },
  },
  'bankAccounts.verify': {
    valid: verifying,
    provoke: {
      ...codeRefusals(verifying),
      ...notFound(anyCode),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, bankAccounts.verify, () => verifying(world, world.own.seller)),
    },
  },
  'bankAccounts.approve': {
    valid: approving,
    provoke: {
      ...codeRefusals(approving),
      ...notFound(anyCode),
      ...unverified(anyCode),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, bankAccounts.approve, () => approving(world, world.own.seller)),
      second_owner_needed: async (world) => {
        const body = await bankAccount(world, world.own.seller, { added_by: world.ownerId });
        return { inputs: { body: { ...body, ...anyCode } }, as: 'OWNER' };
      },
    },
  },
  'bankAccounts.setDisbursement': {
    valid: async (world, store_id) => ({ body: await bankAccount(world, store_id) }),
    provoke: { ...notFound(), ...unverified() },
  },
  'bankAccounts.remove': {
    valid: async (world, store_id) => ({ body: await bankAccount(world, store_id) }),
    provoke: {
      ...notFound(),
      bank_account_in_use: async (world) => {
        const body = await bankAccount(world, world.own.seller);
        await sql`insert into payouts (store_id, state, bank_account_id, day, amount, order_count)
          values (${body.store_id}, 'SENT', ${body.bank_account_id}, '2026-08-17', 1, 1)`.execute(
          world.server.database.db,
        );
        return { inputs: { body }, as: 'OWNER' };
      },
    },
  },
  'bankAccounts.chooseForOrder': {
    valid: (world, store_id) => choosing(world, store_id),
    provoke: {
      order_not_found: async (world) => {
        const { body } = await choosing(world, world.own.seller);
        return { inputs: { body: { ...body, order_id: wrongId } }, as: 'OWNER' };
      },
      order_not_by_transfer: async (world) => {
        const inputs = await choosing(world, world.own.seller);
        await sql`update orders set payment_method = 'COD' where id = ${inputs.body.order_id}`.execute(
          world.server.database.db,
        );
        return { inputs, as: 'OWNER' };
      },
      bank_account_not_found: async (world) => {
        const { body } = await choosing(world, world.own.seller);
        return { inputs: { body: { ...body, bank_account_id: wrongId } }, as: 'OWNER' };
      },
      bank_account_unverified: async (world) => ({
        inputs: await choosing(world, world.own.seller, { state: 'NAME_DIFFERS' }),
        as: 'OWNER',
      }),
      payout_state_conflict: async (world) => {
        const inputs = await choosing(world, world.own.seller);
        const { store_id, bank_account_id, order_id } = inputs.body;
        await sql`with p as (insert into payouts (store_id, state, bank_account_id, day, amount, order_count)
            values (${store_id}, 'SENT', ${bank_account_id}, '2026-08-17', 1, 1) returning id)
          insert into payout_orders (store_id, order_id, payout_id, amount)
          select ${store_id}, ${order_id}, p.id, 1 from p`.execute(world.server.database.db);
        return { inputs, as: 'OWNER' };
      },
    },
  },
};
