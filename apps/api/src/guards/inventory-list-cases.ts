import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const unknown = '999999999';

type Listing = { inventory_id: string; product_id: string; uom_id: string };

/** Something the store lists. */
async function listingOf({ server }: GuardWorld, store_id: string): Promise<Listing> {
  const { rows } = await sql<Listing>`
    select i.id as inventory_id, i.product_id, pu.uom_id from inventories i
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id}::bigint order by i.id limit 1`.execute(server.database.db);
  const [listing] = rows;
  if (!listing) throw new Error(`store ${store_id} lists nothing`);
  return listing;
}

const aList: GuardCase = {
  valid: (_world, store_id) => ({
    query: {
      store_id,
      query: 'indomie',
      state: 'ACTIVE',
      stock_level: 'LOW,ENOUGH',
      price_unchanged_days: '1',
      expires_within_days: '30',
      category_id: '1,2',
      brand_id: '1',
      sort: 'lowest_stock',
      page: '1',
    },
  }),
  provoke: {
    page_too_far: ({ own }) => ({
      inputs: { query: { store_id: own.seller, stock_level: 'LOW', page: '501' } },
      as: 'VIEWER',
    }),
  },
};

export const inventoryListCases: Record<string, GuardCase> = {
  'inventories.list': aList,
  'inventories.listV2': aList,
  'inventories.listFilter': {
    valid: (_world, store_id) => ({ query: { store_id } }),
  },
  'inventories.get': {
    valid: async (world, store_id) => ({
      query: { inventory_id: (await listingOf(world, store_id)).inventory_id },
    }),
    provoke: {
      inventory_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, inventory_id: unknown } },
        as: 'VIEWER',
      }),
    },
  },
  'inventories.getBulk': {
    valid: async (world, store_id) => ({
      query: {
        store_id,
        inventory_ids: `${unknown},${(await listingOf(world, store_id)).inventory_id}`,
      },
    }),
  },
  'inventories.multivariant': {
    valid: async (world, store_id) => {
      const { product_id, uom_id } = await listingOf(world, store_id);
      return { query: { store_id, product_id, uom_id } };
    },
    provoke: {
      inventory_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, product_id: unknown } },
        as: 'VIEWER',
      }),
    },
  },
  'inventories.log': {
    valid: async (world, store_id) => {
      const { inventory_id } = await listingOf(world, store_id);
      return { query: { store_id, inventory_id, page: '1' } };
    },
    provoke: {
      inventory_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, inventory_id: unknown } },
        as: 'VIEWER',
      }),
      page_too_far: async (world) => {
        const { seller } = world.own;
        const { inventory_id } = await listingOf(world, seller);
        return { inputs: { query: { store_id: seller, inventory_id, page: '501' } }, as: 'VIEWER' };
      },
    },
  },
};
