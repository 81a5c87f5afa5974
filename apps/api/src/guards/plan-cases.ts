import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { createPlan } from '../features/inventories/plans/create-plan.service.ts';
import { systemScope } from '../platform/store-scope.ts';
import { pdf } from '../testing/photos.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

const { inventories, inventoryPlans } = contract;
const nowhere = '00000000-0000-4000-8000-000000000000';

export async function someListings({ server }: GuardWorld, store_id: string): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', store_id)
    .orderBy('id')
    .select('id')
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

type Planned = { state?: 'READY' | 'APPLIED' | 'UNDONE'; percent?: number; appliedAt?: Date };

/** A plan of a store that nothing else is under way in; of a store that lists nothing, one of nobody. */
async function newPlan(
  world: GuardWorld,
  store_id: string,
  { state = 'READY', percent = 1, appliedAt = new Date() }: Planned = {},
): Promise<string> {
  const { db } = world.server.database;
  const inventory_ids = (await someListings(world, store_id)).slice(0, 1);
  if (inventory_ids.length === 0) return nowhere;
  await db
    .updateTable('jobs')
    .set({ state: 'DONE', finished_at: new Date().toISOString() })
    .where('name', '=', 'inventories.plan')
    .execute();
  const change = { price: { by: 'PERCENT' as const, value: percent } };
  const body = { store_id, inventory_ids, except_ids: [], change };
  const who = { user_id: world.ownerId } as Parameters<typeof createPlan>[1];
  const { plan } = await createPlan(db, who, systemScope([store_id]), body);
  await db
    .updateTable('inventory_plans')
    .set({ state, applied_at: state === 'READY' ? null : appliedAt.toISOString() })
    .where('id', '=', plan.id)
    .execute();
  return plan.id;
}

const seen = { version: 1 };
const everyGuard = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'];
const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });

/** A change of a plan, which is to be there. */
function planWrite(entry: Endpoint, more: object, kind: Planned, provoke: Provoked): GuardCase {
  return storeWrite(
    entry,
    async (world, store_id) => ({
      store_id,
      plan_id: await newPlan(world, store_id, kind),
      ...more,
    }),
    {
      plan_not_found: ({ own }) =>
        asOwner({ body: { store_id: own.seller, plan_id: nowhere, ...more } }),
      ...provoke,
    },
  );
}

/** Of a plan in some state, with something else in the body. */
const of =
  (kind: Planned, more: object = {}) =>
  async (world: GuardWorld) => {
    const { seller } = world.own;
    const plan_id = await newPlan(world, seller, kind);
    return asOwner({ body: { store_id: seller, plan_id, ...more } });
  };

const whileAnotherIsUnderWay = (kind: Planned, more: object) => async (world: GuardWorld) => {
  const { seller } = world.own;
  const plan_id = await newPlan(world, seller, kind);
  const other = await newPlan(world, seller);
  const body = { store_id: seller, plan_id: other, ...seen, confirmed: everyGuard };
  await world.server.call(inventoryPlans.apply, { body }, world.tokens.OWNER);
  return asOwner({ body: { store_id: seller, plan_id, ...more } });
};

const csv = (text: string) => Buffer.from(text);
const priceList = () => csv(`Barcode;Harga\n8990000000001;${fresh()}\n`);
const importing = (store_id: string, file: Uint8Array): Inputs => ({
  body: { store_id, file_name: 'harga.csv' },
  file,
});
const refusedFor =
  (file: () => Uint8Array) =>
  ({ own }: GuardWorld) =>
    asOwner(importing(own.seller, file()));

const unknownPlan = ({ own }: GuardWorld) =>
  asOwner({ query: { store_id: own.seller, plan_id: nowhere, format: 'csv' } });

export const planCases: Record<string, GuardCase> = {
  'inventoryPlans.create': storeWrite(inventoryPlans.create, async (world, store_id) => {
    const inventory_ids = await someListings(world, store_id);
    const change = { price: { by: 'VALUE', value: 1_000 } };
    return { store_id, inventory_ids: inventory_ids.length > 0 ? inventory_ids : ['1'], change };
  }),
  'inventoryPlans.listings': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'inventoryPlans.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'inventoryPlans.detail': {
    valid: async (world, store_id) => ({
      query: { store_id, plan_id: await newPlan(world, store_id) },
    }),
    provoke: {
      plan_not_found: ({ own }) => asOwner({ query: { store_id: own.seller, plan_id: nowhere } }),
    },
  },
  'inventoryPlans.refused': {
    valid: async (world, store_id) => ({
      query: { store_id, plan_id: await newPlan(world, store_id), format: 'csv' },
    }),
    provoke: { plan_not_found: unknownPlan },
  },
  'inventoryPlans.fix': planWrite(
    inventoryPlans.fix,
    { ...seen, place: 1, price: 5_000 },
    {},
    {
      plan_row_not_found: of({}, { ...seen, place: 900 }),
      plan_not_open: of({ state: 'APPLIED' }, { ...seen, place: 1 }),
      plan_version_conflict: of({}, { version: 9, place: 1 }),
    },
  ),
  'inventoryPlans.apply': planWrite(
    inventoryPlans.apply,
    { ...seen, confirmed: everyGuard },
    {},
    {
      plan_not_open: of({ state: 'UNDONE' }, seen),
      plan_version_conflict: of({}, { version: 9 }),
      plan_empty: of({ percent: 0 }, seen),
      plan_guards_unconfirmed: of({ percent: 900 }, seen),
      plan_under_way: whileAnotherIsUnderWay({}, { ...seen, confirmed: everyGuard }),
    },
  ),
  'inventoryPlans.callOff': planWrite(
    inventoryPlans.callOff,
    {},
    {},
    { plan_not_open: of({ state: 'APPLIED' }) },
  ),
  'inventoryPlans.undo': planWrite(
    inventoryPlans.undo,
    {},
    { state: 'APPLIED' },
    {
      plan_not_applied: of({}),
      plan_undo_over: of({ state: 'APPLIED', appliedAt: new Date(Date.now() - 3_700_000) }),
      plan_under_way: whileAnotherIsUnderWay({ state: 'APPLIED' }, {}),
    },
  ),
  'inventories.importFile': {
    valid: (_world, store_id) => importing(store_id, priceList()),
    provoke: {
      store_inactive: async (world) => asOwner(importing(await inactiveStore(world), priceList())),
      import_too_large: refusedFor(() => Buffer.alloc(41 * 1024 * 1024, 'x')),
      import_unreadable: refusedFor(() => pdf),
      import_empty: refusedFor(() => csv('Barcode;Harga\n')),
      import_columns_missing: refusedFor(() => csv('Nama;Warna\nBeras;Putih\n')),
      import_columns_twice: refusedFor(() => csv('Barcode;Harga;Harga jual\n8990000000001;1;2\n')),
      import_too_many_rows: refusedFor(() =>
        csv(`Barcode;Harga\n${'\n'.repeat(1_048_577)}8990000000001;1\n`),
      ),
      idempotency_key_reused: async (world) => {
        const headers = { 'idempotency-key': randomUUID() };
        const first = { ...importing(world.own.seller, priceList()), headers };
        await world.server.call(inventories.importFile, first, world.tokens.OWNER);
        return asOwner({ ...importing(world.own.seller, priceList()), headers });
      },
    },
  },
  'inventories.exportList': {
    valid: (_world, store_id) => ({ query: { store_id, format: 'csv', query: 'minyak' } }),
  },
  'inventories.exportInfo': { valid: (_world, store_id) => ({ query: { store_id } }) },
};
