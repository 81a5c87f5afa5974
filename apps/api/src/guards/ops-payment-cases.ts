import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { unpaidOrder } from './hold-cases.ts';

/** A transfer that its buyer says to have made. */
async function claimed(world: GuardWorld) {
  const store_id = world.own.seller;
  const order_id = await unpaidOrder(world, store_id);
  await sql`update orders set payment_status = 'WAITING_VERIFICATION' where id = ${order_id}`.execute(
    world.server.database.db,
  );
  return { store_id, order_id };
}

const verified = async (world: GuardWorld) => ({ body: await claimed(world) });
const refused = async (world: GuardWorld) => ({
  body: { ...(await claimed(world)), reason: 'Uang tidak masuk' },
});

const refusals = (valid: (world: GuardWorld) => Promise<{ body: object }>): Provoked => ({
  order_not_found: async (world) => ({
    inputs: { body: { ...(await valid(world)).body, order_id: '999999999' } },
    as: 'OPERATOR',
  }),
  order_not_by_transfer: async (world) => {
    const inputs = await valid(world);
    await sql`update orders set payment_method = 'COD', payment_status = 'UNPAID'
      where id = ${(inputs.body as { order_id: string }).order_id}`.execute(
      world.server.database.db,
    );
    return { inputs, as: 'OPERATOR' };
  },
  payment_told: async (world) => {
    const inputs = await valid(world);
    const { order_id } = inputs.body as { order_id: string };
    const body = { reference: `guard-${randomUUID()}`, order_id, amount: 1 };
    await world.server.call(contract.paymentProvider.notify, { body });
    return { inputs, as: 'OPERATOR' };
  },
});

export const opsPaymentCases: Record<string, GuardCase> = {
  'opsPayments.waiting': { valid: () => ({ query: { page_size: '5' } }) },
  'opsPayments.verify': { valid: verified, provoke: refusals(verified) },
  'opsPayments.refuse': {
    valid: refused,
    provoke: {
      ...refusals(refused),
      order_state_conflict: async (world) => {
        const inputs = await refused(world);
        await sql`update orders set payment_status = 'PAID', arrived_at = now()
          where id = ${inputs.body.order_id}`.execute(world.server.database.db);
        return { inputs, as: 'OPERATOR' };
      },
    },
  },
};
