import { daysBeforeExpiry } from '@marketplace/contract/inventory-choices';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type Counters, sumsOfCounters } from '../inventory-counters.sql.ts';
import { isExpiring } from './inventory-filters.sql.ts';

type Facet = { id: string; name: string; count: number };
export type Facets = Counters & {
  categories: Facet[] | null;
  brands: Facet[] | null;
  none: number;
  low: number;
  offered_none: number;
  offered_low: number;
  without_enough: number;
  expiring: number;
  adjustable: number;
};

const facets = (names: Sql, column: Sql, isOwn: Sql) => sql`(
  select json_agg(json_build_object('id', n.id::text, 'name', n.name, 'count', c.count) order by n.name) as all
  from (
    select ${column} as id, count(*)::int as count from store_products where ${isOwn} group by 1
  ) c join ${names} n on n.id = c.id)`;

/**
 * Of stock only what is little is looked at, from its own index: how many products have a variant of which there is
 * none, how many one of which there is little, the same of those that are offered, and how many no other.
 */
export async function readFacets(db: Db, scope: StoreScope): Promise<Facets> {
  const isOwn = inScope(scope, sql`store_id`);
  const [row] = await rowsOf<Facets>(
    db,
    sql`
    with little as (
      select k.store_id, i.product_id, bool_or(k.stock - k.reserved <= 0) as is_gone,
        bool_or(k.stock - k.reserved > 0) as is_low,
        bool_or(k.stock - k.reserved <= 0 and o.is_offered) as is_gone_offered,
        bool_or(k.stock - k.reserved > 0 and o.is_offered) as is_low_offered,
        array_agg(k.variant_id) as variants
      from stocks k cross join lateral (
        select product_id from inventories
        where store_id = k.store_id and variant_id = k.variant_id limit 1
      ) i left join lateral (
        select true as is_offered from inventories
        where store_id = k.store_id and variant_id = k.variant_id and state = 'ACTIVE' limit 1
      ) o on true
      where k.${isOwn} and k.stock - k.reserved <= k.low_stock_level
      group by 1, 2
    ), levels as (
      select count(*) filter (where is_gone)::int as none, count(*) filter (where is_low)::int as low,
        count(*) filter (where is_gone_offered)::int as offered_none,
        count(*) filter (where is_low_offered)::int as offered_low,
        count(*) filter (where other.has_other is null)::int as without_enough
      from little left join lateral (
        select true as has_other from inventories i
        where i.store_id = little.store_id and i.product_id = little.product_id
          and i.variant_id <> all(little.variants) limit 1
      ) other on true
    )
    select categories.all as categories, brands.all as brands, expiring.count as expiring, adjustable.count as adjustable,
      levels.none, levels.low, levels.offered_none, levels.offered_low, levels.without_enough, counters.*
    from levels, (
        select count(distinct (k.store_id, i.product_id))::int as count from stocks k cross join lateral (
          select product_id from inventories where store_id = k.store_id and variant_id = k.variant_id limit 1
        ) i where k.${isOwn} and ${isExpiring(daysBeforeExpiry, sql`k`)}
      ) expiring, (
        select coalesce(sum(adjustable), 0)::int as count from price_proposals where ${isOwn}
      ) adjustable, (select ${sumsOfCounters} from inventory_counters where ${isOwn}) counters,
      ${facets(sql`categories`, sql`category_id`, isOwn)} categories,
      ${facets(sql`brands`, sql`brand_id`, isOwn)} brands`,
  );
  if (!row) throw new Error('a sum has no row');
  return row;
}
