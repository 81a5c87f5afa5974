type Piece = { from: number; piece: string; isFound: boolean };

/** A text cut where the texts that were searched for begin and end in it, large letters or small. */
export function piecesOf(text: string, searched: readonly string[]): Piece[] {
  const low = text.toLowerCase();
  // Letters that are written with more or fewer small ones would put the marks in the wrong place.
  if (low.length !== text.length) return [{ from: 0, piece: text, isFound: false }];
  const found = Array.from(low, () => false);
  for (const each of searched.filter(Boolean))
    for (let at = low.indexOf(each); at !== -1; at = low.indexOf(each, at + 1))
      found.fill(true, at, at + each.length);
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const isFound = found[from] === true;
    let to = from + 1;
    while (to < text.length && found[to] === isFound) to += 1;
    pieces.push({ from, piece: text.slice(from, to), isFound });
    from = to;
  }
  return pieces;
}
