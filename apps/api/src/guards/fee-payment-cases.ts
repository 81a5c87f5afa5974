import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { changeSetting } from '../features/configuration/configuration.service.ts';
import { pdf } from '../testing/photos.ts';
import { unpaidCollection } from './fee-cases.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const account = { bank_code: '014', account_number: '5550123456', account_name: 'PT Marketplace' };

async function paying(world: GuardWorld, store_id: string, more: { fee?: number } = {}) {
  await changeSetting(world.server.database.db, 'fee_payment_accounts', [account]);
  const { fee_collection_id } = await unpaidCollection(world, store_id, more);
  return { body: { store_id, fee_collection_ids: [fee_collection_id] } };
}

type State = 'OPEN' | 'SUBMITTED' | 'VERIFIED' | 'REFUSED' | 'CANCELLED' | 'EXPIRED';

/** A payment of a store that stands so. */
export async function feePayment(world: GuardWorld, store_id: string, state: State = 'OPEN') {
  const { fee_collection_id } = await unpaidCollection(world, store_id);
  const { db } = world.server.database;
  const file_id = state === 'SUBMITTED' ? await sentProof(world, store_id) : null;
  const { rows } = await sql<{ id: string }>`
    insert into fee_payments (store_id, state, bill_amount, amount, bank_code, account_number, account_name,
      deadline_at, proof_file_id, paid_amount, paid_on, reference, submitted_at)
    values (${store_id}, ${state}, 1110, 1111, '014', '5550123456', 'PT Marketplace', now() + interval '1 day',
      ${file_id}::uuid, 1111, current_date, 'REF 1', now()) returning id`.execute(db);
  const payment_id = rows[0]?.id ?? '';
  await sql`insert into fee_payment_collections (store_id, payment_id, collection_id, amount)
    values (${store_id}, ${payment_id}, ${fee_collection_id}, 1110)`.execute(db);
  await sql`update fee_collections set payment_id = ${payment_id}
    where store_id = ${store_id} and id = ${fee_collection_id}`.execute(db);
  return { store_id, payment_id };
}

/** In another's store nothing can be sent. */
async function sentProof(world: GuardWorld, store_id: string): Promise<string> {
  if (store_id !== world.own.seller) return nowhere;
  const inputs = { body: { store_id, purpose: 'fee_payment_proof' }, file: pdf };
  return (await world.server.call(contract.storage.newFile, inputs, world.tokens.OWNER)).body.file
    .id;
}

const proofOf = async (world: GuardWorld, store_id: string, state: State = 'OPEN') => ({
  body: {
    ...(await feePayment(world, store_id, state)),
    file_id: await sentProof(world, store_id),
    paid_amount: 1_111,
    paid_on: '2026-08-17',
    reference: 'TRX 12345',
  },
});

const cancelling = async (world: GuardWorld, store_id: string, state: State = 'OPEN') => ({
  body: { ...(await feePayment(world, store_id, state)), status: 'CANCELLED' },
});

const noPayment = { payment_id: '999999999' };

export const feePaymentCases: Record<string, GuardCase> = {
  'feeCollections.create': {
    valid: (world, store_id) => paying(world, store_id),
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.feeCollections.create, () => paying(world, world.own.seller)),
      fee_collection_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, fee_collection_ids: ['999999999'] } },
        as: 'OWNER',
      }),
      fee_collection_not_payable: async (world) => {
        const inputs = await paying(world, world.own.seller);
        await sql`update fee_collections set state = 'PAID'
          where id = ${inputs.body.fee_collection_ids[0]}`.execute(world.server.database.db);
        return { inputs, as: 'OWNER' };
      },
      fee_payment_open: async (world) => {
        const inputs = await paying(world, world.own.seller);
        await world.server.call(contract.feeCollections.create, inputs, world.tokens.OWNER);
        return { inputs, as: 'OWNER' };
      },
      payment_method_unavailable: async (world) => {
        const { body } = await paying(world, world.own.seller);
        return { inputs: { body: { ...body, bank_code: '002' } }, as: 'OWNER' };
      },
      payment_amounts_taken: async (world) => {
        const inputs = await paying(world, world.own.seller, { fee: 5_000_000 });
        await sql`insert into fee_payment_amounts (amount, store_id, payment_id)
          select f.amount + n, 0, 0 from fee_collections f, generate_series(1, 999) n
          where f.id = ${inputs.body.fee_collection_ids[0]}`.execute(world.server.database.db);
        return { inputs, as: 'OWNER' };
      },
    },
  },
  'feeCollections.updateStatus': {
    valid: (world, store_id) => cancelling(world, store_id),
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.feeCollections.updateStatus, () =>
          cancelling(world, world.own.seller),
        ),
      payment_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, ...noPayment, status: 'CANCELLED' } },
        as: 'OWNER',
      }),
      fee_payment_state_conflict: async (world) => ({
        inputs: await cancelling(world, world.own.seller, 'VERIFIED'),
        as: 'OWNER',
      }),
    },
  },
  'payments.methods': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'payments.banks': { valid: () => ({}) },
  'payments.instruction': {
    valid: async (world, store_id) => ({ query: await feePayment(world, store_id) }),
    provoke: {
      payment_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, ...noPayment } },
        as: 'VIEWER',
      }),
    },
  },
  'payments.submitProof': {
    valid: (world, store_id) => proofOf(world, store_id),
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.payments.submitProof, () => proofOf(world, world.own.seller)),
      payment_not_found: async (world) => {
        const { body } = await proofOf(world, world.own.seller);
        return { inputs: { body: { ...body, ...noPayment } }, as: 'OWNER' };
      },
      file_not_found: async (world) => {
        const { body } = await proofOf(world, world.own.seller);
        return { inputs: { body: { ...body, file_id: nowhere } }, as: 'OWNER' };
      },
      fee_payment_expired: async (world) => ({
        inputs: await proofOf(world, world.own.seller, 'EXPIRED'),
        as: 'OWNER',
      }),
      fee_payment_state_conflict: async (world) => ({
        inputs: await proofOf(world, world.own.seller, 'VERIFIED'),
        as: 'OWNER',
      }),
    },
  },
};
