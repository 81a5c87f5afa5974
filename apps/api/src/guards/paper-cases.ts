import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { createLinks } from '../platform/files/links.ts';
import { orderAt } from '../testing/order-at.ts';
import { ownOrder } from './detail-cases.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, storeWrite } from './store-write.ts';

const unknown = '999999999';

/** An order that the own store has accepted, or that went another way. In another's store there is none. */
async function acceptedOrder(
  world: GuardWorld,
  store_id: string,
  status: FulfilmentStatus = 'PROCESSING',
): Promise<string> {
  const { server, own, tokens } = world;
  if (store_id !== own.seller) return '1';
  const sides = { buyer_store_id: own.buyer, seller_store_id: own.seller };
  await server.database.db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', own.seller)
    .execute();
  return orderAt(server, tokens.OWNER, sides, status);
}

/** An address as the store gives it out. */
async function signed({ server }: GuardWorld, store_id: string, order_id: string, seconds = 60) {
  const { db } = server.database;
  const words = `invoice ${store_id} ${order_id}`;
  return { store_id, order_id, ...(await createLinks(undefined).signWords(db, words, seconds)) };
}

/** The invoice itself, and the address it is shared by: for an order that has one. */
const ofInvoice: GuardCase = {
  valid: async (world, store_id) => ({
    query: { store_id, order_id: await acceptedOrder(world, store_id) },
  }),
  provoke: {
    order_not_found: ({ own }) => ({
      inputs: { query: { store_id: own.seller, order_id: unknown } },
      as: 'VIEWER',
    }),
    invoice_unavailable: async (world) => {
      const order_id = await ownOrder(world, world.own.seller, 'seller');
      return { inputs: { query: { store_id: world.own.seller, order_id } }, as: 'VIEWER' };
    },
  },
};

export const paperCases: Record<string, GuardCase> = {
  'orderPapers.invoiceDetail': ofInvoice,
  'orderPapers.invoiceLink': ofInvoice,
  'orderPapers.sharedInvoice': {
    valid: async (world) => {
      const order_id = await acceptedOrder(world, world.own.seller);
      return { query: await signed(world, world.own.seller, order_id) };
    },
    provoke: {
      link_expired: async (world) => {
        const order_id = await acceptedOrder(world, world.own.seller);
        const query = await signed(world, world.own.seller, order_id, -1);
        return { inputs: { query }, as: 'VIEWER' };
      },
      order_not_found: async (world) => ({
        inputs: { query: await signed(world, world.own.seller, unknown) },
        as: 'VIEWER',
      }),
      invoice_unavailable: async (world) => {
        const order_id = await ownOrder(world, world.own.seller, 'seller');
        return { inputs: { query: await signed(world, world.own.seller, order_id) }, as: 'VIEWER' };
      },
    },
  },
  'orderPapers.papers': {
    valid: async (world, store_id) => ({
      query: { store_id, kind: 'label_a6', order_ids: await acceptedOrder(world, store_id) },
    }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, kind: 'receipt_58', order_ids: unknown } },
        as: 'VIEWER',
      }),
      invoice_unavailable: async (world) => {
        const order_ids = await ownOrder(world, world.own.seller, 'seller');
        const query = { store_id: world.own.seller, kind: 'invoice', order_ids };
        return { inputs: { query }, as: 'VIEWER' };
      },
      papers_unavailable: async (world) => {
        const order_ids = await acceptedOrder(world, world.own.seller, 'CANCELLED');
        const query = { store_id: world.own.seller, kind: 'label_a6', order_ids };
        return { inputs: { query }, as: 'VIEWER' };
      },
    },
  },
  'storeTaxes.read': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'storeTaxes.save': storeWrite(contract.storeTaxes.save, (_world, store_id) => ({
    store_id,
    charges_ppn: true,
    shows_pph22: false,
    taxpayer_name: `Budi ${fresh()}`,
    tax_number: '01.234.567.8-901.000',
  })),
};
