import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { unpaidCollection } from './fee-cases.ts';
import { feePayment } from './fee-payment-cases.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const noPayment = { payment_id: '999999999' };

const waiting = (world: GuardWorld) => feePayment(world, world.own.seller, 'SUBMITTED');
const verifying = async (world: GuardWorld) => ({ body: await waiting(world) });
const refusing = async (world: GuardWorld) => ({
  body: { ...(await waiting(world)), reason: 'Uang tidak masuk' },
});
const waiving = async (world: GuardWorld) => {
  const { transaction_id: _, ...of } = await unpaidCollection(world, world.own.seller);
  return { body: { ...of, reason: 'Salah tagih minggu ini' } };
};

const conflicts = (valid: (world: GuardWorld) => Promise<{ body: object }>): Provoked => ({
  payment_not_found: async (world) => ({
    inputs: { body: { ...(await valid(world)).body, ...noPayment } },
    as: 'OPERATOR',
  }),
  fee_payment_state_conflict: async (world) => {
    const cancelled = await feePayment(world, world.own.seller, 'CANCELLED');
    return { inputs: { body: { ...(await valid(world)).body, ...cancelled } }, as: 'OPERATOR' };
  },
});

export const opsFeeCases: Record<string, GuardCase> = {
  'opsFeePayments.submitted': {
    valid: async (world) => {
      await waiting(world);
      return { query: {} };
    },
  },
  'opsFeePayments.proof': {
    valid: async (world) => ({ query: await waiting(world) }),
    provoke: {
      payment_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, ...noPayment } },
        as: 'OPERATOR',
      }),
      file_not_found: async (world) => ({
        inputs: { query: await feePayment(world, world.own.seller) },
        as: 'OPERATOR',
      }),
    },
  },
  'opsFeePayments.verify': {
    valid: verifying,
    provoke: {
      ...conflicts(verifying),
      fee_payment_short: async (world) => ({
        inputs: { body: { ...(await waiting(world)), received_amount: 1_109 } },
        as: 'OPERATOR',
      }),
    },
  },
  'opsFeePayments.refuse': { valid: refusing, provoke: conflicts(refusing) },
  'opsFeePayments.waive': {
    valid: waiving,
    provoke: {
      fee_collection_not_found: async (world) => ({
        inputs: { body: { ...(await waiving(world)).body, fee_collection_id: '999999999' } },
        as: 'OPERATOR',
      }),
      fee_collection_not_payable: async (world) => {
        const inputs = await waiving(world);
        await sql`update fee_collections set state = 'PAID'
          where id = ${inputs.body.fee_collection_id}`.execute(world.server.database.db);
        return { inputs, as: 'OPERATOR' };
      },
      fee_payment_state_conflict: async (world) => {
        const { store_id, payment_id } = await waiting(world);
        const query = { store_id, payment_id };
        const { body } = await world.server.call(
          contract.payments.instruction,
          { query },
          world.tokens.OWNER,
        );
        const fee_collection_id = body.payment.collections[0]?.fee_collection_id ?? '';
        return {
          inputs: { body: { store_id, fee_collection_id, reason: 'Salah tagih' } },
          as: 'OPERATOR',
        };
      },
    },
  },
};
