import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { mostPriceRules } from '@marketplace/contract/price-book-words';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { someListings } from './plan-cases.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

const { inventoryCopies, priceRules } = contract;
const nowhere = '00000000-0000-4000-8000-000000000000';

const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });

/** From a store to one in which everybody has the role they have here. */
async function copyBody(world: GuardWorld, store_id: string) {
  const inventory_ids = (await someListings(world, store_id)).slice(0, 1);
  return {
    copy_id: randomUUID(),
    store_id,
    target_store_ids: [world.own.buyer],
    inventory_ids: inventory_ids.length > 0 ? inventory_ids : ['1'],
    takes: ['LISTINGS', 'PRICE'],
  };
}

/** A copy that somebody has made from a store; of one that they have nothing to do with, one of nobody. */
async function newCopy(world: GuardWorld, store_id: string): Promise<string> {
  if (store_id !== world.own.seller) return nowhere;
  const body = await copyBody(world, store_id);
  await world.server.call(inventoryCopies.create, { body }, world.tokens.OWNER);
  return body.copy_id;
}

const ruleBody = (store_id: string) => ({
  store_id,
  rule_id: randomUUID(),
  version: 0,
  scope: 'ALL',
  category_id: null,
  brand_id: null,
  method: 'COST_PLUS',
  percent: fresh() % 900,
  least_percent: null,
  round_to: null,
});

/** The store's only rule, or none. */
async function onlyRule({ server, tokens }: GuardWorld, store_id: string, isThere = true) {
  await server.database.db.deleteFrom('price_rules').where('store_id', '=', store_id).execute();
  const body = ruleBody(store_id);
  if (isThere) await server.call(priceRules.save, { body }, tokens.OWNER);
  return body;
}

/** As many rules as a store may have, each for a brand. */
async function mostRules({ server }: GuardWorld, store_id: string): Promise<void> {
  const { db } = server.database;
  const brands = await db
    .insertInto('brands')
    .values(Array.from({ length: mostPriceRules }, () => ({ name: `Merek uji ${fresh()}` })))
    .returning('id')
    .execute();
  const rules = brands.map(({ id }) => ({
    store_id,
    id: randomUUID(),
    scope: 'BRAND' as const,
    brand_id: id,
    method: 'COST_PLUS' as const,
    percent: 1,
  }));
  await db.insertInto('price_rules').values(rules).execute();
}

export const priceBookCases: Record<string, GuardCase> = {
  'inventoryCopies.create': storeWrite(inventoryCopies.create, copyBody, {
    store_inactive: async (world) => {
      const body = await copyBody(world, world.own.seller);
      return asOwner({ body: { ...body, target_store_ids: [await inactiveStore(world)] } });
    },
    copy_known: async (world) => {
      const body = await copyBody(world, world.own.seller);
      await world.server.call(inventoryCopies.create, { body }, world.tokens.OWNER);
      return asOwner({ body: { ...body, percent: 5 } });
    },
  }),
  'inventoryCopies.detail': {
    valid: async (world, store_id) => ({
      query: { store_id, copy_id: await newCopy(world, store_id) },
    }),
    provoke: {
      copy_not_found: ({ own }) => asOwner({ query: { store_id: own.seller, copy_id: nowhere } }),
    },
  },
  'inventoryCopies.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'priceRules.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'priceRules.stores': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'priceRules.save': storeWrite(
    priceRules.save,
    (world, store_id) => onlyRule(world, store_id, false),
    {
      price_rule_not_found: async (world) => {
        const body = await onlyRule(world, world.own.seller, false);
        return asOwner({ body: { ...body, version: 3 } });
      },
      price_rule_exists: async (world) => {
        const body = await onlyRule(world, world.own.seller);
        return asOwner({ body: { ...body, rule_id: randomUUID() } });
      },
      price_rule_conflict: async (world) => {
        const body = await onlyRule(world, world.own.seller);
        return asOwner({ body: { ...body, version: 9, percent: 900 } });
      },
      price_rule_limit_reached: async (world) => {
        const body = await onlyRule(world, world.own.seller, false);
        await mostRules(world, world.own.seller);
        return asOwner({ body });
      },
    },
  ),
  'priceRules.remove': storeWrite(priceRules.remove, async (world, store_id) => {
    const { rule_id } = await onlyRule(world, store_id);
    return { store_id, rule_id };
  }),
  'priceRules.propose': storeWrite(
    priceRules.propose,
    async (world, store_id) => {
      await onlyRule(world, store_id);
      return { store_id };
    },
    {
      price_rules_missing: async (world) => {
        await onlyRule(world, world.own.seller, false);
        return asOwner({ body: { store_id: world.own.seller } });
      },
    },
  ),
};
