import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { TheirUnit } from '../accurate/their-books.ts';
import { textFilter } from './items.sql.ts';
import type { Linked } from './judge-link.ts';

type KnownLink = { inventory_id: string; item_no: string; unit_name: string };
type KnownShelf = { variant_id: string; item_no: string; pieces: number };

/** That grows with what is linked. */
export type LinkedBook = Linked & { add: (link: NewLink) => void };

/** All links of a store, to hold others against. */
export async function readLinked(db: Db, scope: StoreScope): Promise<LinkedBook> {
  const links = await rowsOf<KnownLink>(
    db,
    sql`select l.inventory_id, l.item_no, l.unit_name from accounting_links l
        where ${inScope(scope, sql`l.store_id`)}`,
  );
  const shelves = await rowsOf<KnownShelf>(
    db,
    sql`select s.variant_id, s.item_no, s.pieces from accounting_shelves s
        where ${inScope(scope, sql`s.store_id`)}`,
  );
  return linkedOf(links, shelves);
}

function linkedOf(links: readonly KnownLink[], shelves: readonly KnownShelf[]): LinkedBook {
  const keyOf = (item_no: string, unit_name: string) => `${unit_name.toLowerCase()} ${item_no}`;
  const byUnit = new Map(links.map((l) => [keyOf(l.item_no, l.unit_name), l.inventory_id]));
  const byVariant = new Map(shelves.map((s) => [s.variant_id, s]));
  const byItem = new Map(shelves.map((s) => [s.item_no, s.variant_id]));
  return {
    shelfOf: (variant_id) => byVariant.get(variant_id),
    variantOf: (item_no) => byItem.get(item_no),
    inventoryOf: (item_no, unit_name) => byUnit.get(keyOf(item_no, unit_name)),
    add: ({ inventory_id, variant_id, item_no, unit_name, pieces_of_first: pieces }) => {
      byUnit.set(keyOf(item_no, unit_name), inventory_id);
      byVariant.set(variant_id, { variant_id, item_no, pieces });
      byItem.set(item_no, variant_id);
    },
  };
}

type NewLink = {
  inventory_id: string;
  variant_id: string;
  item_no: string;
  unit_name: string;
  unit_ratio: number;
  pieces_of_first: number;
};

/** The books' row is locked: of two who link, the second sees the links of the first. */
export async function writeLink(
  db: Tx,
  { store_id }: OneStore,
  link: NewLink,
  user_id: string | null,
  is_ours: boolean,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into accounting_links (store_id, inventory_id, variant_id, item_no, unit_name, unit_ratio, user_id)
        values (${store_id}::bigint, ${link.inventory_id}::bigint, ${link.variant_id}::bigint, ${link.item_no},
          ${link.unit_name}, ${link.unit_ratio}::int, ${user_id}::bigint)
        on conflict (store_id, inventory_id) do update set item_no = excluded.item_no, unit_name = excluded.unit_name,
          unit_ratio = excluded.unit_ratio, user_id = excluded.user_id, linked_at = excluded.linked_at`,
  );
  await rowsOf(
    db,
    sql`insert into accounting_shelves (store_id, variant_id, item_no, pieces, is_ours)
        values (${store_id}::bigint, ${link.variant_id}::bigint, ${link.item_no}, ${link.pieces_of_first}::int,
          ${is_ours})
        on conflict (store_id, variant_id) do nothing`,
  );
  await rowsOf(
    db,
    sql`delete from accounting_differences where store_id = ${store_id}::bigint
          and variant_id = ${link.variant_id}::bigint and reason in ('UNLINKED', 'UNIT', 'ITEM_GONE')`,
  );
}

export async function deleteLinks(
  db: Tx,
  { store_id }: OneStore,
  inventory_ids: readonly string[],
): Promise<{ inventory_id: string; item_no: string }[]> {
  const gone = await rowsOf<{ inventory_id: string; item_no: string }>(
    db,
    sql`delete from accounting_links
        where store_id = ${store_id}::bigint and inventory_id = any(${inventory_ids}::bigint[])
        returning inventory_id, item_no`,
  );
  const bare = await rowsOf<{ variant_id: string }>(
    db,
    sql`delete from accounting_shelves s where s.store_id = ${store_id}::bigint and not exists (
          select from accounting_links l where l.store_id = ${store_id}::bigint and l.variant_id = s.variant_id)
        returning s.variant_id`,
  );
  await rowsOf(
    db,
    sql`delete from accounting_differences where store_id = ${store_id}::bigint
          and document_id is null and variant_id = any(${bare.map(({ variant_id }) => variant_id)}::bigint[])`,
  );
  return gone;
}

export type LinkRow = {
  inventory_id: string;
  item_no: string;
  unit_name: string;
  unit_ratio: number;
  linked_at: string;
  linked_by_name: string | null;
  /** The item's units as they are now; null where it is gone. */
  units: TheirUnit[] | null;
};

const columns = sql`l.inventory_id, l.item_no, l.unit_name, l.unit_ratio, l.linked_at, w.name as linked_by_name,
  i.units`;
const from = sql`accounting_links l join inventories n on n.store_id = l.store_id and n.id = l.inventory_id
  join products p on p.id = n.product_id
  left join accounting_items i on i.store_id = l.store_id and i.item_no = l.item_no
  left join users w on w.id = l.user_id`;

/** The unit is no longer what it was, or the item is gone or not used any more. */
const isBroken = sql`(i.item_no is null or i.is_suspended or not exists (
  select from jsonb_to_recordset(i.units) as u (name text, ratio numeric)
  where lower(u.name) = lower(l.unit_name) and u.ratio = l.unit_ratio))`;

const narrowed = (scope: StoreScope, query: string | undefined, only_broken: boolean): Sql =>
  sql`${inScope(scope, sql`l.store_id`)} and ${textFilter(
    [sql`p.search_text`, sql`p.name`, sql`l.item_no`, sql`i.name`],
    query,
  )} and (${only_broken} = false or ${isBroken})`;

export const pageOfLinks = (
  db: Db,
  scope: StoreScope,
  {
    query,
    is_broken,
    page,
    page_size,
  }: {
    query?: string | undefined;
    is_broken: boolean;
    page: number;
    page_size: number;
  },
): Promise<LinkRow[]> =>
  rowsOf<LinkRow>(
    db,
    sql`select ${columns} from ${from} where ${narrowed(scope, query, is_broken)}
        order by p.name, l.variant_id, l.inventory_id
        limit ${page_size}::int offset ${(page - 1) * page_size}::bigint`,
  );

export async function countLinks(
  db: Db,
  scope: StoreScope,
  query: string | undefined,
  is_broken: boolean,
): Promise<number> {
  const [row] = await rowsOf<{ links: number }>(
    db,
    sql`select count(*)::int as links from ${from} where ${narrowed(scope, query, is_broken)}`,
  );
  return row?.links ?? 0;
}

export const readLinks = (
  db: Db,
  scope: StoreScope,
  inventory_ids: readonly string[],
): Promise<LinkRow[]> =>
  rowsOf<LinkRow>(
    db,
    sql`select ${columns} from ${from} where ${inScope(scope, sql`l.store_id`)}
          and l.inventory_id = any(${inventory_ids}::bigint[]) order by l.variant_id, l.inventory_id`,
  );
