import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { CatalogueRow } from './catalogue.sql.ts';

/**
 * Products of these rows whose text or number of units is no longer right, put right. They are locked first, in the order
 * of their ids: a store that is listing one of them is waited for, so that its copy is renewed with the others.
 */
export async function renewTexts(db: Tx, rows: readonly CatalogueRow[]): Promise<string[]> {
  const given = JSON.stringify(rows.map(({ brand, product }) => ({ brand, product })));
  const outdated = await rowsOf<{ id: string }>(
    db,
    sql`
    select p.id from products p join product_texts t on t.product_id = p.id
    where p.id = any(array(
        select q.id from jsonb_to_recordset(${given}::jsonb) as g (brand text, product text)
        join brands b on b.name = g.brand
        join products q on q.brand_id = b.id and q.name = g.product
      ))
      and (p.search_text, p.unit_count) is distinct from (t.search_text, t.unit_count)
    order by p.id for update of p`,
  );
  const product_ids = outdated.map(({ id }) => id);
  await rowsOf(
    db,
    sql`
    update products p set search_text = t.search_text, unit_count = t.unit_count
    from product_texts t where t.product_id = p.id and p.id = any(${product_ids}::bigint[])`,
  );
  return product_ids;
}

export async function addSearchWords(db: Tx, product_ids: readonly string[]): Promise<void> {
  await rowsOf(
    db,
    sql`
    insert into search_words (word)
    select distinct word from words_of_catalogue
    where product_id = any(${product_ids}::bigint[]) order by word
    on conflict do nothing`,
  );
}

/** In the stores that list them, what they are found by follows; words are counted in the order of the words. */
export async function renewStoreTexts(db: Tx, product_ids: readonly string[]): Promise<void> {
  await rowsOf(
    db,
    sql`
    with changed as (
      select s.store_id, s.product_id, s.search_text as before, p.search_text as after
      from store_products s join products p on p.id = s.product_id
      where s.product_id = any(${product_ids}::bigint[]) and s.search_text <> p.search_text
    ), words as (
      select distinct store_id, product_id, w as word, 1 as more
      from changed cross join regexp_split_to_table(after, '[^[:alnum:]]+') w where length(w) > 1
      union all
      select distinct store_id, product_id, w, -1
      from changed cross join regexp_split_to_table(before, '[^[:alnum:]]+') w where length(w) > 1
    ), counted as (
      insert into product_words as c (store_id, word, products)
      select store_id, word, sum(more)::int from words
      group by store_id, word having sum(more) <> 0 order by store_id, word
      on conflict (store_id, word) do update set products = c.products + excluded.products
    )
    update store_products s set search_text = c.after from changed c
    where s.store_id = c.store_id and s.product_id = c.product_id`,
  );
}
