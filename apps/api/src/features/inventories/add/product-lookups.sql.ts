import type { Db } from '../../../platform/db/handle.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import { rowPredicate, type SearchTerms } from '../../../platform/search/search-terms.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';

const mostVariants = 20;

/**
 * What the store offers, has little or nothing of, and a buyer has just looked for; once a day each. What is
 * running out lies together in an index of its own.
 */
export async function insertLookups(
  db: Db,
  { buyer_store_id }: BuyerScope,
  seller_store_id: string,
  words: SearchTerms,
): Promise<void> {
  const store_id = sql`${seller_store_id}::bigint`;
  await rowsOf(
    db,
    sql`
    insert into product_lookups (store_id, variant_id, day, buyer_store_id)
    select k.store_id, k.variant_id, current_date, ${buyer_store_id}::bigint
    from stocks k
    join product_variants v on v.id = k.variant_id
    join products p on p.id = v.product_id
    where k.store_id = ${store_id} and k.stock - k.reserved <= k.low_stock_level
      and ${joined(rowPredicate(sql`lower(p.name || ' ' || v.name)`, words), ' and ')}
      and exists (
        select from inventories i
        where i.store_id = k.store_id and i.variant_id = k.variant_id and i.state = 'ACTIVE'
      )
    order by k.variant_id limit ${mostVariants}
    on conflict do nothing`,
  );
}
