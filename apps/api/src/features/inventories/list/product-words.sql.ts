import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/**
 * Products have come to a store. Counted in the order of the words, so that of two who list at once one waits
 * for the other and not both.
 */
export async function countProductWords(
  db: Tx,
  { store_id }: OneStore,
  product_ids: readonly string[],
): Promise<void> {
  await rowsOf(
    db,
    sql`
    with words as materialized (
      select word, count(*)::int as products from words_of_products
      where store_id = ${store_id}::bigint and product_id = any(${product_ids}::bigint[])
      group by word
    ), known as (
      insert into search_words (word)
      select word from words
      where not exists (select from search_words s where s.word = words.word)
      order by word
      on conflict do nothing
    )
    insert into product_words as c (store_id, word, products)
    select ${store_id}::bigint, word, products from words order by word
    on conflict (store_id, word) do update set products = c.products + excluded.products`,
  );
}
