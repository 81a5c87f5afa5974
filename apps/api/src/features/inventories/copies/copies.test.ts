import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { sweepPlans } from '../plans/sweep-plans.service.ts';

const { inventories, inventoryCopies } = contract;
const store_id: string = testStores.own;
const target: string = testStores.notSelling;
const second: string = testStores.buyer;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const { id } = await db
    .selectFrom('users')
    .where('phone_number', '=', testPeople.owner)
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('store_permissions')
    .values({
      store_id: second,
      user_id: id,
      inventory: 'MANAGE',
      order: 'NONE',
      store: 'NONE',
      role_name: 'STOCK_STAFF',
    })
    .execute();
  owner = await server.signIn(testPeople.owner);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  await server.close();
});

const everything = ['LISTINGS', 'PRICE', 'COST_PRICE', 'MINIMUM_ORDER', 'PRICE_TIERS', 'STATE'];
const bodyOf = (rows: readonly InventoryRow[], more: object = {}) => ({
  copy_id: randomUUID(),
  store_id,
  target_store_ids: [target],
  inventory_ids: rows.map(({ id }) => id),
  takes: everything,
  ...more,
});
const copy = (body: object, token = owner) => server.call(inventoryCopies.create, { body }, token);
const planIn = async (body: object, store = target): Promise<InventoryPlan> => {
  const answer = await copy(body);
  const found = answer.body.plans?.find(({ plan }) => plan.store_id === store);
  if (!found) throw new Error(`nothing was planned: ${answer.text}`);
  return found.plan;
};
const plansOf = (store = target) => planning(server, owner, store);
const unitsIn = async (store: string, rows: readonly InventoryRow[]) =>
  server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', store)
    .where(
      'product_unit_id',
      'in',
      rows.map(({ product_unit_id }) => product_unit_id),
    )
    .select(['id', 'store_id', 'price', 'cost_price', 'minimum_order', 'state'])
    .orderBy('price')
    .execute();

const tiersOf = [
  { min_qty: 10, price: 900 },
  { min_qty: 50, price: 800 },
];
const tiered = async () => {
  const rows = await listProduct(server, owner, store_id, { cost_price: 700, minimum_order: 2 });
  const [piece] = rows as [InventoryRow];
  const body = {
    store_id,
    inventory_id: piece.id,
    version: piece.version,
    price_tiers: tiersOf,
  };
  await server.call(inventories.updatePriceTiers, { body }, owner);
  return rows;
};

it('lists what another store lacks, with all but the stock, and takes it back', async () => {
  const rows = await tiered();
  const plan = await planIn(bodyOf(rows, { percent: 10 }));
  expect(plan).toMatchObject({
    source: 'COPY',
    state: 'READY',
    verdicts: { NEW: 3, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 },
    copy: { store_id, left_out: 0 },
  });
  expect(await unitsIn(target, rows)).toEqual([]);

  const [first] = await plansOf().rows(plan);
  expect(first).toMatchObject({
    after: { price: 1_100, stock: null, price_tiers: expect.any(Array) },
  });
  expect(await plansOf().applied(plan)).toMatchObject({ outcomes: { APPLIED: 3 } });
  const [piece] = await unitsIn(target, rows);
  expect(piece).toMatchObject({ price: 1_100, cost_price: 700, minimum_order: 2, state: 'ACTIVE' });
  expect(await listingNow(server, piece as InventoryRow)).toMatchObject({
    stock: 0,
    price_tiers: [
      { min_qty: 10, price: 990 },
      { min_qty: 50, price: 880 },
    ],
  });

  expect(await plansOf().undone(plan)).toMatchObject({ state: 'UNDONE', outcomes: { UNDONE: 3 } });
  expect((await unitsIn(target, rows)).map(({ state }) => state)).toEqual(
    Array(3).fill('INACTIVE'),
  );
});

/** The same product in both stores, cheaper in the other. */
async function inBoth() {
  const rows = await tiered();
  const items = rows.map(({ product_unit_id, price }) => ({ product_unit_id, price: price / 2 }));
  const body = { store_id: target, items };
  const there = await server.call(inventories.createBulk, { body }, owner);
  return { rows, there: there.body.inventories };
}

