import { identifier, joined, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

/** What is kept with every change, beside the view that says it from the ground up. */
const kept = [
  ['store_products', 'products_of_stores'],
  ['inventory_counters', 'counters_of_inventories'],
] as const;

const isAlike = (of: OfStore, table: string, other: string) => sql`
    select format('%s: %s', ${table}::text, t::text) as problem from (
      select * from ${identifier(table)} where ${of(sql`store_id`)}
      except select * from ${identifier(other)} where ${of(sql`store_id`)}) t`;

export const wrongInKept = (of: OfStore) =>
  joined(
    kept.flatMap(([table, view]) => [isAlike(of, table, view), isAlike(of, view, table)]),
    ' union all ',
  );

/**
 * Words against the products that have them, the ledger against each of its lines, listings against the
 * catalogue, and words that no search could name.
 */
export const wrongInListings = (of: OfStore) => sql`
    with counted as (
      select store_id, word, count(*)::int as products from words_of_products where ${of(sql`store_id`)} group by 1, 2
    )
    select format('word %s of store %s: %s, products %s', word, store_id, p.products, c.products) as problem
    from (select * from product_words where ${of(sql`store_id`)}) p full join counted c using (store_id, word)
    where p.products is distinct from c.products
    union all
    select format('word %s cannot be searched', word) from product_words p
    where ${of(sql`p.store_id`)} and not exists (select from search_words s where s.word = p.word)
    union all
    select format('ledger line %s of store %s: %s, reached %s', id, store_id, stock_after, reached)
    from (
      select *, sum(change) over (partition by store_id, variant_id order by id) as reached
      from stock_ledger where ${of(sql`store_id`)}
    ) l where stock_after <> reached
    union all
    select format('listing %s: variant %s is not of product %s', i.id, i.variant_id, i.product_id)
    from inventories i join product_units pu on pu.id = i.product_unit_id
    join product_variants v on v.id = pu.variant_id
    where ${of(sql`i.store_id`)} and (pu.variant_id <> i.variant_id or v.product_id <> i.product_id)
    union all
    select format('tier of listing %s: %s, price %s', i.id, t.price, i.price)
    from inventory_price_tiers t join inventories i on i.store_id = t.store_id and i.id = t.inventory_id
    where ${of(sql`t.store_id`)} and ${of(sql`i.store_id`)} and t.price >= i.price`;
