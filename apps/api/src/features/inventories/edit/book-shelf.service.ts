import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { lockStock } from '../../stock/stock.service.ts';
import { lockListings, readTiers } from '../listings.sql.ts';
import { publishChangedListings } from '../publish-inventory-events.service.ts';
import { planStock } from './stock-plan.ts';
import { writeChanges } from './write-changes.service.ts';

type ShelfInBooks = {
  /** Any listing of the variant. */
  inventory_id: string;
  variant_id: string;
  /** As it was when it was held against the books. */
  seen: number;
  pieces: number;
  note: string;
};

/**
 * Makes shelves hold what a store's books say, in pieces, by the road of every edit. One that has moved since it was looked at, or of
 * which more is reserved, stays as it is; answers with those that were changed.
 */
export async function bookShelves(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  shelves: readonly ShelfInBooks[],
  user_id: string | null,
): Promise<Set<string>> {
  const ids = shelves.map(({ inventory_id }) => inventory_id);
  const listings = await lockListings(db, store, ids, ids);
  const tiers = await readTiers(db, store, ids);
  const locked = listings.map((each) => ({ ...each, price_tiers: tiers.get(each.id) ?? [] }));
  const stocks = await lockStock(
    db,
    store,
    shelves.map(({ variant_id }) => variant_id),
  );
  const stockOf = new Map(stocks.map((each) => [each.variant_id, each]));
  const possible = shelves.filter(({ variant_id, seen, pieces }) => {
    const now = stockOf.get(variant_id);
    return now !== undefined && now.stock === seen && pieces >= now.reserved;
  });
  const wishes = possible.map(({ inventory_id, variant_id, seen, pieces, note }) => ({
    ...{ inventory_id, variant_id, note },
    pieces: pieces - seen,
    is_count: true,
    low_stock_level: undefined,
    pieces_field: variant_id,
    level_field: variant_id,
  }));
  const shelf = planStock(wishes, stocks);
  const by = { source: 'ACCOUNTING', user_id } as const;
  const changed = await writeChanges(db, store, { listings: [], shelf }, locked, by);
  await publishChangedListings(db, scope, store.store_id, [...changed]);
  return new Set(possible.map(({ variant_id }) => variant_id));
}
