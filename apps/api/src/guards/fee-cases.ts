import { sql } from 'kysely';
import { testStores } from '../world/test-cast.ts';
import { orderFrom } from './delivery-cases.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

let weeks = 0;

/** A week of a store that is still to be paid, with one of its orders in it. */
export async function unpaidCollection(
  { server }: GuardWorld,
  store_id: string,
  { due = '3 days', fee = 1_000 } = {},
): Promise<{ store_id: string; fee_collection_id: string; transaction_id: string }> {
  const { db } = server.database;
  weeks += 1;
  const { rows } = await sql<{ id: string }>`
    insert into fee_collections (store_id, week_from, week_until, state, order_count, fee_amount, tax_amount,
      correction_amount, credit_amount, amount, created_at, due_at)
    values (${store_id}, date '2020-01-06' + 7 * ${weeks}::int, date '2020-01-12' + 7 * ${weeks}::int, 'UNPAID', 1,
      ${fee}::int, 110, 0, 0, ${fee}::int + 110, now(), now() + ${due}::interval) returning id`.execute(
    db,
  );
  const fee_collection_id = rows[0]?.id ?? '';
  const orders = await sql<{ order_id: string }>`
    insert into fee_collection_orders (store_id, collection_id, order_id, base_amount, fee_amount, tax_amount,
      correction_amount, amount, charged_at)
    select store_id, ${fee_collection_id}::bigint, id, 100000, ${fee}::int, 110, 0, ${fee}::int + 110, now() from orders
    where store_id = ${store_id} order by id limit 1 returning order_id`.execute(db);
  return { store_id, fee_collection_id, transaction_id: orders.rows[0]?.order_id ?? '' };
}

const oneOf = async (world: GuardWorld, store_id: string) => {
  const { transaction_id: _, ...query } = await unpaidCollection(world, store_id);
  return { query };
};

const noCollection: Provoked = {
  fee_collection_not_found: ({ own }) => ({
    inputs: { query: { store_id: own.seller, fee_collection_id: '999999999' } },
    as: 'VIEWER',
  }),
};

/** How what a store owes keeps an order from being placed. */
export const feeRefusals: Provoked = {
  store_takes_no_orders: async (world) => {
    await unpaidCollection(world, testStores.notSelling, { due: '-8 days' });
    return orderFrom(world, testStores.notSelling);
  },
};

export const feeCases: Record<string, GuardCase> = {
  'feeCollections.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'feeCollections.importantNotes': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'feeCollections.state': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'feeCollections.detail': { valid: oneOf, provoke: noCollection },
  'feeCollections.transactions': { valid: oneOf, provoke: noCollection },
  'feeCollections.transactionDetail': {
    valid: async (world, store_id) => ({ query: await unpaidCollection(world, store_id) }),
    provoke: {
      fee_collection_not_found: ({ own }) => ({
        inputs: {
          query: { store_id: own.seller, fee_collection_id: '999999999', transaction_id: '1' },
        },
        as: 'VIEWER',
      }),
      fee_transaction_not_found: async (world) => ({
        inputs: {
          query: {
            ...(await unpaidCollection(world, world.own.seller)),
            transaction_id: '999999999',
          },
        },
        as: 'VIEWER',
      }),
    },
  },
  'sellerFees.list': { valid: () => ({}) },
  'sellerFees.detail': {
    valid: () => ({ query: { category_id: '1' } }),
    provoke: {
      category_not_found: () => ({ inputs: { query: { category_id: '999999999' } } }),
    },
  },
};
