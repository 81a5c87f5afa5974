export type Cell = { row: number; column: number };
/** Where one is, and how far the range from there reaches. */
export type Selection = { at: Cell; to: Cell };
export type Size = { rows: number; columns: number; page: number };

export const boxOf = ({ at, to }: Selection) => ({
  top: Math.min(at.row, to.row),
  bottom: Math.max(at.row, to.row),
  left: Math.min(at.column, to.column),
  right: Math.max(at.column, to.column),
});

/** The same where there are only so many rows; itself where it fits. */
export function within(selection: Selection, rows: number): Selection {
  const last = Math.max(0, rows - 1);
  const { at, to } = selection;
  if (at.row <= last && to.row <= last) return selection;
  const fit = (cell: Cell): Cell => ({ ...cell, row: Math.min(cell.row, last) });
  return { at: fit(at), to: fit(to) };
}

/** Where a key leads to from a cell; with Ctrl to the end. Undefined for a key that leads nowhere. */
export function movedBy(
  key: string,
  isFar: boolean,
  { row, column }: Cell,
  { rows, columns, page }: Size,
): Cell | undefined {
  const step = isFar ? Math.max(rows, columns) : 1;
  const to = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + step, column);
    case 'ArrowUp':
      return to(row - step, column);
    case 'ArrowRight':
      return to(row, column + step);
    case 'ArrowLeft':
      return to(row, column - step);
    case 'PageDown':
      return to(row + page, column);
    case 'PageUp':
      return to(row - page, column);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}
