import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/**
 * An order has come to its seller. Counted in the order of the words, so that of two orders at once one waits
 * for the other and not both.
 */
export async function countWords(db: Tx, store_id: string, order_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`
    with words as (
      select store_id, word from words_of_orders
      where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint
    ), known as (
      insert into search_words (word)
      select word from words
      where not exists (select from search_words s where s.word = words.word)
      order by word
      on conflict do nothing
    )
    insert into order_words as c (store_id, word, orders)
    select store_id, word, 1 from words order by word
    on conflict (store_id, word) do update set orders = c.orders + 1`,
  );
}

/** How many orders of the scope have each of these words. */
export async function countsOfWords(
  db: Db,
  scope: StoreScope,
  words: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf<{ orders: number }>(
    db,
    sql`select sum(orders)::int as orders from order_words
        where store_id = any(${scope.store_id_array}::bigint[]) and word = any(${words}::text[])
        group by word`,
  );
  return rows.map(({ orders }) => orders);
}

/** Whether it is the number of an order of the scope, whole. */
export async function isNumberOf(
  db: Db,
  scope: StoreScope,
  id: string,
  number: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from orders where id = ${id}::bigint and order_number = ${number.toUpperCase()}
        and store_id = any(${scope.store_id_array}::bigint[]) and arrived_at is not null`,
  );
  return rows.length > 0;
}
