import { hasWords } from '../db/search-words.ts';
import { joined, type Sql, sql } from '../db/sql.ts';
import type { Texts } from './search.ts';

/** One of the texts occurs in the column, which is in small letters. */
export function textMatch(column: Sql, { texts }: Texts, isWalked: boolean): Sql {
  const has = isWalked ? holds : (text: string) => hasWords(column, text);
  return sql`(${joined(texts.flatMap(has), ' or ')})`;

  /** Asked this way the text has no index, and a planner expects to meet it soon: the list is walked. */
  function holds(text: string) {
    return [sql`strpos(${column}, ${text}) > 0`];
  }
}
