import type { StoreScope } from '../store-scope.ts';
import { type Sql, sql } from './sql.ts';

/** The stores of a scope. One is asked for by itself: a distributed database goes to its node then, and to no other. */
export const inScope = ({ store_ids, store_id_array }: StoreScope, column: Sql): Sql =>
  store_ids.length === 1
    ? sql`${column} = ${store_ids[0]}::bigint`
    : sql`${column} = any(${store_id_array}::bigint[])`;

/**
 * The stores of the statement's `scope`, whose ids travel once. Asked this way they are hashed, and hidden
 * from indexes that begin with the store: fetching and sorting all rows of a thousand stores looks
 * cheap to a planner that does not know how many there are.
 */
export const hashedInScope = (column: Sql) =>
  sql`(${column} in (select unnest(ids) from scope)) is true`;

/** The same, each looked up in an index. */
export const lookedUpInScope = (column: Sql) =>
  sql`${column} = any((select ids from scope)::bigint[])`;
