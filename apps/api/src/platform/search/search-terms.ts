import type { Db } from '../db/handle.ts';
import type { Sql } from '../db/sql.ts';
import { piecesOfQuery } from './query-pieces.ts';
import type { Texts } from './search.ts';
import { similarWords } from './similar-words.ts';
import { textMatch } from './text-match.ts';

/** What somebody typed: of each word the texts it may stand for, one of which has to occur. */
export type SearchTerms = readonly Texts[];

/** Word by word; a word that is part of none known may be one that was mistyped. */
export function expandQuery(db: Db, query = ''): Promise<SearchTerms> {
  return Promise.all(
    piecesOfQuery(query).map((word) =>
      isCorrectable(word) ? meantBy(db, word) : { texts: [word] },
    ),
  );
}

/** Letters first: a number is meant as it stands. */
const isCorrectable = (word: string): boolean => /^\p{L}[\p{L}\p{N}]{3,}$/u.test(word);

async function meantBy(db: Db, typed: string): Promise<Texts> {
  const words = await similarWords(db, typed);
  const isKnown = words.length === 0 || words.some((word) => word.includes(typed));
  return { texts: isKnown ? [typed] : words };
}

/** For an index of trigrams. */
export const indexPredicate = (column: Sql, words: SearchTerms): Sql[] =>
  words.map((texts) => textMatch(column, texts, false));

/** For rows that are met anyway. */
export const rowPredicate = (column: Sql, words: SearchTerms): Sql[] =>
  words.map((texts) => textMatch(column, texts, true));
