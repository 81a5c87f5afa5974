import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { adjustStock } from '../../stock/stock.service.ts';
import { demandsForLater } from '../../tenders/shelves/changed-shelves.service.ts';
import { type By, type Edit, writeEdits } from '../edit/change-log.sql.ts';
import type { StockPlan } from '../edit/stock-plan.ts';
import { countProductWords } from '../list/product-words.sql.ts';
import { addToCounters, countMoves } from '../listing-counters.sql.ts';
import { type Listing, writeListings, writeTiers } from '../listings.sql.ts';
import type { Addition } from './add-inventories.sql.ts';

type Plan = {
  added: readonly Addition[];
  ids: readonly string[];
  shelf: StockPlan;
  /** Variants the store never had before. */
  started: readonly string[];
  siblings: readonly Listing[];
};

/** All that follows from new listings; answers with older ones that were edited with it. */
export async function writeAdded(
  db: Tx,
  store: OneStore,
  { added, ids, shelf: { shelf, edits }, started, siblings }: Plan,
  by: By,
): Promise<string[]> {
  const listings = added.map((each, index) => ({ ...each, id: ids[index] ?? '' }));
  const created = listings.map(
    ({ id, variant_id, price }): Edit => ({
      inventory_id: id,
      variant_id,
      kind: 'CREATED',
      before: null,
      after: price,
    }),
  );
  const levelled = edits.filter(({ variant_id }) => !started.includes(variant_id));
  const raised = siblings.filter((sibling) =>
    levelled.some(({ variant_id }) => variant_id === sibling.variant_id),
  );
  const moves = countMoves(listings.map(({ product_id, state }) => ({ product_id, to: state })));
  // Sent together: what is locked here, others wait for.
  const [, , , , products] = await Promise.all([
    writeTiers(db, store, listings),
    writeEdits(db, store, [...created, ...levelled], by),
    shelf.length > 0 && adjustStock(db, store, shelf, { reason: 'OPENING', ...by }),
    raised.length > 0 && writeListings(db, store, by.user_id, raised),
    addToCounters(db, store, moves),
    demandsForLater(
      db,
      store,
      listings.map(({ variant_id }) => variant_id),
    ),
  ]);
  if (products.length > 0) await countProductWords(db, store, products);
  return raised.map(({ id }) => id);
}
