import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { joined, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Texts } from '../../../platform/search/search.ts';
import { textMatch } from '../../../platform/search/text-match.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';

/** An order has come to its seller: what it is found by is written and counted soon (`index-orders.service.ts`). */
export async function indexLater(db: Tx, store_id: string, order_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`insert into orders_to_index (store_id, order_id) values (${store_id}::bigint, ${order_id}::bigint)`,
  );
}

/** How many orders of the scope have each of these words, of those that are counted. */
export async function countsOfWords(
  db: Db,
  scope: StoreScope,
  words: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf<{ orders: number }>(
    db,
    sql`select sum(orders)::int as orders from order_words
        where ${inScope(scope, sql`store_id`)} and word = any(${words}::text[])
        group by word`,
  );
  return rows.map(({ orders }) => orders);
}

/** How many orders of the scope have this text, of those that are not counted yet. */
export async function countUncounted(db: Db, scope: StoreScope, text: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count ${uncounted(scope)} and strpos(o.search_text, ${text}) > 0`,
  );
  return row?.count ?? 0;
}

/** So few are each looked up: that is less than what the whole marketplace has of a word. */
const fewStores = 20;

/** The orders of the scope in whose text one of each occurs; no more than `most`. */
export async function findOrders(
  db: Db,
  scope: StoreScope,
  pieces: readonly Texts[],
  most: number,
): Promise<string[]> {
  const having = (column: Sql, isWalked: boolean) =>
    joined(
      pieces.map((piece) => textMatch(column, piece, isWalked)),
      ' and ',
    );
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select t.order_id as id from order_texts t
        where ${hashedInScope(scope, sql`t.store_id`)} and ${having(sql`t.search_text`, false)}
        union
        select o.id ${uncounted(scope)} and ${having(sql`o.search_text`, true)}
        limit ${most}::int`,
  );
  return rows.map(({ id }) => id);
}

const uncounted = (scope: StoreScope) => sql`
  from orders_to_index i join orders o on o.store_id = i.store_id and o.id = i.order_id
  where ${inScope(scope, sql`i.store_id`)} and ${inScope(scope, sql`o.store_id`)}`;

/** Many stores are hashed, and hidden from the index of texts: it would be asked once for each. */
const hashedInScope = (scope: StoreScope, column: Sql) =>
  scope.store_ids.length <= fewStores
    ? inScope(scope, column)
    : sql`(${column} in (select unnest(${scope.store_id_array}::bigint[]))) is true`;

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
        and ${inScope(scope, sql`store_id`)} and arrived_at is not null`,
  );
  return rows.length > 0;
}
