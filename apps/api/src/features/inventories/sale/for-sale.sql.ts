import type { ForSaleQuery, ForSaleRow } from '@marketplace/contract/inventories';
import type { Db } from '../../../platform/db/handle.ts';
import { depth } from '../../../platform/db/page-limits.ts';
import { integer, joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import { rowPredicate, type SearchTerms } from '../../../platform/search/search-terms.ts';

/**
 * Listings of one store that can be ordered now. The store's listings are walked in the order of their
 * ids, which the primary key gives, so a page costs as many as it is deep, not as many as there are. The
 * catalogue is shared by all stores: of it each listing's own entries are looked up one by one (the
 * limits keep a planner to that), where a join would read all of it for a store's few.
 */
const forSale = ({ seller_store_id }: ForSaleQuery, words: SearchTerms) => sql`
  from inventories i
  join stocks k on k.store_id = i.store_id and k.variant_id = i.variant_id
  cross join lateral (
    select base_quantity, uom_id from product_units where id = i.product_unit_id limit 1
  ) pu
  ${words.length > 0 ? named : sql``}
  where ${joined(
    [
      sql`i.store_id = ${seller_store_id}::bigint`,
      sql`i.state = 'ACTIVE'`,
      sql`k.stock - k.reserved >= pu.base_quantity::bigint * i.minimum_order`,
      ...rowPredicate(sql`lower(n.product_name)`, words),
    ],
    ' and ',
  )}`;

const named = sql`
  cross join lateral (
    select p.id as product_id, trim(p.name || ' ' || v.name) as product_name
    from product_variants v join products p on p.id = v.product_id where v.id = i.variant_id limit 1
  ) n`;

/** The promotion that a listing is in now, by its store's clock, with what is left of it. */
const running = (store_id: string) => sql`
  select json_build_object('name', p.name, 'price', o.price, 'left', o.quota - o.taken,
    'ends_at', to_char(o.ends_at at time zone z.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as promotion
  from promotion_items o join promotions p on p.id = o.promotion_id
  cross join lateral (
    select now() at time zone c.time_zone as local_now, c.time_zone
    from stores s join cities c on c.id = s.city_id where s.id = ${store_id}::bigint
  ) z
  where o.store_id = ${store_id}::bigint and o.inventory_id = i.inventory_id and o.left_at is null
    and o.starts_at <= z.local_now and o.ends_at > z.local_now and o.taken < o.quota and p.cancelled_at is null`;

export function readForSale(
  db: Db,
  query: ForSaleQuery,
  words: SearchTerms,
): Promise<ForSaleRow[]> {
  const { page, page_size } = query;
  return rowsOf<ForSaleRow>(
    db,
    sql`
    select i.inventory_id, n.product_id, n.product_name, u.name as uom_name, i.base_quantity, i.price,
      i.minimum_order, i.available, coalesce(t.price_tiers, '[]') as price_tiers, m.promotion
    from (
      select * from (
        select i.store_id, i.id as inventory_id, i.variant_id, pu.uom_id, pu.base_quantity, i.price,
          i.minimum_order, (k.stock - k.reserved) / pu.base_quantity as available
        ${forSale(query, words)}
        order by i.id ${depth(query)}
      ) d order by d.inventory_id limit ${page_size} offset ${(page - 1) * page_size}
    ) i ${named} join uoms u on u.id = i.uom_id
    left join lateral (
      select json_agg(json_build_object('min_qty', t.min_qty, 'price', t.price) order by t.min_qty) as price_tiers
      from inventory_price_tiers t
      where t.store_id = ${query.seller_store_id}::bigint and t.inventory_id = i.inventory_id
    ) t on true
    left join lateral (${running(query.seller_store_id)}) m on true
    order by i.inventory_id`,
  );
}

/** Counted no further than `most`. */
export async function countForSale(
  db: Db,
  query: ForSaleQuery,
  words: SearchTerms,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 ${forSale(query, words)} limit ${integer(most)}) as counted`,
  );
  return row?.count ?? 0;
}
