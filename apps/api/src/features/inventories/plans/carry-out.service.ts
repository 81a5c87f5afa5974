import type { PlanReason } from '@marketplace/contract/inventory-plan-reasons';
import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { endStock, lockStock, startStock } from '../../stock/stock.service.ts';
import { insertListings } from '../add/add-inventories.sql.ts';
import { writeAdded } from '../add/write-added.service.ts';
import type { By } from '../edit/change-log.sql.ts';
import {
  type Item,
  plannedEdits,
  reachesShelf,
  shelfWish,
  wrongPrices,
} from '../edit/planned-edits.ts';
import { planStock } from '../edit/stock-plan.ts';
import { writeChanges } from '../edit/write-changes.service.ts';
import { lockProducts } from '../listing-counters.sql.ts';
import { lockListings, readTiers } from '../listings.sql.ts';
import { publishChangedListings } from '../publish-inventory-events.service.ts';
import { countedSince, isOnlyCount } from './counted-since.sql.ts';
import { additionOf, listedAmong } from './new-listings.sql.ts';
import { backOf, changeOf } from './plan-changes.ts';
import type { RowOutcome, StoredRow } from './plan-rows.sql.ts';

/** Why a row cannot be carried out now, by its place. */
type Against = Map<number, PlanReason>;

/**
 * Carries out some rows of a plan, or takes them back, by the road that every edit of listings takes. What has been
 * changed since it was looked at stays as it is and is named. Applied, a product is changed whole or not at all.
 */
export async function carryOut(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  rows: readonly StoredRow[],
  isUndo: boolean,
  by: By,
): Promise<RowOutcome[]> {
  const fresh = rows.filter(({ inventory_id }) => inventory_id === null);
  const known = rows.filter(({ inventory_id }) => inventory_id !== null);
  const changes = known.map(isUndo ? backOf : changeOf);
  const ids = changes.map(({ inventory_id }) => inventory_id);
  const reaching = changes.filter(reachesShelf).map(({ inventory_id }) => inventory_id);
  const [listings, tiers] = await Promise.all([
    lockListings(db, store, ids, reaching),
    readTiers(db, store, ids),
  ]);
  const locked = listings.map((each) => ({ ...each, price_tiers: tiers.get(each.id) ?? [] }));
  const byId = new Map(locked.map((listing) => [listing.id, listing]));
  const against: Against = new Map();
  const isTake = by.source === 'STOCK_TAKE' && !isUndo;
  const counts = new Set(isTake ? known.filter(isOnlyCount).map(({ place }) => place) : []);
  const items: (Item & { place: number })[] = [];
  for (const [index, change] of changes.entries()) {
    const [listing, place] = [byId.get(change.inventory_id), known[index]?.place ?? 0];
    if (listing && (listing.version === change.version || counts.has(place)))
      items.push({ listing, change, place, at: `${place}.` });
    else against.set(place, 'changed_since');
  }
  const shelves = await lockShelves(db, store, fresh, items);
  if (by.plan_id)
    for (const place of await countedSince(db, store, by.plan_id, [...counts]))
      against.set(place, 'changed_since');
  for (const { listed, place } of await listedAmong(db, store, fresh))
    if (listed) against.set(place, 'listed_meanwhile');
  const planned = items.map((item) => ({ item, before: item.listing, ...plannedEdits(item) }));
  for (const { item, after } of planned)
    if (Object.keys(wrongPrices(item, after)).length > 0)
      against.set(item.place, 'price_not_above_tiers');
  judgeShelves(shelves, fresh, items, against);
  const kept = isUndo ? keepShelves(items, against) : new Set<number>();
  if (!isUndo) leaveOutProducts(rows, against);

  const isGood = ({ place }: { place: number }) => !against.has(place);
  const wishes = items.filter(isGood).filter(({ change }) => reachesShelf(change));
  const plan = {
    listings: planned.filter(({ item }) => isGood(item)),
    shelf: planStock(wishes.map(shelfWish), shelves.stocks),
  };
  const listed = fresh.filter(isGood);
  await endUnused(db, store, shelves, listed);
  if (listed.length > 0 && plan.listings.length > 0)
    await lockProducts(
      db,
      store,
      rows.map(({ product_id }) => product_id),
    );
  const added = await addAll(db, store, listed, shelves, by);
  const changed = await writeChanges(db, store, plan, locked, by);
  await publishChangedListings(db, scope, store.store_id, [...changed, ...added.values()]);
  return rows.map((row) => {
    const version = byId.get(row.inventory_id ?? '')?.version ?? row.version;
    const known = { ...row, version };
    const outcome = outcomeOf(known, isUndo, against.get(row.place), added, changed);
    return kept.has(row.place) ? { ...outcome, reason: 'stock_kept' as const } : outcome;
  });
}

