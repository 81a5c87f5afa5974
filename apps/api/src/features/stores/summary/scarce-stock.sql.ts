import type { SellerSummary } from '@marketplace/contract/store-summary';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

type Stock = NonNullable<SellerSummary['stock']>;

const shown = 5;

/** What is offered and running out or gone: few, and in an index of their own. */
const scarce = (scope: StoreScope) => sql`
  select k.store_id, k.variant_id, greatest(k.stock - k.reserved, 0) as free_pieces from stocks k
  where ${inScope(scope, sql`k.store_id`)}
    and k.stock - k.reserved <= k.low_stock_level
    and exists (
      select from inventories i
      where i.store_id = k.store_id and i.variant_id = k.variant_id and i.state = 'ACTIVE'
    )`;

/** Products, as the list of products that it leads to counts them: one may have a variant that is gone and one that is low. */
export async function readScarcity(
  db: Db,
  scope: StoreScope,
): Promise<Pick<Stock, 'low' | 'sold_out'>> {
  const [row] = await rowsOf<Pick<Stock, 'low' | 'sold_out'>>(
    db,
    sql`select count(distinct (k.store_id, v.product_id)) filter (where free_pieces > 0)::int as low,
          count(distinct (k.store_id, v.product_id)) filter (where free_pieces = 0)::int as sold_out
        from (${scarce(scope)}) k join product_variants v on v.id = k.variant_id`,
  );
  return row ?? { low: 0, sold_out: 0 };
}

/** Prices that the rules of the stores would have otherwise. */
export async function countAdjustable(db: Db, scope: StoreScope): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select coalesce(sum(adjustable), 0)::int as count from price_proposals
        where ${inScope(scope, sql`store_id`)}`,
  );
  return row?.count ?? 0;
}

/** Where nobody looked, what is gone comes before what is running out. */
export const readWanted = (db: Db, scope: StoreScope): Promise<Stock['wanted']> =>
  rowsOf<Stock['wanted'][number]>(
    db,
    sql`select w.store_id, s.name as store_name, p.id as product_id, w.variant_id,
          trim(p.name || ' ' || v.name) as product_name, w.free_pieces,
          case when w.free_pieces = 0 then 'NONE' else 'LOW' end as stock_level, w.buyers_looking
        from (
          select k.*, (
            select count(distinct l.buyer_store_id)::int from product_lookups l
            where l.store_id = k.store_id and l.variant_id = k.variant_id
              and l.day > current_date - 28
          ) as buyers_looking
          from (${scarce(scope)}) k
          order by buyers_looking desc, k.free_pieces, k.store_id, k.variant_id limit ${shown}
        ) w
        join stores s on s.id = w.store_id
        join product_variants v on v.id = w.variant_id
        join products p on p.id = v.product_id
        order by w.buyers_looking desc, w.free_pieces, w.store_id, w.variant_id`,
  );
