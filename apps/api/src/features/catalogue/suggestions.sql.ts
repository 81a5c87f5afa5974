import type { Db } from '../../platform/db/handle.ts';
import { identifier, joined, rowsOf, sql } from '../../platform/db/sql.ts';
import { rowPredicate, type SearchTerms } from '../../platform/search/search-terms.ts';

/** Brands and categories are few enough to be read through; those that begin with it come first. */
export async function readNamesLike(
  db: Db,
  table: 'brands' | 'categories',
  words: SearchTerms,
  most: number,
): Promise<string[]> {
  const begins = (words[0]?.texts ?? []).map((word) => sql`starts_with(lower(t.name), ${word})`);
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select t.name from ${identifier(table)} t
        where ${joined(rowPredicate(sql`lower(t.name)`, words), ' and ')}
        order by (${joined(begins, ' or ')}) desc, t.name limit ${most}`,
  );
  return rows.map(({ name }) => name);
}

/** In the order of the ids. */
export async function readProductNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
        join products p on p.id = wanted.id order by wanted.place`,
  );
  return rows.map(({ name }) => name);
}
