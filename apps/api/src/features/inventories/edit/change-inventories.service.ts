import type { ListingChange } from '@marketplace/contract/inventory-changes';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { lockStock } from '../../stock/stock.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { readInventories } from '../inventory-rows.service.ts';
import { lockListings, readTiers } from '../listings.sql.ts';
import { publishInventoryEvents } from '../publish-inventory-events.service.ts';
import type { EditSource } from './change-log.sql.ts';
import {
  type Item,
  plannedEdits,
  reachesShelf,
  shelfWish,
  type TieredListing,
  wrongPrices,
} from './planned-edits.ts';
import { planStock } from './stock-plan.ts';
import { writeChanges } from './write-changes.service.ts';
import { refuseWrong } from './wrong-fields.ts';

type Wish = {
  /** The product that all listings have to be of. */
  product_id?: string;
  /** How the fields of the change with this index are named in a refusal. */
  fieldsAt?: (index: number) => string;
};

/**
 * Every edit of listings: versions, prices, tiers, states, stock, log, counters and event, all of it or nothing.
 * Locks are taken in one order: listings by id, stock by id, products of the store, its counters.
 */
export function changeInventories(
  db: Db,
  scope: StoreScope,
  who: Pick<Caller, 'user_id'> | undefined,
  store_id: string,
  changes: readonly ListingChange[],
  source: EditSource,
  { product_id, fieldsAt = (index) => `inventories.${index}.` }: Wish = {},
): Promise<{ inventories: InventoryRow[] }> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    const ids = changes.map(({ inventory_id }) => inventory_id);
    const locked = await lockAll(db, scope, store, changes, ids);
    const items = changes.map((change, index): Item => {
      const listing = locked.get(change.inventory_id);
      const isMeant = !product_id || listing?.product_id === product_id;
      return listing && isMeant
        ? { listing, change, at: fieldsAt(index) }
        : fail('inventory_not_found');
    });
    await refuseStale(db, scope, store_id, items);
    const plan = await planAll(db, store, items);
    const by = { source, user_id: who?.user_id ?? null };
    const changed = await writeChanges(db, store, plan, [...locked.values()], by);
    const wanted = new Set([...ids, ...changed]);
    const rows = await readInventories(db, scope, store_id, [...wanted]);
    const news = rows.filter(({ id }) => changed.has(id));
    if (news.length > 0) await publishInventoryEvents(db, store_id, news);
    return { inventories: rows.slice(0, ids.length) };
  });
}

async function lockAll(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  changes: readonly ListingChange[],
  ids: readonly string[],
): Promise<Map<string, TieredListing>> {
  const variants_of = changes.filter(reachesShelf).map(({ inventory_id }) => inventory_id);
  const [, listings, tiers] = await Promise.all([
    refuseInactive(db, scope),
    lockListings(db, store, ids, variants_of),
    readTiers(db, store, ids),
  ]);
  const withTiers = listings.map((listing) => ({
    ...listing,
    price_tiers: tiers.get(listing.id) ?? [],
  }));
  return new Map(withTiers.map((listing) => [listing.id, listing]));
}

async function refuseStale(
  db: Tx,
  scope: StoreScope,
  store_id: string,
  items: readonly Item[],
): Promise<void> {
  const stale = items.filter(({ listing, change }) => listing.version !== change.version);
  if (stale.length === 0) return;
  const ids = stale.map(({ listing }) => listing.id);
  failWith('inventory_version_conflict', {
    current_inventories: await readInventories(db, scope, store_id, ids),
  });
}

/** What is allowed and really different. What buyers have reserved meanwhile is a conflict and no mistake. */
async function planAll(db: Tx, store: OneStore, items: readonly Item[]) {
  const listings = items.map((item) => ({ item, before: item.listing, ...plannedEdits(item) }));
  const wrong = listings.map(({ item, after }) => wrongPrices(item, after));
  const wishes = items.filter(({ change }) => reachesShelf(change)).map(shelfWish);
  const variants = wishes.map(({ variant_id }) => variant_id);
  const stocks = wishes.length > 0 ? await lockStock(db, store, variants) : [];
  const shelf = planStock(wishes, stocks);
  refuseWrong(Object.assign({}, ...wrong, shelf.wrong));
  refuseWrong(shelf.taken, 'stock_below_reserved');
  return { listings, shelf };
}
