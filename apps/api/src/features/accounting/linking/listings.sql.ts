import type { AccountingListing } from '@marketplace/contract/accounting-mapping';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { textFilter } from './items.sql.ts';

export type Listed = AccountingListing & { category: string };

const columns = sql`n.id as inventory_id, n.variant_id, n.product_id, trim(p.name || ' ' || v.name) as product_name,
  m.name as uom_name, u.base_quantity as pieces,
  (select coalesce(json_agg(b.barcode_number order by b.barcode_number), '[]'::json) from barcodes b
    where b.product_unit_id = u.id) as barcodes,
  n.price::float8 as price, s.stock as stock_pieces, c.name as category`;

const joins = sql`join stocks s on s.store_id = n.store_id and s.variant_id = n.variant_id
  join product_units u on u.id = n.product_unit_id
  join uoms m on m.id = u.uom_id
  join product_variants v on v.id = n.variant_id
  join products p on p.id = n.product_id
  join categories c on c.id = p.category_id`;

const from = sql`inventories n ${joins}`;

const isUnlinked = sql`not exists (select from accounting_links l
  where l.store_id = n.store_id and l.inventory_id = n.id)`;
const found = (query: string | undefined): Sql =>
  textFilter([sql`p.search_text`, sql`p.name`], query);

const mostListings = 20_000;

export const unlinkedListings = (db: Db, scope: StoreScope): Promise<Listed[]> =>
  rowsOf<Listed>(
    db,
    sql`select ${columns} from ${from}
        where ${inScope(scope, sql`n.store_id`)} and ${isUnlinked} order by n.id limit ${mostListings}::int`,
  );

export const pageOfUnlinked = (
  db: Db,
  scope: StoreScope,
  query: string | undefined,
  page: number,
  page_size: number,
): Promise<Listed[]> =>
  rowsOf<Listed>(
    db,
    sql`select ${columns} from ${from}
        where ${inScope(scope, sql`n.store_id`)} and ${isUnlinked} and ${found(query)}
        order by p.name, n.variant_id, u.base_quantity, n.id
        limit ${page_size}::int offset ${(page - 1) * page_size}::bigint`,
  );

export async function countListings(
  db: Db,
  scope: StoreScope,
  query?: string,
): Promise<{ listings: number; unlinked: number }> {
  const [row] = await rowsOf<{ listings: number; unlinked: number }>(
    db,
    sql`select count(*)::int as listings, (count(*) filter (where ${isUnlinked}))::int as unlinked
        from inventories n join products p on p.id = n.product_id
        where ${inScope(scope, sql`n.store_id`)} and ${found(query)}`,
  );
  return row ?? { listings: 0, unlinked: 0 };
}

export const readListings = (
  db: Db,
  scope: StoreScope,
  inventory_ids: readonly string[],
): Promise<Listed[]> =>
  rowsOf<Listed>(
    db,
    sql`select ${columns} from ${from}
        where ${inScope(scope, sql`n.store_id`)} and n.id = any(${inventory_ids}::bigint[])
        order by n.variant_id, u.base_quantity, n.id`,
  );

/** Change whenever suggestions could be others: the first with their items, the other with our listings and with links. */
export async function readMarks(
  db: Db,
  scope: StoreScope,
): Promise<{ items_mark: string; links_mark: string }> {
  const [row] = await rowsOf<{ items_mark: string; links_mark: string }>(
    db,
    sql`select concat_ws(' ', (select items_read_at from accounting_stores a where ${inScope(scope, sql`a.store_id`)}),
            (select count(*) from accounting_items i where ${inScope(scope, sql`i.store_id`)})) as items_mark,
          concat_ws(' ', (select count(*) from inventories n where ${inScope(scope, sql`n.store_id`)}),
            (select max(n.id) from inventories n where ${inScope(scope, sql`n.store_id`)}),
            (select count(*) from accounting_links l where ${inScope(scope, sql`l.store_id`)}),
            (select max(l.linked_at) from accounting_links l where ${inScope(scope, sql`l.store_id`)})) as links_mark`,
  );
  return row ?? { items_mark: '', links_mark: '' };
}