/** What was begun for a product that is left out after all would stand in the way of its opening stock for good. */
async function endUnused(
  db: Tx,
  store: OneStore,
  { started }: Shelves,
  listed: readonly StoredRow[],
): Promise<void> {
  const used = new Set(listed.map(({ variant_id }) => variant_id));
  const unused = started.filter((variant_id) => !used.has(variant_id));
  if (unused.length > 0) await endStock(db, store, unused);
}

/** Taken back, a shelf that orders hold on to stays, and all else of its row is taken back without it. */
function keepShelves(items: (Item & { place: number })[], against: Against): Set<number> {
  const kept = new Set<number>();
  for (const [index, item] of items.entries()) {
    const reason = against.get(item.place);
    if (reason !== 'below_reserved' && reason !== 'stock_out_of_range') continue;
    const { stock: _stock, ...change } = item.change;
    const rest = { ...item, change };
    if (plannedEdits(rest).edits.length === 0) continue;
    items[index] = rest;
    against.delete(item.place);
    kept.add(item.place);
  }
  return kept;
}

type Shelves = { started: string[]; stocks: Awaited<ReturnType<typeof lockStock>> };

/** Shelves that the store never had are begun before any is locked, so that all are locked in one order. */
async function lockShelves(
  db: Tx,
  store: OneStore,
  fresh: readonly StoredRow[],
  items: readonly Item[],
): Promise<Shelves> {
  const ofNew = fresh.map(({ variant_id }) => variant_id ?? '');
  const ofKnown = items.filter(({ change }) => reachesShelf(change));
  const started = ofNew.length > 0 ? await startStock(db, store, ofNew) : [];
  const variants = [...ofNew, ...ofKnown.map(({ listing }) => listing.variant_id)];
  return { started, stocks: variants.length > 0 ? await lockStock(db, store, variants) : [] };
}

/** What orders have reserved meanwhile, and shelves that somebody has begun meanwhile. */
function judgeShelves(
  { started, stocks }: Shelves,
  fresh: readonly StoredRow[],
  items: readonly (Item & { place: number })[],
  against: Against,
): void {
  const begun = new Set(started);
  for (const { place, stock_change, variant_id } of fresh)
    if (stock_change !== 0 && !begun.has(variant_id ?? '')) against.set(place, 'stock_known');
  const wishes = items.filter(({ change }) => reachesShelf(change)).map(shelfWish);
  const { wrong, taken } = planStock(wishes, stocks);
  for (const { place, at } of items) {
    if (taken[`${at}stock.counted`]) against.set(place, 'below_reserved');
    if (wrong[`${at}stock.counted`]) against.set(place, 'stock_out_of_range');
  }
}

function leaveOutProducts(rows: readonly StoredRow[], against: Against): void {
  const refused = new Set(
    rows.filter(({ place }) => against.has(place)).map(({ product_id }) => product_id),
  );
  for (const { place, product_id } of rows)
    if (refused.has(product_id) && !against.has(place)) against.set(place, 'product_left_out');
}

/** Answers with the new listings by the place of their rows. */
async function addAll(
  db: Tx,
  store: OneStore,
  rows: readonly StoredRow[],
  { started, stocks }: Shelves,
  by: By,
): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  const added = rows.map(additionOf);
  const ids = await insertListings(db, store, by.user_id, added);
  const wishes = rows.map(({ variant_id, stock_change, place }, index) => ({
    inventory_id: ids[index] ?? '',
    variant_id: variant_id ?? '',
    pieces: stock_change,
    is_count: false,
    note: '',
    low_stock_level: undefined,
    pieces_field: `${place}.stock`,
    level_field: '',
  }));
  const shelf = planStock(wishes, stocks);
  await writeAdded(db, store, { added, ids, shelf, started, siblings: [] }, by);
  return new Map(rows.map(({ place }, index) => [place, ids[index] ?? '']));
}

function outcomeOf(
  { place, product_id, product_unit_id, inventory_id, version }: StoredRow,
  isUndo: boolean,
  reason: PlanReason | undefined,
  added: ReadonlyMap<number, string>,
  changed: ReadonlySet<string>,
): RowOutcome {
  const row = { place, product_id, product_unit_id };
  if (reason)
    return {
      ...row,
      outcome: isUndo ? 'KEPT' : 'SKIPPED',
      reason,
      inventory_id: null,
      version: null,
    };
  const id = added.get(place) ?? inventory_id;
  const isRaised = inventory_id !== null && changed.has(inventory_id);
  return {
    ...row,
    outcome: isUndo ? 'UNDONE' : 'APPLIED',
    reason: null,
    inventory_id: id,
    version: added.has(place) ? 1 : (version ?? 0) + (isRaised ? 1 : 0),
  };
}
