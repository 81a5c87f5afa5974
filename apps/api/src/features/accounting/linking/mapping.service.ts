import type {
  AccountingLink,
  AccurateItem,
  ChosenLink,
  LinkBarrierRow,
  MappingListQuery,
  MappingSearch,
  UnregisteredItem,
} from '@marketplace/contract/accounting-mapping';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { mustBeChosen } from '../accounting.service.ts';
import { lockBooks, readBooks } from '../books-of-store.sql.ts';
import { type LogEntry, writeLog } from '../record/log.sql.ts';
import { retryHeld } from '../sync/documents.sql.ts';
import { countItems, readItems, type UnlinkedItem, unlinkedItems } from './items.sql.ts';
import { judgeLink, type Linked } from './judge-link.ts';
import {
  countLinks,
  deleteLinks,
  type LinkRow,
  pageOfLinks,
  readLinked,
  readLinks,
  writeLink,
} from './links.sql.ts';
import { countListings, pageOfUnlinked, readListings } from './listings.sql.ts';
import { listingOf, suggestionsOf } from './suggestions.service.ts';

type OfBooks = { marketplace_store_id: string };

export async function summariseMapping(db: Db, scope: StoreScope) {
  const suggestions = await suggestionsOf(db, scope);
  const ours = await countListings(db, scope);
  const theirs = await countItems(db, scope);
  const open = suggestions.filter(({ barrier }) => barrier === null);
  const sure = (confidence: string) => open.filter((each) => each.confidence === confidence).length;
  return {
    listings: ours.listings,
    linked: ours.listings - ours.unlinked,
    broken: await countLinks(db, scope, undefined, true),
    suggested: { HIGH: sure('HIGH'), MEDIUM: sure('MEDIUM'), LOW: sure('LOW') },
    stopped: suggestions.length - open.length,
    unregistered_listings: ours.unlinked,
    items: theirs.items,
    unregistered_items: theirs.unlinked,
    items_read_at: (await readBooks(db, scope))?.items_read_at ?? null,
  };
}

/** An item that is gone is shown as what is known of it. */
const goneItem = (item_no: string): AccurateItem => ({
  item_no,
  name: item_no,
  upc: '',
  category: '',
  units: [],
  price: 0,
  stock: null,
  is_suspended: true,
});

function brokenBy(row: LinkRow, item: AccurateItem | undefined): LinkBarrierRow | null {
  if (!item)
    return { code: 'ITEM_UNKNOWN', explanation: 'Barang ini sudah tidak ada di Accurate.' };
  if (item.is_suspended)
    return { code: 'ITEM_SUSPENDED', explanation: `${item.name} tidak aktif di Accurate.` };
  const unit = item.units.find(({ name }) => name.toLowerCase() === row.unit_name.toLowerCase());
  if (!unit)
    return {
      code: 'UNIT_UNKNOWN',
      explanation: `${item.name} tidak lagi punya satuan ${row.unit_name}.`,
    };
  if (unit.ratio !== row.unit_ratio)
    return {
      code: 'UNIT_MISMATCH',
      explanation: `1 ${unit.name} di Accurate sekarang berisi ${unit.ratio}, dulu ${row.unit_ratio}.`,
    };
  return null;
}

export async function shownLinks(
  db: Db,
  scope: StoreScope,
  rows: readonly LinkRow[],
): Promise<AccountingLink[]> {
  const listings = await readListings(
    db,
    scope,
    rows.map(({ inventory_id }) => inventory_id),
  );
  const items = await readItems(db, scope, [...new Set(rows.map(({ item_no }) => item_no))]);
  const listingById = new Map(listings.map((each) => [each.inventory_id, listingOf(each)]));
  const itemByNo = new Map<string, AccurateItem>(items.map((each) => [each.item_no, each]));
  return rows.flatMap((row) => {
    const listing = listingById.get(row.inventory_id);
    const item = itemByNo.get(row.item_no);
    if (!listing) return [];
    const { unit_name, unit_ratio, linked_at, linked_by_name } = row;
    const barrier = brokenBy(row, item);
    return [
      {
        ...{ listing, unit_name, unit_ratio, linked_at, linked_by_name, barrier },
        item: item ?? goneItem(row.item_no),
      },
    ];
  });
}

export async function listLinks(db: Db, scope: StoreScope, query: MappingListQuery) {
  const rows = await pageOfLinks(db, scope, query);
  const total_data = await countLinks(db, scope, query.query, query.is_broken);
  return numberedPage(query, await shownLinks(db, scope, rows), { total_data });
}

function inCatalogue(row: UnlinkedItem, linked: Linked): UnregisteredItem['catalogue'] {
  const { product_unit_id, product_name, uom_name, pieces, variant_id, inventory_id } = row;
  if (!product_unit_id || !product_name || !uom_name || !pieces || !variant_id) return null;
  const unit_name = row.units.find(({ ratio }) => ratio === pieces)?.name ?? row.units[0]?.name;
  if (!unit_name) return null;
  const ours = { inventory_id: inventory_id ?? '', variant_id, uom_name, pieces };
  const judged = judgeLink(ours, row, unit_name, linked);
  const barrier = 'barrier' in judged ? judged.barrier : null;
  const is_listed = inventory_id !== null;
  return { product_unit_id, product_name, uom_name, pieces, unit_name, is_listed, barrier };
}