it('changes what the other store has: price and tiers with history, and both are had back', async () => {
  const { rows, there } = await inBoth();
  const [piece] = there as [InventoryRow];
  const plan = await planIn(bodyOf(rows.slice(0, 1), { takes: ['PRICE', 'PRICE_TIERS'] }));
  expect(plan).toMatchObject({ verdicts: { CHANGED: 1 }, guards: { PRICE_JUMP: 1 } });
  const [row] = await plansOf().rows(plan);
  expect(row).toMatchObject({
    before: { price: 500, price_tiers: [] },
    after: { price: 1_000, price_tiers: tiersOf },
  });
  await plansOf().applied(plan, ['PRICE_JUMP', 'LADDER_INVERSION']);
  expect(await listingNow(server, piece)).toMatchObject({
    price: 1_000,
    cost_price: null,
    price_tiers: tiersOf,
    version: 2,
  });
  const changes = await server.database.db
    .selectFrom('inventory_changes')
    .where('plan_id', '=', plan.id)
    .select(['kind', 'source'])
    .orderBy('kind')
    .execute();
  expect(changes).toEqual([
    { kind: 'PRICE', source: 'COPY' },
    { kind: 'PRICE_TIERS', source: 'COPY' },
  ]);
  await plansOf().undone(plan);
  expect(await listingNow(server, piece)).toMatchObject({ price: 500, price_tiers: [] });
});

it('tiers alone are refused where they would not be cheaper than what the other store asks', async () => {
  const { rows } = await inBoth();
  const plan = await planIn(bodyOf(rows.slice(0, 1), { takes: ['PRICE_TIERS'] }));
  expect(plan).toMatchObject({ verdicts: { CHANGED: 0, REFUSED: 1 } });
  const [row] = await plansOf().rows(plan);
  expect(row?.reasons).toMatchObject([{ column: 'price', code: 'price_not_above_tiers' }]);
  const fixed = await plansOf().fix(plan, 1, { price: 950 });
  expect(fixed.body.row).toMatchObject({ verdict: 'CHANGED', after: { price: 950 } });
});

it('leaves alone what the other store has, or what it lacks, as asked, and says how many', async () => {
  const { rows, there } = await inBoth();
  const more = await tiered();
  const all = [...rows, ...more];
  const left = await planIn(bodyOf(all, { known: 'LEAVE' }));
  expect(left).toMatchObject({ verdicts: { NEW: 3, CHANGED: 0, UNCHANGED: 3, REFUSED: 0 } });
  const lacking = await planIn(bodyOf(all, { takes: ['PRICE'] }));
  expect(lacking).toMatchObject({
    verdicts: { NEW: 0, CHANGED: 3 },
    copy: { left_out: 3 },
  });
  expect(await listingNow(server, there[0] as InventoryRow)).toMatchObject({ price: 500 });
});

it('goes to several stores in one act, and the same again is the same', async () => {
  const rows = await tiered();
  const body = bodyOf(rows, { target_store_ids: [target, second] });
  const one = await copy(body);
  expect(one.body.plans.map(({ plan }) => plan.store_id).sort()).toEqual([target, second].sort());
  const again = await copy(body);
  expect(again.body).toEqual(one.body);
  const query = { copy_id: body.copy_id, select_all_store: true };
  expect((await server.call(inventoryCopies.detail, { query }, owner)).body).toEqual(one.body);
  const list = await server.call(inventoryCopies.list, { query: { store_id } }, owner);
  expect(list.body.data[0]).toMatchObject({ id: body.copy_id, stores: 2, takes: everything });

  const other = await copy({ ...body, percent: 5 });
  expect([other.status, other.body.errors?.code]).toEqual([409, 'copy_known']);
});

