import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProduct } from '../../../testing/listings.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const store_id: string = testStores.own;
const target: string = testStores.notSelling;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

/** A piece that both stores list, for 1,000 here and for more there. */
async function inBoth(more: object = {}): Promise<{ here: InventoryRow; there: InventoryRow }> {
  const [here] = (await listProduct(server, owner, store_id)) as [InventoryRow];
  const items = [{ product_unit_id: here.product_unit_id, price: 1_100, ...more }];
  const body = { store_id: target, items };
  const added = await server.call(contract.inventories.createBulk, { body }, owner);
  const [there] = added.body.inventories as [InventoryRow];
  return { here, there };
}

async function planned({ here }: { here: InventoryRow }, takes: string[]): Promise<InventoryPlan> {
  const body = {
    copy_id: randomUUID(),
    store_id,
    target_store_ids: [target],
    inventory_ids: [here.id],
    takes,
  };
  const { plans } = (await server.call(contract.inventoryCopies.create, { body }, owner)).body;
  return (plans[0] as { plan: InventoryPlan }).plan;
}

const setTiers = (row: InventoryRow, prices: readonly number[]) =>
  server.call(
    contract.inventories.updatePriceTiers,
    {
      body: {
        store_id: row.store_id,
        inventory_id: row.id,
        version: row.version,
        price_tiers: prices.map((price, index) => ({ min_qty: 10 * (index + 1), price })),
      },
    },
    owner,
  );

it('tiers below cost, and tiers that fall far, ask again though the price stays', async () => {
  const cheap = await inBoth({ cost_price: 950 });
  await setTiers(cheap.here, [990, 900]);
  const below = await planned(cheap, ['PRICE_TIERS']);
  expect(below).toMatchObject({
    verdicts: { CHANGED: 1 },
    guards: { BELOW_COST: 1, PRICE_JUMP: 0 },
  });
  const steep = await inBoth();
  await setTiers(steep.here, [600]);
  await setTiers(steep.there, [1_000]);
  expect(await planned(steep, ['PRICE_TIERS'])).toMatchObject({
    verdicts: { CHANGED: 1 },
    guards: { BELOW_COST: 0, PRICE_JUMP: 1 },
  });
});

it('a plan that waits begins in the name of whoever applied it, not of who made it', async () => {
  const plans = planning(server, owner, target);
  const [both, other] = [await inBoth(), await inBoth()];
  const change = { price: { by: 'AMOUNT', value: 10 } };
  const first = await plans.create({ inventory_ids: [other.there.id], change });
  const begun = await plans.apply(first.body.plan);
  const plan = await planned(both, ['PRICE']);
  await server.database.db
    .updateTable('inventory_plans')
    .set({ user_id: null })
    .where('id', '=', plan.id)
    .execute();
  const body = { store_id: target, plan_id: plan.id, version: plan.version, may_wait: true };
  await server.call(contract.inventoryPlans.apply, { body }, owner);
  await plans.run(begun.body.plan.job_id);
  const { job_id } = (await plans.detail(plan)).body.plan;
  const job = await server.database.db
    .selectFrom('jobs')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .where('jobs.id', '=', job_id ?? '')
    .select('users.phone_number')
    .executeTakeFirst();
  expect(job?.phone_number).toBe(testPeople.owner);
});