export async function listUnregisteredItems(db: Db, scope: StoreScope, query: MappingSearch) {
  const { page, page_size } = query;
  const rows = await unlinkedItems(db, scope, query.query, page, page_size);
  const linked = await readLinked(db, scope);
  const { unlinked } = await countItems(db, scope, query.query);
  const data = rows.map((row): UnregisteredItem => {
    const { product_unit_id: _1, product_name: _2, uom_name: _3, ...rest } = row;
    const { pieces: _4, variant_id: _5, inventory_id: _6, ...item } = rest;
    return { ...item, catalogue: inCatalogue(row, linked) };
  });
  return numberedPage(query, data, { total_data: unlinked });
}

export async function listUnregisteredInventory(db: Db, scope: StoreScope, query: MappingSearch) {
  const { page, page_size } = query;
  const rows = await pageOfUnlinked(db, scope, query.query, page, page_size);
  const { unlinked } = await countListings(db, scope, query.query);
  const suggestions = new Map(
    (await suggestionsOf(db, scope)).map((each) => [each.listing.inventory_id, each]),
  );
  const data = rows.map((row) => ({
    listing: listingOf(row),
    suggestion: suggestions.get(row.inventory_id) ?? null,
  }));
  return numberedPage(query, data, { total_data: unlinked });
}

type Refused = { inventory_id: string; barrier: LinkBarrierRow };

/** One after the other, since each may stand in the way of the next. The books' row is held. */
export async function linkChosen(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  links: readonly ChosenLink[],
  user_id: string | null,
  is_ours = false,
): Promise<{ inventory_ids: string[]; refused: Refused[] }> {
  const ids = links.map(({ inventory_id }) => inventory_id);
  const listings = new Map((await readListings(db, scope, ids)).map((l) => [l.inventory_id, l]));
  const items = await readItems(db, scope, [...new Set(links.map(({ item_no }) => item_no))]);
  const itemByNo = new Map(items.map((each) => [each.item_no, each]));
  const already = new Map((await readLinks(db, scope, ids)).map((l) => [l.inventory_id, l]));
  const linked = await readLinked(db, scope);
  const done: string[] = [];
  const refused: Refused[] = [];
  const entries: LogEntry[] = [];
  for (const { inventory_id, item_no, unit_name } of links) {
    const refuse = (barrier: LinkBarrierRow) => refused.push({ inventory_id, barrier });
    const listing = listings.get(inventory_id);
    const item = itemByNo.get(item_no);
    const before = already.get(inventory_id);
    if (!listing) {
      refuse({ code: 'LISTING_UNKNOWN', explanation: 'Produk ini tidak ada di toko Anda.' });
      continue;
    }
    if (!item) {
      refuse({ code: 'ITEM_UNKNOWN', explanation: 'Barang ini tidak ada di Accurate.' });
      continue;
    }
    if (before?.item_no === item_no && before.unit_name === unit_name) {
      done.push(inventory_id);
      continue;
    }
    if (before) {
      refuse({
        code: 'LISTED_ALREADY',
        explanation: 'Produk ini sudah dipasangkan ke barang lain.',
      });
      continue;
    }
    const judged = judgeLink(listing, item, unit_name, linked);
    if ('barrier' in judged) {
      refuse(judged.barrier);
      continue;
    }
    const { variant_id } = listing;
    const link = { inventory_id, variant_id, item_no, ...judged };
    await writeLink(db, store, link, user_id, is_ours);
    linked.add(link);
    done.push(inventory_id);
    entries.push({
      kind: 'LINKED',
      about: `${listing.product_name} (${listing.uom_name})`,
      change: `${item.name} (${judged.unit_name})`,
      variant_id,
      user_id,
    });
  }
  await writeLog(db, store, entries);
  if (entries.length > 0) await retryHeld(db, store);
  return { inventory_ids: done, refused };
}

export const confirmLinks = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id, links }: OfBooks & { links: readonly ChosenLink[] },
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    await lockBooks(db, store);
    await mustBeChosen(db, scope);
    const { inventory_ids, refused } = await linkChosen(db, scope, store, links, user_id);
    const rows = await readLinks(db, scope, inventory_ids);
    return { linked: await shownLinks(db, scope, rows), refused };
  });

export const relink = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id, ...link }: OfBooks & ChosenLink,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    await lockBooks(db, store);
    await mustBeChosen(db, scope);
    const [before] = await readLinks(db, scope, [link.inventory_id]);
    if (!before) fail('accounting_link_not_found');
    const isSame = before?.item_no === link.item_no && before.unit_name === link.unit_name;
    if (!isSame) await deleteLinks(db, store, [link.inventory_id]);
    const { refused } = await linkChosen(db, scope, store, [link], user_id);
    const [barrier] = refused;
    if (barrier) failWith('accounting_link_refused', { barrier: barrier.barrier });
    const rows = await readLinks(db, scope, [link.inventory_id]);
    const [linked] = await shownLinks(db, scope, rows);
    return { link: linked ?? fail('accounting_link_not_found') };
  });

export const removeLinks = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  { marketplace_store_id, inventory_ids }: OfBooks & { inventory_ids: readonly string[] },
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    await lockBooks(db, store);
    const gone = await deleteLinks(db, store, inventory_ids);
    const listings = await readListings(
      db,
      scope,
      gone.map(({ inventory_id }) => inventory_id),
    );
    await writeLog(
      db,
      store,
      listings.map(({ product_name, uom_name, variant_id }) => ({
        kind: 'UNLINKED' as const,
        about: `${product_name} (${uom_name})`,
        variant_id,
        user_id,
      })),
    );
    return { removed: gone.length };
  });
