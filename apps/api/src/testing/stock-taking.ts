import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Shelf } from '@marketplace/contract/stock-takes';
import { testPeople, testStores } from '../world/test-cast.ts';
import { listingNow, listProduct } from './listings.ts';
import { orderAt } from './order-at.ts';
import { planning } from './plans.ts';
import type { TestServer } from './test-server.ts';

const { stockTakes } = contract;
const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

/** Counted a moment after it was heard of, and looked at as the device knows it, unless something else is said. */
export const countOf = (
  { inventory_id, mark, told_at, stock_pieces }: Shelf,
  { counted, ...more }: { counted: number } & Record<string, unknown>,
) => ({
  inventory_id,
  mark,
  told_at,
  seen: stock_pieces,
  counted,
  counted_after: 0,
  looked_at: counted - stock_pieces,
  ...more,
});

/** Somebody who counts the shelves of the own store, and a buyer who empties them. */
export async function stockTaking(server: TestServer) {
  const clerk = await server.signIn(testPeople.stockStaff);
  const buyer = await server.signIn(testPeople.buyer);
  const plans = planning(server, clerk, store_id);
  const finish = (counts: object[], take_id = randomUUID(), name = 'Rak depan', who = clerk) =>
    server.call(stockTakes.finish, { body: { store_id, take_id, name, counts } }, who);
  const now = async (plan: Pick<InventoryPlan, 'id'>) => (await plans.detail(plan)).body.plan;
  return {
    clerk,
    buyer,
    sides,
    store_id,
    plans,
    finish,
    list: async (more: object = {}) =>
      (await listProduct(server, clerk, store_id, { ...more })) as [InventoryRow, InventoryRow],
    pieces: async (row: InventoryRow) => (await listingNow(server, row)).stock_pieces,
    /** A shelf as a device hears of it. */
    heard: async ({ variant_id }: InventoryRow): Promise<Shelf> => {
      const query = { store_id, variant_ids: [variant_id] };
      return (await server.call(stockTakes.shelves, { query }, clerk)).body.data[0] as Shelf;
    },
    ship: (row: InventoryRow, quantity: number) =>
      orderAt(server, buyer, sides, 'SHIPPED', { lines: [{ inventory_id: row.id, quantity }] }),
    judged: async (counts: { looked_at: number }[]) => {
      const asked = counts.map(({ looked_at, ...count }) => count);
      const body = { store_id, counts: asked };
      return (await server.call(stockTakes.judge, { body }, clerk)).body.data;
    },
    /** Handed in and carried out; answers with the plan afterwards. */
    taken: async (counts: object[]) => {
      const { body, text } = await finish(counts);
      if (!body.plan) throw new Error(`nothing was handed in: ${text}`);
      if (body.plan.job_id) await plans.run(body.plan.job_id);
      return now(body.plan);
    },
    /** Its job is run, whoever has begun it; answers with the plan afterwards. */
    ended: async (plan: Pick<InventoryPlan, 'id'>) => {
      await plans.run((await now(plan)).job_id);
      return now(plan);
    },
  };
}
