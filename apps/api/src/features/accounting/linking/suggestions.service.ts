import type {
  AccountingListing,
  AccurateItem,
  LinkSuggestion,
  SuggestionsQuery,
} from '@marketplace/contract/accounting-mapping';
import type { Db } from '../../../platform/db/handle.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readAllItems } from './items.sql.ts';
import { readLinked } from './links.sql.ts';
import { type Listed, readMarks, unlinkedListings } from './listings.sql.ts';
import { type KnownItems, knownItems, suggestLinks } from './suggest-links.ts';

type Items = { mark: string; all: AccurateItem[]; known: KnownItems };
type Kept = { mark: string; items: Promise<Items>; suggestions: Promise<LinkSuggestion[]> };

const mostKept = 20;
/**
 * Of the stores that are being linked right now; made anew whenever something they follow from has changed. While links alone
 * change, what was found among their items holds.
 */
const kept = new Map<string, Kept>();

export const listingOf = ({ category: _, ...listing }: Listed): AccountingListing => listing;

export async function suggestionsOf(db: Db, scope: StoreScope): Promise<LinkSuggestion[]> {
  const key = scope.store_ids.join();
  const { items_mark, links_mark } = await readMarks(db, scope);
  const mark = `${items_mark} ${links_mark}`;
  const before = kept.get(key);
  if (before?.mark === mark) return before.suggestions;
  const items = itemsOf(db, scope, items_mark, before);
  const made = { mark, items, suggestions: items.then((items) => reckon(db, scope, items)) };
  kept.delete(key);
  kept.set(key, made);
  made.suggestions.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest) kept.delete(oldest);
  return made.suggestions;
}

async function itemsOf(
  db: Db,
  scope: StoreScope,
  mark: string,
  before: Kept | undefined,
): Promise<Items> {
  const items = await before?.items.catch(() => undefined);
  if (items?.mark === mark) return items;
  const all = await readAllItems(db, scope);
  return { mark, all, known: knownItems(all) };
}

async function reckon(db: Db, scope: StoreScope, { all, known }: Items): Promise<LinkSuggestion[]> {
  const listings = await unlinkedListings(db, scope);
  const linked = await readLinked(db, scope);
  const listingById = new Map(listings.map((each) => [each.inventory_id, listingOf(each)]));
  const itemByNo = new Map(all.map((each) => [each.item_no, each]));
  const suggested = await suggestLinks(listings, known, linked);
  return suggested.flatMap(({ inventory_id, item_no, ...rest }) => {
    const listing = listingById.get(inventory_id);
    const item = itemByNo.get(item_no);
    return listing && item ? [{ listing, item, ...rest }] : [];
  });
}

export async function listSuggestions(db: Db, scope: StoreScope, query: SuggestionsQuery) {
  const { confidence, is_stopped, page, page_size } = query;
  const pieces = piecesOfQuery(query.query ?? '');
  const all = (await suggestionsOf(db, scope)).filter(
    (each) =>
      (confidence === undefined || each.confidence === confidence) &&
      (is_stopped === undefined || (each.barrier !== null) === is_stopped) &&
      pieces.every((piece) => textOf(each).includes(piece)),
  );
  const data = all.slice((page - 1) * page_size, page * page_size);
  return numberedPage(query, data, { total_data: all.length });
}

const textOf = ({ listing, item }: LinkSuggestion) =>
  `${listing.product_name} ${listing.barcodes.join(' ')} ${item.item_no} ${item.name} ${item.upc}`.toLowerCase();
