import { type Sql, sql } from '../../platform/db/sql.ts';

/** Narrows a column to the store that is looked at; to nothing where all are. */
export type OfStore = (column: Sql) => Sql;

export const onlyOf =
  (store_id: string | undefined): OfStore =>
  (column) =>
    store_id ? sql`${column} = ${store_id}::bigint` : sql`true`;
