import type { Database } from '../platform/db/handle.ts';
import type { Tables } from '../platform/db/tables.gen.ts';

type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

const chunkLength = 65_536;

/** Streams the rows into the table, each row in the order of the columns. */
export async function copyRows<Table extends keyof Tables & string>(
  database: Database,
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
  rows: Iterable<Row>,
): Promise<void> {
  const quoted = columns.map((column) => `"${column}"`);
  await database.copyIn(table, quoted, inChunks(rows));
}

function* inChunks(rows: Iterable<Row>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

const copyLine = (row: Row): string => `${row.map(copyCell).join('\t')}\n`;

const copyCell = (cell: Cell): string =>
  cell === null ? '\\N' : typeof cell === 'string' ? escaped(cell) : String(cell);

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
