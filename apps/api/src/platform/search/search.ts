import { countedUpTo } from '../bounded-count.ts';
import type { Db } from '../db/handle.ts';
import { isTooShort } from './query-pieces.ts';
import { mostWords, similarWords } from './similar-words.ts';

/** Texts of which one has to occur. */
export type Texts = { texts: readonly string[] };

/** What a piece may stand for, how many rows may have it at most, and how many have, if that is known. */
export type Meaning<Piece> = { piece: Piece; most: number; total?: number | undefined };

/** What was typed, and what is known of it before anything is looked for. */
export type Search<Piece> = {
  pieces: readonly Piece[];
  /** Whether the list is walked and each row held against it, instead of looking the pieces up. */
  is_walked: boolean;
  /** How many rows may have it at most. */
  most: number;
  /** How many rows have it, where that is known without looking; one more than the cap stands for all beyond. */
  total: number | undefined;
};

/** It may be anywhere: only walking meets it. */
export const anywhere = Number.MAX_SAFE_INTEGER;

type Counted = {
  /** How many rows of the scope have each of these words. */
  countsOf: (words: readonly string[]) => Promise<number[]>;
  /** Whether the counted words are all that it could be part of. */
  isInWordsAlone: boolean;
  /** How many rows of the scope have it and are not counted yet. */
  uncounted: number;
};

/** A word that is part of no word anybody knows may be one that was mistyped. */
export async function meaningOfWord(
  db: Db,
  typed: string,
  { countsOf, isInWordsAlone, uncounted }: Counted,
): Promise<Meaning<Texts>> {
  const like = await similarWords(db, typed);
  // What a row has is no mistake, though no counted word has it yet.
  const words = uncounted > 0 ? like.filter((word) => word.includes(typed)) : like;
  const counts = words.length > 0 ? await countsOf(words) : [];
  const isMistyped = words.length > 0 && !words[0]?.includes(typed);
  const isAllKnown = !isMistyped && isInWordsAlone && words.length < mostWords;
  return {
    piece: { texts: isMistyped ? words : [typed] },
    most: mostOf(typed, words, [...counts, uncounted]),
    total: totalOf(counts, isAllKnown, uncounted),
  };
}

/** Of more words than are named the rest is not counted: it may be anywhere. */
const mostOf = (typed: string, words: readonly string[], counts: readonly number[]): number =>
  isTooShort(typed) || words.length >= mostWords
    ? anywhere
    : counts.reduce((sum, each) => sum + each, 0);

/**
 * How many rows may have a piece with signs in it, like "a&w": no more than have the rarest of its words. Only
 * words are counted, so one of nothing but signs and short words may be anywhere.
 */
export async function mostWithSigns(
  db: Db,
  typed: string,
  countsOf: Counted['countsOf'],
): Promise<number> {
  const parts = typed.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const most = await Promise.all(
    parts.map(async (part) => {
      const words = (await similarWords(db, part)).filter((word) => word.includes(part));
      return mostOf(part, words, words.length > 0 ? await countsOf(words) : []);
    }),
  );
  return Math.min(anywhere, ...most);
}

/** One word decides it, if no other can have it, and so does one beyond the cap; several may be in the same rows. */
function totalOf(
  counts: readonly number[],
  isAllKnown: boolean,
  uncounted: number,
): number | undefined {
  if (isAllKnown && counts.length < 2) return (counts[0] ?? 0) + uncounted;
  return Math.max(0, ...counts) > countedUpTo ? countedUpTo + 1 : undefined;
}

type Paging = { page: number; page_size: number };

/** `countAll` says how many rows there are, of which some have it. */
export async function searchOf<Piece>(
  meanings: readonly Meaning<Piece>[],
  paging: Paging,
  countAll: () => Promise<number>,
): Promise<Search<Piece>> {
  const isNowhere = meanings.some(({ total }) => total === 0);
  const most = Math.min(...meanings.map((meaning) => meaning.most));
  return {
    pieces: meanings.map(({ piece }) => piece),
    is_walked: most > 0 && isWorthWalking(paging, most, await countAll()),
    most,
    total: isNowhere ? 0 : meanings.length === 1 ? meanings[0]?.total : undefined,
  };
}

/** Walking passes over (rows wanted) × (rows there are) ÷ (rows that have it); looking up fetches all that have it. */
const isWorthWalking = ({ page, page_size }: Paging, most: number, all: number): boolean =>
  (page * page_size * all) / most < most;
