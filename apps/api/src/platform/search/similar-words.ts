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

/** The same for many at once, in one statement. */
export async function similarToEach(
  db: Db,
  pieces: readonly string[],
): Promise<Map<string, string[]>> {
  if (pieces.length === 0) return new Map();
  const rows = await rowsOf<{ piece: string; word: string }>(
    db,
    sql`select t.piece, s.word
        from unnest(${pieces}::text[]) t (piece)
        cross join lateral (
          with part_of as (
            select word from search_words where word like '%' || t.piece || '%' order by length(word), word
            limit ${mostWords}
          )
          select word from part_of
          union all
          (select word from search_words
            where not exists (select from part_of) and length(t.piece) > 3 and word % t.piece
              and similarity(word, t.piece) > 0.4
            order by similarity(word, t.piece) desc, word limit 5)
        ) s`,
  );
  const words = Map.groupBy(rows, ({ piece }) => piece);
  return new Map(pieces.map((piece) => [piece, (words.get(piece) ?? []).map(({ word }) => word)]));
}
