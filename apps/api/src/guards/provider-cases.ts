import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { unpaidOrder } from './hold-cases.ts';

const { notify } = contract.paymentProvider;

/** A payment of an order that waits for it. */
async function told(world: GuardWorld) {
  const order_id = await unpaidOrder(world, world.own.seller);
  const { rows } = await sql<{ amount: number }>`
    select total_amount as amount from orders where id = ${order_id}`.execute(
    world.server.database.db,
  );
  return { body: { reference: `guard-${randomUUID()}`, order_id, amount: rows[0]?.amount } };
}

type Made = { verdict?: string; order_id?: string; reference?: string };

/** What an operator would say of a payment that does not fit its order. */
async function judged(world: GuardWorld, { verdict = 'NOT_OURS', ...other }: Made = {}) {
  const body = { ...(await told(world)).body, ...other, amount: 1 };
  await world.server.call(notify, { body });
  const { rows } = await sql<{ payment_id: string }>`
    select id as payment_id from provider_payments where reference = ${body.reference} and order_id = ${body.order_id}`.execute(
    world.server.database.db,
  );
  const payment_id = rows[0]?.payment_id ?? '';
  const inputs = { body: { payment_id, verdict, note: 'Sudah dicek di rekening koran' } };
  return { inputs, order_id: body.order_id };
}

export const providerCases: Record<string, GuardCase> = {
  'paymentProvider.notify': { valid: told },
  'opsPayments.notified': { valid: () => ({ query: { page_size: '5', only: 'TO_JUDGE' } }) },
  'opsPayments.judge': {
    valid: async (world) => (await judged(world)).inputs,
    provoke: {
      payment_not_found: async (world) => {
        const { body } = (await judged(world)).inputs;
        return { inputs: { body: { ...body, payment_id: '999999999' } }, as: 'OPERATOR' };
      },
      payment_judged: async (world) => {
        const { inputs } = await judged(world);
        await sql`update provider_payments set judged_at = now(), judged_by = 999999999, verdict = 'NOT_OURS', note = 'Lain'
          where id = ${inputs.body.payment_id}`.execute(world.server.database.db);
        return { inputs, as: 'OPERATOR' };
      },
      payment_counted: async (world) => {
        const { body } = await told(world);
        await world.server.call(notify, { body });
        const made = { verdict: 'GIVEN_BACK', reference: body.reference };
        return { inputs: (await judged(world, made)).inputs, as: 'OPERATOR' };
      },
      payment_not_counted: async (world) => ({
        inputs: (await judged(world, { verdict: 'ALREADY_COUNTED' })).inputs,
        as: 'OPERATOR',
      }),
      order_not_found: async (world) => {
        const made = { verdict: 'GIVEN_BACK', order_id: '999999999' };
        return { inputs: (await judged(world, made)).inputs, as: 'OPERATOR' };
      },
      order_not_by_transfer: async (world) => {
        const { inputs, order_id } = await judged(world, { verdict: 'FOR_THE_ORDER' });
        await sql`update orders set payment_method = 'COD' where id = ${order_id}`.execute(
          world.server.database.db,
        );
        return { inputs, as: 'OPERATOR' };
      },
      order_state_conflict: async (world) => {
        const { inputs, order_id } = await judged(world, { verdict: 'FOR_THE_ORDER' });
        await sql`update orders set fulfilment_status = 'EXPIRED' where id = ${order_id}`.execute(
          world.server.database.db,
        );
        return { inputs, as: 'OPERATOR' };
      },
    },
  },
};
