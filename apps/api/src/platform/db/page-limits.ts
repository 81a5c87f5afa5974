import { integer, sql } from './sql.ts';

type Paging = { page: number; page_size: number };

/**
 * How deep a page reaches, rounded up to a power of two and written out: to a limit it cannot see a planner
 * gives a tenth of the table, and sorts it. Few depths make few statements.
 */
export const depth = ({ page, page_size }: Paging) =>
  sql`limit ${integer(2 ** Math.ceil(Math.log2(Math.max(page * page_size, 32))))}`;

export const limits = ({ page, page_size }: Paging) =>
  sql`limit ${page_size} offset ${(page - 1) * page_size}`;
