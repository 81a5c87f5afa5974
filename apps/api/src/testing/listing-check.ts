import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';

/** What is kept with every change, beside the view that says it from the ground up. */
const kept = [
  ['store_products', 'products_of_stores'],
  ['inventory_counters', 'counters_of_inventories'],
] as const;

/**
 * What does not add up of listings: products of stores, counters and words against what they count, the ledger
 * against each of its lines, and words that no search could name.
 */
export async function whatListingsDoNotAddUp(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, view] of kept) {
    const { rows } = await sql<{ row: string }>`
      (select format('%s: %s', ${table}::text, t::text) as row from (
        select * from ${sql.table(table)} except select * from ${sql.table(view)}) t)
      union all
      (select format('%s: %s', ${view}::text, t::text) from (
        select * from ${sql.table(view)} except select * from ${sql.table(table)}) t)`.execute(db);
    problems.push(...rows.map(({ row }) => row));
  }
  const { rows } = await sql<{ problem: string }>`
    with counted as (
      select store_id, word, count(*)::int as products from words_of_products group by 1, 2
    )
    select format('word %s of store %s: %s, products %s', word, store_id, p.products, c.products) as problem
    from product_words p full join counted c using (store_id, word)
    where p.products is distinct from c.products
    union all
    select format('word %s cannot be searched', word) from product_words p
    where not exists (select from search_words s where s.word = p.word)
    union all
    select format('ledger line %s of store %s: %s, reached %s', id, store_id, stock_after, reached)
    from (
      select *, sum(change) over (partition by store_id, variant_id order by id) as reached
      from stock_ledger
    ) l where stock_after <> reached
    union all
    select format('listing %s: variant %s is not of product %s', i.id, i.variant_id, i.product_id)
    from inventories i join product_units pu on pu.id = i.product_unit_id
    join product_variants v on v.id = pu.variant_id
    where pu.variant_id <> i.variant_id or v.product_id <> i.product_id
    union all
    select format('tier of listing %s: %s, price %s', i.id, t.price, i.price)
    from inventory_price_tiers t join inventories i on i.store_id = t.store_id and i.id = t.inventory_id
    where t.price >= i.price`.execute(db);
  return [...problems, ...rows.map(({ problem }) => problem)];
}