it('sent twice at the same moment is made once', async () => {
  const rows = await tiered();
  const body = bodyOf(rows);
  const both = await Promise.all([copy(body), copy(body)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const plans = await server.database.db
    .selectFrom('inventory_plans')
    .where('copy_id', '=', body.copy_id)
    .select('id')
    .execute();
  expect(plans).toHaveLength(1);
});

it('waits in a store in which another plan is under way, and begins when that has ended', async () => {
  const { rows, there } = await inBoth();
  const other = await plansOf().create({
    inventory_ids: [there[2]?.id],
    change: { price: { by: 'AMOUNT', value: 100 } },
  });
  const confirmed = ['PRICE_JUMP', 'LADDER_INVERSION'] as const;
  const begun = await plansOf().apply(other.body.plan, confirmed);
  const plan = await planIn(bodyOf(rows.slice(0, 1), { takes: ['PRICE'] }));
  const body = { store_id: target, plan_id: plan.id, version: 1, confirmed };
  const apply = (more: object) =>
    server.call(contract.inventoryPlans.apply, { body: { ...body, ...more } }, owner);
  expect((await apply({})).body.errors?.code).toBe('plan_under_way');
  const waiting = await apply({ may_wait: true });
  expect(waiting.body.plan).toMatchObject({ state: 'READY', is_waiting: true });
  await plansOf().run(begun.body.plan.job_id);
  const next = (await plansOf().detail(plan)).body.plan;
  expect(next).toMatchObject({ state: 'APPLYING', is_waiting: false });
  await plansOf().run(next.job_id);
  expect(await listingNow(server, there[0] as InventoryRow)).toMatchObject({ price: 1_000 });
});

it('one that waits and is mended waits no more: nobody has agreed to what it is now', async () => {
  const { rows, there } = await inBoth();
  const change = { price: { by: 'AMOUNT', value: 100 } };
  const other = await plansOf().create({ inventory_ids: [there[2]?.id], change });
  const confirmed = ['PRICE_JUMP', 'LADDER_INVERSION'] as const;
  const begun = await plansOf().apply(other.body.plan, confirmed);
  const plan = await planIn(bodyOf(rows.slice(0, 1), { takes: ['PRICE'] }));
  const body = { store_id: target, plan_id: plan.id, version: 1, confirmed, may_wait: true };
  await server.call(contract.inventoryPlans.apply, { body }, owner);
  expect((await plansOf().fix(plan, 1, { price: 1 })).body.plan.is_waiting).toBe(false);
  await plansOf().run(begun.body.plan.job_id);
  expect((await plansOf().detail(plan)).body.plan.state).toBe('READY');
});

it('refuses itself, another’s store, an inactive one, and staff who may not there', async () => {
  const rows = await tiered();
  expect(fieldCodes((await copy(bodyOf(rows, { target_store_ids: [store_id] }))).body)).toEqual({
    target_store_ids: 'not_a_choice',
  });
  const codeOf = async (to: string, token = owner) =>
    (await copy(bodyOf(rows, { target_store_ids: [target, to] }), token)).body.errors?.code;
  expect(await codeOf(testStores.other)).toBe('permission_denied');
  expect(await codeOf(testStores.inactive)).toBe('store_inactive');
  expect(await codeOf(second, await server.signIn(testPeople.stockStaff))).toBe(
    'permission_denied',
  );
  const kept = server.database.db
    .selectFrom('inventory_plans')
    .where('store_id', '=', testStores.inactive);
  expect(await kept.select('id').execute()).toEqual([]);
});

it('whoever sees one of the stores alone is told of that one', async () => {
  const rows = await tiered();
  const body = bodyOf(rows);
  await copy(body);
  const viewer = await server.signIn(testPeople.viewer);
  const query = { copy_id: body.copy_id, select_all_store: true };
  const seen = await server.call(inventoryCopies.detail, { query }, viewer);
  expect(seen.body).toMatchObject({ copy: { id: body.copy_id }, plans: [] });
  const stranger = await server.signIn(testPeople.otherOwner);
  const hidden = await server.call(inventoryCopies.detail, { query }, stranger);
  expect([hidden.status, hidden.body.errors?.code]).toEqual([404, 'copy_not_found']);
});

it('is told of for thirty days, as long as its plans are there', async () => {
  const body = bodyOf(await tiered());
  await copy(body);
  const { db } = server.database;
  const query = { store_id };
  const told = async () => (await server.call(inventoryCopies.list, { query }, owner)).text;
  expect(await told()).toContain(body.copy_id);
  const created_at = new Date(Date.now() - 32 * 86_400_000).toISOString();
  await db
    .updateTable('inventory_copies')
    .set({ created_at })
    .where('id', '=', body.copy_id)
    .execute();
  await sweepPlans(db, new AbortController().signal);
  expect(await told()).not.toContain(body.copy_id);
});
