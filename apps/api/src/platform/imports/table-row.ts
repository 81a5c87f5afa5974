/** What is wrong with a cell that has no value to read. */
type CellTrouble = { trouble: 'formula_empty' | 'formula_failed' | 'is_date'; text: string };

/** Text as it stands there, a number that a spreadsheet knows to be one, or neither. */
export type Cell = string | number | CellTrouble;

/** A row that has something in it, and the line it stands on in the file. */
export type TableRow = { line: number; cells: Cell[] };

/** The file is not what it says, or more than anybody would send in earnest. */
export class UnreadableFile extends Error {}

/** What lies further right is nobody's column. */
export const mostCells = 100;
/** What a cell has beyond this is cut off. */
export const mostLetters = 2_000;

/** Text as a cell keeps it: no longer than any has, and nothing in it that no database takes. */
export const asText = (text: string): string =>
  text.slice(0, mostLetters).replaceAll('\0', '').toWellFormed();

export const cellText = (cell: Cell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'object' ? cell.text : String(cell).trim();
