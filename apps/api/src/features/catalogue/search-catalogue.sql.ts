import type { CatalogueQuery } from '@marketplace/contract/catalogue';
import type { Db } from '../../platform/db/handle.ts';
import { depth } from '../../platform/db/page-limits.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import {
  indexPredicate,
  rowPredicate,
  type SearchTerms,
} from '../../platform/search/search-terms.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

export type Narrowing = Pick<CatalogueQuery, 'category_id' | 'brand_id'> & { words: SearchTerms };

/**
 * Looked up, all that fit are gathered and put in order. Walked, the first names are held against the words: a page is
 * met soon where the words are all over, and not at all where they are not.
 */
export type Way = 'looked_up' | 'walked';
export type Page = Pick<CatalogueQuery, 'page' | 'page_size'>;

const storeId = (scope: StoreScope) => sql`${scope.store_ids[0]}::bigint`;

/** Units of the product that the store does not list. */
const open = sql`p.unit_count - coalesce(s.active + s.inactive, 0)`;

const available = (
  scope: StoreScope,
  { words, category_id, brand_id }: Narrowing,
  from = sql`products`,
  occurring = indexPredicate,
) => {
  const among = (column: Sql, ids: readonly string[] | undefined) =>
    ids ? [sql`${column} = any(${ids}::bigint[])`] : [];
  return sql`
    from ${from} p
    left join store_products s on s.store_id = ${storeId(scope)} and s.product_id = p.id
    where ${joined(
      [
        sql`${open} > 0`,
        ...occurring(sql`p.search_text`, words),
        ...among(sql`p.category_id`, category_id),
        ...among(sql`p.brand_id`, brand_id),
      ],
      ' and ',
    )}`;
};

/** Counted over no more than so many products. */
export async function countAvailable(
  db: Db,
  scope: StoreScope,
  narrowing: Narrowing,
  most: number,
): Promise<{ products: number; units: number }> {
  const [row] = await rowsOf<{ products: number; units: number }>(
    db,
    sql`select count(*)::int as products, coalesce(sum(open), 0)::int as units from (
          select ${open} as open ${available(scope, narrowing)}
          limit ${integer(most)}
        ) as counted`,
  );
  return row ?? { products: 0, units: 0 };
}

const walkedNames = 4_000;

/** By name, as deep as the page lies. The fence keeps a planner from walking to what is to be looked up. */
function byName(scope: StoreScope, narrowing: Narrowing, way: Way, page: Page): Sql {
  const columns = sql`p.id, lower(p.name) as sort_name, ${open} as open`;
  const most = depth({ page: 1, page_size: walkedNames + 2 * page.page * page.page_size });
  const first = sql`(select * from products order by lower(name), id ${most})`;
  const found =
    way === 'walked'
      ? sql`select ${columns} ${available(scope, narrowing, first, rowPredicate)}`
      : sql`select ${columns} ${available(scope, narrowing)} offset 0`;
  return sql`select * from (${found}) f order by sort_name, id ${depth(page)}`;
}

export async function pageOfProducts(
  db: Db,
  scope: StoreScope,
  narrowing: Narrowing,
  way: Way,
  page: Page,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (${byName(scope, narrowing, way, page)}) p
        order by sort_name, id limit ${page.page_size} offset ${(page.page - 1) * page.page_size}`,
  );
  return rows.map(({ id }) => id);
}

/** Which products the page falls into follows from how many units each has open; only theirs are read. */
export async function pageOfUnits(
  db: Db,
  scope: StoreScope,
  narrowing: Narrowing,
  way: Way,
  page: Page,
): Promise<string[]> {
  const first = (page.page - 1) * page.page_size;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    with numbered as (
      select id, sort_name, open, sum(open) over (order by sort_name, id) as upto
      from (${byName(scope, narrowing, way, page)}) p
    ), hit as (
      select * from numbered
      where upto > ${first}::int and upto - open < ${first + page.page_size}::int
    )
    select u.id from hit h
    join product_variants v on v.product_id = h.id
    join product_units u on u.variant_id = v.id
    where not exists (
      select from inventories i where i.store_id = ${storeId(scope)} and i.product_unit_id = u.id
    )
    order by h.sort_name, h.id, v.id, u.base_quantity, u.id
    limit ${page.page_size}
    offset (select ${first}::int - coalesce(min(upto - open), ${first}::int) from hit)`,
  );
  return rows.map(({ id }) => id);
}

export type Facet = { kind: 'category' | 'brand'; id: string; name: string; count: number };

/** The most frequent of each; there are more brands than anybody would choose from. */
const shownFacets = 100;

export const readFacets = (db: Db, scope: StoreScope, narrowing: Narrowing): Promise<Facet[]> =>
  rowsOf<Facet>(
    db,
    sql`
    with counted as (
      select p.category_id, p.brand_id, count(*)::int as count ${available(scope, narrowing)}
      group by grouping sets ((p.category_id), (p.brand_id))
    )
    (select 'category' as kind, c.id, c.name, n.count
      from counted n join categories c on c.id = n.category_id
      order by n.count desc, c.name limit ${shownFacets})
    union all
    (select 'brand', b.id, b.name, n.count
      from counted n join brands b on b.id = n.brand_id
      order by n.count desc, b.name limit ${shownFacets})`,
  );
