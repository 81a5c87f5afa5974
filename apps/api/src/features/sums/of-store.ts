import { type Sql, sql } from '../../platform/db/sql.ts';

/** Narrows a column to the store that is looked at. Every table says so: on a distributed database nothing is concluded. */
export type OfStore = (column: Sql) => Sql;

export const onlyOf =
  (store_id: string): OfStore =>
  (column) =>
    sql`${column} = ${store_id}::bigint`;
