/** A block of cells as spreadsheets put it on the clipboard: tabs and lines, in quotes where a cell has some of its own. */
export type Block = {
  cells: string[][];
  /** There were more lines, which were not read. */
  isCut: boolean;
};

/** Reads no more lines than can be meant: what is pasted may be a whole disk. */
export function readBlock(text: string, mostRows: number): Block {
  const cells: string[][] = [];
  let at = 0;
  while (at < text.length) {
    if (cells.length === mostRows) return { cells, isCut: true };
    const row: string[] = [];
    for (;;) {
      const { cell, end } = readOne(text, at);
      row.push(cell);
      at = end;
      if (text[at] !== '\t') break;
      at += 1;
    }
    cells.push(row);
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return { cells, isCut: false };
}

const ending = /[\t\r\n]/g;

function readOne(text: string, from: number): { cell: string; end: number } {
  const quoted = text[from] === '"' ? readQuoted(text, from + 1) : undefined;
  if (quoted) return quoted;
  ending.lastIndex = from;
  const end = ending.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, end), end };
}

/** Up to the quote that ends it; where none does, or something stands behind it, the quote was a sign like any other. */
function readQuoted(text: string, from: number): { cell: string; end: number } | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    const isEnd = at + 1 === text.length || /[\t\r\n]/.test(text[at + 1] ?? '');
    return isEnd ? { cell: text.slice(from, at).replaceAll('""', '"'), end: at + 1 } : undefined;
  }
  return undefined;
}

export const writeBlock = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(writeOne).join('\t')).join('\n');

const writeOne = (cell: string) =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
