import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { storeWrite } from './store-write.ts';

const { stockTakes } = contract;

async function someCount({ server }: GuardWorld, store_id: string) {
  const listing = await server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', store_id)
    .orderBy('id')
    .select('id')
    .executeTakeFirst();
  return {
    inventory_id: listing?.id ?? '1',
    counted: 5,
    seen: 5,
    mark: null,
    told_at: new Date().toISOString(),
    counted_after: 1_000,
  };
}

const session = async (world: GuardWorld, store_id: string) => ({
  store_id,
  take_id: randomUUID(),
  counts: [{ ...(await someCount(world, store_id)), looked_at: 0 }],
});

export const stockTakeCases: Record<string, GuardCase> = {
  'stockTakes.shelves': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'stockTakes.judge': {
    valid: async (world, store_id) => ({
      body: { store_id, counts: [await someCount(world, store_id)] },
    }),
  },
  'stockTakes.finish': storeWrite(stockTakes.finish, session, {
    stock_take_known: async (world) => {
      const body = await session(world, world.own.seller);
      await world.server.call(stockTakes.finish, { body }, world.tokens.OWNER);
      return { inputs: { body: { ...body, name: 'Rak lain' } }, as: 'OWNER' };
    },
  }),
};
