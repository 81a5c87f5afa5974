import { post } from '../features/book/book.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import { addCourier } from './courier-cases.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { incomingOrder } from './move-cases.ts';

const nobodys = '999999999';

/** A buyer of the store. In another's store they have ordered nothing. */
async function ofBuyer(world: GuardWorld, store_id: string) {
  await incomingOrder(world, store_id);
  return { store_id, buyer_store_id: world.own.buyer };
}

const noBuyer = (of: 'query' | 'body', more: object = {}): Provoked => ({
  buyer_not_found: ({ own }) => ({
    inputs: { [of]: { store_id: own.seller, buyer_store_id: nobodys, ...more } },
    as: 'OWNER',
  }),
});

const cash = 50_000;

/** A driver who has cash of the store. In another's store there is none. */
async function carrierOf(world: GuardWorld, store_id: string): Promise<string> {
  if (store_id !== world.own.seller) return '1';
  const courier_id = await addCourier(world, store_id);
  await inTransaction(world.server.database.db, (db) =>
    post(db, storeIn(systemScope([store_id]), store_id), {
      cause: 'TERM_PAYMENT',
      cause_id: `9${courier_id}`,
      sentence: 'Tunai',
      lines: [
        { account: 'DRIVER_CASH', amount: cash, party: 'DRIVER', party_id: courier_id },
        { account: 'TILL', amount: -cash },
      ],
    }),
  );
  return courier_id;
}

const handInBody = async (world: GuardWorld, store_id: string) => ({
  store_id,
  courier_id: await carrierOf(world, store_id),
  expected_amount: cash,
  counted_amount: cash,
});

const handedIn = (more: object) => async (world: GuardWorld) => ({
  inputs: { body: { ...(await handInBody(world, world.own.seller)), ...more } },
  as: 'OWNER' as const,
});

export const creditCases: Record<string, GuardCase> = {
  'creditBook.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'creditBook.detail': {
    valid: async (world, store_id) => ({ query: await ofBuyer(world, store_id) }),
    provoke: noBuyer('query'),
  },
  'creditBook.setLimit': {
    valid: async (world, store_id) => ({
      body: { ...(await ofBuyer(world, store_id)), limit_amount: 5_000_000 },
    }),
    provoke: noBuyer('body', { limit_amount: null }),
  },
  'creditBook.setRules': {
    valid: (_world, store_id) => ({
      body: { store_id, over_limit: 'WARN', default_limit: 1_000_000 },
    }),
  },
  'driverCash.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'driverCash.detail': {
    valid: async (world, store_id) => ({
      query: { store_id, courier_id: await carrierOf(world, store_id) },
    }),
    provoke: {
      courier_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, courier_id: nobodys } },
        as: 'OWNER',
      }),
    },
  },
  'driverCash.handIn': {
    valid: async (world, store_id) => ({ body: await handInBody(world, store_id) }),
    provoke: {
      courier_not_found: handedIn({ courier_id: nobodys }),
      driver_cash_changed: handedIn({ expected_amount: 1, counted_amount: 1 }),
      note_required: handedIn({ counted_amount: 1 }),
    },
  },
};
