import type { NewListing } from '@marketplace/contract/inventory-add';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { lockStock, startStock } from '../../stock/stock.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import type { EditSource } from '../edit/change-log.sql.ts';
import { planStock } from '../edit/stock-plan.ts';
import { refuseWrong, tiersNotCheaper, type Wrong } from '../edit/wrong-fields.ts';
import { readInventories } from '../inventory-rows.service.ts';
import { type Listing, lockListings } from '../listings.sql.ts';
import { publishInventoryEvents } from '../publish-inventory-events.service.ts';
import {
  type Addition,
  findListed,
  insertListings,
  listingsOfVariants,
  readUnits,
} from './add-inventories.sql.ts';
import { writeAdded } from './write-added.service.ts';

/**
 * Lists units of the catalogue in a store, all or nothing, with all that follows from it. The stock of a variant
 * is locked before it is judged who lists it first, so two who list the same unit meet there.
 */
export function addInventories(
  db: Db,
  scope: StoreScope,
  who: Pick<Caller, 'user_id'> | undefined,
  store_id: string,
  items: readonly NewListing[],
  source: EditSource,
  { fieldsAt = (index) => `items.${index}.` }: { fieldsAt?: (index: number) => string } = {},
): Promise<{ inventories: InventoryRow[] }> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    const unit_ids = items.map(({ product_unit_id }) => product_unit_id);
    const [, units] = await Promise.all([refuseInactive(db, scope), readUnits(db, unit_ids)]);
    const added = items.map((item, index): Addition => {
      const unit = units.get(item.product_unit_id) ?? fail('product_unit_not_found');
      return { ...item, ...unit, at: fieldsAt(index) };
    });
    const siblings = await lockSiblings(db, store, added);
    const variants = added.map(({ variant_id }) => variant_id);
    const started = await startStock(db, store, variants);
    const stocks = await lockStock(db, store, variants);
    const listed = await findListed(db, store, unit_ids);
    if (listed) failWith('inventory_exists', { inventory_id: listed });
    const by = { source, user_id: who?.user_id ?? null };
    const ids = await insertListings(db, store, by.user_id, added);
    const shelf = planStock(wishesOf(added, ids), stocks);
    refuseWrong({ ...wrongOf(added, started), ...shelf.wrong });
    const plan = { added, ids, shelf, started, siblings };
    const raised = await writeAdded(db, store, plan, by);
    const rows = await readInventories(db, scope, store_id, [...ids, ...raised]);
    await publishInventoryEvents(db, store_id, rows);
    return { inventories: rows.slice(0, ids.length) };
  });
}

/** A level is the variant's: who sets it edits the listings there are, which are locked before any stock. */
async function lockSiblings(
  db: Tx,
  store: OneStore,
  added: readonly Addition[],
): Promise<Listing[]> {
  const levelled = added.filter(({ low_stock_level }) => low_stock_level !== undefined);
  if (levelled.length === 0) return [];
  const variants = levelled.map(({ variant_id }) => variant_id);
  const ids = await listingsOfVariants(db, store, variants);
  return lockListings(db, store, ids, []);
}

const wishesOf = (added: readonly Addition[], ids: readonly string[]) =>
  added.map(({ variant_id, opening_stock, base_quantity, low_stock_level, at }, index) => ({
    inventory_id: ids[index] ?? '',
    variant_id,
    pieces: opening_stock * base_quantity,
    // What units of one variant are opened with adds up.
    is_count: false,
    note: '',
    low_stock_level,
    pieces_field: `${at}opening_stock`,
    level_field: `${at}low_stock_level`,
  }));

/** Stock that is known is counted, not opened a second time. */
function wrongOf(added: readonly Addition[], started: readonly string[]): Wrong {
  const wrong: Wrong = {};
  for (const { price, price_tiers, opening_stock, variant_id, at } of added) {
    Object.assign(wrong, tiersNotCheaper(price, price_tiers, at));
    if (opening_stock > 0 && !started.includes(variant_id))
      wrong[`${at}opening_stock`] = 'stock_known';
  }
  return wrong;
}
