import { mostPlanRows } from '@marketplace/contract/inventory-plan-words';
import type { PriceRule } from '@marketplace/contract/price-rules';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { mediansOf } from '../../recommendations/recommendations.service.ts';
import { matchingIds } from '../list/matching-listings.service.ts';
import type { StagedRow } from '../plans/stage-plan.sql.ts';
import { claimDue, readDueStores, writeCounted } from '../price-proposals.sql.ts';
import { type RuledNow, readRuled, readRules } from './price-rules.sql.ts';
import { narrowest, suggestedPrice } from './rule-price.ts';

const rowsAtOnce = 2_000;

/**
 * Reckons the rules for all that is offered, by name. Rows of a plan come some at a time; those of which a price would be no
 * higher than its tiers are among them, so that whoever looks is told, but are not counted.
 */
export async function reckonRules(
  db: Db,
  scope: StoreScope,
  store: OneStore,
  rules: readonly PriceRule[],
  take: (rows: StagedRow[]) => Promise<void>,
) {
  const counted = { adjustable: 0, without_cost: 0, without_median: 0 };
  if (rules.length === 0) return counted;
  const filter = { store_id: store.store_id, state: 'ACTIVE' as const };
  const ids = await matchingIds(db, scope, filter, mostPlanRows);
  const ruleOf = narrowest(rules);
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const listings = await readRuled(db, store, ids.slice(from, from + rowsAtOnce));
    const medians = await mediansFor(db, scope, listings, ruleOf);
    const rows: StagedRow[] = [];
    for (const [index, listing] of listings.entries()) {
      const rule = ruleOf(listing);
      if (!rule) continue;
      const { product_unit_id, cost_price, version } = listing;
      const price = suggestedPrice(rule, cost_price, medians.get(product_unit_id));
      if (typeof price !== 'number') counted[price] += 1;
      else if (price !== listing.price) {
        rows.push({ place: from + index + 1, product_unit_id, price, seen_version: version });
        if (price > (listing.tier_price ?? 0)) counted.adjustable += 1;
      }
    }
    await take(rows);
  }
  return counted;
}

/** Asked only for what is priced by them. */
const mediansFor = (
  db: Db,
  scope: StoreScope,
  listings: readonly RuledNow[],
  ruleOf: (listing: RuledNow) => PriceRule | undefined,
): Promise<Map<string, number>> => {
  const units = listings.filter((listing) => ruleOf(listing)?.method === 'MEDIAN_MINUS');
  if (units.length === 0) return Promise.resolve(new Map());
  return mediansOf(
    db,
    scope,
    units.map(({ product_unit_id }) => product_unit_id),
  );
};

type Counted = Awaited<ReturnType<typeof reckonRules>>;

/** Keeps what was counted, and tells open screens where it is another number than before. */
export async function keepCounted(
  db: Tx,
  store: OneStore,
  counted: Counted,
  from: { revision: number; hasRules: boolean },
): Promise<void> {
  const { store_id } = store;
  if (!(await writeCounted(db, store, counted, from))) return;
  const payload = { store_id, adjustable: counted.adjustable };
  await writeEvent(db, { store_id, area: 'inventory', kind: 'price_rules.changed', payload });
}

const storesAtOnce = 50;

/** Counts what is due, a store at a time: each at night, and soon after its rules or many of its prices have changed. */
export async function countProposals(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('counting price proposals');
  for (const { store_id } of await readDueStores(db, storesAtOnce)) {
    if (signal.aborted) break;
    await attempt(() => countStore(db, systemScope([store_id]), store_id));
  }
  return sum();
}

async function countStore(db: Db, scope: StoreScope, store_id: string): Promise<number> {
  const store = storeIn(scope, store_id);
  const revision = await claimDue(db, store);
  if (revision === undefined) return 0;
  const rules = await readRules(db, store);
  const counted = await reckonRules(db, scope, store, rules, async () => {});
  const from = { revision, hasRules: rules.length > 0 };
  await inTransaction(db, (db) => keepCounted(db, store, counted, from));
  return 1;
}
