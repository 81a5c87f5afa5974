import { type Sql, sql } from './sql.ts';

/**
 * Rows as one JSON value, which takes a driver far less than twenty times twenty columns. With the offset a distributed database
 * puts them in order before it gathers them; without it each node's rows would stand together. A column of theirs alone may be all
 * that is wanted.
 */
export const asJson = (rows: Sql, column?: Sql) => {
  const each = column ? sql`r.${column}` : sql`r`;
  return sql`(select json_agg(${each}) as rows from (${rows} offset 0) r)`;
};
