/** What somebody typed, as the pieces that each have to occur; at most eight. */
export const piecesOfQuery = (query: string): string[] =>
  query.toLowerCase().split(' ').filter(Boolean).slice(0, 8);

/** Letters and digits alone. */
export const isPlainWord = (piece: string): boolean => /^[\p{L}\p{N}]+$/u.test(piece);

/** No index finds it: it is met by walking. */
export const isTooShort = (piece: string): boolean => piece.length < 3;
