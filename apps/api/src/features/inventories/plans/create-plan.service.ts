import type { PlanCreateBody } from '@marketplace/contract/inventory-plan-body';
import { mostPlanRows } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { matchingIds } from '../list/matching-listings.service.ts';
import { rowsByRule } from './bulk-rule.ts';
import { type Chosen, readChosen, smallestFirst } from './chosen-listings.sql.ts';
import { countPlan, judgePlan } from './judge-plan.sql.ts';
import { movePlan, readPlan } from './plans.sql.ts';
import { insertPlan, insertPlanRows, type StagedRow } from './stage-plan.sql.ts';

const rowsAtOnce = 2_000;
const mostSeen = 2_147_483_647;

type GridRow = NonNullable<PlanCreateBody['rows']>[number];

/** Plans one change of many listings, or the values of a block of them. */
export function createPlan(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: PlanCreateBody,
): Promise<{ plan: InventoryPlan }> {
  const store = storeIn(scope, body.store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const plan_id = await insertPlan(db, store, { source: 'BULK', user_id });
    if (body.rows) await stageBlock(db, store, plan_id, body.rows);
    else await stageByRule(db, scope, store, plan_id, body);
    return { plan: await openPlan(db, scope, store, plan_id) };
  });
}

/** Judges what was staged; from here on there is a plan. */
export async function openPlan(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  plan_id: string,
): Promise<InventoryPlan> {
  await judgePlan(db, store, plan_id);
  await countPlan(db, store, plan_id);
  await movePlan(db, store, plan_id, 'READY');
  return (await readPlan(db, scope, store.store_id, plan_id)) ?? fail('plan_not_found');
}

async function stageByRule(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  plan_id: string,
  { inventory_ids, filter = {}, except_ids, change = {} }: PlanCreateBody,
): Promise<void> {
  const all = inventory_ids
    ? await smallestFirst(db, store, inventory_ids)
    : await matchingIds(db, scope, { store_id: store.store_id, ...filter }, mostPlanRows + 1);
  // Never the first so many of them in silence.
  if (all.length > mostPlanRows) fail('validation_failed', { filter: 'too_long' });
  const except = new Set(except_ids);
  const ids = all.filter((id) => !except.has(id));
  const shelves = new Set<string>();
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const listings = await readChosen(db, store, ids.slice(from, from + rowsAtOnce));
    await insertPlanRows(db, store, plan_id, listings.map(rowsByRule(change, shelves, from)));
  }
  const known = new Set(all);
  const gone = (inventory_ids ?? []).filter((id) => !known.has(id) && !except.has(id));
  await insertPlanRows(
    db,
    store,
    plan_id,
    gone.map((_, index) => unknownRow(ids.length + index + 1)),
  );
}

/** A listing that is not there any more is a row all the same, and refused: whoever sent it sees which. */
async function stageBlock(
  db: Tx,
  store: OneStore,
  plan_id: string,
  rows: readonly GridRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const ids = some.map(({ inventory_id }) => inventory_id);
    const chosen = new Map((await readChosen(db, store, ids)).map((each) => [each.id, each]));
    const staged = some.map((row, index) =>
      gridRow(row, from + index + 1, chosen.get(row.inventory_id)),
    );
    await insertPlanRows(db, store, plan_id, staged);
  }
}

const unknownRow = (place: number): StagedRow => ({
  place,
  reasons: [{ column: 'product_unit_id', code: 'product_unknown' }],
});

function gridRow(
  { inventory_id: _id, version, stock, ...values }: GridRow,
  place: number,
  listing: Chosen | undefined,
): StagedRow {
  const wanted = { place, ...values, stock: stock?.counted };
  if (!listing) return { ...wanted, ...unknownRow(place) };
  const { product_unit_id, base_quantity } = listing;
  const seen_pieces = stock && stock.seen * base_quantity;
  const named = { ...wanted, product_unit_id, seen_version: version };
  // No shelf has so many: what was seen there was not of this listing.
  if (seen_pieces !== undefined && seen_pieces > mostSeen)
    return { ...named, reasons: [{ column: 'stock', code: 'stock_out_of_range' }] };
  return { ...named, seen_pieces };
}
