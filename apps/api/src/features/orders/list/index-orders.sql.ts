import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Stores after this one that have orders to index. */
export async function storesToIndex(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ store_id: string }>(
    db,
    sql`select distinct store_id from orders_to_index
        where store_id > ${after}::bigint order by store_id limit ${limit}`,
  );
  return rows.map(({ store_id }) => store_id);
}

export async function ordersToIndex(
  db: Db,
  { store_id }: OneStore,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select order_id as id from orders_to_index
        where store_id = ${store_id}::bigint order by order_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Words of these orders that no search could name yet. */
export async function newWordsOf(
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select distinct word from words_of_orders w
        where store_id = ${store_id}::bigint and order_id = any(${ids}::bigint[])
          and not exists (select from search_words s where s.word = w.word)
        order by word`,
  );
  return rows.map(({ word }) => word);
}

export const writeNewWords = (db: Db, words: readonly string[]) =>
  rowsOf(
    db,
    sql`insert into search_words (word) select unnest(${words}::text[]) on conflict do nothing`,
  );

/** Those of the orders that nobody has indexed meanwhile: who takes them indexes them, or nobody has taken them. */
export async function takeToIndex(
  db: Tx,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`delete from orders_to_index
        where store_id = ${store_id}::bigint and order_id = any(${ids}::bigint[])
        returning order_id as id`,
  );
  return rows.map(({ id }) => id);
}

export const writeTexts = (db: Tx, { store_id }: OneStore, ids: readonly string[]) =>
  rowsOf(
    db,
    sql`insert into order_texts (store_id, order_id, search_text)
        select store_id, id, search_text from orders
        where store_id = ${store_id}::bigint and id = any(${ids}::bigint[])
        on conflict do nothing`,
  );

/** In the order of the words, so that of two who count at once one waits for the other and not both. */
export const countWords = (db: Tx, { store_id }: OneStore, ids: readonly string[]) =>
  rowsOf(
    db,
    sql`insert into order_words as c (store_id, word, orders)
        select store_id, word, count(*)::int from words_of_orders
        where store_id = ${store_id}::bigint and order_id = any(${ids}::bigint[])
        group by store_id, word order by word
        on conflict (store_id, word) do update set orders = c.orders + excluded.orders`,
  );
