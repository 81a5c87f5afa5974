import { type Sql, sql } from './sql.ts';

/** Every word (of the first eight) has to occur in the text, which is in small letters. */
export const hasWords = (text: Sql, query: string | undefined): Sql[] =>
  words(query).map((word) => sql`${text} like ${`%${word}%`}`);

/** Signs that mean something to LIKE are meant as themselves. */
function words(query = ''): string[] {
  const text = query.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return text.split(' ').filter(Boolean).slice(0, 8);
}
