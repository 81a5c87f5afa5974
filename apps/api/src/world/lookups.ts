import type { Database } from '../platform/db/handle.ts';

/** Buyers who came back to a store in the last weeks for something it had little or nothing of. */
export async function fillLookups({ runScript }: Database): Promise<void> {
  await runScript(`
    insert into product_lookups (store_id, variant_id, day, buyer_store_id)
    select k.store_id, k.variant_id, current_date - mod(b.buyer_store_id + k.variant_id, 27)::int,
      b.buyer_store_id
    from stocks k
    cross join lateral (
      select o.buyer_store_id from orders o where o.store_id = k.store_id
      group by 1 order by mod(o.buyer_store_id * (k.variant_id + 7), 101), 1
      limit mod(k.variant_id * 13, 10)
    ) b
    where k.stock - k.reserved <= k.low_stock_level`);
}
