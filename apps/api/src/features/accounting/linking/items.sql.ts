import type { AccurateItem } from '@marketplace/contract/accounting-mapping';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { piecesOfQuery } from '../../../platform/search/query-pieces.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { TheirItem } from '../accurate/their-books.ts';

export type KeptItem = AccurateItem & { upc: string };

/** As it goes over the wire. */
const itemColumns = (i: Sql) => sql`${i}.item_no, ${i}.name, ${i}.upc, ${i}.category, ${i}.units,
  ${i}.price::float8 as price, ${i}.stock::float8 as stock, ${i}.is_suspended`;

/** A wildcard that somebody typed is a sign like any other. */
const containing = (piece: string) => `%${piece.replace(/[\\%_]/g, '\\$&')}%`;

export const textFilter = (columns: readonly Sql[], query: string | undefined): Sql =>
  joined(
    [
      sql`true`,
      ...piecesOfQuery(query ?? '').map(
        (piece) =>
          sql`(${joined(
            columns.map((column) => sql`${column} ilike ${containing(piece)}`),
            ' or ',
          )})`,
      ),
    ],
    ' and ',
  );

export async function writeItems(
  db: Tx,
  { store_id }: OneStore,
  items: readonly TheirItem[],
  read_at: string,
): Promise<void> {
  const rows = items.map((item) => ({
    ...item,
    search_text: `${item.item_no} ${item.name} ${item.upc}`.toLowerCase(),
  }));
  await rowsOf(
    db,
    sql`insert into accounting_items (store_id, item_no, item_id, name, upc, category, units, price, is_suspended,
          search_text, read_at)
        select ${store_id}::bigint, i.item_no, i.item_id, i.name, i.upc, i.category, i.units, i.price, i.is_suspended,
          i.search_text, ${read_at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (item_no text, item_id text, name text, upc text,
          category text, units jsonb, price numeric, is_suspended boolean, search_text text)
        where i.item_no <> '' order by i.item_no
        on conflict (store_id, item_no) do update set item_id = excluded.item_id, name = excluded.name,
          upc = excluded.upc, category = excluded.category, units = excluded.units, price = excluded.price,
          is_suspended = excluded.is_suspended, search_text = excluded.search_text, read_at = excluded.read_at`,
  );
}

export async function writeStocks(
  db: Tx,
  { store_id }: OneStore,
  stocks: readonly { item_no: string; quantity: number }[],
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_items i set stock = s.quantity
        from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as s (item_no text, quantity numeric)
        where i.store_id = ${store_id}::bigint and i.item_no = s.item_no`,
  );
}

/** Items that are linked and were not met. */
export const unreadLinked = async (
  db: Db,
  { store_id }: OneStore,
  read_at: string,
  limit: number,
): Promise<string[]> =>
  (
    await rowsOf<{ item_no: string }>(
      db,
      sql`select i.item_no from accounting_items i
          where i.store_id = ${store_id}::bigint and i.read_at < ${read_at}::timestamptz
            and exists (select from accounting_shelves s where s.store_id = ${store_id}::bigint and s.item_no = i.item_no)
          order by i.item_no limit ${limit}::int`,
    )
  ).map(({ item_no }) => item_no);

/** What was not met any more is gone there. */
export async function dropUnread(db: Tx, { store_id }: OneStore, read_at: string): Promise<void> {
  await rowsOf(
    db,
    sql`delete from accounting_items
        where store_id = ${store_id}::bigint and read_at < ${read_at}::timestamptz`,
  );
}

export async function noteItemsRead(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set items_read_at = now() where store_id = ${store_id}::bigint`,
  );
}

/** Its name as we last heard it, of those that are called otherwise now. */
export const renamedItems = (
  db: Db,
  { store_id }: OneStore,
  items: readonly TheirItem[],
): Promise<{ item_no: string; before: string; after: string }[]> =>
  rowsOf<{ item_no: string; before: string; after: string }>(
    db,
    sql`select i.item_no, i.name as before, n.name as after
        from accounting_items i
        join jsonb_to_recordset(${JSON.stringify(items.map(({ item_no, name }) => ({ item_no, name })))}::jsonb)
          as n (item_no text, name text) on n.item_no = i.item_no
        where i.store_id = ${store_id}::bigint and i.name <> n.name
          and exists (select from accounting_links l where l.store_id = ${store_id}::bigint and l.item_no = i.item_no)`,
  );

export const readItems = (
  db: Db,
  scope: StoreScope,
  item_nos: readonly string[],
): Promise<KeptItem[]> =>
  rowsOf<KeptItem>(
    db,
    sql`select ${itemColumns(sql`i`)} from accounting_items i
        where ${inScope(scope, sql`i.store_id`)} and i.item_no = any(${item_nos}::text[])`,
  );

const mostItems = 20_000;

/** For suggestions: all that there is, and no more than can be held against each other in seconds. */
export const readAllItems = (db: Db, scope: StoreScope): Promise<KeptItem[]> =>
  rowsOf<KeptItem>(
    db,
    sql`select ${itemColumns(sql`i`)} from accounting_items i
        where ${inScope(scope, sql`i.store_id`)} order by i.item_no limit ${mostItems}::int`,
  );

const isUnlinked = sql`not exists (select from accounting_links l
  where l.store_id = i.store_id and l.item_no = i.item_no)`;

export type UnlinkedItem = KeptItem & {
  product_unit_id: string | null;
  product_name: string | null;
  uom_name: string | null;
  pieces: number | null;
  variant_id: string | null;
  inventory_id: string | null;
};

export const unlinkedItems = (
  db: Db,
  scope: StoreScope,
  query: string | undefined,
  page: number,
  page_size: number,
): Promise<UnlinkedItem[]> =>
  rowsOf<UnlinkedItem>(
    db,
    sql`select ${itemColumns(sql`i`)}, b.product_unit_id, trim(p.name || ' ' || v.name) as product_name,
          m.name as uom_name, u.base_quantity as pieces, u.variant_id, n.id as inventory_id
        from (select * from accounting_items i where ${inScope(scope, sql`i.store_id`)} and not i.is_suspended
            and ${isUnlinked} and ${textFilter([sql`i.search_text`], query)}
          order by i.name, i.item_no limit ${page_size}::int offset ${(page - 1) * page_size}::bigint) i
        left join barcodes b on b.barcode_number = i.upc and i.upc <> ''
        left join product_units u on u.id = b.product_unit_id
        left join product_variants v on v.id = u.variant_id left join products p on p.id = v.product_id
        left join uoms m on m.id = u.uom_id
        left join inventories n on n.store_id = i.store_id and n.product_unit_id = b.product_unit_id
        order by i.name, i.item_no`,
  );

export async function countItems(
  db: Db,
  scope: StoreScope,
  query?: string,
): Promise<{ items: number; unlinked: number }> {
  const [row] = await rowsOf<{ items: number; unlinked: number }>(
    db,
    sql`select count(*)::int as items,
          (count(*) filter (where not i.is_suspended and ${isUnlinked}))::int as unlinked
        from accounting_items i
        where ${inScope(scope, sql`i.store_id`)} and ${textFilter([sql`i.search_text`], query)}`,
  );
  return row ?? { items: 0, unlinked: 0 };
}
