import { randomUUID } from 'node:crypto';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { createCopy } from '../features/inventories/copies/copies.service.ts';
import { openPlan } from '../features/inventories/plans/create-plan.service.ts';
import { planJob } from '../features/inventories/plans/plan-job.ts';
import { insertPlan, insertPlanRows } from '../features/inventories/plans/stage-plan.sql.ts';
import { applyPlan } from '../features/inventories/plans/start-plan.service.ts';
import { saveRule } from '../features/inventories/price-rules/price-rules.service.ts';
import { proposePrices } from '../features/inventories/price-rules/propose-prices.service.ts';
import type { Caller } from '../platform/authenticate.ts';
import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import { storeIn, systemScope } from '../platform/store-scope.ts';
import {
  backdateCopy,
  backdatePlan,
  readMainBrand,
  readSomeListings,
} from './price-book-history.sql.ts';
import type { SellerStore, World } from './world.ts';

const guards = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'] as const;
const { signal: never } = new AbortController();
const silent = { info: () => {}, warn: () => {}, error: () => {} } as never;

/** What whoever has several stores has done with their prices: a price list read, a copy to two stores, and rules. */
export async function fillPriceBook(database: Database, world: World): Promise<void> {
  const [source, ...targets] = storesOfOne(world);
  if (!source || targets.length < 2) return;
  const who = { user_id: String(source.ownerId) } as Caller;
  await readPriceList(database, who, String(source.id));
  await copyPrices(database, who, String(source.id), targets.slice(0, 2).map(idOf));
  await writeRules(database, who, String(source.id));
}

const idOf = ({ id }: SellerStore) => String(id);

/** Those that sell and belong to whoever has most of them. */
function storesOfOne({ stores }: World): SellerStore[] {
  const selling = stores.filter(({ plan }) => plan.allowsSelling && plan.isActive);
  const groups = [...Map.groupBy(selling, ({ ownerId }) => ownerId).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A supplier's list of eight days ago, with a line that nobody knew. */
async function readPriceList({ db }: Database, who: Caller, store_id: string): Promise<void> {
  const scope = systemScope([store_id]);
  const store = storeIn(scope, store_id);
  const heads = ['ID satuan', 'Harga'];
  const plan = await inTransaction(db, async (db) => {
    const listings = await readSomeListings(db, store_id, 24);
    const file_name = 'harga-pemasok.xlsx';
    const plan_id = await insertPlan(db, store, {
      source: 'IMPORT',
      user_id: who.user_id,
      file_name,
      heads,
    });
    const rows = listings.map(({ product_unit_id, price: before }, index) => {
      const price = Math.round((before * 1.02) / 100) * 100;
      const cells = [product_unit_id, String(price)];
      return { place: index + 2, product_unit_id, price, cells };
    });
    const cells = ['', '12500'];
    const unknown = { place: rows.length + 2, price: 12_500, cells };
    const reasons = [{ column: 'product_unit_id', code: 'key_missing' }] as const;
    await insertPlanRows(db, store, plan_id, [...rows, { ...unknown, reasons }]);
    return openPlan(db, scope, store, plan_id);
  });
  await applied({ db }, who, plan, 8);
}

/** Applied in one of the stores, and still to be looked at in the other. */
async function copyPrices(
  { db }: Pick<Database, 'db'>,
  who: Caller,
  store_id: string,
  target_store_ids: string[],
): Promise<void> {
  const listings = await inTransaction(db, (db) => readSomeListings(db, store_id, 40));
  const { plans } = await createCopy(db, who, systemScope([store_id, ...target_store_ids]), {
    copy_id: randomUUID(),
    store_id,
    target_store_ids,
    inventory_ids: listings.map(({ id }) => id),
    except_ids: [],
    takes: ['PRICE', 'PRICE_TIERS'],
    percent: 1,
    round_to: 100,
    known: 'CHANGE',
  });
  await inTransaction(db, (db) => backdateCopy(db, store_id, 1));
  for (const [index, { plan }] of plans.entries()) {
    if (index === 0) await applied({ db }, who, plan, 1);
    else await inTransaction(db, (db) => backdatePlan(db, plan.store_id, plan.id, 1));
  }
}

/** Two rules, and what they proposed last night. */
async function writeRules({ db }: Database, who: Caller, store_id: string): Promise<void> {
  const scope = systemScope([store_id]);
  const brand_id = await inTransaction(db, (db) => readMainBrand(db, store_id));
  const rule = { store_id, version: 0, category_id: null, round_to: 100 } as const;
  const median = { method: 'MEDIAN_MINUS', percent: 1, least_percent: 4 } as const;
  const ofAll = {
    ...rule,
    ...median,
    rule_id: randomUUID(),
    scope: 'ALL',
    brand_id: null,
  } as const;
  await saveRule(db, who, scope, ofAll);
  const cost = { method: 'COST_PLUS', percent: 8, least_percent: null } as const;
  if (brand_id)
    await saveRule(db, who, scope, {
      ...rule,
      ...cost,
      rule_id: randomUUID(),
      scope: 'BRAND',
      brand_id,
    });
  const { plan } = await proposePrices(db, who, scope, { store_id });
  if (plan) await inTransaction(db, (db) => backdatePlan(db, store_id, plan.id, 1));
}

/** Applied as its job does it, so many days ago. */
async function applied(
  { db }: Pick<Database, 'db'>,
  who: Caller,
  { id: plan_id, store_id, version }: InventoryPlan,
  days: number,
): Promise<void> {
  const scope = systemScope([store_id]);
  const { plan } = await applyPlan(db, who, scope, {
    store_id,
    plan_id,
    version,
    confirmed: guards,
  });
  const runner = { db, jobs: new Map([[planJob.name, planJob]]), log: silent, ending: never };
  await runJob(runner, { store_id, id: plan.job_id ?? '', name: planJob.name }, never);
  await inTransaction(db, (db) => backdatePlan(db, store_id, plan_id, days));
}
