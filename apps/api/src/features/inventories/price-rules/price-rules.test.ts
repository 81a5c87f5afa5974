import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { PriceRule } from '@marketplace/contract/price-rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { countProposals } from './reckon-rules.service.ts';

const { priceRules, storeSummary, inventories } = contract;
const store_id: string = testStores.own;
const { signal } = new AbortController();

let server: TestServer;
let owner: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());
afterEach(async () => {
  for (const { id } of (await list()).rules)
    await server.call(priceRules.remove, { body: { store_id, rule_id: id } }, owner);
});

const list = async () => (await server.call(priceRules.list, { query: { store_id } }, owner)).body;
const count = () => countProposals(server.database.db, signal);
const propose = () => server.call(priceRules.propose, { body: { store_id } }, owner);
const save = (more: object) =>
  server.call(
    priceRules.save,
    {
      body: {
        store_id,
        rule_id: randomUUID(),
        version: 0,
        scope: 'ALL',
        category_id: null,
        brand_id: null,
        method: 'COST_PLUS',
        percent: 10,
        least_percent: null,
        round_to: null,
        ...more,
      },
    },
    owner,
  );

/** A product of a brand that nothing else is of, so that a rule for it is about nothing else. */
async function ofOwnBrand(more: Record<string, unknown> = {}) {
  const rows = await listProduct(server, owner, store_id, more);
  const { db } = server.database;
  const { id: brand_id } = await db
    .insertInto('brands')
    .values({ name: `Merek ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ brand_id })
    .where('id', '=', rows[0]?.product_id ?? '')
    .execute();
  return { rows, brand_id, rule: { scope: 'BRAND', brand_id } };
}

it('proposes cost and a share as a plan, counts it, and changes nothing by itself', async () => {
  const { rows, rule } = await ofOwnBrand({ cost_price: 800 });
  const [piece] = rows as [InventoryRow];
  await save({ ...rule, percent: 50 });
  expect((await list()).proposals).toMatchObject({ adjustable: 0, is_due: true });
  await count();
  // A dozen and a carton cost 800 as well, so all three would be 1,200.
  const { proposals } = await list();
  expect(proposals).toMatchObject({ adjustable: 3, without_cost: 0, is_due: false });
  const summary = await server.call(storeSummary.summary, { query: { store_id } }, owner);
  expect(summary.body.stock?.adjustable_prices).toBe(3);
  const facets = await server.call(inventories.listFilter, { query: { store_id } }, owner);
  expect(facets.body.adjustable_prices).toBe(3);

  const { plan } = (await propose()).body;
  expect(plan).toMatchObject({
    source: 'RULE',
    state: 'READY',
    verdicts: { CHANGED: 3, REFUSED: 0 },
  });
  expect(await listingNow(server, piece)).toMatchObject({ price: 1_000, version: piece.version });
  const confirmed = ['PRICE_JUMP', 'LADDER_INVERSION'] as const;
  await plans.applied(plan ?? { id: '' }, confirmed);
  expect(await listingNow(server, piece)).toMatchObject({ price: 1_200 });
  await count();
  expect((await list()).proposals.adjustable).toBe(0);
  expect((await propose()).body.plan).toBeNull();

  await plans.undone(plan ?? { id: '' });
  expect((await list()).proposals.is_due).toBe(true);
  await count();
  expect((await list()).proposals.adjustable).toBe(3);
});

it('what has no cost price is counted and left alone; what would not be above its tiers is refused in the plan', async () => {
  const without = await ofOwnBrand();
  await save(without.rule);
  await count();
  expect((await list()).proposals).toMatchObject({ adjustable: 0, without_cost: 3 });

  const tiers = [{ min_qty: 10, price: 900 }];
  const { rows, rule } = await ofOwnBrand({ cost_price: 700 });
  const [piece] = rows as [InventoryRow];
  const tier = { store_id, inventory_id: piece.id, version: piece.version, price_tiers: tiers };
  await server.call(inventories.updatePriceTiers, { body: tier }, owner);
  await save({ ...rule, percent: 20 });
  const { plan, proposals } = (await propose()).body;
  expect(proposals).toMatchObject({ adjustable: 2, without_cost: 3 });
  expect(plan?.verdicts).toMatchObject({ CHANGED: 2, REFUSED: 1 });
});

it('follows the median of the city from five other stores on, and never below cost and the least share', async () => {
  const { rows, rule } = await ofOwnBrand({ cost_price: 900 });
  const [piece] = rows as [InventoryRow];
  const { db } = server.database;
  await save({ ...rule, method: 'MEDIAN_MINUS', percent: 10, least_percent: 5 });
  const sold = async (prices: number[]) => {
    await db
      .deleteFrom('city_sales')
      .where('product_unit_id', '=', piece.product_unit_id)
      .execute();
    for (const last_price of prices)
      await sql`
        with s as (
          insert into stores (unique_id, name, city_id, is_seller)
          select ${randomUUID()}, 'Tetangga', city_id, true from stores where id = ${store_id}::bigint
          returning id, city_id
        )
        insert into city_sales (city_id, store_id, product_unit_id, orders, last_price)
        select city_id, id, ${piece.product_unit_id}::bigint, 1, ${last_price}::numeric from s`.execute(
        db,
      );
  };
  await sold([1_200, 1_200, 1_200, 1_200]);
  await propose();
  expect((await list()).proposals).toMatchObject({ adjustable: 0, without_median: 3 });
  await sold([1_100, 1_200, 1_200, 1_300, 9_000]);
  const { plan } = (await propose()).body;
  expect((await plans.rows(plan ?? { id: '' }))[0]).toMatchObject({ after: { price: 1_080 } });
  await sold([800, 800, 800, 800, 800]);
  const low = (await propose()).body.plan;
  expect((await plans.rows(low ?? { id: '' }))[0]).toMatchObject({ after: { price: 945 } });
});

it('the same again is the same; another’s change, a twin and what is gone are told', async () => {
  const { rule } = await ofOwnBrand();
  const rule_id = randomUUID();
  const first = (await save({ ...rule, rule_id })).body.rule;
  expect(first).toMatchObject({ id: rule_id, version: 1, name: expect.stringContaining('Merek') });
  expect((await save({ ...rule, rule_id })).body.rule).toEqual(first);
  const changed = await save({ ...rule, rule_id, version: 1, percent: 12.5 });
  expect(changed.body.rule).toMatchObject({ version: 2, percent: 12.5 });
  const stale = await save({ ...rule, rule_id, version: 1, percent: 13 });
  expect(stale.body.errors).toMatchObject({
    code: 'price_rule_conflict',
    current_rule: { version: 2, percent: 12.5 },
  });
  expect((await save(rule)).body.errors?.code).toBe('price_rule_exists');
  const remove = () => server.call(priceRules.remove, { body: { store_id, rule_id } }, owner);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect((await save({ ...rule, rule_id, version: 2 })).body.errors?.code).toBe(
    'price_rule_not_found',
  );
});

it('two people write a rule for the same at once: one is told', async () => {
  const { rule } = await ofOwnBrand();
  const both = await Promise.all([save({ ...rule, percent: 1 }), save({ ...rule, percent: 2 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('refuses what makes no sense, and a proposal without rules', async () => {
  expect(fieldCodes((await save({ scope: 'BRAND', brand_id: '999999' })).body)).toEqual({
    brand_id: 'not_a_choice',
  });
  expect(fieldCodes((await save({ percent: 1.234 })).body)).toEqual({ percent: 'invalid' });
  expect(fieldCodes((await save({ method: 'MEDIAN_MINUS' })).body)).toEqual({
    least_percent: 'required',
  });
  expect((await propose()).body.errors?.code).toBe('price_rules_missing');
});

it('a rule that is changed while it is counted stays due', async () => {
  const { rule } = await ofOwnBrand({ cost_price: 500 });
  const { body } = await save(rule);
  const saved: PriceRule = body.rule;
  const [one] = await Promise.all([
    count(),
    save({ ...rule, rule_id: saved.id, version: 1, percent: 30 }),
  ]);
  expect(one).toBe(1);
  await count();
  const after = await list();
  expect(after.proposals.is_due).toBe(false);
  expect(after.rules[0]?.percent).toBe(30);
});

it('stores with rules are named with what each could adjust, for who may change prices there', async () => {
  const { rule } = await ofOwnBrand({ cost_price: 800 });
  await save({ ...rule, percent: 50 });
  await count();
  const query = { select_all_store: true };
  const { body } = await server.call(priceRules.stores, { query }, owner);
  expect(body.stores).toEqual([
    { store_id, store_name: expect.any(String), rules: 1, adjustable: 3 },
  ]);
  const viewer = await server.signIn(testPeople.viewer);
  const refused = await server.call(priceRules.stores, { query: { store_id } }, viewer);
  expect(refused.body.errors?.code).toBe('permission_denied');
});
