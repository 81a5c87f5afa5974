/** What a piece of a search stands for: texts of which one has to occur, or the one order whose number it is. */
export type Piece = { texts: readonly string[] } | { order_id: string };

/** What was typed, and what is known of it before anything is looked for. */
export type Search = {
  pieces: readonly Piece[];
  /** Whether the list is walked and each order held against it, instead of looking the pieces up. */
  is_walked: boolean;
  /** How many orders have it, where that is known without looking; one more than the cap stands for all beyond. */
  total: number | undefined;
};

/** What somebody typed, as the pieces that each have to occur; at most eight. */
export const piecesOfQuery = (query: string): string[] =>
  query.toLowerCase().split(' ').filter(Boolean).slice(0, 8);

/** Letters and digits alone. */
export const isPlainWord = (piece: string): boolean => /^[\p{L}\p{N}]+$/u.test(piece);

/** It could be part of an order's number as well as a word. */
export const hasDigits = (piece: string): boolean => /\d/.test(piece);

/** What every number begins with, while somebody is still typing it. */
export const isNumberBegun = (piece: string): boolean => /^po(-\d{0,5})?$/.test(piece);

/** No index finds it: it is met by walking. */
export const isTooShort = (piece: string): boolean => piece.length < 3;

/** The id of the order whose whole number it is. */
export const idInNumber = (piece: string): string | undefined =>
  /^po-\d{6}-(\d{1,18})$/.exec(piece)?.[1];
