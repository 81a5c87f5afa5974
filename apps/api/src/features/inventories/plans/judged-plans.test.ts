import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { sweepPlans } from './sweep-plans.service.ts';

const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());

const list = (more: Record<string, unknown> = {}) => listProduct(server, owner, store_id, more);
const idsOf = (rows: readonly InventoryRow[]) => rows.map(({ id }) => id);
const now = (row: InventoryRow) => listingNow(server, row);
const up = (value: number) => ({ price: { by: 'PERCENT', value } });
const edit = (row: InventoryRow, change: object) =>
  server.call(
    contract.inventories.updateV2,
    { body: { store_id, inventory_id: row.id, version: row.version, ...change } },
    owner,
  );

it('a shelf is changed through its smallest unit, whichever was named first', async () => {
  const rows = await list();
  const ids = idsOf(rows).toReversed();
  const change = { stock: { by: 'AMOUNT', value: 10 } };
  const { body } = await plans.create({ inventory_ids: ids, change });
  await plans.applied(body.plan);
  expect(await now(rows[0] as InventoryRow)).toMatchObject({ stock_pieces: 110 });
});

it('what a rule began from is what it was for: a price of after is not overruled, what was sold stays sold', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const change = { price: { by: 'AMOUNT', value: 50 }, stock: { by: 'AMOUNT', value: 5 } };
  const { body } = await plans.create({ inventory_ids: [piece.id], change });
  const { db } = server.database;
  const row = { store_id, plan_id: body.plan.id };
  const staged = await db
    .selectFrom('inventory_plan_rows')
    .where('plan_id', '=', row.plan_id)
    .select(['seen_version', 'seen_pieces', 'version', 'stock_change'])
    .executeTakeFirstOrThrow();
  expect(staged).toMatchObject({ seen_version: 1, seen_pieces: 100, version: 1, stock_change: 5 });
  // As if both had happened while it was being planned: judged again, it is still what was meant.
  await sql`update stocks set stock = stock - 3 where store_id = ${store_id}
    and variant_id = (select variant_id from inventories where store_id = ${store_id} and id = ${piece.id})`.execute(
    db,
  );
  await sql`update inventories set price = 2000, version = 2 where store_id = ${store_id}
    and id = ${piece.id}`.execute(db);
  await plans.fix(body.plan, 1, { cost_price: 700 });
  const [judged] = await plans.rows(body.plan);
  expect(judged).toMatchObject({ verdict: 'REFUSED', reasons: [{ code: 'changed_since' }] });
  const again = await db
    .selectFrom('inventory_plan_rows')
    .where('plan_id', '=', row.plan_id)
    .select(['version', 'stock_change'])
    .executeTakeFirstOrThrow();
  expect(again).toEqual({ version: 1, stock_change: 0 });
  // The price alone as it was: by as many pieces as were meant, whatever was sold.
  await sql`update inventories set price = 1000, version = 1 where store_id = ${store_id}
    and id = ${piece.id}`.execute(db);
  await plans.fix(body.plan, 1, { cost_price: 700 });
  expect((await plans.rows(body.plan))[0]).toMatchObject({
    verdict: 'CHANGED',
    before: { stock: 97 },
    after: { stock: 102 },
  });
});

it('the price of a piece is held against units as they will be: not as refused, also as new, also as offered again', async () => {
  const [piece, dozen, forty] = (await list()) as [InventoryRow, InventoryRow, InventoryRow];
  const guardsOf = async (rows: object[]) => {
    const { body } = await plans.create({ rows });
    const listed = await plans.rows(body.plan);
    return listed.map(({ guards }) => guards.includes('LADDER_INVERSION'));
  };
  const seen = async ({ id }: InventoryRow) => ({
    inventory_id: id,
    version: (await now({ id, store_id } as InventoryRow)).version,
  });
  const tiers = await edit(piece, { price_tiers: [{ min_qty: 5, price: 990 }] });
  expect(tiers.status).toBe(200);
  // A piece for 900 is refused, so it costs 1,000 as before: twelve for 11,500 are cheaper.
  expect(
    await guardsOf([
      { ...(await seen(piece)), price: 900 },
      { ...(await seen(dozen)), price: 11_500 },
      { ...(await seen(forty)), price: 38_000 },
    ]),
  ).toEqual([false, false, false]);
  expect((await edit(dozen, { state: 'INACTIVE', price: 13_000 })).status).toBe(200);
  expect(await guardsOf([{ ...(await seen(dozen)), state: 'ACTIVE' }])).toEqual([true]);
});

it('plans that nobody needs any more go, and those of now stay', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { db } = server.database;
  const planOf = async () =>
    (await plans.create({ inventory_ids: [piece.id], change: up(1) })).body.plan.id;
  const [old, unread, young] = [await planOf(), await planOf(), await planOf()];
  await sql`update inventory_plans set created_at = now() - interval '31 days' where id = ${old}`.execute(
    db,
  );
  await sql`update inventory_plans set created_at = now() - interval '2 days', state = 'READING'
    where id = ${unread}`.execute(db);
  await sweepPlans(db, new AbortController().signal);
  const left = await db.selectFrom('inventory_plans').select('id').execute();
  const ids = left.map(({ id }) => id);
  expect([old, unread, young].map((id) => ids.includes(id))).toEqual([false, false, true]);
});
