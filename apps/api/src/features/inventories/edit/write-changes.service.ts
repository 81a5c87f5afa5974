import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { adjustStock } from '../../stock/stock.service.ts';
import { demandsForLater } from '../../tenders/shelves/changed-shelves.service.ts';
import { countMoves, moveCounters } from '../listing-counters.sql.ts';
import { writeListings, writeTiers } from '../listings.sql.ts';
import { type By, type Edit, writeEdits } from './change-log.sql.ts';
import type { TieredListing } from './planned-edits.ts';
import type { StockPlan } from './stock-plan.ts';

type Plan = {
  listings: readonly { before: TieredListing; after: TieredListing; edits: readonly Edit[] }[];
  shelf: StockPlan;
};

/** Carries out what was planned; answers with the listings that are no longer as they were. */
export async function writeChanges(
  db: Tx,
  store: OneStore,
  { listings, shelf: { shelf, edits: shelfEdits } }: Plan,
  locked: readonly TieredListing[],
  by: By,
): Promise<Set<string>> {
  const edited = listings.filter(({ edits }) => edits.length > 0);
  const afterwards = new Map(edited.map(({ after }) => [after.id, after]));
  const counted = new Set(shelf.map(({ variant_id }) => variant_id));
  // What was counted through one unit is news to all units of the variant.
  const raised = locked
    .filter(({ id, variant_id }) => afterwards.has(id) || counted.has(variant_id))
    .map((listing) => afterwards.get(listing.id) ?? listing);
  const edits = [...edited.flatMap((each) => each.edits), ...shelfEdits];
  const tiered = edited.filter((each) => each.edits.some(({ kind }) => kind === 'PRICE_TIERS'));
  const moves = edited
    .filter(({ before, after }) => before.state !== after.state)
    .map(({ before, after: { product_id, state } }) => ({
      product_id,
      from: before.state,
      to: state,
    }));
  const moved = edited
    .filter(({ before, after }) => before.state !== after.state)
    .map(({ after }) => after.variant_id);
  // Sent together: what is locked here, others wait for.
  await Promise.all([
    raised.length > 0 && writeListings(db, store, by.user_id, raised),
    tiered.length > 0 &&
      writeTiers(
        db,
        store,
        tiered.map(({ after }) => after),
      ),
    edits.length > 0 && writeEdits(db, store, edits, by),
    shelf.length > 0 && adjustStock(db, store, shelf, { reason: reasonOf(by), ...by }),
    moves.length > 0 && moveCounters(db, store, countMoves(moves)),
    moves.length > 0 && demandsForLater(db, store, moved),
  ]);
  return new Set(raised.map(({ id }) => id));
}

/** People count; a file or the books of an accountant say what there is. */
const reasonOf = ({ source }: By) =>
  source === 'IMPORT' || source === 'ACCOUNTING' ? source : 'COUNT';
