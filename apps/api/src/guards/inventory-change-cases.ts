import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { newProduct } from '../testing/new-product.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, storeWrite } from './store-write.ts';

const { inventories } = contract;

type Which = { inventory_id: string; version: number; stock?: object };
type Known = Which & { product_id: string; state: string };
type BodyOf = (store_id: string, which: Which, known: Known) => object;

/** A listing that no other case sells from, as it is now; of a store that has none, one of nobody. */
async function someListing({ server }: GuardWorld, store_id: string): Promise<Known> {
  const row = await server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', store_id)
    .orderBy('id', 'desc')
    .select(['id as inventory_id', 'version', 'product_id', 'state'])
    .limit(1)
    .executeTakeFirst();
  return row ?? { inventory_id: '1', version: 1, product_id: '1', state: 'ACTIVE' };
}

/** What every change of a listing answers alike. */
function changeCase(entry: Endpoint, bodyOf: BodyOf, more: Provoked = {}): GuardCase {
  const body = async (world: GuardWorld, store_id: string, otherwise: Partial<Which> = {}) => {
    const known = await someListing(world, store_id);
    const { inventory_id, version } = { ...known, ...otherwise };
    return bodyOf(store_id, { inventory_id, version }, known);
  };
  const refused = (otherwise: Partial<Which>) => async (world: GuardWorld) => ({
    inputs: { body: await body(world, world.own.seller, otherwise) },
    as: 'STOCK_STAFF' as const,
  });
  const provoke: Provoked = {
    inventory_not_found: refused({ inventory_id: '999999999' }),
    inventory_version_conflict: refused({ version: 0 }),
    ...more,
  };
  return storeWrite(entry, (world, store_id) => body(world, store_id), provoke);
}

/** More than a store can have was seen, and nothing is left of it. */
const nothingLeft = (bodyOf: BodyOf): Provoked => ({
  stock_below_reserved: async (world) => {
    const { seller } = world.own;
    const known = await someListing(world, seller);
    const { inventory_id, version } = known;
    const stock = { counted: 0, seen: 9_999_999 };
    const body = bodyOf(seller, { inventory_id, version, stock }, known);
    return { inputs: { body }, as: 'STOCK_STAFF' };
  },
});

const anotherPrice = () => 900_000_000 + fresh();
const alone: BodyOf = (store_id, which) => ({ price: anotherPrice(), ...which, store_id });
const together: BodyOf = (store_id, which) => ({
  store_id,
  inventories: [{ price: anotherPrice(), ...which }],
});
const ofProduct: BodyOf = (store_id, which, known) => ({
  ...together(store_id, which, known),
  product_id: known.product_id,
});
const state: BodyOf = (store_id, which, known) => ({
  store_id,
  state: known.state === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE',
  inventories: [which],
});
const tiers: BodyOf = (store_id, which) => ({
  ...which,
  store_id,
  price_tiers: [{ min_qty: fresh() + 1, price: 1 }],
});

type NewBody = (store_id: string, product_unit_id: string) => object;

function addCase(entry: Endpoint, bodyOf: NewBody): GuardCase {
  const unit = async ({ server }: GuardWorld) => {
    const [first] = await newProduct(server.database.db, `Barang Uji ${fresh()}`);
    return first?.product_unit_id ?? '';
  };
  const provoke: Provoked = {
    product_unit_not_found: ({ own }) => ({
      inputs: { body: bodyOf(own.seller, '999999999') },
      as: 'STOCK_STAFF',
    }),
    inventory_exists: async (world) => {
      const inputs = { body: bodyOf(world.own.seller, await unit(world)) };
      await world.server.call(entry, inputs, world.tokens.OWNER);
      return { inputs, as: 'STOCK_STAFF' };
    },
  };
  const body = async (world: GuardWorld, store_id: string) => bodyOf(store_id, await unit(world));
  return storeWrite(entry, body, provoke);
}

const listing = (product_unit_id: string) => ({ product_unit_id, price: 1_000, opening_stock: 3 });

export const inventoryChangeCases: Record<string, GuardCase> = {
  'inventories.update': changeCase(inventories.update, alone, nothingLeft(alone)),
  'inventories.updateV2': changeCase(inventories.updateV2, alone, nothingLeft(alone)),
  'inventories.updateV3': changeCase(inventories.updateV3, ofProduct, nothingLeft(ofProduct)),
  'inventories.updateBulk': changeCase(inventories.updateBulk, together, nothingLeft(together)),
  'inventories.updateState': changeCase(inventories.updateState, state),
  'inventories.updatePriceTiers': changeCase(inventories.updatePriceTiers, tiers),
  'inventories.create': addCase(inventories.create, (store_id, unit) => ({
    store_id,
    ...listing(unit),
  })),
  'inventories.createBulk': addCase(inventories.createBulk, (store_id, unit) => ({
    store_id,
    items: [listing(unit)],
  })),
};
