import type { Search, Texts } from '../../../platform/search/search.ts';

/** What a piece of a search stands for: texts of which one has to occur, or the one order whose number it is. */
export type Piece = Texts | { order_id: string };

export type OrderSearch = Search<Piece> & {
  /** The orders whose texts have it, where they were looked up. */
  found?: readonly string[] | undefined;
};

/** It could be part of an order's number as well as a word. */
export const hasDigits = (piece: string): boolean => /\d/.test(piece);

/** What every number begins with, while somebody is still typing it. */
export const isNumberBegun = (piece: string): boolean => /^po(-\d{0,5})?$/.test(piece);

/** The id of the order whose whole number it is. */
export const idInNumber = (piece: string): string | undefined =>
  /^po-\d{6}-(\d{1,18})$/.exec(piece)?.[1];
