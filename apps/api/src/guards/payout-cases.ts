import { sql } from 'kysely';
import { bankAccount, transferOrder } from './bank-cases.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const wrongId = '999999999';

type State = 'SCHEDULED' | 'SENT' | 'ARRIVED' | 'FAILED';

/** A payout of one order of a store, which stands so. */
export async function payout(
  world: GuardWorld,
  store_id: string,
  state: State,
  { is_held = false } = {},
): Promise<{ store_id: string; payout_id: string }> {
  const { db } = world.server.database;
  const { bank_account_id } = await bankAccount(world, store_id, { is_held });
  const order_id = await transferOrder(world, store_id);
  await sql`insert into balances (store_id, account, party, party_id, amount)
    values (${store_id}, 'ESCROW', 'ORDER', ${order_id}, 1000)`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into payouts (store_id, state, bank_account_id, day, amount, order_count)
    values (${store_id}, ${state}::payout_state, ${bank_account_id}, '2026-08-17', 1000, 1) returning id`.execute(
    db,
  );
  const payout_id = rows[0]?.id ?? '';
  await sql`insert into payout_orders (store_id, order_id, payout_id, amount)
    values (${store_id}, ${order_id}, ${payout_id}, 1000)`.execute(db);
  const outcome = state === 'ARRIVED' || state === 'FAILED' ? state : null;
  if (state !== 'SCHEDULED')
    await sql`insert into payout_attempts (store_id, payout_id, attempt, bank_account_id, amount, reference, sent_at,
        outcome, ended_at, reason)
      values (${store_id}, ${payout_id}, 1, ${bank_account_id}, 1000, ${`PO${store_id}-${payout_id}-1`}, now(),
        ${outcome}::payout_outcome, ${outcome ? '2026-08-18T00:00:00Z' : null}::timestamptz,
        ${state === 'FAILED' ? 'Rekening ditutup' : null})`.execute(db);
  return { store_id, payout_id };
}

/** One that has failed, and of which the bank says that it has arrived. */
export async function contradicted(world: GuardWorld) {
  const body = await payout(world, world.own.seller, 'FAILED');
  await sql`update payout_attempts set contradicted_at = now() where payout_id = ${body.payout_id}`.execute(
    world.server.database.db,
  );
  return body;
}

export const payoutCases: Record<string, GuardCase> = {
  'payoutProvider.notify': {
    valid: async (world) => {
      const { store_id, payout_id } = await payout(world, world.own.seller, 'SENT');
      return { body: { reference: `PO${store_id}-${payout_id}-1`, outcome: 'ARRIVED' } };
    },
    provoke: {
      payout_not_found: () => ({
        inputs: { body: { reference: `PO1-${wrongId}-1`, outcome: 'ARRIVED' } },
      }),
    },
  },
  'moneyPayouts.list': {
    valid: (_world, store_id) => ({ query: { store_id, state: 'SENT,FAILED' } }),
    provoke: {
      page_too_far: ({ own }) => ({
        inputs: { query: { store_id: own.seller, page: '501' } },
        as: 'VIEWER',
      }),
    },
  },
  'moneyPayouts.detail': {
    valid: async (world, store_id) => ({ query: await payout(world, store_id, 'SENT') }),
    provoke: {
      payout_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, payout_id: wrongId } },
        as: 'VIEWER',
      }),
    },
  },
  'moneyPayouts.retry': {
    valid: async (world, store_id) => ({ body: await payout(world, store_id, 'FAILED') }),
    provoke: {
      payout_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, payout_id: wrongId } },
        as: 'OWNER',
      }),
      payout_state_conflict: async (world) => ({
        inputs: { body: await payout(world, world.own.seller, 'SENT') },
        as: 'OWNER',
      }),
      payout_contradicted: async (world) => ({
        inputs: { body: await contradicted(world) },
        as: 'OWNER',
      }),
      bank_account_not_found: async (world) => {
        const body = await payout(world, world.own.seller, 'FAILED');
        return { inputs: { body: { ...body, bank_account_id: wrongId } }, as: 'OWNER' };
      },
      bank_account_unverified: async (world) => {
        const body = await payout(world, world.own.seller, 'FAILED');
        const { bank_account_id } = await bankAccount(world, body.store_id, {
          state: 'UNVERIFIED',
        });
        return { inputs: { body: { ...body, bank_account_id } }, as: 'OWNER' };
      },
    },
  },
};
