import type { PromotionCandidate } from '@marketplace/contract/promotion';
import type { Db } from '../../../platform/db/handle.ts';
import { depth } from '../../../platform/db/page-limits.ts';
import { integer, joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { indexPredicate, type SearchTerms } from '../../../platform/search/search-terms.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { PromotionRecord } from '../record/promotion-rows.sql.ts';
import { leastPrice } from './least-price.sql.ts';
import { otherPromotion } from './other-promotion.sql.ts';

type Paging = { page: number; page_size: number };

/** Listings of a store whose products fit and that are not in it, product by product as the store's index has them. */
const fitting = (
  { store_id }: OneStore,
  { cms_id, category_ids }: PromotionRecord,
  words: SearchTerms,
): Sql => sql`
  from store_products s join inventories i on i.store_id = ${store_id}::bigint and i.product_id = s.product_id
  where ${joined(
    [
      sql`s.store_id = ${store_id}::bigint and s.active >= 0`,
      sql`not exists (
        select from promotion_items m where m.store_id = ${store_id}::bigint and m.promotion_id = ${cms_id}::bigint
          and m.inventory_id = i.id and m.left_at is null)`,
      ...(category_ids.length > 0 ? [sql`s.category_id = any(${category_ids}::bigint[])`] : []),
      ...indexPredicate(sql`s.search_text`, words),
    ],
    ' and ',
  )}`;

export type CandidateRow = Omit<PromotionCandidate, 'hindrance'> & { is_active: boolean };

export const readCandidates = (
  db: Db,
  store: OneStore,
  promotion: PromotionRecord,
  words: SearchTerms,
  seesCosts: boolean,
  paging: Paging,
): Promise<CandidateRow[]> => {
  const { page, page_size } = paging;
  const { store_id } = store;
  return rowsOf<CandidateRow>(
    db,
    sql`select i.id as inventory_id, trim(g.name || ' ' || v.name) as product_name,
          (select name from uoms where id = u.uom_id) as uom_name, u.base_quantity,
          (select name from categories where id = g.category_id) as category_name, i.price as usual_price,
          least(i.price, (select min(price) from inventory_price_tiers
            where store_id = ${store_id}::bigint and inventory_id = i.id)) as lowest_price,
          ${leastPrice(store_id)} as base_price,
          greatest(least(floor(i.price * (100 - ${promotion.min_discount_percent}::int) / 100), i.price - 1,
            case when ${promotion.state === 'RUNNING'}::boolean then m.price end), 0) as highest_promotion_price,
          coalesce(m.taken, 0) as taken,
          (k.stock - k.reserved) / u.base_quantity as available,
          ${seesCosts ? sql`i.cost_price` : sql`null::numeric`} as cost_price,
          ${otherPromotion(store_id, sql`i.id`, promotion)} as other_promotion, i.state = 'ACTIVE' as is_active
        from (
          select * from (
            select i.id, s.sort_name, s.product_id ${fitting(store, promotion, words)}
            order by s.sort_name, s.product_id, i.id ${depth(paging)}
          ) d order by sort_name, product_id, id limit ${page_size} offset ${(page - 1) * page_size}
        ) q join inventories i on i.store_id = ${store_id}::bigint and i.id = q.id
        join stocks k on k.store_id = ${store_id}::bigint and k.variant_id = i.variant_id
        join product_units u on u.id = i.product_unit_id
        join product_variants v on v.id = i.variant_id join products g on g.id = i.product_id
        left join promotion_items m on m.store_id = ${store_id}::bigint
          and m.promotion_id = ${promotion.cms_id}::bigint and m.inventory_id = i.id
        order by q.sort_name, q.product_id, q.id`,
  );
};

/** Counted no further than `most`. */
export async function countCandidates(
  db: Db,
  store: OneStore,
  promotion: PromotionRecord,
  words: SearchTerms,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count
        from (select 1 ${fitting(store, promotion, words)} limit ${integer(most)}) as counted`,
  );
  return row?.count ?? 0;
}
