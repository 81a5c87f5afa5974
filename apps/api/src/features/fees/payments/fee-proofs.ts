/** Pieces of 16 bits; of two pictures that differ in fewer bits than there are pieces, one piece at least is the same. */
const digitsOfPiece = 4;

/** How many of 256 bits may differ between two copies of one picture. */
export const mostDifferent = 16;

/** Each piece with its place, as numbers to look up by. Pieces of flat areas say nothing: many pictures have them. */
export function piecesOf(picture_hash: string | null): number[] {
  const pieces = picture_hash?.match(new RegExp(`.{${digitsOfPiece}}`, 'g')) ?? [];
  return pieces.flatMap((piece, place) => {
    const value = Number.parseInt(piece, 16);
    return value === 0 ? [] : [place * 65_536 + value];
  });
}
