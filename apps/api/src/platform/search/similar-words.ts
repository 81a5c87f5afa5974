import type { Db } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';

/** So many words are named at most; where there are as many, there may be more. */
export const mostWords = 40;

/** Words that what was typed may mean: those it is part of, or else those it resembles. */
export async function similarWords(db: Db, piece: string): Promise<string[]> {
  const part = `%${piece}%`;
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`with part_of as (
          select word from search_words where word like ${part} order by length(word), word
          limit ${mostWords}
        )
        select word from part_of
        union all
        (select word from search_words
          where not exists (select from part_of) and length(${piece}) > 3 and word % ${piece}
            and similarity(word, ${piece}) > 0.4
          order by similarity(word, ${piece}) desc, word limit 5)`,
  );
  return rows.map(({ word }) => word);
}
