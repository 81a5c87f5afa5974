import { searchText } from '../../../platform/navigation/search-values.ts';

/** Longer words are nobody's, and are neither kept nor sent. */
export const mostLetters = 100;

/** What is looked for of what was typed: the mark before an order's number is not part of it. */
export const wordsOf = (typed: string): string =>
  searchText(typed.slice(0, mostLetters * 2).replace(/^\s*#/, ''))
    // Half of a sign, where the cut went through it.
    .replace(/[\uD800-\uDBFF]$/, '');

/** Whether the text has every word in it, in any order. */
export function holds(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
